/** "The tag is on origin": a tag is there when a push took it along, and a push of a branch takes none. */
import { sought } from "../core/sought.ts";
import { isIdle } from "./act.ts";
import { endOf } from "./ends.ts";
import { heldIn } from "./held.ts";
import { hides } from "./opaque.ts";
import type { Past } from "./past.ts";

/** Where everybody sees a tag. */
const REMOTE = "(?:origin|upstream|github|gitlab|bitbucket|codeberg|the remote|remote)";
const TAG = "(?:tags?|étiquettes?|etiquetas?|тег\\p{L}*|标签|標籤|タグ|태그|thẻ)";

/** A tag is said to be there. */
const SAID = sought(
  `(?<!\\p{L})${TAG}(?!\\p{L})(?:[^.;]|\\.(?=\\S)){0,60}?(?:\\b(?:on|to|at|in|auf|nach|zu|sur|vers|en|a|em|no|na|su)|(?<!\\p{L})(?:на|в)|到|在|trên|lên)[ \\uE100-\\uF8FF]{0,2}${REMOTE}(?!\\p{L})|(?<!\\p{L})${REMOTE}(?: ?に|에)[^。.]{0,20}${TAG}|\\b(?:pushed|published) (?:the |both |all )?(?:\\S+ ){0,3}tags?\\b|\\btags?\\b[^.;]{0,30} (?:is|are|was|were|has been|have been) (?:now |also )?(?:pushed|published)\\b`,
  "iu",
);

/** True where a sentence says that a tag is on a remote, and takes nothing back. */
export function isTaggedIn(plain: string): boolean {
  const found = SAID.exec(plain);
  return found !== null && !TAKEN_BACK.test(plain.slice(0, (found.index ?? 0) + found[0].length));
}

const TAKEN_BACK =
  /\b(?:not|once|if|when|after|before|until|will|would|should|can|to be|need\w*|next)\b|n['’]t\b|(?<!\p{L})(?:nicht|noch|wenn|pas|si|quand|no|cuando|não|se|quando|не|если|когда)(?!\p{L})|没|未|如果|ない|않|못|chưa|không|nếu/iu;

/** False where every push is known, and none took a tag along. */
export function wasTagged(_: string, past: Past): boolean {
  const { all } = past;
  if (!heldIn(past).whole || all.some((one) => one.act.any || hides(one))) return true;
  // A look may show a tag that somebody else has pushed.
  const seen = all.some(({ act, call }) => isIdle(act) && /\btags?\b/i.test(`${act.words}\n${call.output}`));
  return (
    seen ||
    !all.some(({ act }) => act.deeds.has("push") || act.deeds.has("tag")) ||
    all.some(
      (one) =>
        (one.act.deeds.has("tag") && one.act.deeds.has("push") && endOf(one, "push") !== "failed") ||
        /\[new tag\]|refs\/tags\//.test(one.call.output) ||
        /^gh release create\b|^glab release create\b|create_release|create_tag/.test(
          `${one.act.words} ${one.call.tool}`,
        ),
    )
  );
}
