/** What is found in the replies of the lists of work. */
import { lazy, remember } from "../lib/core/lazy.ts";
import { type Entry, judgeWork, LANGUAGES, readResult, sessionOf } from "../lib/work/index.ts";
import { CHECKS } from "../templates/verify_work.ts";
import { type Step, stepsIn, type Told } from "./work-lists.ts";

export const TABLES = { languages: LANGUAGES, checks: CHECKS };

/** A tool call and its result; a transcript tells a command by the call's input alone. */
function entriesOf(step: Step, at: number, isTranscript = false): Entry[] {
  if (step.user !== undefined) return [{ is: "user", text: step.user }];
  const { tool, input, command, result } = stepsIn(step);
  const id = String(at);
  return [
    { is: "call", tool, input, id, ...(command === undefined || isTranscript ? {} : { command }) },
    { is: "result", tool, id, result: readResult(result) },
  ];
}

/** What was done before a reply, as events and as a transcript tell it: made once for all replies that end it. */
const sessionsOf = remember((did: readonly Step[]) => {
  const made = (isTranscript: boolean) =>
    lazy(() => {
      const steps = did.flatMap((step, at) => entriesOf(step, at, isTranscript));
      return sessionOf([{ is: "user", text: "Please go on." }, ...steps]);
    });
  return { events: made(false), transcript: made(true) };
});

/** The rules of what is found in one reply. */
export function foundIn({ did, reply }: Told, isTranscript = false): string[] {
  const { events, transcript } = sessionsOf(did);
  const session = isTranscript ? transcript() : events();
  const { findings, unchecked } = judgeWork(reply, session, { run: true }, TABLES);
  return [
    ...findings.map(({ claim, fault }) => `${claim.rule}.${fault}`),
    ...unchecked.map(() => "unchecked"),
  ];
}
