/**
 * Programs that every system has for files and directories.
 *
 * Sources: the man pages of GNU coreutils 9, findutils 4.10 and rsync 3; rimraf, trash-cli and gio(1).
 */
import type { Card } from "./card.ts";

const COPY = "t|target-directory= f|force r|R|recursive T|no-target-directory S|suffix= n|no-clobber";

export const COREUTILS: readonly Card[] = [
  {
    names: "rm grm srm wipe zf_rm",
    options:
      "r|R|recursive f|force i I interactive=? v|verbose d|dir preserve-root=? no-preserve-root one-file-system",
    quiet: true,
    passes: "nothing",
    effects: [{ does: "delete", whole: "recursive" }],
  },
  { names: "unlink", effects: [{ does: "delete" }] },
  {
    // Windows' own takes whole trees with `/s`.
    names: "rmdir",
    options: "s",
    style: { slashes: true },
    quiet: true,
    effects: [{ does: "delete", whole: "s" }],
  },
  {
    names: "rimraf rimraf.js premove rm-rf trash-empty trash trash-put rmtrash gvfs-trash",
    options: "f|force g|glob i|interactive v|verbose",
    effects: [{ does: "delete", whole: true, globs: "glob" }],
  },
  {
    names: "del-cli deltree",
    options: "f|force d|dry-run",
    dry: "dry-run",
    effects: [{ does: "delete", whole: true, globs: true }],
  },
  { names: "gio", options: "f|force", effects: [{ does: "delete", verbs: "trash remove", whole: true }] },
  {
    names: "shred",
    options: "f n|iterations= s|size= u remove=? v x z random-source=",
    effects: [{ does: "overwrite" }, { does: "delete" }],
  },
  {
    names: "find gfind",
    // What stands behind its start points is an expression: effects/find.ts.
    style: { stops: true },
    runs: "each-found",
    passes: "nothing",
    lists: "found",
    effects: [{ does: "delete", by: "finding" }],
  },
  {
    names: "fd fdfind",
    options:
      "H|hidden I|no-ignore u|unrestricted t|type= e|extension= E|exclude= d|max-depth= x|exec= X|exec-batch= g a p 0 S|size= changed-within= changed-before= o|owner= c= j|threads= base-directory= search-path=",
    runs: "each-match",
    lists: "matches",
  },
  {
    names: "ls gls dir gci Get-ChildItem",
    options: "d|directory R|recursive I|ignore= w= T= color=? time= sort= format= hide=",
    passes: "nothing",
    lists: "directory",
  },
  { names: "locate mdfind", lists: "names" },
  {
    names: "rsync",
    options:
      "r|recursive a|archive n|dry-run list-only delete del delete-before delete-during delete-after delete-delay delete-excluded remove-source-files e|rsh= f|filter= exclude= include= exclude-from= include-from= files-from= password-file= rsync-path= write-devices copy-devices port= log-file= partial-dir= backup-dir= chmod= chown= compare-dest= copy-dest= link-dest= bwlimit= B= T= M= out-format= info= timeout= suffix= max-size= min-size=",
    dry: "dry-run list-only",
    texts: [{ option: "rsh" }],
    reads: "files-from",
    listed: "files-from",
    passes: "nothing",
    copies: "last",
    effects: [
      { does: "delete", to: "sources", with: "remove-source-files", whole: true },
      { does: "replace", to: "last", with: "write-devices" },
      { does: "supersede", to: "last" },
      {
        does: "delete",
        with: "delete del delete-before delete-during delete-after delete-delay delete-excluded",
        by: "mirroring",
      },
    ],
    sends: [{ to: "copy", by: "copying" }],
  },
  {
    names: "mv gmv zf_mv",
    options: COPY,
    quiet: true,
    passes: "nothing",
    copies: "last",
    effects: [{ does: ["move", "replace", "delete"], by: "moving" }],
  },
  {
    names: "cp gcp",
    options: COPY,
    quiet: true,
    passes: "content",
    copies: "last",
    effects: [{ does: ["replace", "truncate"], by: "copying" }],
  },
  {
    names: "install ginstall",
    options: `${COPY} m|mode= o|owner= g|group=`,
    quiet: true,
    copies: "last",
    effects: [{ does: ["replace", "truncate"], by: "copying" }],
  },
  {
    // `ln -sf /dev/null FILE` empties FILE for every reader.
    names: "ln gln",
    options: "s|symbolic f|force n T t|target-directory=",
    quiet: true,
    copies: "link",
    effects: [
      { does: "truncate", to: "second", with: "force", where: { operand: 0, is: "/dev/null" } },
      { does: "replace", to: "second", with: "force" },
    ],
  },
  {
    names: "link glink",
    quiet: true,
    copies: "link",
  },
  {
    names: "dd gdd dcfldd sg_dd sgp_dd",
    passes: "content",
    copies: "pairs",
    effects: [{ does: ["overwrite", "truncate"], by: "dumping" }],
  },
  {
    names: "dc3dd",
    effects: [
      { does: ["overwrite", "truncate"], by: "dumping" },
      { does: "overwrite", to: { key: "wipe" } },
      { does: "overwrite", to: { key: "hwipe" } },
      { does: "overwrite", to: { key: "hof" } },
    ],
  },
  {
    names: "tee gtee",
    options: "a|append i p",
    runs: "copied-input",
    passes: "content",
    lines: true,
    copies: "input",
    effects: [{ does: ["overwrite", "truncate", "append"], by: "teeing" }],
  },
  {
    names: "sponge",
    options: "a|append",
    prints: "unchanged",
    passes: "content",
    lines: true,
    copies: "input",
    effects: [{ does: ["overwrite", "truncate", "append"], by: "teeing" }],
  },
  {
    names: "truncate gtruncate",
    options: "s|size= r|reference= c o",
    quiet: true,
    effects: [{ does: "truncate", where: { option: "size", is: "0 0K 0M =0" } }],
  },
  {
    names: "chmod gchmod zf_chmod",
    options: "R|recursive v|verbose c|changes f|silent|quiet reference= preserve-root no-preserve-root",
    quiet: true,
    passes: "nothing",
    effects: [{ does: "chmod", whole: "recursive", by: "rights" }],
  },
  {
    names: "chown gchown",
    options: "R|recursive v c f h H L P from= reference= preserve-root no-preserve-root",
    quiet: true,
    passes: "nothing",
    effects: [{ does: "chown", whole: "recursive", by: "rights" }],
  },
  {
    names: "chgrp gchgrp",
    options: "R|recursive v c f h H L P reference= preserve-root no-preserve-root",
    effects: [{ does: "chown", whole: "recursive", by: "rights" }],
  },
  {
    names: "setfacl",
    options:
      "R|recursive m|modify= x|remove= b|remove-all k|remove-default M|modify-file= X= set= set-file= restore= d|default",
    effects: [{ does: "setfacl", whole: "recursive", by: "rights" }],
  },
  { names: "touch mkdir sleep kill sync", quiet: true, passes: "nothing" },
  {
    names:
      "wc stat cksum sum md5sum sha1sum sha224sum sha256sum sha384sum sha512sum shasum b2sum md5 crc32 file du df",
    passes: "nothing",
  },
  { names: "cmp", passes: "nothing", asks: true },
  { names: "pgrep", asks: true },
  { names: "whoami", prints: "user" },
  { names: "seq", prints: "numbers" },
  { names: "basename", prints: "last-component" },
  { names: "dirname", prints: "parent" },
  { names: "realpath", options: "relative-to= relative-base=", prints: "real-path" },
  { names: "readlink", prints: "link-target" },
  {
    names: "env",
    options: "u|unset= C|chdir= S|split-string= i|ignore-environment 0|null v",
    launches: { assigns: true, chdir: "chdir", splits: /^(?:-[iv0]*S|--split-string(?:=|$))/ },
    discloses: { source: "environment", words: /^(?:(?:-0|--null|-v)(?: |$))*$/ },
  },
  {
    names: "printenv",
    prints: "variable",
    discloses: { source: "environment", words: /^/, variables: true },
  },
  {
    names: "ps",
    discloses: {
      source: "environment",
      words: /^(?:-?[a-df-zA-Z]*e[a-df-zA-Z]*ww|e[a-df-zA-Z]*w|eww?\S*)(?: |$)/,
    },
  },
  { names: "yes", prints: "repeated" },

  // Programs that change the file of another program where it stands.
  { names: "strip upx prelink", options: "o= l t list", effects: [{ does: "edit", unless: "o l t list" }] },
  {
    names: "patchelf",
    options:
      "set-interpreter= set-rpath= add-rpath= set-soname= add-needed= remove-needed= page-size= output= print-interpreter print-rpath print-needed print-soname",
    effects: [{ does: "edit", unless: "print-interpreter print-rpath print-needed print-soname output" }],
  },
  {
    names: "objcopy",
    effects: [
      { does: "edit", to: "last" },
      { does: "edit", to: "only" },
    ],
  },
  { names: "mkfifo mknod", options: "m|mode= Z", quiet: true, copies: "pipe" },
  { names: "setcap", effects: [{ does: "edit", to: "rest" }] },
  { names: "install_name_tool", effects: [{ does: "edit", to: "last" }] },
  {
    names: "fallocate",
    options:
      "o|offset= l|length= p|punch-hole c|collapse-range z|zero-range i|insert-range d|dig-holes n|keep-size x|posix v",
    effects: [
      { does: "edit", with: "punch-hole collapse-range zero-range insert-range" },
      { does: "append", with: "length" },
    ],
  },
  {
    names: "tmpreaper tmpwatch",
    options: "t|test a|all f|force M|mtime u|atime c|ctime m protect= runtime= x|exclude= X|exclude-pattern=",
    dry: "test",
    effects: [{ does: "delete", to: "rest", whole: true }],
  },
];
