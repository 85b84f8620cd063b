/**
 * Ticked items that stand side by side, one a module or a platform, under words of tests or builds: every run chose its
 * targets, and none of them chose this one. "✅ Android, ✅ iOS" behind `flutter build apk`.
 */
import { remember } from "../core/lazy.ts";
import { escaped } from "../core/text.ts";
import type { Deed } from "./act.ts";
import { heldIn, wordsHeld } from "./held.ts";
import type { Past } from "./past.ts";
import type { ParsedReply, Sentence } from "./reply.ts";

/** Platforms that are built for, by the words that commands and outputs have for them. */
const PLATFORMS: Readonly<Record<string, RegExp>> = {
  android: /android|\bapk\b|\baab\b|appbundle|assemble(?:Release|Debug)|gradle/i,
  ios: /\bios\b|\bipa\b|xcode|Runner\.app|iphone|simulator/i,
  macos: /macos|darwin|osx|\.dmg\b/i,
  windows: /windows|win(?:32|64)|\.exe\b|msix|\.msi\b/i,
  linux: /linux|\.deb\b|appimage|\.rpm\b/i,
  web: /\bweb\b|wasm|chrome|browser/i,
};

const TESTS =
  /\btest|\bspecs?\b|prueb|\bprov[ae]s?\b|тест|kiểm thử|测试|測試|テスト|테스트|\bpass(?:es|ed)?\b|通过|通過|\bpasa/iu;
const BUILDS = /\bbuil[dt]s?\b|gebaut|compil|сборк|собран|constru|构建|構建|编译|ビルド|빌드|biên dịch/iu;

/** What an item speaks of: the first cell of a row, the word in front of a colon. */
function labelOf({ plain, ticked }: Sentence): string | undefined {
  const [, label] =
    /^\W*([@\p{L}][\p{L}\p{N}@._-]{1,30})(?=\s*[·:：–—-]|\s+(?:tests?|builds?|specs?)\b)/u.exec(plain) ?? [];
  return ticked ? label?.toLowerCase() : undefined;
}

type Group = { readonly labels: readonly string[]; readonly text: string };

/** The ticked items of each paragraph, with all that it says. */
const groupsOf = remember((reply: ParsedReply): ReadonlyMap<number, Group> => {
  const groups = new Map<number, { labels: string[]; text: string }>();
  for (const sentence of reply.sentences) {
    const group = groups.get(sentence.paragraph) ?? {
      labels: [],
      text: `${sentence.heading} ${sentence.under}`,
    };
    groups.set(sentence.paragraph, group);
    const label = labelOf(sentence);
    if (label !== undefined) group.labels.push(label);
    group.text += ` ${sentence.plain}`;
  }
  return groups;
});

/** `TARGET deed label siblings` for a ticked item beside others. */
export function targetsIn(sentence: Sentence, reply: ParsedReply): string[] {
  const label = labelOf(sentence);
  const group = groupsOf(reply).get(sentence.paragraph);
  if (label === undefined || !group || group.labels.length < 2) return [];
  const deed = TESTS.test(group.text) ? "test" : BUILDS.test(group.text) ? "build" : undefined;
  const others = group.labels.filter((one) => one !== label);
  return deed === undefined || others.length === 0 ? [] : [`TARGET ${deed} ${label} ${others.join("|")}`];
}

/** The form of a platform; an object's own names are none (`constructor`). */
function platformOf(label: string): RegExp | undefined {
  return Object.hasOwn(PLATFORMS, label) ? PLATFORMS[label] : undefined;
}

function formOf(label: string): RegExp {
  return platformOf(label) ?? new RegExp(`(?<![\\p{L}\\p{N}])${escaped(label)}(?![\\p{L}\\p{N}])`, "iu");
}

/** A module has a folder of its name, or its name stands behind a colon as build tools write it. */
function isTarget(label: string, past: Past): boolean {
  return (
    platformOf(label) !== undefined ||
    [`/${label}/`, `"${label}/`, `:${label}`, ` ${label}/`].some((form) => wordsHeld(past).includes(form))
  );
}

/** False where every run chose targets that stand beside this one, and none this one. */
export function wasTargeted(value: string, past: Past): boolean {
  const [deed = "", label = "", siblings = ""] = value.split(" ");
  if (!heldIn(past).whole || !past.known.run || !isTarget(label, past)) return true;
  const runs = past.all.filter(({ act }) => act.any || act.deeds.has(deed as Deed));
  const own = formOf(label);
  const others = siblings
    .split("|")
    .filter((one) => isTarget(one, past))
    .map(formOf);
  if (runs.length === 0 || runs.some(({ act }) => act.any)) return true;
  return (
    runs.some(({ act, call }) => own.test(`${act.words}\n${call.output}`)) ||
    !runs.every(({ act }) => others.some((form) => form.test(act.words)))
  );
}
