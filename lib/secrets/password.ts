/**
 * Whether a value is a password that a person uses. Its looks are evidence only: what refutes it is that programs ship
 * with it, that documentation shows it, or that it refers to something else.
 */
import { wordShare } from "./letters.ts";
import { SHORTEST_UNITS } from "./plain.ts";
import { encodedIn, isHex, isPlaceholder, isPublic, isUuid, looksRandom, plain } from "./value.ts";

/** Passwords that programs ship with or documentation shows, without the digits and signs behind them. */
const DEFAULTS = new Set(
  (
    "abc admin administrator alice bar bob change changeit changeme default demo dev developer dummy empty example false " +
    "fake foo foobar foobarbaz guest hello hidden hunter john key letmein login mariadb mongo mongodb my mypass mypassword " +
    "mysecret mysecretpassword mysql mypwd name nil none null oracle p pass passcode passphrase passwd password passwort " +
    "placeholder postgres postgresql pwd qwerty rabbit rabbitmq redacted redis replaceme required root sa sample secret " +
    "secretpassword seekret sekret notsecret notsekret some something somepassword string superman supersecret system test tester testing testpass " +
    "testpassword text token true undefined user username userpass value welcome world xxx your yourpassword " +
    // What servers are installed with.
    "cassandra couchdb elastic elasticsearch grafana icinga influx influxdb jenkins joomla keycloak kibana magento minio " +
    "minioadmin nagios neo4j neoj nextcloud nexus odoo raspberry rundeck sonar sonarqube tomcat ubnt vagrant wordpress zabbix"
  ).split(" "),
);

/** Words of a reference, in whatever order: `newPassword`, `db_pass`, `dbPassword1`. */
const REFERENCE =
  /^(?:[a-z]{1,12}\d{0,2}[_.-]?){0,3}(?:pass(?:w(?:or)?d|wort|phrase|code)?|pwd|secret|credentials?)(?:[_.-]?(?:[a-z]{1,12}|\d{1,2}(?!\d))){0,2}$/i;

/** Algorithms, encodings, versions: `sha256`, `base64`, `utf8`, `v2`. */
const ALGORITHM =
  /^(?:sha|md|base|utf|aes|argon|pbkdf|oauth|ipv|https?|tls|ssl|rsa|ec|x|ed|v|ver|version|int|uint|float|char|varchar|win|log|h|s|es|rs|hs|ps|bcrypt|scrypt|scram|hash)[-_.]?\d[\w.-]*$/i;

/**
 * Whether a value names an algorithm, whatever a language without blanks writes behind it; leetspeak, `V1oletHarbor-mist`, does not,
 * nor does what was drawn and begins with such a letter.
 */
export function isAlgorithm(value: string): boolean {
  const name = value.replace(/[^\0-\x7f].*$/s, "");
  return ALGORITHM.test(name) && !(/^[a-z]{1,2}\d/i.test(name) && (looksComposed(name) || looksRandom(name)));
}

/** A reference to where the password is kept: `vault:secret/data/db#password`. */
const ELSEWHERE = /^(?:vault|ssm|secretsmanager|keyring|keychain|akv|env|file|ref)[:/]/i;

/** Words and the number of their version: `per-tenant_v2`. */
const VERSIONED = /^(?:[a-z]{2,40}[-_.]){1,4}v\d{1,3}$/i;

