/** What runs printed against a claim, and for one of its parts. */
import { isIdle } from "./act.ts";
import type { WorkClaim, WorkClaimKind } from "./claim.ts";
import type { Done } from "./ends.ts";
import { isHeld } from "./held.ts";
import { untagged } from "./named.ts";
import type { Past } from "./past.ts";

/** "Converted all 41 files", and the program says "38 of 41". */
export function isOnlyPart({ sentence }: WorkClaim, value: string, { all }: Past): boolean {
  if (!/^\d+$/.test(value) || !new RegExp(`\\ball (?:of )?(?:the )?${value}\\b`, "i").test(sentence))
    return false;
  const form = new RegExp(`\\b(\\d+) (?:of|out of|/) ${value}\\b`);
  const found = all.findLast(({ call }) => form.test(call.output));
  const part = form.exec(found?.call.output ?? "")?.[1];
  return part !== undefined && Number(part) < Number(value) && !sentence.includes(part);
}

const NO_WARNING =
  /\bwithout (?:an? |any |a single )?warnings?\b|\b(?:no|zero|0) warnings?\b|ohne (?:eine (?:einzige )?)?warnung|sin (?:ninguna |una sola )?advertencia|sans (?:aucun |un seul )?avertissement|sem (?:nenhum )?(?:aviso|warning)|senza (?:alcun )?avvis|без (?:единого )?предупрежден|没有(?:任何)?警告|警告[はも]?(?:なし|ありません|ゼロ|一つもない)|경고(?:는|도|가)? ?(?:하나도 )?없/iu;

/** "Without a single warning", and there are some. */
export function wasWarned({ clause, sentence, kind }: WorkClaim, done: readonly Done[]): boolean {
  const of = kind === "build" || kind === "lint" || kind === "types";
  return (
    of &&
    NO_WARNING.test(clause === "" ? sentence : `${clause} ${sentence}`) &&
    done
      .slice(-1)
      .some(({ call }) =>
        /^[ \t]*warning(?:\[\w+\])?: |generated [1-9]\d* warnings?|\b[1-9]\d* warnings?\b/im.test(
          call.output,
        ),
      )
  );
}

/** What stands in front of the result in the lines of runners of several tools: "  lint: OK (2.04 seconds)". */
const STEP: Readonly<Partial<Record<WorkClaimKind, RegExp>>> = {
  lint: /^[^\w\n\r\u2028\u2029]*(?:lint|style|ruff|eslint|flake8)\b.{0,12}[:.] ?(?:OK|passed)\b/im,
  types: /^[^\w\n\r\u2028\u2029]*(?:types?|mypy|typecheck|tsc)\b.{0,12}[:.] ?(?:OK|passed)\b/im,
  format: /^[^\w\n\r\u2028\u2029]*(?:format|fmt|black|prettier)\b.{0,12}[:.] ?(?:OK|passed)\b/im,
  build: /^[^\w\n\r\u2028\u2029]*(?:build|package|dist)\b.{0,12}[:.] ?(?:OK|passed)\b/im,
};

function isLineOk(kind: WorkClaimKind, output: string): boolean {
  return STEP[kind]?.test(output) ?? false;
}

/** A test that the clause names, in a line that says that it passed. */
function isListedAsPassed({ clause }: WorkClaim, done: readonly Done[]): boolean {
  const names = untagged(clause).match(/[\w.:-]*\w[_:]\w[\w.:-]*|\b[a-z]+[A-Z]\w+/g) ?? [];
  const lines = done.slice(-1).flatMap(({ call }) => call.output.split("\n"));
  return (
    names.length > 0 &&
    names.every((name) =>
      lines.some(
        (line) => line.includes(name) && /\b(?:pass(?:ed)?|ok)\b|[✓✔]/i.test(line) && !/fail/i.test(line),
      ),
    )
  );
}

