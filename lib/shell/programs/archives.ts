/**
 * Archivers and compressors.
 *
 * Sources: the man pages of GNU tar 1.35, libarchive's bsdtar 3, Info-ZIP zip 3, cpio 2.15, p7zip, gzip, xz, zstd, lz4.
 */
import type { Card } from "./card.ts";

/** Compressors that take the file away when its other form stands beside it. */
const IN_PLACE = {
  options: "c|to-stdout|stdout k|keep t|test l|list d f n q r v S|suffix=",
  effects: [{ does: "rename", unless: "stdout keep test list" }],
} as const;

export const ARCHIVES: readonly Card[] = [
  {
    names: "tar gtar bsdtar",
    options:
      "f|file= C|directory= exclude= X|exclude-from= T|files-from= c|create x|extract t|list d|compare|diff z j J v b= g= H= K= L= N= V= I|use-compress-program= F|info-script= new-volume-script= rsh-command= checkpoint-action= to-command= transform= remove-files force-local",
    style: { bareCluster: true },
    optionsIn: "TAR_OPTIONS",
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
    sends: [{ to: "copy", by: "archiving" }],
    effects: [
      { does: "delete", with: "remove-files", whole: true, in: "directory" },
      { does: "replace", to: { option: "file" }, with: "create" },
      { does: "supersede", with: "extract", in: "directory" },
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
  { names: "unzip", options: "o d= P= x=", effects: [{ does: "supersede", to: "rest", in: "d" }] },
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
  { names: "gzip pigz", prints: "packed", passes: "content", copies: { suffix: ".gz" }, ...IN_PLACE },
  { names: "bzip2 pbzip2", prints: "packed", passes: "content", copies: { suffix: ".bz2" }, ...IN_PLACE },
  { names: "xz", prints: "packed", passes: "content", copies: { suffix: ".xz" }, ...IN_PLACE },
  {
    names: "zstd",
    prints: "packed",
    passes: "content",
    copies: { suffix: ".zst" },
    options: "rm o|output= D=",
    effects: [{ does: "rename", with: "rm" }],
  },
  { names: "lz4", prints: "packed", passes: "content", copies: { suffix: ".lz4" } },
  { names: "zcat bzcat xzcat zstdcat", prints: "unpacked", passes: "content" },
  { names: "gunzip", prints: "unpacked", passes: "content", ...IN_PLACE },
  { names: "bunzip2 unxz", prints: "unpacked", ...IN_PLACE },
  { names: "unzstd", prints: "unpacked", options: "rm", effects: [{ does: "rename", with: "rm" }] },
  { names: "lzma compress brotli lrzip lzop", passes: "content", ...IN_PLACE },
  { names: "unlzma uncompress", ...IN_PLACE },
];
