/** Claims that tell what came of a deed: people see the page by now, things come by themselves, the list of what is done. */

import { UPSHOT_CHARS } from "../core/limits.ts";
import type { FoundClaim } from "./citations.ts";
import type { ClaimKind, Language } from "./claim.ts";
import { isElsewhere } from "./clauses.ts";
import { folded, isOthers, regexOf, says } from "./grammar.ts";
import { wholeIn } from "./languages/present.ts";
import { withoutBar } from "./languages/standing.ts";
import { type Upshot, upshotOf } from "./languages/upshot.ts";
import { TIME } from "./languages/wide.ts";
import { clausesOf, isQuestion } from "./sentences.ts";

/** What is looked at: a text, whether the reply `cites` the agent's own places, and whether the text is the `whole` of it. */
export type Looked = { readonly cites: boolean; readonly whole: boolean };

/**
 * True for a text that may say so in this language; `own` is folded and in lower case. A whole reply is looked at more closely,
 * because the language's tables are made for one that may.
 */
export function mayCome(language: Language, own: string, { cites, whole }: Looked): boolean {
  const words = upshotOf(language);
  if (!words) return false;
  return (words.stems().test(own) && (!whole || words.likely(own))) || (cites && words.put().test(own));
}

/** A sentence with its clauses that are said as facts, and what stands around it. */
type Around = {
  readonly text: string;
  readonly facts: readonly string[];
  readonly before: string;
  /** The heading that the sentence is listed under, if any. */
  readonly heading: string;
  /** True for the first and the last sentence of a reply. */
  readonly isEnd: boolean;
  /** True where the reply says that something is seen by the user alone. */
  readonly isHidden: boolean;
};

/** True for a sentence that says that something is only a preview, a draft yet, or seen by the user alone. */
export function saysHidden(language: Language, text: string): boolean {
  return STILL.test(text) || says(language, "{wide_unseen}", folded(language, text));
}

const STILL =
  /\b(?:still|remains|for now|stays) (?:\w+ )?(?:a |in |the )?(?:draft|preview)|\b(?:noch|weiterhin|bleibt) (?:\S+ )?(?:ein |im |als )?(?:entwurf|vorschau)|(?:sigue|todavía|aún|queda)(?: \S+){0,2} (?:borrador|vista previa)|(?:toujours|encore|reste)(?: \S+){0,2} (?:brouillon|aperçu)|(?:ancora|resta)(?: \S+){0,2} (?:bozza|anteprima)|(?:ainda|continua)(?: \S+){0,2} (?:rascunho|prévia)|(?:nadal|wciąż|jeszcze)(?: \S+){0,2} (?:szkic|podgląd)|(?:пока|ещё|еще|всё ещё|поки|ще|досі)(?: \S+){0,2} (?:чернов|чернет)|(?:hâlâ|henüz) (?:\S+ )?(?:taslak|önizleme)|masih (?:\S+ )?(?:draf|pratinjau)|vẫn (?:\S+ )?(?:là )?(?:bản )?nháp|(?:还是|仍是|仍为|還是)草稿|まだ下書き|아직 초안|(?:لا تزال|ما زالت) مسودة|अभी ड्राफ़्ट|ยังเป็น(?:ฉบับ)?ร่าง/iu;

/** What a sentence claims by what came of a deed. */
export function upshotIn(language: Language, around: Around): FoundClaim[] {
  const words = upshotOf(language);
  if (!words || around.text.length > UPSHOT_CHARS) return [];
  if (isQuestion(around.text) || isQuestion(around.before)) return [];
  const clauses = around.facts
    .map((clause) => withoutBar(language.id, folded(language, clause)))
    .filter((clause) => !isTheirs(language, clause));
  const place = folded(language, `${around.text} ${around.before.slice(-UPSHOT_CHARS)}`);
  return CLAIMED.flatMap((kind) => {
    const needs = CAME[kind](language, words, clauses, around);
    return needs && !isElsewhere(language, kind, place) ? claimOf(language, kind, needs) : [];
  });
}

type Needs = "nothing" | "entry" | undefined;

const CLAIMED: readonly ClaimKind[] = ["publish", "post", "schedule"];

const CAME: Readonly<
  Record<ClaimKind, (language: Language, words: Upshot, clauses: readonly string[], around: Around) => Needs>
