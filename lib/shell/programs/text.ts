/**
 * Programs that read text and print it changed: pagers, filters, encoders, query languages.
 *
 * Sources: the man pages of GNU coreutils 9, grep 3.11, sed 4.9, gawk 5.3, jq 1.7, ripgrep 14, OpenSSL 3, GnuPG 2.4.
 */
import { type Card, secretStore } from "./card.ts";

/** A name in the pattern: `grep DB_PASSWORD`. A `grep .` picks nothing. */
const NAMES_ONE = /^(?:-\S+ )*[^A-Za-z\s]{0,8}[A-Za-z_]{3,}/;

const ONE_LINE = /(?:^|\s)-(?:n\s?)?1(?:\s|$)/;

/** A file of credentials that is kept encrypted: `secrets.yaml.age`, `.env.gpg`. */
const SEALED =
  /(?:^|[\s/])(?:[\w.-]{0,64}(?:secret|credential|token|password|wallet)[\w.-]{0,64}|[\w-]{0,64}\.env[\w.-]{0,64}|id_\w{1,16})\.(?:age|gpg|asc)(?:\s|$)/;

const AWK = "F|field-separator= v|assign= f|file= E|exec|file= e|source= i|include= l|load= W=";

export const TEXT: readonly Card[] = [
  { names: "cat gcat", prints: "files", passes: "content", lines: true },
  { names: "tac", prints: "upside-down", passes: "content", lines: true },
  { names: "head ghead", prints: "beginning", passes: "content", lines: true, picks: ONE_LINE },
  { names: "tail gtail", prints: "end", passes: "content", lines: true, picks: ONE_LINE },
  { names: "rev", prints: "reversed", passes: "content", lines: true },
  {
    names: "sort gsort",
    options: "r u n k= t= o|output= compress-program= T= S= m c z",
    texts: [{ option: "compress-program" }],
    prints: "sorted",
    passes: "content",
    lines: true,
    copies: { output: "output" },
  },
  { names: "uniq", prints: "distinct", passes: "content", lines: true },
  {
    names: "cut",
    prints: "columns",
    passes: "content",
    picks: /-[dfc]/,
    hides: [[/-d\s?=/, /-f\s?1(?:\s|$)/]],
  },
  { names: "paste", prints: "pasted", passes: "content" },
  { names: "tr gtr", prints: "translated", passes: "content", pattern: true, lines: true },
  { names: "nl shuf", passes: "content", lines: true },
  {
    names:
      "more bat batcat fold fmt pr expand unexpand column strings od hexdump hd hexyl look comm join csplit iconv dos2unix unix2dos envsubst qrencode jo buffer mbuffer Get-Content gc Out-String ConvertTo-Json ConvertTo-Csv ConvertTo-Xml Select-Object textutil json_pp ascii85 basenc string lolcat ccze pygmentize highlight glow mdcat nkf recode lz4cat lzcat ccrypt mlr xsv qsv csvcut csvgrep csvlook xmllint xmlstarlet gron fx frawk colordiff sdiff diff3 wdiff delta pee base58 base91 basez pax",
    passes: "content",
  },
  { names: "less", texts: [{ word: /^\+{1,2}!/ }], passes: "content" },
  { names: "diff", passes: "content", asks: true, hides: /(?:^|\s)(?:-q|--brief)(?:\s|$)/ },
  {
    names: "split gsplit",
    options: "a= b|bytes= l= n= C= d x e u t= filter= additional-suffix=",
    texts: [{ option: "filter" }],
    passes: "content",
    copies: "prefix",
  },
  {
    names: "pv",
    options: "o|output= S L= s= B=",
    prints: "unchanged",
    passes: "content",
    lines: true,
    effects: [{ does: "replace", to: { option: "output" } }],
  },
  {
    names: "grep ggrep",
    prints: "matching",
    asks: true,
    passes: "content",
    pattern: true,
    picks: NAMES_ONE,
    hides: /(?:^|\s)-\w*[cqlL]|--(?:count|quiet|silent|files-with)/,
    lines: /^-\w*v/,
    lists: "names",
  },
  {
    names: "egrep",
    prints: "matching",
    asks: true,
    passes: "content",
    pattern: true,
    picks: NAMES_ONE,
    lines: /^-\w*v/,
  },
  { names: "fgrep", prints: "matching", asks: true, passes: "content", pattern: true },
  {
    names: "rg",
    passes: "content",
    pattern: true,
    picks: NAMES_ONE,
    hides: /(?:^|\s)-\w*[cql]\b|--(?:count|quiet|files)/,
    lists: "files",
  },
  { names: "ag ack zgrep bzgrep xzgrep ugrep", passes: "content", pattern: true },
  {
    names: "sed gsed",
    options:
      "i|in-place=? n|quiet|silent E|regexp-extended r e|expression= f|file= s|separate z|null-data u|unbuffered",
    texts: [{ by: "sed" }],
    prints: "substituted",
    passes: "content",
    pattern: true,
    picks: /=|[A-Z_]{3,}/,
    hides: /s(.)=\.\*\$?\1/,
    lines: /^s(.)[\^$]\1.{0,64}\1g?$/,
    effects: [
      { does: "overwrite", by: "writing-lines" },
      { does: ["truncate", "edit"], by: "editing-lines" },
    ],
  },
  {
    names: "awk gawk mawk nawk",
    options: AWK,
    style: { stops: true },
    texts: [{ by: "awk" }],
    code: { language: "awk" },
    reads: "file",
    prints: "fields",
    passes: "content",
    pattern: true,
    picks: /\$[1-9]/,
    hides: [[/-F\s?=/, /\{\s{0,8}print \$1\s{0,8};?\s{0,8}\}/]],
    lines: /^(?:NR ?>=? ?\d )?\{ ?print [^{}]{0,64}\$(?:[019]|NF)\b[^{}]{0,64}\}$/,
    discloses: { source: "environment", words: /\bin ENVIRON\b/ },
    sends: [{ to: "socket", by: "sockets" }],
  },
  {
    names: "jq gojq jaq",
    passes: "content",
    pattern: true,
    picks: /\.[A-Za-z_[]/,
    prints: "literal",
    hides: /^(?:-\w+ )*(?:keys|length|type|keys\[\]|paths?)$/,
    discloses: {
      source: "environment",
      words: /(?:^|[\s|(,:])(?:\$ENV|(?<!--arg |--argjson |--slurpfile |--rawfile )env)(?:$|[\s|),}])/,
    },
  },
  {
    names: "yq",
    options: "i|inplace o|output-format= p|input-format= I|indent= r n e",
    passes: "content",
    pattern: true,
    picks: /\.[A-Za-z_[]/,
    effects: [{ does: "edit", to: "rest", with: "inplace" }],
  },
  { names: "dasel", passes: "content", picks: /\.[A-Za-z_]/, effects: [{ does: "edit" }] },
  { names: "sd rpl", options: "p|preview n= f|flags=", dry: "preview", effects: [{ does: "edit" }] },
  { names: "crudini", effects: [{ does: "edit" }] },
  { names: "plutil", options: "p lint", passes: "content", effects: [{ does: "edit", unless: "p lint" }] },
  {
    names: "patch",
    options:
      "p|strip= d|directory= i|input= o|output= r|reject-file= B|prefix= Y|basename-prefix= z|suffix= D|ifdef= F|fuzz= V|version-control= R|reverse N|forward E s f t b u c n e dry-run",
    dry: "dry-run",
    effects: [
      { does: "edit", to: "first" },
      { does: ["delete", "edit"], by: "patching" },
    ],
  },
  {
    names: "base64 gbase64",
    prints: "base-64",
    passes: "content",
    copies: { output: "output" },
  },
  { names: "base32", prints: "base-32", passes: "content" },
  { names: "uuencode", passes: "content", copies: { output: "output" } },
  {
    names: "xxd",
    options: "r p l= s= c= g= o=",
    prints: "hexadecimal",
    passes: "content",
    copies: { output: "output" },
    effects: [{ does: "replace", to: "last" }],
  },
  {
    names: "openssl openssl-enc",
    prints: "encoded",
    passes: "content",
    hides:
      /^(?:x509|req|dgst|s_client|verify|rand|genrsa|genpkey|version|sha\d+|md5|crl|cms|smime)\b|(?:^|\s)-{1,2}(?:pubout|fingerprint)(?:\s|$)/,
    copies: { output: "out" },
    sends: [{ to: "socket", when: /^s_client\b/, input: true }],
  },
  {
    names: "gpg gpg2",
    passes: "content",
    shows: /(?:^|\s)(?:-c|--symmetric|--enarmor|--store)(?:\s|$)/,
    discloses: secretStore([
      [/(?:^|\s)--export-secret-(?:sub)?keys?(?:\s|$)/, /^/],
      [/(?:^|\s)(?:-d|--decrypt)(?:\s|$)/, SEALED],
    ]),
    copies: { output: "output" },
  },
  {
    names: "age rage",
    passes: "nothing",
    discloses: secretStore([[/(?:^|\s)(?:-d|--decrypt)(?:\s|$)/, SEALED]]),
  },
  { names: "minisign signify", passes: "nothing" },
  { names: "man", options: "P|pager= k f K w s= S= M= L= l", texts: [{ option: "pager" }] },
  {
    // Their words are texts, names or patterns, whatever they spell.
    names: "print say cowsay figlet tldr info help whatis apropos expr notify-send history fc",
  },
];