/** What stands in templates, code and references rather than in a password. */
const TEMPLATED = /[\s<>`()[\]{};,|\\]|\$\w|^[$%:&@!#?*/~.]|\/\/|::|->|=>|\*{3}/i;

/** A member of something, a name of a host, a key of a message. */
const MEMBER = /^[\w-]+(?:\.[a-z_]\w*)+$/i;

/** Words and letters with dots between, as people write them into a password: `teal.fox7`, `b.40k`. */
const DOTTED = /^[a-z\d]{1,20}(?:\.[a-z\d]{1,20}){1,3}[!*]?$/i;

/** What members are looked up in: `self.p2`, `cfg.db1`. */
const OBJECTS = new Set(
  (
    "self this that it me cls super cfg conf config configs configuration settings options opts opt args arg argv params param props prop env " +
    "environ process os req request res response resp ctx context input inputs output outputs form body data payload user users account creds " +
    "credentials secret secrets state store event evt e ev var vars local locals module each value values vault op file object obj item row " +
    "record entity model dto query json yaml xml html dom document window global globalthis session cookies headers app server client db " +
    "database conn connection parent child node el elem element fields field auth login service steps step needs matrix github data spec " +
    "metadata status result results ret out tmp temp test tests fixture fixtures mock common base util utils lib errors error messages " +
    "message validation labels label i18n lang translation www api docs"
  ).split(" "),
);

/** The end of a file's name that holds a digit. */
const FILE =
  /\.(?:p(?:12|7[bcs]|s1)|mp[34]|bz2|md5|sha\d{1,3}|h5|m4[av]|woff2|7z|f90|x509|[a-z]{2,5}\d?\.gz|py\d|lua5\d?)$/i;

/** Whether a value with dots is a password rather than a member, a host or a file: its last word holds a digit. */
function isDotted(value: string): boolean {
  const words = value.toLowerCase().split(".");
  if (!DOTTED.test(value) || FILE.test(value) || OBJECTS.has(words[0] ?? "")) return false;
  // A version or a count: `v1.b2`, `9.5ms`.
  return /\d/.test(words.at(-1) ?? "") && /[a-z]/i.test(value) && !/^v?\d/i.test(value);
}

/** A directive of printf, a byte that is percent-encoded: a word behind the sign is none. */
const FORMATTED = /%(?:\d|[a-z](?![a-z]))/i;

/** The word that a password is made from: small, without signs, and without what stands behind its letters. */
const stemOf = (value: string): string =>
  value
    .toLowerCase()
    .replace(/[\d!@#$%^&*?.+_-]{1,16}$/, "")
    .replace(/[_.-]/g, "");

/** Whether a value is one of {@link DEFAULTS}, digits and signs for letters or not: `Passw0rd1`, `ch4ngem3`. */
function isDefault(value: string): boolean {
  const stem = stemOf(value);
  return DEFAULTS.has(stem) || DEFAULTS.has(plain(stem)) || DEFAULTS.has(plain(value));
}

/** What stands for a password in the languages that programs speak: a label, a message, the name of one. */
const WORD =
  /pass(?:w(?:or)?d|wort|phrase)|kennwort|parola|contrase|senha|heslo|has[lł]o|wachtwoord|change?[-_]?me/i;

/** Whether a value is a default of a program, a word of documentation, a template or a reference. */
function isNoPassword(value: string): boolean {
  if (TEMPLATED.test(value) || FORMATTED.test(value) || isUuid(value) || isPublic(value)) return true;
  if (MEMBER.test(value) && !isDotted(value)) return true;
  if (isAlgorithm(value) || ELSEWHERE.test(value)) return true;
  return isPlaceholder(value.padEnd(12, "#7"));
}

/** Units of the shortest password of letters and digits alone; a shorter one has a sign between them. */
const SIGNLESS_UNITS = 6;

/**
 * Whether a value of 5 to 64 units is a password where a configuration or a sentence gives it: letters and digits, and
 * no default with digits behind it.
 */
export function looksTyped(value: string): boolean {
  if (value.length < SHORTEST_UNITS || value.length > 64 || !/\d/.test(value) || !/[a-z]/i.test(value))
    return false;
  if (value.length < SIGNLESS_UNITS && !/[a-z\d][^a-z\d][a-z\d]/i.test(value)) return false;
  if (isNoPassword(value) || REFERENCE.test(value) || VERSIONED.test(value)) return false;
  if (WORD.test(value) || WORD.test(plain(value))) return false;
  const inner = encodedIn(value)?.trim();
  if (inner !== undefined && !looksTyped(inner)) return false;
  return !isDefault(value) && !/^\d+(?:\.\d+)*[a-z]{1,4}$/i.test(value);
}

/** Standards, products and the numbers of things: `NIST-800-63B`, `Unicode-15`, `90-days`, `2024-Q3`. */
const NUMBERED =
  /^[A-Z]{2,5}[-_]?\d[\dA-Z.-]*$|^[A-Z]{2,}[v#]\d|^[A-Z][a-z]+-\d{1,2}$|^\d+[-_.]?(?:[A-Za-z]+|[A-Z]\d)$/;

/** Whether a value is a standard, a product with its number or a count, as sentences about passwords name them. */
export const isNumberedName = (value: string): boolean => NUMBERED.test(value);

/** Names that have a number behind them: of products, standards and parts of a whole. */
const NUMBERED_NAMES = new Set(
  (
    "windows win debian ubuntu fedora centos rhel redhat rocky alma suse opensuse sles alpine arch mint macos osx ios ipados android iphone " +
    "ipad ipod mac macbook imac pixel galaxy note redmi poco oneplus nexus surface thinkpad office exchange outlook sharepoint word excel " +
    "access acrobat photoshop java jdk openjdk python php ruby node nodejs go golang rust swift kotlin scala perl django rails laravel " +
    "spring boot angular vue react bootstrap postgres postgresql mysql mariadb oracle mongo mongodb redis kafka elastic sqlserver sql " +
    "server db tomcat jboss wildfly nginx apache httpd iis docker k3s openssl tls ssl http web usb wifi bluetooth xbox playstation ps switch " +
    "vista dynamics sap hana ansible terraform vault drupal joomla typo3 magento wordpress chrome firefox edge safari opera bitwarden " +
    "keepass keepassxc lastpass dashlane onepassword proton protonmail gmail auth oauth level chapter page step table figure section version part room " +
    "floor building gate team group class grade tier phase sprint release issue ticket case bug pr task line row column item question " +
    "appendix annex article rule lesson exercise unit module lab day week month quarter year photon esxi vsphere vcenter proxmox truenas freebsd openbsd netbsd solaris aix"
  ).split(" "),
);

/** Whether a value is a product and its version, or a part and its number: `iPhone15`, `Windows11`, `Ubuntu24-server`. */
export function isProduct(value: string): boolean {
  const [, name = ""] = /^([A-Za-z]{1,20})\d{1,4}(?:-[a-z]{3,20})?$/.exec(value) ?? [];
  return NUMBERED_NAMES.has(name.toLowerCase());
}

/** Words of which the names of machines, versions and tickets are made. */
const MACHINE_WORDS = new Set(
  (
    "prod srv db web vault host hosts node nodes server servers dev stage staging stg app apps api auth ldap mail backup backups cluster " +
    "clusters job jobs beta alpha rc page step test tests qa uat eu us ap east west repo core release v kb id ops ticket"
  ).split(" "),
);

/** A user's name behind an initial: `m.keller83`. */
const INITIALLED = /^[a-z][._][a-z]{2,20}\d*$/i;

/** Whether a value names a machine, a version, a ticket or a user. */
function isMachineName(value: string): boolean {
  const parts = value.toLowerCase().split(/[-_.\d]/);
  return (parts.length > 1 && parts.some((part) => MACHINE_WORDS.has(part))) || INITIALLED.test(value);
}

/** Units of the shortest password that a sentence says, and of the shortest with a dot: less is a number of something. */
const SAID_UNITS = 6;
const DOTTED_UNITS = 5;

/** What abbreviations refer to by its number: `ch.12`, `fig.3b`. */
const NUMBERED_PART =
  /^(?:ch|chap|fig|sec|sect|no|nos|nr|num|pp?|art|vol|ver|v|eq|ex|tab|app|par|para|str|s|cap|pag|pos|ref|abb|kap|abs|bd|rev|cf|ca|max|min|approx|col|ln?|ep|lv|lvl|q|h)\./i;

/** Whether a value is long enough for a password in a sentence; a short one has a dot or a sign among its letters and digits. */
function isLongForSentence(value: string): boolean {
  if (value.length >= SAID_UNITS) return true;
  return (
    value.length >= DOTTED_UNITS && /[a-z\d][.!@#$%^&*][a-z\d]/i.test(value) && !NUMBERED_PART.test(value)
  );
}

/**
 * Whether a value of 5 to 64 units is composed as passwords are that a sentence says: letters with a small one among them, digits, and
 * none of what sentences about passwords hold.
 */
export function isCoined(value: string): boolean {
  if (!/[a-z]/.test(value) || isNumberedName(value) || isMachineName(value)) return false;
  return isLongForSentence(value) && looksTyped(value);
}

/** A number of an issue behind its project: `acme/shop#431`. */
const ISSUE = /^[a-z][\w./-]*#\d+$/;

/** Whether a value holds a sign that words, names and numbers do not, between its letters and digits. */
export const isSigned = (value: string): boolean => /\w[!@#$%^&*]{1,3}\w/.test(value) && !ISSUE.test(value);

/** Whether a value of 12 units and more has letters of both cases, digits and signs, as somebody composes a password. */
export const looksComposed = (value: string): boolean =>
  value.length >= 12 &&
  /[a-z]/.test(value) &&
  /[A-Z]/.test(value) &&
  /\d/.test(value) &&
  /[^A-Za-z0-9]/.test(value);

/**
 * Whether a value looks drawn in a way that no word and no name does, although it has one kind of letters only: 16 to 23
 * hexadecimal digits, 12 and more small letters, small letters and digits.
 */
export function looksDrawnPassword(value: string): boolean {
  if (value.length < 12 || value.length > 64 || !/^[a-z0-9]+$/.test(value) || isNoPassword(value))
    return false;
  if (isHex(value)) return value.length >= 16 && /\d/.test(value) && /[a-f]/.test(value);
  if (!/[a-z]/.test(value)) return false;
  const words = wordShare(value);
  return /\d/.test(value) ? words < 0.5 && /[a-z]\d+[a-z]/.test(value) : value.length >= 14 && words === 0;
}

/** The words alone that stand for a password, whatever it opens. */
const DUMMY =
  /^(?:key_?\d{1,6}|[a-z]?pass(?:w(?:or)?d|wort|code)?|pwd|pw|secret|token|x{3,}|user(?:name)?|admin|root|test|guest|example|changeme|foo(?:bar)?|bar|baz|postgres(?:ql)?|mysql|mongo(?:db)?|redis|rabbit(?:mq)?|hidden|redacted|none|null)$/i;
const DUMMY_LEAD = /^(?:your|my|the|some|db|user|a)[-_]?(?:own[-_]?)?(?:pass|pw|secret|token|key)/i;

/** Whether letters alone speak of a password: `randompassword`, `passwd-for-it`. */
const isSpokenOf = (value: string): boolean =>
  /^[a-z_.-]+$/i.test(value) && /pass(?:w(?:or)?d|wort)|se{1,2}[ck]ret/i.test(value);

/** Whether a value is a password of fewer units than others: letters, digits and a sign between them, and no default. */
export const isShortPassword = (value: string): boolean =>
  value.length === SHORTEST_UNITS && looksTyped(value);

/** Whether a value of 5 units or more is a password where it opens something on another machine. */
export function opensRemote(value: string, user: string): boolean {
  if (value.length < 6 && !isShortPassword(value)) return false;
  if (value === user || DUMMY.test(value) || DUMMY_LEAD.test(value)) return false;
  if (isSpokenOf(/[a-z]$/i.test(value) ? plain(value) : value)) return false;
  return (
    !/[\s<>`()[\]{}]|\$\(|\$[A-Z_]{3}|^[$:%]|\*{3}|\.\.\./.test(value) &&
    !isPlaceholder(value.padEnd(12, "#7"))
  );
}
