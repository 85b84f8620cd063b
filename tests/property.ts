/**
 * fast-check with one seed for everyone: a run that passes here passes in continuous integration, and a failure comes
 * back. FC_SEED=<number> walks elsewhere.
 */
import fc from "fast-check";

fc.configureGlobal({ seed: Number(process.env["FC_SEED"] ?? 20_260_101) });

export { fc };
