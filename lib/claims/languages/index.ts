/** Every language that the guard reads. */
import type { Language } from "../claim.ts";
import { ARABIC } from "./ar.ts";
import { GERMAN } from "./de.ts";
import { ENGLISH } from "./en.ts";
import { SPANISH } from "./es.ts";
import { FRENCH } from "./fr.ts";
import { HINDI } from "./hi.ts";
import { INDONESIAN } from "./id.ts";
import { ITALIAN } from "./it.ts";
import { JAPANESE } from "./ja.ts";
import { KOREAN } from "./ko.ts";
import { POLISH } from "./pl.ts";
import { PORTUGUESE } from "./pt.ts";
import { RUSSIAN } from "./ru.ts";
import { THAI } from "./th.ts";
import { TURKISH } from "./tr.ts";
import { UKRAINIAN } from "./uk.ts";
import { VIETNAMESE } from "./vi.ts";
import { CHINESE } from "./zh.ts";

/** A text is read by each language whose script and stems it holds. */
export const LANGUAGES: readonly Language[] = [
  ENGLISH,
  CHINESE,
  JAPANESE,
  KOREAN,
  SPANISH,
  FRENCH,
  GERMAN,
  PORTUGUESE,
  RUSSIAN,
  VIETNAMESE,
  ITALIAN,
  INDONESIAN,
  TURKISH,
  POLISH,
  UKRAINIAN,
  ARABIC,
  HINDI,
  THAI,
];
