/**
 * The table of programs: their options, and what they do to files, disks and repositories. It must not know what a path
 * is worth.
 *
 * Sources: the man pages of GNU coreutils 9, findutils 4.10, util-linux 2.40, e2fsprogs, parted, gptfdisk, cryptsetup,
 * nvme-cli, hdparm, rsync 3, tar 1.35; Apple's diskutil(8).
 */

import { act, isWord, onlySubcommand, onlyWith, type Reader } from "../effect.ts";
import { byName } from "../programs/named.ts";
import type { OptionStyle } from "../word/getopt.ts";
import {
  badblocks,
  cleansDisk,
  formats,
  formatsDrive,
  inDev,
  makesExt,
  partitions,
  partitionsByScript,
  wipesSignatures,
} from "./disks.ts";
import {
  archives,
  clears,
  copies,
  ddValue,
  deletesItems,
  deletesRecursively,
  deletesTrees,
  dumps,
  edits,
  lastOperand,
  links,
  mirrors,
  moves,
  overwritesOperands,
  rescues,
  tees,
  truncates,
  writesTo,
} from "./files.ts";
import { deletionOf } from "./find.ts";
import { gitEffects } from "./git.ts";
import { changesAcl, changesMode, changesOwner, changesWindowsRights } from "./rights.ts";

type ProgramRow = {
  readonly names: string;
  readonly options: string;
  readonly style?: OptionStyle;
  readonly effects: Reader;
};

const MKFS =
  "F n q v V|version c t|type= L|label=? b= T= O= E= U|uuid= m= N= i= I= J= G= g= C= r= fs_label= volume-label= with-uuid=";

const CP = "t|target-directory= f|force r|R|recursive T|no-target-directory S|suffix= n|no-clobber";

