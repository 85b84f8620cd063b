/** A row of the catalogue as data, for rules files, and the row that it stands for. */
import { lazy } from "../core/lazy.ts";
import type { SecretRow } from "./row.ts";

/** A row of a rules file, checked against the schema. */
export type SecretRowSetting = {
  readonly id: string;
  readonly label: string;
  readonly class?: "token" | "private-key" | "wallet";
  readonly keep?: number;
  readonly source?: string;
  readonly keywords?: readonly string[];
  readonly words?: readonly string[];
  readonly shape: string;
  readonly back?: number;
};

/** The row. `pattern` makes a pattern of a text; it is compiled when a text is first searched for it. */
export function secretRowOf(setting: SecretRowSetting, pattern: (text: string) => RegExp): SecretRow {
  const { id, label, keep = 0, source = "a rules file", keywords, words = [], back } = setting;
  const shape = lazy(() => pattern(setting.shape));
  const row = {
    ...{ id, label, keep, source },
    ...(setting.class === undefined ? {} : { class: setting.class }),
    get shape() {
      return shape();
    },
  };
  const found = keywords ? { keywords, ...(back === undefined ? {} : { back }) } : { words };
  return Object.defineProperties(found, Object.getOwnPropertyDescriptors(row)) as SecretRow;
}
