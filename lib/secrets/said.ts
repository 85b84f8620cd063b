/**
 * Passwords that a sentence says, in the languages whose words for a password are keywords: "Parola pentru baza de date este …",
 * "ich habe das Passwort auf … geändert", "kata sandi servernya …". Words alone stand between the word and the value; how the last of
 * them joins the two decides what the value must look like.
 */
import { lazy } from "../core/lazy.ts";
import { unitsBefore } from "../core/text.ts";
import type { Span } from "../core/verdict.ts";
import { matchAt } from "./finders.ts";
import { isKeptIn, isShown } from "./given.ts";
import { isDigit } from "./letters.ts";
import { isBlank } from "./names.ts";
import { isCoined, isProduct, isSigned } from "./password.ts";
import { digitFrom } from "./spans.ts";
import { isAbout, TONGUES, type Tongue } from "./tongues.ts";

/** UTF-16 units from a word for a password to its value, of the value and the signs around it, and before the word, that are read as its sentence. */
const BETWEEN_UNITS = 64;
const RUN_UNITS = 68;
const SENTENCE_UNITS = 96;

/** ASCII that is no value: a word, one in brackets or before a comma, what leads to a value. */
const WORD = /^(?:\(?[A-Za-z'-]{1,24}\)?[:,]?|[:,(-])$/;

/** What ends a clause beyond ASCII. */
const CLAUSE_ENDS = "。；！？،؛」』»”";

/** What opens a value in a sentence, and what closes one that is no part of it. */
const OPENS = /^["'`(-]{1,2}/;
const CLOSES = /["'`][\s\S]*$|[)\].,;:!?]{1,4}$/;

/** A letter that a word goes on with beyond ASCII: no language of these puts a word behind a value without a blank. */
const LETTER = /[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Where the next run of ASCII from `at` on ends, at a blank or a letter beyond. */
function runEnd(text: string, at: number): number {
  const limit = Math.min(text.length, at + RUN_UNITS);
  let end = at;
  while (end < limit && text.charCodeAt(end) > 32 && text.charCodeAt(end) < 128) end++;
  return end;
}

/** Whether a digit stands in `at`..`end`. */
function hasDigit(text: string, at: number, end: number): boolean {
  for (let place = at; place < end; place++) if (isDigit(text.charCodeAt(place))) return true;
  return false;
}

/** Where a run of ASCII begins, at `at` or behind blanks and letters beyond; `limit` where none does, or a clause ends before it. */
function runStart(text: string, at: number, limit: number): number {
  let start = at;
  while (start < limit) {
    const unit = text.charCodeAt(start);
    if (unit < 128 && !isBlank(unit)) return start;
    if (unit > 127 && CLAUSE_ENDS.includes(text.charAt(start))) return limit;
    start++;
  }
  return limit;
}

/** The value in the run `start`..`end`, without the signs around it; what a letter beyond ASCII goes on with is a word. */
function valueIn(text: string, start: number, end: number): Span | undefined {
  const from = start + (OPENS.exec(text.slice(start, end))?.[0].length ?? 0);
  const stop = end - (CLOSES.exec(text.slice(from, end))?.[0].length ?? 0);
  return LETTER.test(text.charAt(stop)) ? undefined : { start: from, end: stop };
}

/** What a password opens by its number: "the password on pi4 is still …". */
const PLACE_NAME = /^[a-z]{1,12}-?\d{1,3}$/i;

/** The first run of ASCII with a digit that words alone, and the name of a place among them, lead to from `at` on. */
function valueAfter(text: string, at: number): Span | undefined {
  const limit = Math.min(text.length, at + BETWEEN_UNITS);
  const last = Math.min(text.length, limit + RUN_UNITS);
  if (digitFrom(text, at, last) === last) return undefined;
  for (let start = runStart(text, at, limit); start < limit; ) {
    const end = runEnd(text, start);
    const run = text.slice(start, end);
    // What goes on from the word itself is a part of its name.
    if (hasDigit(text, start, end) && !(PLACE_NAME.test(run) && !isCoined(run)))
      return start === at ? undefined : valueIn(text, start, end);
    if (!WORD.test(run) && !PLACE_NAME.test(run)) return undefined;
    start = runStart(text, end, limit);
  }
  return undefined;
}

/** The expressions of a language. */
type Frame = {
  readonly noun: RegExp;
  readonly is: RegExp;
  readonly to: RegExp | undefined;
  readonly changed: RegExp | undefined;
  readonly using: RegExp | undefined;
  readonly closes: RegExp | undefined;
  readonly isVerbless: boolean;
};

/** What may stand between the last word before a value and the value. */
const LEAD = "[ \\t]{0,3}[:：]?[ \\t]{0,3}[\"'`“„«「(-]{0,2}$";

/** A word begins here: behind a blank, a comma, or a letter of a language that leaves no blanks. */
const BEGINS = "(?:^|[\\s,'’]|[\\u0e00-\\u0e7f\\u3001-\\u9fff\\uac00-\\ud7af])";

function frameOf({ noun, is, now, to, changed, using, closes, isVerbless }: Tongue): Frame {
  const joint = now ? `(?:(?:${is})(?:[ \\t]{0,2}(?:${now}))?|${now})` : `(?:${is})`;
  return {
    noun: new RegExp(noun, "iuy"),
    is: new RegExp(`${BEGINS}${joint}${LEAD}`, "iu"),
    to: to ? new RegExp(`${BEGINS}(?:${to})${LEAD}`, "iu") : undefined,
    changed: changed ? new RegExp(changed, "iu") : undefined,
    using: using ? new RegExp(`(?:^|[^\\p{L}])${using}[ \\t]?$`, "iu") : undefined,
    closes: closes ? new RegExp(`[!?.]?${closes}`, "iuy") : undefined,
    isVerbless: isVerbless ?? false,
  };
}

/** The languages whose word may begin with each letter: a page of names would ask all of them. */
const frames = lazy(() => {
  const byLetter = new Map<string, Frame[]>();
  for (const tongue of TONGUES)
    for (const letter of tongue.letters) {
      const known = byLetter.get(letter);
      const frame = frameOf(tongue);
      if (known) known.push(frame);
      else byLetter.set(letter, [frame]);
    }
  return byLetter;
});

/** The language whose word for a password stands at `at`. */
const frameAt = (text: string, at: number): Frame | undefined =>
  frames()
    .get(text.charAt(at).toLowerCase())
    ?.find(({ noun }) => matchAt(noun, text, at) >= 0);

/** Units before a word for a password in which a sentence may say what it is about. */
const ABOUT_UNITS = 24;

/** Words for a place, a time, a means or an owner, which a value behind them is. */
const PLACE =
  /(?:^|[\s'’])(?:in|on|at|of|from|for|by|via|with|since|until|after|before|under|per|see|im|am|auf|bei|beim|von|vom|für|seit|ab|mit|nach|aus|über|siehe|dans|sur|de|du|des|depuis|par|pour|avec|chez|voir|en|desde|con|por|para|según|ver|em|no|na|do|da|desde|com|di|del|della|dal|dalla|su|sul|per|tra|din|de|pe|la|cu|lui|prin|vezi|w|we|z|ze|od|do|przez|dla|po|v|ve|k|s|pro|ze|u|от|на|в|с|из|к|для|по|через|з|до|від|για|στο|στον|στη|στην|από|με|του|της|di|dari|untuk|sejak|oleh|pada|op|van|voor|sinds|bij|door|på|i|av|för|från|til|fra|af|ved|siden|trong|trên|của|cho|từ|على|في|من|منذ|ب|में|पर|से|का|की|के|ใน|บน|ของ|에|에서|부터|で|に|から|的|在|从)[ \t:"'`“„«「(-]{0,4}$/i;

/** The units of the longest of them, with the signs around it. */
const PLACE_UNITS = 16;

const isPlaced = (between: string): boolean => PLACE.test(between.slice(-PLACE_UNITS));

/** Who is named right before a word for a password, as in "user ops, password …". */
const USER =
  /(?:user|login|account|benutzer|nutzer|konto|utilisateur|usuario|usuário|utente|utilizator|użytkownik|логин|логін|пользовател|користувач|χρήστης|pengguna|아이디|账号|帳號|用[户戶]|ユーザー|kullanıcı|gebruiker|uživatel|användar|bruge?r|käyttäjä|felhasználó|tài khoản|المستخدم|משתמש|यूज़र|ผู้ใช้)\p{L}{0,8}[ \t:：は]{1,3}[\w.@-]{1,32}[,，、;/ \t]{1,3}(?:\p{L}{1,4}[ \t]{0,2})?\p{L}?$/iu;

/** Who logs in, or is told to, in the sentence of a word for a password: "log in as kate, password …". */
const LOGIN =
  /(?:\blog(?:ged)?[ -]?(?:in|on)|\bsign(?:ed)?[ -]?in|\bssh|\bconnect|anmeld|\bmelde?|einlogg|connexion|\bentr[ae]|\binici|\bacc[eè]d|zalog|přihl|зайд|зайт|зайти|войд|войт|логин|увійд|залогін|\bgir(?:iş|in)?(?!\p{L})|oturum|\bmasuk|đăng nhập|ادخل|الدخول|سجل|लॉगिन|ล็อกอิน|เข้าสู่ระบบ|登[录入錄陸]|ログイン|サインイン|로그인|접속)/iu;

/** Nothing but the end of the word, a colon and what opens a value. */
const BARE = /^[\p{L}\p{M}]{0,6}[ \t]{0,2}[:：,，は]?[ \t]{0,3}["'`“„«「(]{0,2}$/u;

/** The end of a clause. */
const LAST = /["'`”»]?(?:[ \t]?[.,;!)]|[ \t]\||[ \t]{0,2}(?:\r?\n|$)|[」』，。；！）])/y;

/** Words, and the colon or the dash that leads from them to a value. */
const LED =
  /^[\p{L}\p{M}'’-]{0,12}(?:[ \t][\p{L}\p{M}'’-]{1,24}){0,5}(?:[ \t]?[:：]|[ \t][—–-])[ \t]{0,2}["'`“«「]?$/u;

/** Whether a colon or a dash gives the value in a sentence: a setting of code has no other word on its line, and an English name. */
const isLed = (head: string, word: string, between: string): boolean =>
  LED.test(between) && (/[^\0-\x7f]/.test(word) || /\p{L}[ \t]$/u.test(head) || /[ \t]\p{L}/u.test(between));

/** What says before a word for a password, or right before a value, that it is somebody's or was lost. */
const OWNED =
  /(?:user|pengguna|akun|пользовател|користувач|учётк|учетк|felhasználó|kullanıcı|hesab|المستخدم|حساب|משתמש)\p{L}{0,6}[ \t]$/iu;
const LOST =
  /забы|не п|не раб|сброс|скин|скид|lupa|reset|forg[eo]t|recover|atur ulang|elfelejt|unut|sıfırla|نسي|إعادة|שכח|איפוס|[忘修更重找][置改回记記設设]?|リセット|再設定|変更|재설정|잊|찾기|변경|quên|đặt lại|đổi|ลืม|รีเซ็ต|เปลี่ยน|भूल|रीसेट|बदल/iu;

/** A word for a password and its value, with what stands around them. */
type Said = {
  readonly frame: Frame;
  readonly head: string;
  readonly between: string;
  readonly word: string;
  readonly text: string;
  readonly span: Span;
};

const spelled = ({ text, span }: Said): string => text.slice(span.start, span.end);

/** The end of a word for a password and what the password opens, in a word or two. */
const NAMED = /^[\p{L}\p{M}]{0,8}(?:[ \t](?:от|к|для|від|до|на))?(?:[ \t][\p{L}\p{M}]{1,24}){0,2}[ \t]$/u;

/** Whether a value stands behind its word as languages put it that need no verb: "Пароль от базы данных …". */
function isVerbless(said: Said): boolean {
  const { frame, head, between } = said;
  if (!frame.isVerbless || isPlaced(between) || OWNED.test(between)) return false;
  if (!NAMED.test(between)) return false;
  const value = spelled(said);
  return !LOST.test(head) && !frame.changed?.test(head) && /^[^-_]{4,}/.test(value) && !isProduct(value);
}

/** Whether the value stands in brackets of its own right behind the word: "the admin password (…) still works"; small letters there are a remark. */
const isInBrackets = ({ between, text, span }: Said): boolean =>
  /[A-Z]|[^a-z\d]/.test(text.slice(span.start, span.end)) &&
  /^\p{L}{0,6}[ \t]?[(（]["'`]?$/u.test(between) &&
  /^["'`]?[)）]/.test(text.slice(span.end, span.end + 2));

/** Whether somebody logs in, and the value stands right behind the word. */
const isUsedToLogIn = ({ head, between }: Said): boolean =>
  BARE.test(between) && LOGIN.test(head) && !LOST.test(head);

/** Whether somebody changes the password to the value. */
function isChangedTo(said: Said): boolean {
  const { frame, head, between, text, span } = said;
  if (!frame.to?.test(between) || (isPlaced(between) && isProduct(spelled(said)))) return false;
  const tail = text.slice(span.end, span.end + BETWEEN_UNITS).replace(/[.;。\n].*/s, "");
  return frame.changed?.test(head + between + tail) ?? false;
}

/** Whether the value stands right behind its word in the sentence of somebody who uses it. */
function isUsed(said: Said): boolean {
  const { frame, head, between } = said;
  if (!isProduct(spelled(said)) && (isInBrackets(said) || isUsedToLogIn(said))) return true;
  return BARE.test(between) && (USER.test(head) || (frame.using?.test(head) ?? false));
}

/** Whether a sentence says that the value is the password: a verb joins the two, or somebody changes or uses it. */
function isJoined(said: Said): boolean {
  const { frame, head, word, between, text, span } = said;
  if (frame.closes && matchAt(frame.closes, text, span.end) >= 0) return true;
  if (isChangedTo(said)) return true;
  if (isKeptIn(text, span.end)) return false;
  if (frame.is.test(between) || isUsed(said)) return true;
  return matchAt(LAST, text, span.end) >= 0 && (isLed(head, word, between) || isVerbless(said));
}

/** What a sentence begins behind: a line end, another sentence, a cell of a table, the mark of a quotation. */
const SENTENCE_ENDS = ["\n", ". ", "。", "| ", "> "];

/** The sentence before `at`, as far as it matters. */
function sentenceBefore(text: string, at: number): string {
  const head = unitsBefore(text, at, SENTENCE_UNITS);
  return head.slice(Math.max(...SENTENCE_ENDS.map((end) => head.lastIndexOf(end))) + 1);
}

/** What stands in code and not in a sentence before a word. */
const CODE = /[{}[\]=<>|$\\]/;

/** A part of a name of code, and a name that a colon follows with nothing before it on its line: a setting. */
const NAME_HEAD = /[\w$]\.$|[_$@/\\]$/;
const COLON = /^[\w]{0,12}["'`*]{0,3}[ \t]{0,2}:/;

/** What "pass" is told is passed: "pass X on". */
const isVerb = (word: string, between: string): boolean =>
  /^pass$/i.test(word) && /^(?:wd)?[ \t]{1,2}["'`]?$/.test(between);

/** Whether a user or what one logs in with stands before the word: "user ops / pass …", "as ops with pass …". */
const isOneOfTwo = ({ using }: Frame, head: string): boolean =>
  USER.test(head) || (using?.test(head) ?? false);

const isSetting = (head: string, word: string, between: string): boolean =>
  NAME_HEAD.test(head) || (!/[^\0-\x7f]/.test(word) && COLON.test(between) && !/\p{L}[ \t(]$/u.test(head));

/** The password that a sentence says behind the word for one whose keyword is `at`..`end`. */
export function saidPassword(text: string, at: number, end: number): Span | undefined {
  const span = valueAfter(text, end);
  const value = span ? text.slice(span.start, span.end) : "";
  if (!span || !isCoined(value)) return undefined;
  const frame = frameAt(text, at);
  const head = sentenceBefore(text, at);
  if (!frame || CODE.test(head)) return undefined;
  const between = text.slice(end, span.start);
  const word = text.slice(at, end);
  if (isVerb(word, between) && !isOneOfTwo(frame, head)) return undefined;
  if (isSetting(head, word, between)) return undefined;
  if (isAbout(head.slice(-ABOUT_UNITS) + word + between)) return undefined;
  if (isShown(head, text, { at, stop: end, span })) return undefined;
  if (isJoined({ frame, head, word, between, text, span })) return span;
  return isSigned(value) && !isPlaced(between) && !isKeptIn(text, span.end) ? span : undefined;
}
