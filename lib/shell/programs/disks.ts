/**
 * Programs that format, erase, partition and copy disks.
 *
 * Sources: the man pages of util-linux 2.40, e2fsprogs, parted, gptfdisk, cryptsetup, nvme-cli, hdparm, sg3_utils, btrfs,
 * ddrescue, nwipe, qemu-img, partclone, fsarchiver, OpenZFS, mdadm, bmaptool, sedutil-cli, openSeaChest; FreeBSD's gpart(8) and geli(8); Apple's diskutil(8) and asr(8).
 */
import type { Card } from "./card.ts";

const MKFS =
  "F n q v V|version c t|type= L|label=? b= T= O= E= U|uuid= m= N= i= I= J= G= g= C= r= fs_label= volume-label= with-uuid=";

export const DISKS: readonly Card[] = [
  {
    names:
      "mkfs mkfs.* mkdosfs mkntfs mkexfatfs newfs newfs_apfs newfs_hfs newfs_msdos newfs_exfat mkswap mkreiserfs mkudffs",
    options: MKFS,
    effects: [{ does: "format" }],
  },
  {
    // It asks a person where a disk holds something, unless it is told not to.
    names: "pvcreate",
    options: "f|force y|yes u|uuid= t|test Z|zero=",
    dry: "test",
    effects: [{ does: "format", with: "force yes" }],
  },
  {
    // What they do to a name is a row of the guard; the card tells names from the values of options (lvm(8) of 2.03).
    names: "lvremove vgremove pvremove",
    options:
      "A|autobackup= S|select= commandprofile= config= devices= devicesfile= driverloaded= journal= lockopt= noudevsync profile= reportformat= d|debug f|force h|help longhelp q|quiet t|test v|verbose version y|yes",
  },
  {
    names: "make-bcache",
    options: "B|bdev C|cache wipe-bcache writeback discard",
    effects: [{ does: "format" }],
  },
  { names: "bcache bcachefs", effects: [{ does: "format", verbs: "make format" }] },
  { names: "stratis", effects: [{ does: "format", to: "rest", verbs: "create add-data" }] },
  { names: "blkzone", options: "o= l= c= f v", effects: [{ does: "format", to: "rest", verbs: "reset" }] },
  { names: "sg_unmap", options: "l|lba= n|num= I|in= g|grpnum= a|all=", effects: [{ does: "format" }] },
  {
    names: "mke2fs mkfs.ext2 mkfs.ext3 mkfs.ext4",
    options: MKFS,
    dry: "n",
    effects: [{ does: "format" }],
  },
  {
    names: "wipefs",
    options: "a|all b|backup f|force i n|no-act o|offset= O|output= p q t|types= J",
    dry: "no-act",
    effects: [{ does: "format", with: "all offset" }],
  },
  {
    names: "blkdiscard",
    options: "f|force s|secure z|zeroout o|offset= l|length= p|step= v",
    effects: [{ does: "format" }],
  },
  {
    names: "sgdisk",
    options:
      "Z|zap-all z|zap o|clear d|delete= n|new= g|mbrtogpt p|print b|backup= l|load-backup= t|typecode= c|change-name= G i|info= R|replicate= N|largest-new=",
    effects: [{ does: "partition", with: "zap-all zap clear delete new mbrtogpt largest-new replicate" }],
  },
  {
    names: "parted partx",
    options: "s|script a|align= l|list m f|fix",
    effects: [
      {
        does: "partition",
        to: "first",
        verbs: "mklabel mktable mkpart mkpartfs rm resizepart resize move mkfs rescue cp",
      },
    ],
  },
  {
    names: "fdisk gdisk cfdisk cgdisk",
    options: "l|list b|sector-size= C= H= S= t|type= w|wipe= W= h|help V|version x o=",
    dry: "list help version",
    effects: [{ does: "partition", by: "disk-answers" }],
  },
  {
    names: "sfdisk",
    options:
      "d|dump J|json l|list F V|verify s|show-size n|no-act delete a|append f|force N= w|wipe= W= X|label= T|list-types h|help v|version",
    dry: "dump json list verify show-size no-act list-types help version",
    effects: [
      { does: "partition", by: "disk-answers" },
      { does: "partition", with: "delete" },
    ],
  },
  {
    names: "cryptsetup integritysetup veritysetup",
    options: "c|cipher= h|hash= s|key-size= d|key-file= q|batch-mode type= label= S= i= pbkdf=",
    effects: [{ does: "format", verbs: "luksFormat erase luksErase reencrypt format" }],
  },
  {
    names: "hdparm",
    options:
      "security-erase= security-erase-enhanced= security-set-pass= trim-sector-ranges= user-master= dco-restore sanitize-crypto-scramble sanitize-block-erase sanitize-overwrite= B=? S= I i",
    effects: [
      {
        does: "format",
        with: "security-erase security-erase-enhanced trim-sector-ranges dco-restore sanitize-crypto-scramble sanitize-block-erase sanitize-overwrite",
      },
    ],
  },
  {
    names: "nvme",
    options: "n|namespace-id= s|ses= f|force l|lbaf= a|sanact=",
    effects: [{ does: "format", verbs: "format sanitize delete-ns write-zeroes dsm" }],
  },
  {
    // Self-encrypting drives: what takes the key back to the maker's erases all that it locked.
    names: "sedutil-cli",
    options:
      "revertTPer= revertLockingSP= PSIDrevert= PSIDrevertAdminSP= yesIreallywanttoERASEALLmydatausingthePSID= eraseLockingRange= rekeyLockingRange=",
    effects: [
      {
        does: "format",
        with: "revertTPer PSIDrevert PSIDrevertAdminSP eraseLockingRange rekeyLockingRange yesIreallywanttoERASEALLmydatausingthePSID",
      },
    ],
  },
  {
    names: "openSeaChest_Erase openSeaChest_Erase_x86_64 openSeaChest_Format openSeaChest_Format_x86_64",
    options:
      "d|device= overwrite= writeSame= sanitize= ataSecureErase= ataSecureEraseNoFail|ataSecureErase= revertSP= formatUnit= nvmFormat= trim= performQuickestErase confirm=",
    effects: [
      {
        does: "format",
        to: { option: "device" },
        with: "overwrite writeSame sanitize ataSecureErase revertSP formatUnit nvmFormat trim performQuickestErase",
      },
    ],
  },
  {
    names: "gpart",
    options: "F s= t= i= l= a= b= n= p=",
    effects: [{ does: "partition", to: "rest", verbs: "create destroy delete add", devices: true }],
  },
  {
    names: "geli",
    options: "a b P J= K= B= i= s= e= l=",
    effects: [
      { does: "format", to: "rest", verbs: "init kill onetime", devices: true },
      // All that are there, and it names none.
      { does: "format", to: { path: "/dev/ada0" }, verbs: "kill", with: "a" },
    ],
  },
  { names: "sg_format sg_sanitize sg_write_same", options: "F|format", effects: [{ does: "format" }] },
  {
    names: "diskutil",
    effects: [
      {
        does: "format",
        verbs:
          "eraseDisk eraseVolume eraseOptical reformat partitionDisk zeroDisk randomDisk secureErase deleteContainer deleteVolume",
        devices: true,
      },
    ],
  },
  {
    names: "asr",
    options: "source= target= erase noprompt",
    style: { longDash: true },
    effects: [{ does: "format", to: { option: "target" }, with: "erase" }],
  },
  {
    names: "badblocks",
    options: "w n s v o= b= c= p= t=",
    effects: [{ does: "overwrite", to: "first", with: "w" }],
  },
  {
    names: "nwipe scrub",
    options: "p|pattern= m|method= autonuke nowait autopoweroff r|remove",
    effects: [{ does: "overwrite" }],
  },
  {
    names: "ddrescue",
    options: "f|force n|no-scrape d r= b= s= i= o=",
    effects: [{ does: "replace", to: "second" }],
  },
  {
    names: "qemu-img",
    options: "f= O= o= p",
    effects: [
      { does: "replace", to: "last", verbs: "convert" },
      { does: ["overwrite", "truncate"], by: "dumping" },
    ],
  },
  {
    names: "btrfs",
    options: "c|commit-after C|commit-each i|subvolid= v f|force K|nodiscard",
    effects: [
      {
        does: "delete",
        verbs: "delete del",
        where: { operand: 0, is: "subvolume subvol subv sub" },
        unless: "subvolid",
        whole: true,
      },
      { does: "format", verbs: "add replace", with: "force" },
    ],
  },
  {
    names: "partclone.restore partclone.*",
    options:
      "s|source= o|O|output|overwrite= L|logfile= c|clone r|restore b|dev-to-dev d|debug=? z|buffer_size= n|note=",
    effects: [{ does: "replace", to: { option: "overwrite" } }],
  },
  {
    names: "fsarchiver",
    options: "j|jobs= c|cryptpass= e|exclude= v o a A z= Z= s=",
    effects: [{ does: "replace", to: { behind: /^(?:[^,]{0,64},){0,8}dest=/ }, verbs: "restfs" }],
  },
  {
    names: "zpool",
    options: "f n d o= O= m= R= t= a",
    dry: "n",
    effects: [{ does: "format", verbs: "create labelclear" }],
  },
  {
    names: "mdadm",
    options:
      "C|create A|assemble D|detail E|examine zero-superblock l|level= n|raid-devices= x|spare-devices= c|chunk= e|metadata= b|bitmap= N|name= homehost= run force",
    effects: [{ does: "format", with: "create zero-superblock" }],
  },
  {
    names: "nbdcopy",
    options: "C= R= S= T= n|no-extents p|progress",
    effects: [{ does: "replace", to: "last" }],
  },
  {
    names: "virt-resize",
    options: "expand= resize= shrink= format= output-format= n|dry-run",
    dry: "dry-run",
    effects: [{ does: "replace", to: "second" }],
  },
  {
    names: "xfs_copy",
    options: "d b L=",
    effects: [{ does: "replace", to: "rest" }],
  },
  {
    names: "ntfsclone",
    options: "O|overwrite= o|output= s|save-image r|restore-image m|metadata f|force n|no-action",
    dry: "no-action",
    effects: [{ does: "replace", to: { option: "overwrite" } }],
  },
  {
    names: "dd_rescue safecopy",
    options: "b= B= s= S= m= o= l=",
    effects: [{ does: "replace", to: "second" }],
  },
  { names: "partimage", effects: [{ does: "replace", to: "second", verbs: "restore" }] },
  {
    names: "fio",
    options: "filename= rw|readwrite= name= bs= size= ioengine= iodepth= numjobs= runtime= direct=",
    effects: [
      {
        does: "overwrite",
        to: { option: "filename" },
        where: { option: "readwrite", is: "write randwrite rw randrw trim randtrim trimwrite" },
      },
    ],
  },
  {
    names: "coreos-installer",
    options: "i|ignition-file= u|image-url= f|image-file=",
    effects: [{ does: "replace", to: "rest", verbs: "install" }],
  },
  {
    names: "balena",
    options: "d|drive= y|yes",
    effects: [{ does: "replace", to: { option: "drive" }, verbs: "flash" }],
  },
  { names: "rpi-imager", options: "cli", effects: [{ does: "replace", to: "last", with: "cli" }] },
  {
    names: "woeusb",
    options: "d|device p|partition",
    effects: [{ does: "replace", to: "last", with: "device partition" }],
  },
  {
    names: "bmaptool",
    options: "bmap= bmap-sig= nobmap no-verify fingerprint= psplash-pipe=",
    effects: [{ does: "replace", to: "last", verbs: "copy" }],
  },
  {
    names: "e2image",
    options: "r a f p n Q c I b= B= o= O=",
    effects: [
      { does: "replace", to: "second" },
      { does: "format", to: "first", with: "I" },
    ],
  },
  { names: "lsblk", lists: "disks" },
  {
    names: "systemd-repart",
    options: "dry-run= empty= discard= size= definitions= root= image= key-file= seed= pretty=",
    effects: [{ does: "partition", where: { option: "dry-run", is: "no false 0" } }],
  },
  {
    names: "veracrypt",
    options:
      "c|create t|text v|verbose p|password= k|keyfiles= volume-type= size= encryption= hash= filesystem= pim= random-source=",
    effects: [{ does: "format", with: "create" }],
  },
  {
    names: "Ventoy2Disk.sh",
    options: "i I u l s g L= r=",
    effects: [{ does: "format", with: "i I" }],
  },
  { names: "ceph-volume", effects: [{ does: "format", to: "operands", verbs: "zap" }] },
];