> = {
  publish: (language, words, clauses, around) => {
    if (clauses.some((clause) => isFree(language, words, clause, [words.outed]))) return "nothing";
    if (isListed(language, words, around)) return "nothing";
    if (around.isHidden) return undefined;
    const seen = [words.people, words.see, words.now];
    if (clauses.some((clause) => isFree(language, words, clause, seen))) return "entry";
    const whole = folded(language, around.text).replace(/[\s!.。！·\uE003]+$|^[\s·]+/g, "");
    return around.isEnd && says(language, words.bare, whole) ? "entry" : undefined;
  },
  post: (language, words, clauses) => {
    const isFed = (clause: string): boolean =>
      says(language, "{feed}", clause) &&
      !(PLACE_LATER.has(language.id) && says(language, PLACE_ITSELF, clause)) &&
      isFree(language, words, clause, [words.fed]);
    const isThere = (clause: string): boolean =>
      (!PLACE_LATER.has(language.id) || says(language, "{wide_mine}|{wide_message}", clause)) &&
      !ACCOUNT.test(clause) &&
      isFree(language, words, clause, [words.lies]);
    const isSaid = (clause: string): boolean => isFree(language, words, clause, [words.comment]);
    return clauses.some((clause) => isFed(clause) || isThere(clause) || isSaid(clause))
      ? "nothing"
      : undefined;
  },
  schedule: (language, words, clauses, { text, before }) => {
    const own = clauses.join(" ");
    if (CODED.test(own) || says(language, "{wide_coded}", own)) return undefined;
    if (clauses.some((clause) => isFree(language, words, clause, [words.running]))) return "nothing";
    const told = folded(language, `${before.slice(-UPSHOT_CHARS)} ${text}`);
    // The time may stand in a clause that is no fact, "set up so that it comes every day at 8", or in the sentence in front.
    const isSet =
      says(language, REPEATED, told) &&
      says(language, `${words.comes}|{wide_job}|{wide_digest}|{wide_message}`, told) &&
      clauses.some((clause) => isFree(language, words, clause, [words.arranged]));
    const isQueued = (clause: string): boolean =>
      says(language, "{wide_message}|{feed}", clause) &&
      says(language, words.days, clause) &&
      !IDEAS.test(clause) &&
      isFree(language, words, clause, [words.queued]);
    return isSet || clauses.some(isQueued) ? "nothing" : undefined;
  },
};

/** What is on the place of posts without being posted. */
const ACCOUNT =
  /\b(?:account|akun|conta|cuenta|followers?|handle|hesa[bp]\S*|konto|perfil|profil\w*|username)\b|профил|аккаунт|акаунт|профіл|tài khoản|hồ sơ|账号|帐号|主页|アカウント|プロフィール|계정|프로필|حساب|अकाउंट|प्रोफ़ाइल|บัญชี|โปรไฟล์/i;

/** Thoughts of posts, which are no posts. */
const IDEAS =
  /\b(?:ideas?|ideen|idées?|idee|ideias?|ide|topics?|outlines?)\b|pomysł|иде[йяи]|іде[йїя]|fikir|ý tưởng|想法|点子|點子|アイデア|案|아이디어|أفكار|आइडिया|ไอเดีย/i;

/** Languages in which the place of posts in front of all is what a clause is about: the feed is up again. */
const PLACE_LATER = new Set(["de", "en", "es", "fr", "id", "it", "pl", "pt", "ru", "uk", "vi"]);

const PLACE_ITSELF =
  "^(?:(?:the|der|die|das|el|la|le|il|o|a) )?{feed}(?! ?(?:-|{wide_message}))(?!.{0,12}{wide_message})";

/** A time that comes again. */
const REPEATED = `{wide_every}.*(?:${TIME}|\\d)|(?:${TIME}|\\d).*{wide_every}`;

/** A clause that says all of `sources`, in which nothing besides takes them back. */
function isFree(language: Language, words: Upshot, clause: string, sources: readonly string[]): boolean {
  if (!sources.every((source) => says(language, source, clause))) return false;
  // "No longer a draft" denies nothing.
  if (!sources.includes(words.outed) && sources.some((source) => isDenied(language, source, clause)))
    return false;
  const rest = sources.reduce((text, source) => text.replace(regexOf(language, source), " "), clause);
  return !says(language, words.not, rest) && !says(language, `^(?:\\S+ )?{wide_afterwards}`, clause);
}

