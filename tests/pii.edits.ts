/** How the texts of `tests/data/baselines/pii.json` are asked about. */
import type { Json } from "../lib/core/verdict.ts";
import { findPii, type PiiOptions } from "../lib/pii/find.ts";
import { maskPii, maskPiiIn } from "../lib/pii/mask.ts";
import type { Asked } from "./baselines.ts";

const OPTIONS: PiiOptions = {
  kinds: ["email", "phone", "iban", "card", "ip"],
  ownDomains: ["Own.io"],
  allowed: ["spared@acme.io"],
};

/** What is found where national numbers of a region are looked for too. */
const found = (text: string, origin: (place: number) => string = String): string =>
  findPii(text, { ...OPTIONS, region: "DE" })
    .map(({ rule, start, end }) => `${rule} ${origin(start)}-${origin(end)}`)
    .join(" + ") || "none";

export const PII: Asked = {
  brief: found,
  answers: {
    gives: (text) => found(text),
    masked: (text) => {
      const { value, counts } = maskPii(text, OPTIONS);
      const inner = maskPiiIn({ text, one: [text, 7] } as Json, { kinds: ["email", "card"] });
      return JSON.stringify([value, counts, inner.value, inner.counts]);
    },
  },
};
