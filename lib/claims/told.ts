/**
 * Claims of a plain reply, by what it tells of and not by the words for a deed: something stands in the place of pages or of posts, a
 * job comes at its times. Each counts only where nothing in the whole reply takes it back and the registry holds nothing that it is
 * true of.
 */
import { lazy } from "../core/lazy.ts";
import { MOOD_CHARS, TOLD_CHARS } from "../core/limits.ts";
import { APART } from "./citations.ts";
import type { CitedLink, Claim, ClaimKind, Language } from "./claim.ts";
import { WRITTEN } from "./clauses.ts";
import { FIRST } from "./frames.ts";
import { folded, isOthers, says } from "./grammar.ts";
import { type Silencer, withinOf } from "./languages/mood.ts";
import { TIME } from "./languages/wide.ts";
import type { Mood } from "./mood.ts";
import { OWN_LINK } from "./prose.ts";
import { sentencesOf } from "./sentences.ts";
import { holdsTitle, namesTitle } from "./titles.ts";

/** All that keeps a reply from being held to what it shows; what a job does is yet to come. */
export const SILENCERS: readonly Silencer[] = ["no", "asks", "will", "theirs", "past"];
const OF_JOBS: readonly Silencer[] = ["no", "asks", "theirs", "past"];

/** What most jobs are called, in all languages. */
const NOUN =
  /remind|\balert|\balarm|erinner|wecker|alerte|rappel|recordatorio|aviso|lembrete|alerta|promemoria|avviso|напомин|оповещ|нагадув|сповіщ|przypomn|hatırlat|uyarı|pengingat|nhắc|cảnh báo|提醒|通知|[警][报報]|リマインド|アラート|알림|تذكير|تنبيه|रिमाइंडर|अलर्ट|เตือน/i;

/** What a plain reply claims, one claim a kind. */
export function toldIn(mood: Mood, languages: readonly Language[]): Claim[] {
  const text = mood.bare();
  if (text.length > MOOD_CHARS) return [];
  const sentences = lazy(() => text.split("\n").flatMap((line) => sentencesOf(line.trim())));
  const claim = (kind: ClaimKind, language: Language, sentence: string): Claim => {
    const rule = language.claims.find((row) => row.kind === kind)?.id ?? language.given.id;
    const plain = (): boolean => mood.isPlain(...(kind === "schedule" ? OF_JOBS : SILENCERS));
    return { rule, kind, sentence: sentence.slice(0, TOLD_CHARS), names: [], links: [], language, plain };
  };
  const first = (
    kind: ClaimKind,
    tells: (language: Language, sentence: string, next: string) => boolean,
  ): Claim[] => {
    for (const language of languages.filter((row) => says(row, CUES[kind], folded(row, text))))
      for (const [at, sentence] of sentences().entries())
        if (tells(language, folded(language, sentence), folded(language, sentences()[at + 1] ?? "")))
          return [claim(kind, language, sentence)];
    return [];
  };
  const posts = mood.links().filter(({ name, proves }) => proves === "post" && name !== "fake");
  const isPost = ownLinksOf(sentences, mood.links());
  const jobs = first("schedule", comesAgain);
  const maybe = jobs.length > 0 ? [] : first("schedule", tellsOfJob);
  const about = (title: string): boolean => namesTitle(text, title) === "yes";
  return [
    ...first("publish", standsInPlace).map((one): Claim => ({ ...one, unnamed: true })),
    ...first("publish", isInPlace).map((one): Claim => {
      return { ...one, named: true, about: (title) => holdsTitle(one.sentence, title) };
    }),
    ...first("post", standsOnFeed),
    ...first("post", (language, sentence) => isPost(sentence) && !isCited(language, sentence)).map(
      (one): Claim => {
        const before = sentences()[sentences().indexOf(one.sentence) - 1] ?? "";
        const isOwn =
          handsPost(one.language, one.sentence) &&
          [one.sentence, before].some((part) => FIRST.test(part) || FOR_YOU.test(part));
        return { ...one, links: posts, named: true, ...(isOwn ? { handed: true } : {}) };
      },
    ),
    ...jobs.map((one): Claim => ({ ...one, about })),
    ...maybe.map((one): Claim => ({ ...one, about, unnamed: true })),
    ...citedJobs(text).map((link): Claim => {
      const [language] = languages;
      return { ...claim("schedule", language as Language, text), links: [link], named: true };
    }),
  ];
}

/** One of these is in every reply that tells of a kind: all that most ever meet. */
const CUES: Readonly<Record<ClaimKind, string>> = {
  publish: "{wide_square}|{hub}|커뮤니티",
  post: `{feed}|${OWN_LINK}`,
  schedule: `{wide_every}|${TIME}|${NOUN.source}`,
};

/** Something in the place of pages: it counts where the sentence names a page that is not public. */
function isInPlace(language: Language, sentence: string): boolean {
  return says(language, withinOf(language.id), sentence) && !isOthers(language, sentence);
}

/** What only the deed leaves, or the user's own page, in the place of pages. */
function standsInPlace(language: Language, sentence: string): boolean {
  return isInPlace(language, sentence) && says(language, OWN_PAGE, sentence);
}

const OWN_PAGE = "{wide_mine}|{wide_act}|{wide_live}";