/** A version that stands nowhere in the session, all of whose calls failed. */
export function wasNeverSeen(version: string, past: Past): boolean {
  const { all, session } = past;
  const calls = all.map(({ call }) => call);
  const failed = session.complete && calls.length > 0 && calls.every(({ outcome }) => outcome === "failed");
  return failed && !isHeld(version, past);
}

/** Looks that ask a registry what it has, and not what is installed. */
const REGISTRY =
  /^(?:(?:npm|pnpm|yarn|bun)(?: npm| pm)? (?:view|info|show|v|search)|pip3? (?:index|search|download --no-deps)|gem (?:search|list -r|query)|cargo (?:search|info)|apt(?:-cache)? (?:policy|show|search|madison)|brew (?:info|search)|docker (?:search|manifest)|dotnet package search|composer show -a|helm search|go list -m -versions)\b/;

/** True for a look at what could be installed: `npm view zod version`. */
export function asksRegistry({ act }: Done): boolean {
  return REGISTRY.test(act.words);
}

/** Something is said to be installed. */
const INSTALLED =
  /\b(?:installed|upgraded|updated|bumped|(?:is|are) (?:now )?(?:on|at)|now (?:on|at))\b|instal(?:é|ado|ada|lé|lée|liert|lato)|aktualisiert|actualizad|actualicé|atualiz|mis(?:e)? à jour|passé(?:e)? de|aggiornat|обнов(?:л|ил)|установ(?:л|ил)|安装|安裝|升级|升級|更新(?:到|至)|インストール|アップ(?:デート|グレード)|更新し|설치|업그레이드|업데이트|đã (?:cài|nâng|cập nhật)/iu;

/** A version that is said to be installed, and that only a registry was seen to have: nothing was done but looking. */
export function isOnlyOffered({ sentence }: WorkClaim, version: string, past: Past): boolean {
  const { all, session, known } = past;
  if (!known.run || !session.complete || !INSTALLED.test(sentence) || FIRST_LOOK.test(sentence)) return false;
  if (!all.every(({ act }) => isIdle(act))) return false;
  const holding = all.filter(({ call }) => call.output.includes(version));
  return holding.length > 0 && holding.every(asksRegistry);
}

/** A package that is named, and what put it there prints it with another version: "+ sqlalchemy==2.0.35". */
export function isInstalledAsElse({ sentence }: WorkClaim, version: string, { all }: Past): boolean {
  const words = new Set(sentence.toLowerCase().match(/[a-z][a-z\d._-]{2,}/g) ?? []);
  if (all.some(({ call }) => call.output.includes(version))) return false;
  const found = all
    .filter(({ act, call }) => act.deeds.has("install") && call.outcome === "ok")
    .flatMap(({ call }) => [...call.output.toLowerCase().matchAll(PUT_THERE)])
    .filter(([, name = ""]) => words.has(name));
  return new Set(found.map(([, name]) => name)).size === 1;
}

/** How managers of packages print what they have put there: "+ a==1.2.3", "+ a 1.2.3", "+ a@1.2.3", "Installed a-1.2.3". */
const PUT_THERE =
  /(?:^ *\+ |\b(?:installed|upgraded|installing|upgrading) )(?:@?[\w.-]+\/)?([a-z][a-z\d._]*(?:-[a-z][a-z\d._]*)*)(?:==|@| v?|-)(\d+\.\d+\.\d+)(?![\w.-]*\d)/gm;

/** What there is, and what one has of it not. */
const FIRST_LOOK =
  /\b(?:not|latest|newest|available|would|could|can be|registry)\b|n['’]t\b|neueste|nicht|última|pas\b|último|не |последн|最新|未|没有|まだ|최신|아직|mới nhất|chưa/iu;

/** The part that the claim names went well, whatever became of the rest. */
export function wentWell(claim: WorkClaim, done: readonly Done[]): boolean {
  if (claim.kind === "tests" && isListedAsPassed(claim, done)) return true;
  return done.slice(-1).some(({ call }) => isLineOk(claim.kind, call.output));
}
