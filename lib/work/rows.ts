/**
 * How many rows a statement touched, as the database prints it: "Rows updated: 184,203" where it answered `UPDATE 183977`.
 * The same number may well stand in a count of before; that proves nothing of what was done.
 */
import { remember } from "../core/lazy.ts";
import { soughtAs } from "../core/sought.ts";
import { meanings } from "./follows.ts";
import { heldIn } from "./held.ts";
import type { Past } from "./past.ts";

/** What is done to rows, as done, in any language. */
const DONE = soughtAs(
  /\b(?:updated|deleted|removed|inserted|backfilled|purged|migrated|imported|anonymi[sz]ed|cleaned up|set)\b|(?<!\p{L})(?:aktualisiert|gelöscht|eingefügt|übernommen|importiert|mises? à jour|supprimée?s?|insérée?s?|importée?s?|actualizad[oa]s?|borrad[oa]s?|eliminad[oa]s?|insertad[oa]s?|importad[oa]s?|atualizad[oa]s?|apagad[oa]s?|apaguei|excluíd[oa]s?|removid[oa]s?|inserid[oa]s?|aggiornat[oaie]|cancellat[oaie]|inserit[oaie]|обновлен\p{L}*|обновил\p{L}?|удален\p{L}*|удалил\p{L}?|вставлен\p{L}*)(?!\p{L})|(?:删除|刪除|更新|插入|导入|匯入|清理|回填)|(?:削除|更新|挿入|登録)(?:し|され|済)|(?:삭제|업데이트|갱신|삽입|등록)(?:했|됐|되었|하였|완료)|đã (?:được )?(?:xóa|xoá|cập nhật|chèn|nhập)/iu,
);

/** What was, what is left, what would be: no count of what was done. */
const OTHER = soughtAs(
  /\b(?:before|left|remain\w*|still|without|matching|matched|would|will|should|of (?:the |these |them|which)|out of|skipped|scanned|found|expected|only|not|estimated?|per|each)\b|n['’]t\b|(?<!\p{L})(?:vorher|übrig|noch|von|nicht|nur|avant|rest\p{L}*|encore|pas|sur|antes|qued\p{L}*|rest\p{L}*|no|de los|de las|não|ainda|rimast\p{L}*|non|из|осталось|до|не)(?!\p{L})|之前有|剩|未|没|原有|其中|残り|のうち|남은|그중|trước khi|còn|chưa|không/iu,
);

/** How databases print what a statement touched: PostgreSQL's command tags, MySQL, SQLite's `changes()`, MongoDB. */
const TAG =
  /^(?:UPDATE|DELETE|MERGE|COPY|INSERT 0) (\d{1,12})\s*$|(?<![\d.,])(\d{1,12}) rows? affected|^(?:ROW_COUNT|changes)\(\)\s*\n(?:[-+|\s]*\n)?[|\s]*(\d{1,12})|"?(?:modified|deleted|inserted|matched)Count"?: ?(\d{1,12})|^\((\d{1,12}) rows? affected\)/gim;

/** The numbers that statements were answered with. */
const touchedIn = remember((past: Past): readonly number[] =>
  heldIn(past).outputs.flatMap((output) =>
    [...output.matchAll(TAG)].map((found) => Number(found.slice(1).find(Boolean))),
  ),
);

/** A number of rows, by itself. */
const NUMBER =
  /(?<![\p{Script=Latin}\p{Script=Cyrillic}\d.,:_/#-])(\d{1,3}(?:[.,\u00a0\u202f]\d{3})+|\d{2,12})(?![\d:/%]|[.,-]\d|\p{L}{1,3}\d)/gu;

/** What a sentence says was done to so many, as `TOUCHED numbers`. */
export function touchedBy(plain: string): string[] {
  if (!DONE.test(plain) || OTHER.test(plain)) return [];
  const numbers = [...plain.matchAll(NUMBER)].map(([, digits = ""]) => digits.replace(/[\u00a0\u202f]/g, ""));
  return numbers.length === 0 ? [] : [`TOUCHED ${numbers.join("|")}`];
}

/** False where statements were answered with their numbers of rows, and neither one of them nor their sum is said. */
export function wasTouched(value: string, past: Past): boolean {
  const touched = touchedIn(past);
  const { whole, outputs } = heldIn(past);
  if (!whole || touched.length === 0) return true;
  const said = value.split("|").map(meanings);
  const sum = touched.reduce((one, other) => one + other, 0);
  const counted = outputs.flatMap((output) => (output.match(/\d[\d,.]*/g) ?? []).flatMap(meanings));
  // Numbers that no program printed are names, years, limits.
  return (
    !said.some((all) => all.some((one) => counted.includes(one))) ||
    said.flat().some((one) => one === sum || touched.includes(one))
  );
}
