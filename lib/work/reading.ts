/** A sentence in one language, and how a claim is made of it. */
import { remember } from "../core/lazy.ts";
import { type Sought, sought, soughtAs } from "../core/sought.ts";
import type { WorkClaim, WorkClaimKind, WorkLanguage } from "./claim.ts";
import { listedIn, toolsIn } from "./named.ts";
import { type ParsedReply, type Sentence, spansIn, written } from "./reply.ts";

/** A source, and what it last said of a text: one in six questions about a clause is the last one once more. */
type Asked = { readonly form: Sought; text: string | undefined; isIn: boolean };

const asked = remember((_language: WorkLanguage) => new Map<string, Asked>());

function askedOf(language: WorkLanguage, source: string): Asked {
  const kept = asked(language);
  const known = kept.get(source);
  if (known) return known;
  const made = { form: sought(source, "iu"), text: undefined, isIn: false };
  kept.set(source, made);
  return made;
}

/** The pattern of a source of `language`. */
export function patternOf(language: WorkLanguage, source: string): Sought {
  return askedOf(language, source).form;
}

const cleaning = remember(({ clean }: WorkLanguage) => sought(clean, "giu"));

/** True where a source of a language, if it has one, is in `text`. */
export function says(language: WorkLanguage, source: string, text: string): boolean {
  if (source === "") return false;
  const known = askedOf(language, source);
  if (known.text !== text) {
    known.isIn = known.form.test(text);
    known.text = text;
  }
  return known.isIn;
}

const rows = remember((_language: WorkLanguage) => new Map<string, RegExp>());

/** The same of a source of which `text` holds already what it must: it is not looked for once more. */
export function saysInFull(language: WorkLanguage, source: string, text: string): boolean {
  const kept = rows(language);
  const form = kept.get(source) ?? new RegExp(source, "iu");
  kept.set(source, form);
  return text.search(form) >= 0;
}

/** The sentence and what its language makes of it. */
export type Reading = {
  readonly sentence: Sentence;
  readonly text: string;
  readonly language: WorkLanguage;
  readonly reply: ParsedReply;
};

/** The clause with each count of nothing in one sign. */
export function cleaned(language: WorkLanguage, clause: string): string {
  return cleaning(language).replace(clause, "⊕");
}

/** A clause that denies; what was mended is no denial: "fixed the crash". */
export function isDenied(language: WorkLanguage, clause: string): boolean {
  return says(
    language,
    language.denies,
    patternOf(language, language.mended).replace(GONE.replace(clause, "⊙"), "⊙"),
  );
}

/** True where something goes wrong in `text`, and is not mended there. */
export function tellsOfFailure(language: WorkLanguage, text: string): boolean {
  const left = GONE.replace(cleaned(language, text), "⊙");
  if (/CrashLoopBackOff|(?:Err)?ImagePull(?:BackOff)?|OOMKilled|Evicted/.test(text)) return true;
  if (language.id !== "en" && PRINTED_FAILURE.test(left)) return true;
  return says(language, language.fails, patternOf(language, language.mended).replace(left, "⊙"));
}

/** What programs print in English, quoted in a sentence of another language: "推送返回 Authentication failed". */
const PRINTED_FAILURE = soughtAs(
  /\b(?:[a-z]+ion failed|permission denied|access denied|connection refused|non-fast-forward|timed out|exit(?: code| status|ed with) [1-9]\d*)\b|(?:退出码|退出碼|終了コード|종료 코드)[ ：:]?[1-9]/i,
);

