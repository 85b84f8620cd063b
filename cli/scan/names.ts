/**
 * Names of files whose bytes are no UTF-8, as text that leads back to them: each stray byte is a lone low surrogate, as
 * Python's `surrogateescape` writes it (PEP 383).
 */
import { join, relative } from "node:path";

/** One character of well-formed UTF-8 in a text of bytes, or one byte that belongs to none. */
const UNIT =
  /[^\x80-\xff]+|[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}|[\x80-\xff]/g;

const STRAY = /[\udc80-\udcff]/u;

/** A name as text. */
export function nameFrom(bytes: Buffer): string {
  const text = bytes.toString("utf8");
  if (!text.includes("\ufffd")) return text;
  return bytes.toString("latin1").replace(UNIT, (unit) => {
    const raw = Buffer.from(unit, "latin1");
    const read = raw.toString("utf8");
    return raw.equals(Buffer.from(read, "utf8"))
      ? read
      : [...raw].map((byte) => String.fromCharCode(0xdc00 + byte)).join("");
  });
}

/** Does the name hold a stray byte? */
export function isStray(name: string): boolean {
  return STRAY.test(name);
}

/** The path by which the file system knows a name. */
export function pathOf(name: string): string | Buffer {
  if (!isStray(name)) return name;
  const parts = [...name].map((unit) =>
    STRAY.test(unit) ? Buffer.from([unit.charCodeAt(0) - 0xdc00]) : Buffer.from(unit, "utf8"),
  );
  return Buffer.concat(parts);
}

/** The path of `name` in `folder`. Bun's own join and relative lose stray bytes. */
export function pathIn(folder: string, name: string): string {
  return isStray(folder) || isStray(name) ? `${folder.replace(/\/$/, "")}/${name}` : join(folder, name);
}

/** An absolute `path` as it is called in `folder`; itself where a stray one lies elsewhere. */
export function pathFrom(folder: string, path: string): string {
  if (!isStray(path)) return relative(folder, path);
  const begin = folder.endsWith("/") ? folder : `${folder}/`;
  return path.startsWith(begin) ? path.slice(begin.length) : path;
}

/**
 * What `of` makes of the paths of files, asked once of the folder of files that follow each other: below it a file keeps its own
 * name. A path without a folder, and one with a stray byte, is asked for itself.
 */
export function byFolder(of: (path: string) => string): (path: string) => string {
  let last = { folder: "", told: "" };
  return (path) => {
    const end = path.lastIndexOf("/");
    if (end <= 0 || isStray(path)) return of(path);
    const folder = path.slice(0, end);
    if (folder !== last.folder) last = { folder, told: of(folder) };
    return last.told === "" ? path.slice(end + 1) : last.told + path.slice(end);
  };
}
