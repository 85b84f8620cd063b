/**
 * Passphrases of several words, in quotes behind a word for one: 'my passphrase is "…"', "Die Passphrase lautet „…“". Their words
 * are evidence of nothing, so only a sentence or a setting that gives one makes them a secret, and none that speaks about one.
 */
import { lazy } from "../core/lazy.ts";
import { unitsBefore } from "../core/text.ts";
import type { Span } from "../core/verdict.ts";
import { isShown } from "./given.ts";
import { ENDS, GOES_ON, spanScanner, unitTable } from "./spans.ts";
import { isAbout } from "./tongues.ts";

/** The rest of the word for a password, and words behind it that say what it opens. */
const NAMED = "[\\p{L}\\p{M}]{0,16}(?:[ \\t][\\p{L}\\p{M}\\d][\\p{L}\\p{M}\\d'’-]{0,20}){0,6}";

/** What joins a word to the phrase behind it. */
const JOINT =
  "(?:[ \\t](?:is|was|are|be|reads|ist|lautet|war|heißt|est|était|sera|c['’]est|es|era|será|é|è|resta|to|brzmi|jest|e|este|adalah|là|це|это|هي|هو|है|คือ|şu)" +
  "(?:[ \\t](?:still|now|noch|jetzt|toujours|ahora|ancora|nadal|теперь|тепер))?|['’]s|[ \\t]?[是为為はが는은이가])?[ \\t]?[:：—–-]?[ \\t]{0,2}";

/** The quotes that open a phrase beyond ASCII. */
const QUOTES = "“”„«‘‹「『";
const OPENS = `["'\`${QUOTES}]`;
const CLOSES = "[\"'`”“»’›」』]";

/** Words as people choose them; what begins with a capital is a message or a label. */
const WORDS = "\\p{Ll}[\\p{L}\\p{M}]{1,20}(?: [\\p{L}\\p{M}\\d-]{1,20}){2,10}";

const PHRASE = new RegExp(`(${NAMED}${JOINT})${OPENS}[ ]?(${WORDS})[ ]?${CLOSES}`, "uy");

/** A setting or a field whose name means a passphrase and nothing else. */
const SETTING = /["'`]?[ \t]{0,2}[:=][ \t]{0,2}["'`]([\p{Ll}]{2,20}(?: [\p{Ll}\d-]{1,20}){3,10})["'`]/uy;
const MEANS_PHRASE = /phrase$|^ph?rase[ -]|フレーズ$/i;

/** Words of messages, labels and rules about passwords, in the languages of the words for one. */
const SPEAKS =
  /(?<!\p{L})(?:too|must|least|most|should|cannot|can|may|not|never|your|you|please|enter|choose|forgot|forgotten|invalid|expired?|expires|incorrect|wrong|required|optional|missing|empty|blank|unset|changed?|reset|same|match(?:es)?|again|confirm|stored?|saved|kept|hashed|encrypted|protected|hidden|unknown|secure|strong|weak|short|long|longer|characters?|letters|digits|symbols|passwords?|passphrases?|phrase|keys?|used|derived?|generated|loaded|read|taken|passed|sent|shown|needed|optional|available|unavailable|defined|provided|disabled|enabled|expected|supported|allowed|file|environment|variable|vault|account|hint|username|login|value|field|string|default|ask|see|contact|nicht|kein|falsch|bitte|mindestens|zeichen|buchstaben|abgelaufen|ungültig|vergessen|erforderlich|eingeben|ändern|erfragen|fragen|siehe|kurz|lang|sicher|pas|trop|doit|veuillez|saisir|incorrecte?|invalide|expirée?|oubliée?|obligatoire|caractères|lettres|requise?|debe|debes|caracteres|letras|obligatoria|incorrecta|inválida|olvidaste|demasiado|corta|larga|tu|introduce|deve|caratteri|lettere|obbligatoria|errata|scaduta|dimenticata|troppo|inserisci|obrigatória|incorreta|expirada|esqueceu|muito|digite|sua|musi|znaków|liter|wymagane|nieprawidłowe|wygasło|zapomniałeś|podaj|twoje|zbyt|должен|должна|символов|неверный|обязателен|введите|забыли|истёк|слишком|не|має|символів|невірний|введіть|надто|olmalı|karakter|yanlış|girin|zorunlu|harus|karakter|salah|masukkan|wajib|phải|ký tự|nhập|sai|bắt buộc)(?!\p{L})/iu;

/** UTF-16 units of a sentence before the word. */
const HEAD_UNITS = 96;

/** Code or a longer name before the word: `opts.passphrase`, `"passphrase`. */
const CODE_HEAD = /[\w$."'`[<>@/\\=-]$/;

/** Whether the word at `at` is a part of a name or a string of code; no language beyond ASCII has any. */
const isInCode = (text: string, at: number): boolean =>
  text.charCodeAt(at) < 128 && CODE_HEAD.test(unitsBefore(text, at, 1));

/** A member of something in code, as which nobody names a setting. */
const MEMBER_HEAD = /[\w$]\.$/;

/** Units from a word for a password in which the quote that opens its phrase stands: seven words, and what joins them to it. */
const QUOTE_UNITS = 200;

const quoteFrom = spanScanner(
  lazy(() =>
    unitTable((unit) => ("\"'`".includes(String.fromCharCode(unit)) ? ENDS : GOES_ON), GOES_ON, QUOTES),
  ),
);

/** The passphrase in quotes behind the word whose keyword is `at`..`end`. */
export function findPassphrase(text: string, at: number, end: number): Span | undefined {
  const last = Math.min(text.length, end + QUOTE_UNITS);
  if (quoteFrom(text, end, last) === last) return undefined;
  const span = spokenPhrase(text, at, end) ?? setPhrase(text, at, end);
  if (!span) return undefined;
  const head = unitsBefore(text, at, HEAD_UNITS);
  if (SPEAKS.test(text.slice(span.start, span.end)) || isAbout(text.slice(end, span.start))) return undefined;
  return isShown(head, text, { at, stop: end, span }) ? undefined : span;
}

/** Whether a phrase right behind its word is given: where that means one, and where a language needs no verb and none stands in a label. */
const isBareGiven = (word: string, between: string): boolean =>
  MEANS_PHRASE.test(word) || (/^(?!pass|mot|contra)/i.test(word) && !/[:：]/.test(between));

/** The phrase of a sentence; what ends in a colon alone is a setting or a label, unless words stand between. */
function spokenPhrase(text: string, at: number, end: number): Span | undefined {
  PHRASE.lastIndex = end;
  const [whole = "", between = "", words = ""] = PHRASE.exec(text) ?? [];
  if (words === "" || isInCode(text, at)) return undefined;
  const isBare = /^[\p{L}\p{M}]{0,16}[ \t]?[:：—–-]?[ \t]{0,2}$/u.test(between);
  if (isBare && !isBareGiven(text.slice(at, end), between)) return undefined;
  const start = end + whole.lastIndexOf(words);
  return { start, end: start + words.length };
}

/** The phrase of a setting: `passphrase: "…"`, `"passphrase": "…"`. */
function setPhrase(text: string, at: number, end: number): Span | undefined {
  if (!MEANS_PHRASE.test(text.slice(at, end)) || MEMBER_HEAD.test(unitsBefore(text, at, 2))) return undefined;
  SETTING.lastIndex = end;
  const [whole = "", words = ""] = SETTING.exec(text) ?? [];
  if (words === "") return undefined;
  const start = end + whole.length - 1 - words.length;
  return { start, end: start + words.length };
}
