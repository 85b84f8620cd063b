/** Shares of a whole: "41 of 44" are not all, whatever is said of them. */
import { soughtAs } from "../core/sought.ts";
import { SOME } from "./languages/asides.ts";

/** "41 of 44", in the languages' words. */
const SHARE =
  /(?<![\d.])(\d+)(?: (?:out )?(?:of|de|su|sur|von|z|ze|із|з|из|trên|trong|dari|de un total de)(?: (?:the|las|los|les|den|os|as|tổng|all))?| ?\/) ?(\d+)(?![\d.])/iu;

/** The whole of tests in front of those that passed: "of 60 tests 57 passed", "de 60 pruebas, 57". */
const OF_TESTS =
  /(?<!\p{L})(?:of|von|de|sur|su|di|из|із|з|z) (?:the |den |las |los |les |os )?(\d+) (?:tests?|specs?|examples?|cases?|checks?|pruebas|testes|тестов|тестів|testów),? (\d+)(?![\d.,])/iu;

/** The part and the whole of a share. */
export function shareIn(clause: string): readonly [part: string, whole: string] | undefined {
  const [, some, all] = SHARE.exec(clause) ?? [];
  if (some !== undefined && all !== undefined) return [some, all];
  const [, whole, part] = OF_TESTS.exec(clause) ?? [];
  return part !== undefined && whole !== undefined ? [part, whole] : undefined;
}

/** The whole in front of the share: "12 个里通过 11 个", "12件中11件". */
const OF_ALL =
  /(?<![\d.])(\d+) ?(?:个|個|项|項|件|개)?(?:测试|測試|用例|テスト|테스트)?(?:里|裡|中|중)\D{0,8}?(\d+)/u;

/** "99 % of the tests" */
const PERCENT = soughtAs(
  /(?<![\d.,])\d{1,2}(?:[.,]\d+)? ?[%％] (?:(?:of|der|von|de|des|du|dei|delle|dos|das|z|от) )?(?:(?:the|all|los|las|les|os|as) )?(?:tests?|specs?|examples?|cases?|checks?|pruebas|testes|тестов|testów)(?!\p{L})|(?:测试|測試|テスト|테스트)(?:的|の|의)? ?\d{1,2}(?:\.\d+)? ?[%％]/iu,
);

/** "41 of 44": not all, whatever is said of them. */
export function isPartly(clause: string): boolean {
  if (SOME.test(clause) || PERCENT.test(clause)) return true;
  const [, whole, part] = OF_ALL.exec(clause) ?? [];
  if (whole !== undefined && Number(part) < Number(whole)) return true;
  const [some, all] = shareIn(clause) ?? [];
  return some !== undefined && Number(some) < Number(all);
}

/** "44 of 44" */
export function isAll(share: ReturnType<typeof shareIn>): boolean {
  return share !== undefined && share[0] === share[1];
}
