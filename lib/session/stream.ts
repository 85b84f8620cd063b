/** The reply streams of several guards as one. */
import { unchecked } from "../hook/decide.ts";
import type { Guard, ReplyStream } from "../hook/event.ts";

/** The streams of all guards behind each other. */
export function joined(
  guards: readonly Guard[],
  session: string,
  onNote: (line: string) => void,
): ReplyStream {
  const streams = guards.flatMap((guard) =>
    guard.stream ? [guarded(guard, guard.stream(session), onNote)] : [],
  );
  return {
    push: (piece) => streams.reduce((text, stream) => stream.push(text), piece),
    end: () => streams.reduce((text, stream) => stream.push(text) + stream.end(), ""),
  };
}

/** A guard's stream under its fail policy: the reply goes on as it is, or ends with the reason. */
function guarded(guard: Guard, stream: ReplyStream, onNote: (line: string) => void): ReplyStream {
  let failed = false;
  const isOpen = guard.failPolicy === "warn";
  const attempted = (work: () => string, otherwise: string): string => {
    if (failed) return isOpen ? otherwise : "";
    try {
      return work();
    } catch (error) {
      failed = true;
      const name = error instanceof Error ? error.name : typeof error;
      const { verdict, failure } = unchecked(guard, `internal error (${name})`);
      onNote(failure);
      return "reason" in verdict ? verdict.reason : otherwise;
    }
  };
  return {
    push: (piece) => attempted(() => stream.push(piece), piece),
    end: () => attempted(() => stream.end(), ""),
  };
}

/** A stream of texts from a {@link ReplyStream}. */
export function transformed({ push, end }: ReplyStream): TransformStream<string, string> {
  const show = (text: string, out: TransformStreamDefaultController<string>): void => {
    if (text !== "") out.enqueue(text);
  };
  return new TransformStream<string, string>({
    transform: (piece, out) => show(push(piece), out),
    flush: (out) => show(end(), out),
  });
}
