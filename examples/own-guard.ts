/**
 * A guard of your own, which speaks every host's language: `echo '{"event": …}' | node own-guard.ts`. Because it exports
 * `guard`, `agent-guards install ./own-guard.ts` installs it, and `npm run build -- --guard own-guard.ts` takes it into the
 * executable, both under the file's name.
 */
import { blockReason, CONTINUE, type Guard, runHook } from "agent-guards/hook";

const FROZEN = ["production", "prod"];

export const guard: Guard = {
  name: "freeze_guard",
  tag: "freeze",
  failPolicy: "warn",
  tables: () => ({ FROZEN }),
  on: {
    tool_call: ({ command = "" }) => {
      const frozen = FROZEN.find((name) => command.includes(`deploy ${name}`));
      if (frozen === undefined) return CONTINUE;
      return {
        act: "block",
        reason: blockReason("freeze", `deploys to ${frozen} are frozen`, command),
        rules: ["freeze"],
      };
    },
  },
};

runHook(guard, import.meta);