const PROGRAMS: readonly ProgramRow[] = [
  {
    names: "rm grm",
    options:
      "r|R|recursive f|force i I interactive=? v|verbose d|dir preserve-root=? no-preserve-root one-file-system",
    effects: deletesRecursively,
  },
  { names: "srm wipe", options: "r|R|recursive f|force", effects: deletesRecursively },
  { names: "unlink", options: "", effects: (options) => act("delete", options.operands) },
  // Windows' own takes whole trees with `/s`.
  {
    names: "rmdir",
    options: "s",
    style: { slashes: true },
    effects: (options) => act("delete", options.operands, options.has("s")),
  },
  { names: "del", options: "a=?", style: { slashes: true }, effects: deletesTrees },
  {
    names: "rimraf rimraf.js del-cli deltree rm-rf trash-empty trash trash-put rmtrash gvfs-trash",
    options: "f|force g|glob i|interactive v|verbose",
    effects: deletesTrees,
  },
  {
    names: "gio",
    options: "f|force",
    effects: (options) =>
      isWord(options.operands[0], ["trash", "remove"]) ? act("delete", options.operands.slice(1), true) : [],
  },
  {
    names: "shred",
    options: "f n|iterations= s|size= u remove=? v x z random-source=",
    effects: (options) => [...act("overwrite", options.operands), ...act("delete", options.operands)],
  },
  {
    names: "find gfind",
    options: "",
    effects: (_, invocation) =>
      deletionOf(invocation).map((path) => ({ act: "delete", path, recursive: true })),
  },
  {
    names: "rsync",
    options:
      "r|recursive a|archive n|dry-run e|rsh= f|filter= exclude= include= exclude-from= files-from= delete del delete-before delete-during delete-after delete-delay delete-excluded remove-source-files",
    effects: mirrors,
  },
  {
    names: "rclone",
    options: "n|dry-run i|interactive config= include= exclude= filter= v P",
    effects: clears,
  },
  {
    // PowerShell and cmd.exe.
    names: "Remove-Item remove-item ri rd erase",
    options: "Path= LiteralPath= Recurse|s Force|q Confirm=? f Filter= Include= Exclude= ErrorAction=",
    style: { longDash: true, slashes: true },
    effects: deletesItems,
  },
  {
    names: "Format-Volume Clear-Disk Initialize-Disk Remove-Partition format format.com",
    options: "DriveLetter= Number= DiskNumber= FileSystem= Confirm=? q y",
    style: { longDash: true, slashes: true },
    effects: formatsDrive,
  },
  { names: "diskpart diskpart.exe", options: "s=", style: { slashes: true }, effects: cleansDisk },
  { names: "icacls cacls takeown", options: "", effects: changesWindowsRights },
  {
    names: "btrfs",
    options: "c|commit-after C|commit-each i= v",
    effects: (options) =>
      isWord(options.operands[1], ["delete"]) ? act("delete", options.operands.slice(2), true) : [],
  },
  { names: "sed gsed", options: "i|in-place=? n E r e= f= s z u", effects: edits },
  {
    names: "tar gtar bsdtar",
    options: "f|file= C|directory= exclude= T= X= remove-files create|c b= H= I|use-compress-program= g=",
    style: { bareCluster: true },
    effects: archives,
  },
  { names: "git", options: "", effects: (_, invocation, evaluation) => gitEffects(invocation, evaluation) },
  { names: "mv gmv", options: CP, effects: moves },
  { names: "cp gcp install ginstall", options: `${CP} m|mode= o|owner= g|group=`, effects: copies },
  { names: "ln gln", options: "s|symbolic f|force n T", effects: links },
  { names: "dd gdd dcfldd", options: "", effects: dumps },
  {
    names: "dc3dd",
    options: "",
    effects: (options, invocation, evaluation) => [
      ...dumps(options, invocation, evaluation),
      ...act(
        "overwrite",
        ["wipe", "hwipe", "hof"].map((name) => ddValue(options.operands, name)),
      ),
    ],
  },
  {
    names: "qemu-img",
    options: "f= O= o= p",
    effects: (options, invocation, evaluation) => [
      ...lastOperand(options, invocation, evaluation),
      ...dumps(options, invocation, evaluation),
    ],
  },
  {
    names: "socat",
    options: "b= T= t= L= W= u U",
    effects: (options) => (options.has("u") ? act("replace", options.operands.slice(1, 2)) : []),
  },
  {
    names: "asr",
    options: "source= target= erase noprompt",
    style: { longDash: true },
    effects: (options) => (options.has("erase") ? act("format", options.values("target")) : []),
  },
  { names: "tee gtee sponge", options: "a|append i p", effects: tees },
  { names: "truncate gtruncate", options: "s|size= r|reference= c o", effects: truncates },
  {
    names: "chmod gchmod",
    options: "R|recursive v|verbose c|changes f|silent|quiet reference= preserve-root no-preserve-root",
    effects: changesMode,
  },
  {
    names: "chown chgrp gchown gchgrp",
    options: "R|recursive v c f h H L P from= reference= preserve-root no-preserve-root",
    effects: changesOwner,
  },
  {
    names: "setfacl",
    options:
      "R|recursive m|modify= x|remove= b|remove-all k|remove-default M|modify-file= X= set= set-file= restore= d|default",
    effects: changesAcl,
  },
  {
    names:
      "mkfs mkdosfs mkntfs mkexfatfs newfs newfs_apfs newfs_hfs newfs_msdos newfs_exfat mkswap mkreiserfs mkudffs",
    options: MKFS,
    effects: formats,
  },
  { names: "mke2fs mkfs.ext2 mkfs.ext3 mkfs.ext4", options: MKFS, effects: makesExt },
  {
    names: "wipefs",
    options: "a|all b|backup f|force i n|no-act o|offset= O|output= p q t|types= J",
    effects: wipesSignatures,
  },
  {
    names: "blkdiscard",
    options: "f|force s|secure z|zeroout o|offset= l|length= p|step= v",
    effects: formats,
  },
  {
    names: "sgdisk",
    options:
      "Z|zap-all z|zap o|clear d|delete= n|new= g|mbrtogpt p|print b|backup= l|load-backup= t|typecode= c|change-name= G i|info= R|replicate= N|largest-new=",
    effects: onlyWith(
      ["zap-all", "zap", "clear", "delete", "new", "mbrtogpt", "largest-new", "replicate"],
      "partition",
    ),
  },
  { names: "parted partx", options: "s|script a|align= l|list m f|fix", effects: partitions },
  {
    names: "fdisk gdisk cfdisk",
    options: "l|list b|sector-size= C= H= S= t|type= w|wipe= W= h|help V|version x o=",
    effects: partitionsByScript,
  },
  {
    names: "sfdisk",
    options:
      "d|dump J|json l|list F V|verify s|show-size n|no-act delete a|append f|force N= w|wipe= W= X|label= T|list-types h|help v|version",
    effects: partitionsByScript,
  },
  {
    names: "cryptsetup",
    options: "c|cipher= h|hash= s|key-size= d|key-file= q|batch-mode type= label= S= i= pbkdf=",
    effects: onlySubcommand(["luksFormat", "erase", "luksErase", "reencrypt"], "format"),
  },
  {
    names: "hdparm",
    options:
      "security-erase= security-erase-enhanced= security-set-pass= trim-sector-ranges= user-master= dco-restore sanitize-crypto-scramble sanitize-block-erase sanitize-overwrite= B=? S= I i",
    effects: onlyWith(
      [
        "security-erase",
        "security-erase-enhanced",
        "trim-sector-ranges",
        "dco-restore",
        "sanitize-crypto-scramble",
        "sanitize-block-erase",
        "sanitize-overwrite",
      ],
      "format",
    ),
  },
  {
    names: "nvme",
    options: "n|namespace-id= s|ses= f|force l|lbaf= a|sanact=",
    effects: onlySubcommand(["format", "sanitize", "delete-ns", "write-zeroes", "dsm"], "format"),
  },
  { names: "sg_format sg_sanitize sg_write_same", options: "F|format", effects: formats },
  {
    names: "diskutil",
    options: "",
    effects: (options, invocation, evaluation) =>
      onlySubcommand(
        [
          "eraseDisk",
          "eraseVolume",
          "eraseOptical",
          "reformat",
          "partitionDisk",
          "zeroDisk",
          "randomDisk",
          "secureErase",
          "deleteContainer",
          "deleteVolume",
        ],
        "format",
      )(options, invocation, evaluation).map(inDev),
  },
  { names: "badblocks", options: "w n s v o= b= c= p= t=", effects: badblocks },
  {
    names: "nwipe scrub",
    options: "p|pattern= m|method= autonuke nowait autopoweroff r|remove",
    effects: overwritesOperands,
  },
  { names: "ddrescue", options: "f|force n|no-scrape d r= b= s= i= o=", effects: rescues },
  { names: "xxd", options: "r p l= s= c= g= o=", effects: lastOperand },
  { names: "curl", options: "o|output=", effects: writesTo("output") },
  { names: "wget", options: "O|output-document=", effects: writesTo("output-document") },
  { names: "pv", options: "o|output= S L= s= B=", effects: writesTo("output") },
  {
    names: "zip",
    options: "m|move r|recurse-paths",
    effects: (options) => (options.has("move") ? act("delete", options.operands.slice(1), true) : []),
  },
];

const named = byName(PROGRAMS);

/** The row of a program; `mkfs.xfs` and its like share the row of `mkfs`. */
export function rowOf(program: string): ProgramRow | undefined {
  return named(program.startsWith("mkfs.") ? "mkfs" : program);
}
