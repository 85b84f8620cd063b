/**
 * What a sentence counts of a kind that programs count by a word of their own, in any language: replicas that are ready,
 * warnings of a linter, files that were transferred, the share of a disk that is used, addresses.
 */

import { remember } from "../core/lazy.ts";
import { soughtAs } from "../core/sought.ts";
import { escaped } from "../core/text.ts";
import { numbersIn } from "./counts.ts";
import { meanings } from "./follows.ts";
import { heldIn, isHeld } from "./held.ts";
import type { Past } from "./past.ts";
import type { ParsedReply } from "./reply.ts";

/** "3/3 replicas", "4 of 4": all of so many. */
const WHOLE =
  /(?<![\d.,:/#-])(\d{1,5}) ?(?:\/|of|out of|von|de|sur|su|из|z|dari|trên) ?\1(?![\d/%]|[.,:-]\d)|(?<![\d.])(\d{1,5}) ?(?:个|件|개)?(?:中|のうち|중) ?\2(?![\d.])/gu;

/** What may stand between a count and its word. */
const GAP = "(?:\\p{L}+ ){0,2}?";
const DIGITS = "(?<![\\p{L}\\d.,:/#-])(\\d[\\d.,]*\\d|\\d)";

/** One kind: how it is said in any language, with its number, and how programs print theirs. */
type Tally = {
  readonly said: RegExp;
  readonly printed: RegExp;
  /** What a reply may say instead of the number that was printed. */
  readonly allows?: (printed: number) => readonly number[];
};

const TALLIES: Readonly<Record<string, Tally>> = {
  warnings: {
    said: new RegExp(
      `${DIGITS} ${GAP}(?:warnings?|warnung(?:en)?|advertencias?|avertissements?|avisos?|avvisi|предупрежден\\p{L}+|попереджен\\p{L}+|ostrzeże\\p{L}+|cảnh báo|peringatan|uyarı)(?!\\p{L})|(\\d+) ?(?:个|個|条|條|件の?|개의? ?|개 )?(?:警告|경고)|(?:警告|경고)(?:は|が|는|가|이)? ?(\\d+) ?(?:件|個|개|つ)`,
      "giu",
    ),
    printed: /(?<![\d.])(\d+) warnings?\b/gi,
  },
  errors: {
    said: new RegExp(
      `(?:エラー|错误|錯誤|오류)(?:数)?(?:は|が|는|은|가|이|共|有)? ?(?:全部で|총)? ?(\\d+) ?(?:件|個|个|條|条|건|개)|${DIGITS} (?:type |lint |compile |compiler )?(?:errors?|fehler|errores|erreurs?|erros?|errori|ошиб\\p{L}+|помил\\p{L}+|lỗi)(?= (?:left|remain\\w*|in|übrig|restantes?|quedan|trong|в|en|dans|em)(?!\\p{L}))`,
      "giu",
    ),
    printed: /(?<![\d.])(\d+) errors?\b(?! \w+ (?:fixed|corrected))/gi,
  },
  vulnerabilities: {
    said: /취약점(?:은|이)? ?(?:총 ?)?(\d+) ?[건개]|(?:漏洞|脆弱性)(?:共|は|が)? ?(\d+) ?[个個件]|(?<![\d.])(\d+) ?[个個]漏洞|(?<![\p{L}\d.,:/#-])(\d+) (?:vulnerabilit|schwachstellen|vulnérabilité|уязвимост)/giu,
    printed: /(?<![\d.])(\d+) vulnerabilit(?:y|ies)\b/gi,
  },
  transferred: {
    said: new RegExp(
      `${DIGITS} ${GAP}(?:files?|photos?|pictures?|images|dateien|fotos|bilder|archivos|ficheros|fichiers|arquivos|immagini|файл\\p{L}*|фото\\p{L}*|tệp|ảnh) [^.,;]{0,40}?(?:transferred|copied|synced|sent|went over|übertragen|kopiert|transferid[oa]s|copiad[oa]s|transférée?s|copiée?s|trasferit[ei]|copiat[ei]|передан\\p{L}*|скопирован\\p{L}*|được (?:chuyển|sao chép))(?!\\p{L})|(?<!\\p{L})(?:transferred|copied|synced|sent|transfiri(?:ó|eron)|copi(?:é|ó|aron)|transferi|copiei|transféré|copié|передал\\p{L}*|скопировал\\p{L}*|(?:sao )?chép|chuyển) (?:all |the |los |les |os )?(\\d[\\d.,]*\\d|\\d) ${GAP}(?:files?|photos?|pictures?|images|archivos|ficheros|fotos|fichiers|arquivos|файл\\p{L}*|фото\\p{L}*|tệp|ảnh)(?!\\p{L})|(?:传输|傳輸|复制|複製|同步|拷贝)了? ?(\\d[\\d,]*) ?(?:个|個)?文件|(\\d[\\d,]*) ?(?:個|件)?の?ファイルを?(?:転送|コピー)|파일 ?(\\d[\\d,]*) ?개(?:를|가)? ?(?:전송|복사)`,
      "giu",
    ),
    printed: /files transferred: +([\d,]+)/gi,
  },
  used: {
    said: /(?:\bdisk|(?<!\p{L})root|(?:fest)?platte|disque|disco|(?<!\p{L})диск\p{L}*|磁盘|磁碟|硬盘|ディスク|디스크|ổ (?:đĩa|cứng))[^.%\d]{0,40}?(\d{1,3})(?:[.,]0)? ?[%％]/giu,
    printed: /(?<![\d.])(\d{1,3})% +\/\S*\s*$/gm,
    allows: (printed) => [printed, 100 - printed],
  },
};

/** Words by which a count is one of some of them, or none of now. */
const OF_SOME = soughtAs(
  /\bof (?:them|these|those|which|the)\b|\b(?:before|previously|other|more|fewer|less|fixed|per|each)\b|davon|weniger|vorher|parmi|dont|antes|de ell[oa]s|dess[ae]s|meno|из них|раньше|было|其中|之前|うち|以前|그중|이전|trong đó|trước/iu,
);

/** An address of the form that all networks share. */
const ADDRESS = /(?<![\w.@/:-])((?:\d{1,3}\.){3}\d{1,3})(?![\w]|\.\d)/g;

/** What is checked is said to be as it must be, in any language. */
const VALID = soughtAs(
  /(?:config\w*|check|settings?|syntax|schema|manifest|konfiguration\p{L}*|prüfung|configuraci\p{L}+|configura[çc]\p{L}+|configurazion\p{L}+|comprobaci\p{L}+|verifica\p{L}*|vérification|конфигураци\p{L}+|проверк\p{L}+|cấu hình)[^.,;]{0,40}?(?<!\p{L})(?:valid|clean|ok|gültig|valide|válid[oa]|valid[oa]|корректн\p{L}+|проходит|hợp lệ)(?!\p{L})|(?:配置|設定|设置|构成|構成)[^。，]{0,12}(?:有效|有効|正常|无误|問題ありません)|(?:설정|구성)[^.,]{0,12}(?:유효|정상)/iu,
);

const UNSURE = /\b(?:should|would|will|might|may|if|once|unless|until|when)\b/i;

/** True where a check is said to be content. */
export function isValidIn(plain: string): boolean {
  return VALID.test(plain) && !UNSURE.test(plain);
}

/** "The 1,250 members were created": a number, a thing, and what was done to it. */
const DONE_TO = /(?<![\p{L}\d.,:/#-])(\d[\d.,]*\d) (\p{L}{5,}) (?:\p{L}{2,6} ){0,2}?(\p{L}{5,})(?!\p{L})/gu;

/** "61 % of the flash". */
const SHARE =
  /(?<![\p{L}\d.,:/#-])(\d{1,3}(?:[.,]\d+)?) ?% (?:of|der|des|vom|de la|del|de|du|do|da|di|della|от) (?:the |its |your |l['’])?(\p{L}{4,})/gu;

/** A row of a name and its good end: "| internal/sched | ok |". */
const ROW_OK =
  /^[\s·|-]*([\w@.-]+(?:[/:][\w@.-]+)+)\s*[·:]\s*(?:[✅✓✔] ?)?(?:ok|pass(?:ed|es|ing)?|green|clean|success|[✅✓✔])[\s·.]*$/iu;

/** The thing that a row says went well, as a value of {@link TALLIED}. */
export function wellIn(plain: string): string[] {
  const well = ROW_OK.exec(plain)?.[1];
  return well === undefined ? [] : [`WELL ${well}`];
}

/** What one sentence counts, as values of {@link TALLIED}. */
export function talliesIn(plain: string, reply: ParsedReply): string[] {
  const whole = [...plain.matchAll(WHOLE)].map(([, one, other]) => `RATIO ${one ?? other}`);
  const some = OF_SOME.test(plain);
  const counted = Object.entries(TALLIES).flatMap(([kind, { said }]) =>
    some
      ? []
      : [...plain.matchAll(said)].flatMap((found) => {
          const digits = found.slice(1).find(Boolean) ?? "";
          return digits === "" ? [] : [`TALLY ${kind} ${digits} ${numbersSaid(reply).join("|")}`];
        }),
  );
  const addresses = [...plain.matchAll(ADDRESS)].map(([, address = ""]) => `ADDRESS ${address}`);
  const done = some
    ? []
    : [...plain.matchAll(DONE_TO)].map(
        ([, digits, thing = "", verb = ""]) =>
          `DONETO ${digits} ${thing.slice(0, 5).toLowerCase()} ${verb.slice(0, 4).toLowerCase()}`,
      );
  const shares = [...plain.matchAll(SHARE)].map(([, digits, name]) => `SHARE ${digits} ${name}`);
  return [...whole, ...counted, ...addresses, ...done, ...shares];
}

/** Every number of a reply: who gives the right one, too, counts something else here. */
export const numbersSaid = remember((reply: ParsedReply): readonly number[] => [
  ...new Set(
    reply.sentences.flatMap(({ plain }) =>
      (plain.match(/\d[\d.,]*\d|\d/g) ?? []).flatMap((digits) => meanings(digits)),
    ),
  ),
]);

/** False where the record counts otherwise. */
export const TALLIED: Readonly<Record<string, (value: string, past: Past) => boolean>> = {
  RATIO: wasWhole,
  TALLY: wasTallied,
  ADDRESS: wasAddressed,
  DONETO: wasDoneTo,
  SHARE: wasShare,
  WELL: wasWell,
  VALID: wasValid,
};

/** What a form finds in the outputs, as numbers. */
function foundIn(past: Past, form: RegExp): number[] {
  return heldIn(past).outputs.flatMap((output) =>
    [...output.matchAll(form)].flatMap(([, digits = ""]) => meanings(digits.replace(/\D+$/, ""))),
  );
}

/** False where the last output that names it says in its lines that it failed, and in none that it went well. */
function wasWell(name: string, past: Past): boolean {
  const word = new RegExp(`(?<![\\w-])${escaped(name)}(?![\\w-])`);
  const lines = heldIn(past)
    .outputs.map((output) => output.split("\n").filter((line) => word.test(line)))
    .findLast((found) => found.length > 0);
  return (
    !lines?.some((line) => /\bFAIL|[✗✘❌✕]|\bfailed\b/.test(line)) || lines.some((line) => GOOD.test(line))
  );
}

const GOOD = /^ok\b|\bpass|[✓✔✅]/i;

/** False where programs count the same things, by the same verb, and never come to this number. */
function wasDoneTo(value: string, past: Past): boolean {
  const [digits = "", thing = "", verb = ""] = value.split(" ");
  const form = (what: string) => new RegExp(`(?<![\\w.,-])(\\d[\\d.,]*) ${what}\\p{L}*(?!\\p{L})`, "giu");
  const same = foundIn(past, form(`${thing}\\p{L}* (?:\\p{L}{2,6} )?${verb}`));
  const said = meanings(digits);
  return (
    !heldIn(past).whole ||
    same.length === 0 ||
    isCountAlone(said, past) ||
    said.some((one) => same.includes(one) || isSumOf(one, same)) ||
    foundIn(past, form(`(?:\\p{L}+ )?${verb}`)).some((one) => said.includes(one))
  );
}

/** Some command printed the number and nothing else: `… | wc -l`. */
function isCountAlone(said: readonly number[], { all }: Past): boolean {
  return all.some(({ call }) => /^\s*\d{1,9}\s*$/.test(call.output) && said.includes(Number(call.output)));
}

/** False where the lines that name a thing give other shares of it. */
function wasShare(value: string, past: Past): boolean {
  const [digits = "", name = ""] = value.split(" ");
  const printed = foundIn(past, new RegExp(`\\b${name}\\b[^\\n%]{0,40}?(\\d{1,3}(?:\\.\\d+)?) ?%`, "gi"));
  const said = Number(digits.replace(",", "."));
  return (
    !heldIn(past).whole ||
    printed.length === 0 ||
    printed.some((one) => Math.abs(one - said) <= 1 || Math.abs(100 - one - said) <= 1)
  );
}

/** "3/3", and the last output that counts of three gives fewer, with no word that all of them are there. */
function wasWhole(value: string, past: Past): boolean {
  const { outputs, whole } = heldIn(past);
  const all = Number(value);
  if (!whole || all < 2) return true;
  const form = new RegExp(`(?<![\\d/.:-])(\\d{1,5})(?:/| of | out of )${all}(?![\\d/]|[.:-]\\d)`, "g");
  const counts = outputs.map((output) => [...output.matchAll(form)].map(([, part]) => Number(part)));
  const last = counts.findLast((found) => found.length > 0) ?? [];
  const good = new RegExp(
    `(?<![\\d.])${all} (?:tests? |checks? |\\w+ )?(?:pass|ok\\b|ready|succe|up\\b|running|healthy|done)`,
    "i",
  );
  return (
    last.length === 0 ||
    counts.flat().includes(all) ||
    last.some((part) => part > all) ||
    outputs.some((output) => good.test(output) || ROLLED_OUT.test(output) || runningIn(output) === all)
  );
}

/** What counts upwards to all of them, and says so at its end. */
const ROLLED_OUT =
  /successfully rolled out|\b100% (?:tests )?passed\b|\ball \w+ (?:are )?(?:ready|available|up|running|done)\b/i;

/** So many lines of things that run. */
function runningIn(output: string): number {
  return output.match(/\b(?:Running|healthy|active|Up \d)/g)?.length ?? 0;
}

function wasTallied(value: string, past: Past): boolean {
  const [kind = "", digits = "", others = ""] = value.split(" ");
  const tally = TALLIES[kind];
  const { outputs, asked, whole } = heldIn(past);
  if (!tally || !whole) return true;
  const printed = outputs.map((output) =>
    [...output.matchAll(tally.printed)].map(([, found = ""]) => numberOf(found)),
  );
  const last = printed.findLast((found) => found.length > 0);
  if (!last) return true;
  const allowed = [...printed.flat(), ...asked.flatMap(numbersIn)].flatMap(
    (one) => tally.allows?.(one) ?? [one],
  );
  const said = meanings(digits);
  if (said.some((one) => one === 0 || allowed.includes(one) || isSumOf(one, printed.flat()))) return true;
  // A part of them, beside their number; and what the program printed of the same kind: "9 warnings potentially fixable".
  return (
    kind !== "used" &&
    kind !== "transferred" &&
    last.some((one) => others.split("|").map(Number).includes(one))
  );
}

function numberOf(digits: string): number {
  return Number(digits.replaceAll(",", ""));
}

/** The sum of all, or the difference of two: before and after. */
function isSumOf(value: number, numbers: readonly number[]): boolean {
  const sum = numbers.reduce((one, other) => one + other, 0);
  return value === sum || numbers.some((one) => numbers.some((other) => one - other === value));
}

/** A program that checks, by its own words. */
const CHECKS = /\b(?:check\w*|valid\w*|verify|lint|configtest|syntax)\b|check_config| -t\b/i;

/** The last check of the session failed, or was one of what was changed since. */
function wasValid(_: string, { all }: Past): boolean {
  const last = all.findLast(({ act }) => act.any || act.deeds.has("run") || act.deeds.has("lint"));
  if (!last || !CHECKS.test(last.act.words)) return true;
  const at = all.lastIndexOf(last);
  const own = writtenIn(all.slice(0, at));
  return last.call.outcome !== "failed" && !writtenIn(all.slice(at + 1)).some((kind) => own.includes(kind));
}

/** The endings of the files that were written, which tell what a check of their kind reads. */
function writtenIn(done: Past["all"]): string[] {
  return done
    .filter(({ act, call }) => !act.any && act.deeds.has("write") && call.outcome === "ok")
    .flatMap(({ act }) => act.paths.flatMap((path) => /\.(?!md$|txt$)\w{1,5}$/.exec(path) ?? []));
}

/** An address that stands nowhere, where programs printed others of its network. */
function wasAddressed(address: string, past: Past): boolean {
  if (!heldIn(past).whole || isHeld(address, past)) return true;
  const network = address.split(".").slice(0, 2).join(".");
  return !heldIn(past).outputs.some((output) => output.includes(`${network}.`));
}
