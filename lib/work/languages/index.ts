/** The languages in which claims are read. */
import type { WorkLanguage } from "../claim.ts";
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

/** Every language that is understood, in the order in which they are tried. */
export const LANGUAGES: readonly WorkLanguage[] = [
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
  TURKISH,
  POLISH,
  UKRAINIAN,
  INDONESIAN,
  ARABIC,
  HINDI,
  THAI,
];
