/** A machine that has read enough: the first texts of a process are searched in another way, and a test may be played alone. */
import { PREFILTER_UNITS } from "../../lib/core/limits.ts";
import { scan } from "../../lib/secrets/scan.ts";

// Words of BIP-39, of which a process makes another table when it has been asked for a thousand.
scan("abandon ".repeat(Math.max(1100, PREFILTER_UNITS / 8 + 1)));
