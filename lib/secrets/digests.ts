/**
 * Digests that a tool prints beside what it read. The names around one are those of a file, an image or a change, whatever they
 * speak of: `MD5 (backup-keys.tar) = …`, `… *token-cli.zip`, `ghcr.io/acme/secret-store:…`, `… fix: rotate the token`.
 */
import { lazy } from "../core/lazy.ts";
import { unitsBefore } from "../core/text.ts";
import { matchAt } from "./finders.ts";

/**
 * Words for a digest, a checksum or a change, in the languages that speak of credentials; the source of a regular expression that is
 * compared without case.
 */
export const DIGEST_WORDS = [
  "commit|fingerprint|fingerabdruck|huella|impronta|revision|digest|checksum|md5|integrity|cherry-pick|\\brev\\b|\\bbisect",
  "提交|摘要|哈希|校[验驗]|散列|指[纹紋]|フィンガープリント|지문|修[订訂]版|コミット|ハッシュ|チェックサム|ダイジェスト|リビジョン|커밋|해시|체크섬|리비전",
  "комм?ит|х[эе]ш|дайджест|контрольн|ревизи|отпечат|відбит",
  "empreinte|pr[üu]fsumme|somme de contr|\\bresumen|\\bresumo\\b|suma de (?:verif|compr|control)|soma de verif|controllo|suma kontroln|skr[óo]t|özet|sağlama|kontrolsumm|kontrollsumm|mã băm|بصمة|تجزئة|हैश|कमिट|แฮช|คอมมิต",
].join("|");

/** What a UUID or a digest is the number of, where it is the last thing that is named before one. */
const NUMBERED_LAST =
  /(?:session|sesi[oó]n|sitzung|сесси[ия]|会话|會話|セッション|세션|请求|請求|リクエスト|요청|запрос|anfrage|requ[êe]te|solicitud|requisi[cç][aã]o|richiesta|[订訂]单|訂單|工单|单[号號]|任[务務]|编号|編號|番号|번호|注文|トレース|追踪|追蹤|추적|实例|實例|インスタンス|인스턴스|版本|バージョン|ヘッド|endpoint|エンドポイント|端点|tenant|テナント|租户|workspace|\b(?:job|task|order|build|run|ticket|dyno|deploy(?:ment)?|blame|ref|changeset|snapshot|arti?e?fact|slug|instance|cluster|PR|head))(?:[ \t](?:says|is|was|ist|est|es))?\P{L}{0,4}(?:是|は|[은는이가])?\P{L}{0,4}$/iu;

/** Whether words before a UUID or a digest name something else than a credential last: "the token was fine, request …". */
export const namesNumber = (words: string): boolean => NUMBERED_LAST.test(words);

const DIGESTED = lazy(() => new RegExp(DIGEST_WORDS, "iu"));
const DIGEST_OF = lazy(
  () => new RegExp(`(?:${DIGEST_WORDS})\\p{L}{0,4}(?:[ \\t]\\p{L}{1,6}'?){0,2}[ \\t]{0,2}$`, "iu"),
);

/** Whether the words between a name and a digest, or those before the name, call it one. */
export const isCalledDigest = (before: string, between: string): boolean =>
  DIGESTED().test(between) || DIGEST_OF().test(before);

/** The lengths of MD5, the SHAs and their truncations in hexadecimal. */
const DIGEST = /^(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{56}|[0-9a-f]{64}|[0-9a-f]{96}|[0-9a-f]{128})$/i;

/** Whether a value has the form of a digest in hexadecimal. */
export const isDigest = (value: string): boolean => DIGEST.test(value);

/** UTF-16 units of a line before a digest that are looked at. */
const LINE_UNITS = 160;