/** What was wrong and is no more, in any language: "the crash is gone", "damit ist der Fehler aus der Welt". */
export const GONE = soughtAs(
  /\b(?:errors?|crash(?:es)?|failures?|bugs?|flakes?|flakiness|regressions?|problems?|issues?) (?:is|are|has|have) (?:now |all |finally )?(?:been )?(?:gone|history|fixed|resolved|sorted|mended|disappeared|vanished)\b|(?:ist|sind) (?:damit |jetzt |nun |somit )?(?:der|die|das) (?:fehler|bug|absturz|problem|abstürze)\S* (?:damit |jetzt |nun )?(?:aus der welt|weg|verschwunden|behoben|gelöst|geschichte|passé|erledigt|beseitigt)|(?:fehler|bug|absturz|problem)\S* (?:ist|sind) (?:damit |jetzt |nun |somit )?(?:aus der welt|weg|verschwunden|behoben|gelöst|geschichte|passé|erledigt|beseitigt)|(?:error|fallo|problema|errore|erro|falha|bug)\S* (?:ya |già |já |adesso |agora |ahora )?(?:no (?:aparece|ocurre)|no existe|está resuelt\S+|quedó (?:resuelto|corregido)|ha desaparecido|desapareció|è (?:sparito|risolto|scomparso)|è stato risolto|está resolvid\S+|sumiu|desapareceu|foi (?:corrigido|resolvido))|(?:erreur|bug|problème|plantage)\S* (?:a disparu|est (?:maintenant |désormais )?(?:corrigée?|résolue?)|n['’]appara[iî]t plus)|(?:ошибк|проблем|баг|сбо)\S* (?:больше нет|исчез\S+|устранен\S+|устранён\S*|исправлен\S*|ушл\S+|решен\S*|пропал\S*)|(?:błąd|błędy|problem) (?:zniknął|zniknęły|został naprawiony|jest naprawiony|rozwiązany)|(?:hata|sorun)\S* (?:giderildi|çözüldü|düzeltildi|ortadan kalktı)|(?:错误|錯誤|问题|問題|报错|故障)(?:已经?|都)?(?:解决|解決|消失|修复|修復|没了|不再出现)|(?:エラー|不具合|問題|バグ)(?:は|が|も)?(?:解消|なくな|消え|直り|解決)|(?:오류|에러|문제|버그)(?:는|은|가|이|도)? ?(?:해결|사라|없어|고쳐)|lỗi (?:đã )?(?:được (?:sửa|khắc phục)|biến mất|hết)/giu,
);

const PARTS: readonly (readonly [part: string, form: RegExp])[] = [
  [
    "integration",
    /integration|integraci|intégration|integrations?test|интеграц|tích hợp|集成测试|整合測試|結合テスト|통합 테스트|통합테스트/iu,
  ],
  [
    "e2e",
    /\be2e(?:\b|tests?\b)|\p{Ll}E2E|end[- ]to[- ]end|ende[- ]zu[- ]ende|bout en bout|extremo a extremo|ponta a ponta|сквозн|端到端|エンドツーエンド|엔드 ?투 ?엔드|đầu cuối|playwright|cypress/iu,
  ],
  ["unit", /\bunit(?:aires?|ari[oa]s?)?\b|单元|單元|単体|ユニット|단위|модульн|юнит|đơn vị|unittest/iu],
];

/** The kinds of tests that a clause names; where it names none, the one that its sentence does. */
function partsIn(clause: string, sentence: string): string[] {
  const kindsOf = (text: string) => PARTS.filter(([, form]) => form.test(text)).map(([part]) => part);
  const own = kindsOf(clause);
  const all = own.length > 0 ? own : kindsOf(sentence);
  return own.length > 0 || all.length === 1 ? all : [];
}

/** A passive of the present without a word that makes it a result. */
const HABIT = soughtAs(
  /\b(?:is|are|gets?) (?!now\b|all\b|both\b|already\b|successfully\b|fully\b)(?:[a-z]+ly )?(?:[a-z]{2,}ed|built|sent|run|shut down|set|put|written)\b/i,
);

/** Of the items that are not done, one that failed. */
const CROSSED = /[❌✗✘✖🔴⛔🚫]/u;

/** A claim of `kind` in one clause. */
export function claim(
  reading: Reading,
  kind: WorkClaimKind,
  clause: string,
  more: Partial<WorkClaim> = {},
): WorkClaim {
  const { language, sentence, text, reply } = reading;
  return {
    kind,
    rule: `${language.id}.${kind}`,
    sentence: sentence.plain,
    clause: written(clause, reply),
    passes: false,
    names: namesIn(reading, kind, clause),
    counts: { passed: [], failed: [] },
    about: says(language, language.about, clause),
    whole: says(language, language.whole, text),
    parts: partsIn(written(clause, reply), sentence.plain),
    earlier: says(language, language.earlier, text),
    admits: false,
    candid: false,
    troubles: 0,
    rehearsed: false,
    listed: filesListed(text, kind, sentence) ?? listedIn(text, reply),
    tools: toolsIn(written(clause, reply)),
    traces: [],
    deeds: [],
    printed: [],
    habitual: language.id === "en" && HABIT.test(text),
    reserved: false,
    beside: sentence.ticked && reply.open.some((item) => CROSSED.test(item)),
    reported: false,
    bare:
      !/(?<![\p{L}])(?:i|we)(?![\p{L}])/iu.test(clause) &&
      /^(?!(?:it|that|what|not|but|just|last|latest|first|next|test|then|when|even)\b)\p{L}+(?:ed|t|en|ote|an)\b/iu.test(
        clause,
      ),
    language: language.id,
    ...more,
  };
}

/** What something was written for, or from: "four tests for `total.ts`". */
const FOR_FILE = soughtAs(
  /(?<![\p{L}])(?:for|from|based on|covering|für|aus|zu|para|pour|per|для|из|dla|için|untuk|cho|a partir de|à partir de) (?:the |das |die |el |la |le |il )?‹file.›/giu,
);

/** A clause that counts or names files as such. */
const FILES = /\bfiles\b|dateien|archivos|ficheros|fichiers|arquivos|файл|文件|檔案|ファイル|파일|tệp/iu;

/** The files of the list that "added it to three files:" announces, where each item is one. */
function filesListed(text: string, kind: WorkClaimKind, { list }: Sentence): string[] | undefined {
  if (kind !== "change" || list.length < 2 || !FILES.test(text)) return undefined;
  const names = list.map((item) => /^`([^`\s]+\.\w{1,6})`$|^([\w./-]+\.\w{1,6})$/.exec(item.trim()));
  return names.every((name) => name !== null) ? names.map((name) => name?.[1] ?? name?.[2] ?? "") : undefined;
}

/** The paths, for files; the words in backticks, for packages; and those of the list behind the sentence. */
function namesIn(
  { sentence, reply, text, language }: Reading,
  kind: WorkClaimKind,
  clause: string,
): string[] {
  const made = kind === "file" ? FOR_FILE.replace(clause, " ") : clause;
  const all = kind === "install" || (kind === "delete" && !says(language, language.denies, text));
  const own = spansIn(all ? text : made, reply);
  const wanted = own.filter((span) =>
    kind === "file" || kind === "change" ? span.kind === "path" : span.kind !== "url",
  );
  const listed =
    kind === "file" && wanted.length === 0
      ? sentence.list.flatMap(
          (item) => /`([^`]+\.\w+)`|^([\w./-]+\.\w+)/.exec(item)?.slice(1).filter(Boolean) ?? [],
        )
      : [];
  return [...wanted.map((span) => span.text), ...listed];
}
