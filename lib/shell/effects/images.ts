/**
 * Images of containers as a way out: what is copied into a container, what becomes an image, what is pushed.
 *
 * Sources: the references of docker, podman and nerdctl (cp, commit, push), buildah-copy(1), buildah-add(1).
 */
import { isOneOf } from "../../core/words.ts";
import { type Arg, type Invocation, known } from "../invocation.ts";
import { cardOf } from "../programs/cards.ts";
import { readOptions } from "../word/options.ts";

/** `fill`: files go into a container. `make`: containers become images. `push`: an image is sent to a registry. */
export type ImageAct = { readonly does: "fill" | "make" | "push"; readonly from: readonly Arg[] };

/** What an invocation does with a container or its image; undefined for anything else. */
export function imageAct({ program, args }: Invocation): ImageAct | undefined {
  const card = cardOf(program);
  if (card?.images === undefined) return undefined;
  const { operands } = readOptions(args, card.options, card.style);
  const [verb, ...rest] = isOneOf("container image", known(operands[0])) ? operands.slice(1) : operands;
  const words = rest.filter((word) => known(word)?.startsWith("-") !== true);
  switch (known(verb)) {
    case "cp":
      // `container:path` comes out, it does not go in.
      return { does: "fill", from: words.slice(0, 1).filter((word) => known(word)?.includes(":") !== true) };
    // `buildah copy CONTAINER FILE… PLACE`
    case "copy":
    case "add":
      return { does: "fill", from: words.slice(1, -1) };
    case "commit":
      return { does: "make", from: [] };
    case "push":
      return { does: "push", from: [] };
    default:
      return undefined;
  }
}