/** True for a deed in a list of what is done: "Done: typos fixed, images compressed, publication in the community". */
function isListed(language: Language, words: Upshot, { facts, heading }: Around): boolean {
  const above = heading === "" ? [] : clausesOf(heading).slice(-1);
  const parts = [...above, ...facts].flatMap((clause) => folded(language, clause).split(/(?<=[:：])/));
  const at = above.length > 0 ? 0 : parts.findIndex((part) => /[:：]$/.test(part));
  const head = (parts[at] ?? "").replace(/[\s:：。]+$|^.*・/g, "").trim();
  if (at < 0 || !says(language, words.heads, head)) return false;
  const items = parts.slice(at + 1);
  const next = items.findIndex((part) => /[:：]$/.test(part));
  return items
    .slice(0, next < 0 ? items.length : next)
    .flatMap((item) => item.split(AND))
    .some((item) => says(language, words.items, bareItem(item)));
}

/** An item without its mark, the word that joins it to the others, and its stop. */
function bareItem(item: string): string {
  return item
    .trim()
    .replace(/^[\s·・•\uE003-]+/, "")
    .replace(JOINED, "")
    .replace(/[\s.。!]+$/, "");
}

const AND = /・| (?:and|und|y|e|et|i|oraz|и|та|й|і|ve|dan|và|और) /;

const JOINED =
  /^(?:and|und|y|e|et|i|oraz|и|та|й|і|ve|dan|và|और)(?: (?:also|auch|también|anche|também|też|также|також|juga|cả))? |^(?:以及|和|及|および|と|그리고 ?|และ|و(?=ال))/i;

/** A program, in which things are set up without any job. */
const CODED =
  /\b(?:app|widget|script|component|endpoint|api|cron expression|readme)\b|\b(?:aplicaci|aplikac|applicaz|compon|función|funktion|fonction|funzion|skript|código|codice|kod)|(?:приложени|скрипт|функци|код[еу]?\b|застосун)|代码|脚本|组件|函数|コード|スクリプト|関数|アプリ|코드|스크립트|함수|कोड|ऐप|โค้ด|แอป|الكود|التطبيق/i;

/** True where a match of `source` holds a no, or stands right behind one. */
function isDenied(language: Language, source: string, clause: string): boolean {
  const no = DENIALS[language.id] ?? "";
  const { 0: said = "", index = 0 } = regexOf(language, source).exec(clause) ?? {};
  return (
    says(language, wholeIn(language.id, no), said) ||
    says(language, `(?:^| )(?:${no}) ?$`, clause.slice(0, index))
  );
}

/** No and not by languages. */
const DENIALS: Readonly<Record<string, string>> = {
  ar: "لا|لم|لن|ما|ليست?|غير",
  de: "kein\\S*|nicht|nie|ohne",
  en: "not|no|never|cannot|\\w+n['’]t",
  es: "no|nunca|ning[uú]n\\S*|tampoco",
  fr: "ne|pas|aucune?|jamais",
  hi: "नहीं|न|मत",
  id: "tidak|belum|tak|bukan|jangan",
  it: "non|nessun\\S*|mai",
  ja: "ません|ない|なく|ず(?=に)|未",
  ko: "없|않|안 |못|아직",
  pl: "nie|żad\\S+|nigdy",
  pt: "não|nunca|nenhum\\S*",
  ru: "не|нет|ни|никогда",
  th: "ไม่|ยัง",
  tr: "değil|yok|hiç|henüz",
  uk: "не|ні|немає|ніколи",
  vi: "không|chưa|chẳng",
  zh: "[没沒未]|不",
};

/** A clause about somebody else's thing: his own name in front, or that of a relation of the user. */
function isTheirs(language: Language, clause: string): boolean {
  return isOthers(language, clause) || (language.id === "en" && OWNER.test(clause));
}

const OWNER =
  /^(?:(?:Her|His|Their) |(?!(?:Today|Tomorrow|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Week|It|That|There|Here|What|Agent ?X|Everyone|Everybody|Anyone|Anybody)['’]s)\p{Lu}[\p{L}-]+['’]s |(?:your|her|his|their) (?:[\w-]+ )?(?:boss|brother|colleague|competitor|cousin|friend|neighbou?r|sister)['’]s )/u;

function claimOf(language: Language, kind: ClaimKind, needs: FoundClaim["needs"]): FoundClaim[] {
  const row = language.claims.find((claim) => claim.kind === kind);
  return row ? [{ row, language, needs }] : [];
}