/** What says, on its line and right before it, that a value is a digest. */
const PRINTED: readonly RegExp[] = [
  // BSD's md5(1) and `openssl dgst`: the algorithm, and the file in brackets.
  /(?:md[45]|sha\d?(?:-?\d{1,3}){0,2}|blake\w{1,4}|ripemd\d{0,3}|rmd160|sm3|skein\d{0,3})[ \t]?\([^()\n]{1,120}\)[ \t]{0,2}=[ \t]{0,2}$/i,
  // A tool and what it read: `b3sum secrets.json -> …`, `shasum -c: master-key.bin: OK (…`.
  /\b(?:(?:md5|sha\d{0,3}|b[23]|blake\w{1,4}|xxh\w{1,4}|c?k)-?sum|openssl[ \t]{1,2}dgst|certutil|get-filehash)(?![\w=])[\w \t./*:@+~(),>-]{1,120}$/i,
  // A sentence: "MD5 checksum for password-list.txt is …".
  /\b(?:md5|sha-?\d{1,3}|blake\w{1,4}|checksum|digest|hash|fingerprint)[ \t](?:of|for)[ \t]["'`]?[\w./@+~-]{1,100}["'`]?(?:[ \t](?:is|was))?[ \t:=]{1,3}["'`]?$/i,
  // A list of files that are archives, executables or parts of a page.
  /\.(?:tar|t?[gx]z|tar\.(?:[gx]z|bz2|zst)|bz2|zst|zip|7z|rar|exe|msi|dmg|pkg|deb|rpm|apk|jar|whl|gem|iso|img|bin|so|dll|js|mjs|css)["'`]?[ \t]{0,4}(?:[:=]|[-=]>)[ \t]{0,4}["'`]?$/i,
  // The tag of an image.
  /(?:^|[\s"'`(=@])[\w.-]{1,80}(?:\/[\w.-]{1,60}){1,6}:$/,
];

/** The name of the file behind a digest that begins its line, as coreutils and `shasum` write it: two blanks, or a blank and a star. */
const FILE_BEHIND = / [ *](?=[^\s]{0,120}[./])[\w./@+~=-]{1,120}[ \t]{0,4}(?:\r?\n|$)/y;
const LINE_BEGIN = /(?:^|\n)[ \t]{0,8}$/;

/** What stands behind the id of a change: its names in brackets, and the subject that begins with a type of change. */
const SUBJECT =
  /[ \t]{1,2}(?:\([^()\n]{1,120}\)[ \t])?(?:(?:feat|fix|chore|docs?|tests?|refactor|perf|build|ci|style|bump|deps|merge|release|security)(?:\([\w./ -]{1,40}\))?!?:[ \t]|(?:merge|revert)[ \t])/iy;

/** What says behind the id of a change that it is one: "… (commit)", "… でマージ済み". */
const CHANGE_BEHIND =
  /["'`]?[ \t]?(?:[(（](?:commit|コミット|提交|커밋|коммит)[)）]|で(?:マージ|修正|導入))/iy;

/** The lengths of ids of changes, whole, as git(1) and others write them. */
const CHANGE_UNITS = [40, 64];

/** A line of a list of changes up to the subject: the marks of a graph, a verb of `git rebase`, an id. */
const LISTED =
  /^[ \t]{0,8}(?:[*|\\/ -]{1,16}|(?:pick|p|reword|edit|squash|fixup|commit)[ \t])?([0-9a-f]{7,64}):?[ \t]{1,2}\(?\p{L}/u;

/** What stands on its line before the id of a change that a tool lists: the marks of a graph, a verb. */
const LISTED_HEAD =
  /^[ \t]{0,8}(?:[*|\\/ ]{0,15}\*[|\\/ ]{1,8}|(?:pick|reword|edit|squash|fixup!?|squash!|commit)[ \t])$/;

/** Units behind an id in which the next line of a list begins. */
const NEXT_UNITS = 320;

/** Whether a number is the id of a change in a list of them: a line near it, or its own, begins with one of as many digits, and words go on behind both. */
function isListedChange(text: string, before: string, start: number, end: number): boolean {
  if (!CHANGE_UNITS.includes(end - start)) return false;
  if (matchAt(SUBJECT, text, end) >= 0 || matchAt(CHANGE_BEHIND, text, end) >= 0) return true;
  if (!/^:?[ \t]{1,2}\(?\p{L}/u.test(text.slice(end, end + 4))) return false;
  const lines = before.split("\n");
  const own = lines.at(-1) ?? "";
  if (LISTED_HEAD.test(own)) return true;
  const isAlike = (line: string): boolean => LISTED.exec(line)?.[1]?.length === end - start;
  if (lines.some(isAlike)) return true;
  return (
    !/[^\s-]/.test(own) &&
    text
      .slice(end, end + NEXT_UNITS)
      .split("\n")
      .slice(1)
      .some(isAlike)
  );
}

/** Whether the value at `start`..`end` is a digest that a tool printed beside a file, an image or a change. */
export function isPrintedDigest(text: string, start: number, end: number): boolean {
  if (!DIGEST.test(text.slice(start, end))) return false;
  const before = unitsBefore(text, start, LINE_UNITS);
  if (matchAt(FILE_BEHIND, text, end) >= 0 && LINE_BEGIN.test(before)) return true;
  if (isListedChange(text, before, start, end)) return true;
  const line = before.slice(before.lastIndexOf("\n") + 1);
  return PRINTED.some((shape) => shape.test(line));
}
