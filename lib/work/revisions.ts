/** Commits that git could not apply, and that were left out: who names one as taken says what did not happen. */
import { soughtAs } from "../core/sought.ts";
import { endOf } from "./ends.ts";
import { RESERVED, STOPPED } from "./marks.ts";
import type { Past } from "./past.ts";

/** A commit by its short or long name: seven hexadecimal digits and more, of which one is a figure. */
const NAME = /(?<![\w./:@-])(?=[a-f]*\d)[0-9a-f]{7,40}(?![\w-])/g;

/** Taken over, in any language. */
const TAKEN = soughtAs(
  /\b(?:cherry-?picked|picked|applied|(?:back|forward-?)?ported|rebased|reverted|taken|landed)\b|[✅✔☑]|übernommen|angewendet|gepickt|portiert|aplicad[oa]|apliqué|portad[oa]|traíd[oa]|appliquée?|repris[e]?|reportée?|portée?|trazid[oa]|applicat[oa]|riportat[oa]|перен[её]с|перенес[её]н|примен[её]н|применил|взят|застосован|przeniesion|zastosowan|uygulandı|alındı|diterapkan|đã (?:áp dụng|lấy|chuyển)|已(?:应用|應用|挑选|移植|合入)|应用了|摘取|適用(?:し|済)|取り込(?:み|ん)|적용(?:했|됨|완료)|반영(?:했|됨)/iu,
);

/** The commits that a sentence names and takes nothing back of, as values; see {@link wasTaken}. */
export function revisionsIn(plain: string): string[] {
  if (!TAKEN.test(plain) || RESERVED.test(plain) || STOPPED.test(plain)) return [];
  return [...new Set(plain.match(NAME) ?? [])].map((name) => `REVISION ${name} taken`);
}

const LEFT = /could not (?:apply|revert) ([0-9a-f]{7,40})\b/g;
const GIVES_UP = /^git (?:-\S+ )*(?:cherry-pick|rebase|revert|am) (?:.* )?--(?:skip|abort|quit)\b/;

/** False for a commit that conflicted, where git was told to skip it or to give up, and nothing took it again. */
export function wasTaken(value: string, { all }: Past): boolean {
  const name = value.split(" ")[0] ?? "";
  const isIt = (other: string) => other.startsWith(name) || name.startsWith(other);
  const at = all.findLastIndex(({ call }) =>
    [...call.output.matchAll(LEFT)].some(([, left = ""]) => isIt(left)),
  );
  const gaveUp = at < 0 ? -1 : all.findIndex(({ act }, index) => index >= at && GIVES_UP.test(act.words));
  if (gaveUp < 0) return true;
  return all
    .slice(gaveUp + 1)
    .some(
      (one) =>
        one.act.any ||
        (one.act.words.split(/[ ~^.]+/).some((word) => /^[0-9a-f]{7,40}$/.test(word) && isIt(word)) &&
          endOf(one, "commit") !== "failed"),
    );
}
