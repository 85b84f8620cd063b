/**
 * Archivers and compressors.
 *
 * Sources: the man pages of GNU tar 1.35, libarchive's bsdtar 3, Info-ZIP zip 3, cpio 2.15, p7zip, gzip, xz, zstd, lz4.
 */
import type { Card } from "./card.ts";

export const ARCHIVES: readonly Card[] = [
  {
    names: "tar gtar bsdtar",
    options:
      "f|file= C|directory= exclude= X|exclude-from= T|files-from= c|create x|extract t|list z j J v b= g= H= K= L= N= V= I|use-compress-program= F|info-script= new-volume-script= rsh-command= checkpoint-action= to-command= transform= remove-files",
    style: { bareCluster: true },
    texts: [
      { option: "use-compress-program" },
      { option: "info-script" },
      { option: "new-volume-script" },
      { option: "rsh-command" },
      { option: "to-command" },
      { option: "checkpoint-action", behind: /^exec=/ },
    ],
    passes: "content",
    reads: "files-from",
    listed: "files-from",
    copies: "archive",
    effects: [
      { does: "delete", with: "remove-files", whole: true, in: "directory" },
      { does: "replace", to: { option: "file" }, with: "create" },
    ],
  },
  {
    names: "zip",
    options: "m|move r|recurse-paths P|password= b= n= t= x|exclude=",
    texts: [{ flag: /^(?:-TT|--unzip-command)=?/ }],
    passes: "content",
    copies: "first",
    effects: [{ does: "delete", to: "rest", with: "move", whole: true }],
  },
  { names: "cpio", passes: "content", listed: true },
  { names: "ar", passes: "content" },
  {
    names: "7z 7za 7zr rar",
    options: "sdel df dr p= o= m= t= x= w= v= r",
    style: { longDash: true },
    passes: "content",
    copies: "second",
    effects: [{ does: "delete", to: "rest", with: "sdel df dr", whole: true }],
  },
  { names: "gzip pigz", prints: "packed", passes: "content", copies: { suffix: ".gz" } },
  { names: "bzip2", prints: "packed", passes: "content", copies: { suffix: ".bz2" } },
  { names: "xz", prints: "packed", passes: "content", copies: { suffix: ".xz" } },
  { names: "zstd", prints: "packed", passes: "content", copies: { suffix: ".zst" } },
  { names: "lz4", prints: "packed", passes: "content", copies: { suffix: ".lz4" } },
  { names: "gunzip zcat bzcat xzcat zstdcat", prints: "unpacked", passes: "content" },
  { names: "bunzip2 unxz unzstd", prints: "unpacked" },
  { names: "lzma compress brotli", passes: "content" },
];