/** A message of the user's on the place of posts. */
function standsOnFeed(language: Language, sentence: string): boolean {
  return (
    says(language, "{feed}", sentence) &&
    says(language, "{wide_message}", sentence) &&
    FOR_YOU.test(sentence) &&
    !WRITTEN.test(sentence) &&
    !isOthers(language, sentence)
  );
}

/** Which sentences cite a post; `links` stand for the signs of all in order. */
function ownLinksOf(
  sentences: () => readonly string[],
  links: readonly CitedLink[],
): (sentence: string) => boolean {
  const queue = [...links];
  const citing =
    links.length === 0
      ? []
      : sentences().filter((sentence) =>
          queue
            .splice(0, sentence.split(OWN_LINK).length - 1)
            .some(({ proves, name }) => proves === "post" && name !== "fake"),
        );
  return (sentence) => citing.includes(sentence);
}

/** True for a sentence that tells of somebody else's. */
function isCited(language: Language, sentence: string): boolean {
  return isOthers(language, sentence) || says(language, language.cites, sentence);
}

/** A post that is set apart, or that a deed is told beside. */
function handsPost(language: Language, sentence: string): boolean {
  return APART.test(sentence) || says(language, "{wide_post}|{wide_puts}|{wide_publish}", sentence);
}

/** In the name of the user. */
const FOR_YOU =
  /[替帮幫为為给給][你您]|\bfor you\b|\bfür (?:dich|sie)\b|\bper te\b|\bpara ti\b|\bpour (?:toi|vous)\b|p(?:a)?ra você|за (?:тебя|вас|тебе)|dla ciebie|untukmu|senin için|(?:giúp|thay|cho) bạn|대신|代わりに|आपके लिए|ให้คุณ/iu;

/** A job at a time that comes again; the time may stand in the sentence behind it. */
function comesAgain(language: Language, sentence: string, next: string): boolean {
  const told = `${sentence} ${next}`;
  return (
    says(language, REPEATED, told) &&
    (says(language, JOB, told) || (FIRST_RUN.test(told) && says(language, SET_UP, told))) &&
    !says(language, "{wide_coded}", told) &&
    !isOthers(language, sentence)
  );
}

/** What hours and days are called, by their first letters. */
const UNIT =
  "s\\b|sec|min|h\\b|h(?:ou)?rs?|day|week|stund|tag|woche|heure|jour|semain|hora|d[ií]a|seman|or[ae]|giorn|settiman|god|dn|tyg|час|мин|дн|недел|год|хв|тиж|dakika|saat|gün|hafta|menit|jam|hari|minggu|phút|giờ|ngày|tuần|分|小[时時]|時間|天|日|周|週|시간|분|일|주|मिनट|घंट|दिन|हफ़?्त|दिन|دقيق|دقائق|ساع|أيام|نาที|ชั่วโมง|วัน|สัปดาห์";

/** A time that comes again: at a time of day, or every so many hours. */
const REPEATED = `{wide_every}.{0,32}?(?:${TIME})|(?:${TIME}).{0,32}?{wide_every}|{wide_every} ?\\d{1,3} ?(?:${UNIT})`;

/** When it comes for the first time, or the next, in any language. */
const FIRST_RUN =
  /\b(?:first (?:one|run|round)|from (?:\p{L}+day|today|tomorrow)|next (?:one|run)|starting (?:\p{L}+day|today|tomorrow))\b|(?<!\p{L})(?:ab (?:heute|morgen|\p{L}+tag)|erst(?:mals|er?s? \p{L}+ (?:ist )?(?:heute|morgen))|(?:dès|à partir d[eu]) ?|premi(?:er|ère) \p{L}+ (?:demain|lundi)|desde (?:hoy|mañana|el)|primer[oa]?|a partir d[eao]|primeir[oa]|da (?:domani|oggi|luned)|prim[oa] \p{L}+ domani|od (?:dziś|jutra|poniedziałku)|pierwsz\p{L}+|с завтра\p{L}+|начиная|перв\p{L}+|[зі]з? завтра\p{L}+|починаючи|перш\p{L}+|yarından|ilk|mulai|pertama|lần đầu|từ (?:ngày )?mai)(?!\p{L})|明天|首次|第一[次条條]|初回|次回|明日から|내일부터|첫|ابتداء|من الغد|أول|कल से|पहल[ाी]|ตั้งแต่พรุ่งนี้|ครั้งแรก/iu;

/** That something was set up. */
const SET_UP = "{wide_schedule}|{wide_timing}|{wide_set}";

const JOB = "{wide_job}|{wide_digest}";

/** Anything that a job may be about; it counts where the registry holds one that has come to nothing. */
function tellsOfJob(language: Language, sentence: string): boolean {
  // What jobs are called is dear to compile, and a job has its time.
  return says(language, CUES.schedule, sentence);
}

/** The id of a job: "job_17". */
export const JOB_ID = /(?<![\w-])job[_-][\w-]{0,40}\d[\w-]{0,40}/i;

/** The ids of jobs that a text cites. */
function citedJobs(text: string): CitedLink[] {
  return Array.from(text.matchAll(new RegExp(JOB_ID, "gi")), ([id]): CitedLink => {
    return { name: "id", key: id.toLowerCase(), text: id, proves: "schedule", serves: false };
  });
}
