/**
 * Telephone numbers: what stands in international form, and national ones where a word before them, or a region, says so.
 * libphonenumber's metadata decides which numbers can be. The only importer of that library.
 */
import { type CountryCode, isPossiblePhoneNumber, isSupportedCountry } from "libphonenumber-js/min";

type Found = { readonly start: number; readonly end: number };

/** `+49 30 901820`, `+1 (415) 555-0132`, `0049-30-901820`; a slash parts two numbers more often than one. */
const INTERNATIONAL =
  /(?<![\w.+/=-])(?:\+|(?<!\d[ -])00(?=[1-9]\d))[ ]?[1-9](?:[ .()/-]{0,2}\d){6,14}(?![\w]|[.,:-]\d)/g;

/** Digits in groups behind a word for a telephone. */
const NATIONAL = /(?<![\w.+-])\(?0?\d(?:[ .()/-]{0,2}\d){5,13}(?![\w]|[.,:-]\d)/g;

/** Words for a telephone, and the regions whose numbers stand behind them. */
const WORDS: readonly (readonly [word: RegExp, regions: readonly CountryCode[]])[] = [
  [/(?:telefon\w*|handy\w*|mobil(?:funk)?\w*|rufnummer|durchwahl)\W{0,12}$/i, ["DE", "AT", "CH", "PL", "TR"]],
  [/(?:t[ée]l[ée]phone|portable)\W{0,12}$/i, ["FR", "BE", "CH", "CA"]],
  [/(?:tel[ée]fono|m[óo]vil|celular|ll[áa]m\w+)\W{0,12}(?:al )?$/i, ["ES", "MX", "AR", "CO", "CL", "PE"]],
  [/(?:telefone|celular|telem[óo]vel|whatsapp|ligue)\W{0,12}$/i, ["BR", "PT"]],
  [/(?:телефон\p{L}*|тел|моб\p{L}*|звон\p{L}*)[^\p{L}\p{N}]{0,12}$/iu, ["RU", "UA", "BY", "KZ"]],
  [
    /(?:电话|手机|座机|联系方式|手机号码?|電話|手機|行動電話)(?:号码?|號碼?)?(?:是|为|為)?[^\p{L}\p{N}]{0,8}$/u,
    ["CN", "TW", "HK"],
  ],
  [/(?:電話番号|電話|携帯|携帯番号|TEL)(?:番号|は)?[^\p{L}\p{N}]{0,8}$/u, ["JP"]],
  [/(?:전화(?:번호)?|휴대폰|핸드폰|연락처|휴대전화)(?:는|은|번호)?[^\p{L}\p{N}]{0,8}$/u, ["KR"]],
  [/(?:điện thoại|di động|sđt|số máy|hotline|zalo)[^\p{L}\p{N}]{0,8}$/iu, ["VN"]],
  [
    /(?:phone(?: (?:number|no\.?))?|mobile(?: (?:number|no\.?))?|cell(?:phone)?|tel(?:ephone)?|call(?: (?:me|us|him|her|them))?(?: (?:at|on))?|text (?:me|us|him|her)(?: at)?|fax|whatsapp|dial|reach (?:me|us|him|her) (?:at|on)|contact(?: number)?|sms)\W{0,8}(?:is |at |on )?$/i,
    ["US", "GB", "AU", "IN", "CA", "DE", "FR", "NL", "IT"],
  ],
];

/** Numbers of `region`, beside those in international form and those behind a word. Throws for no region that there is. */
export function* phonesIn(text: string, region?: string): Generator<Found> {
  for (const match of text.matchAll(INTERNATIONAL)) {
    const number = match[0].replace(/^00/, "+");
    // Digits without groups behind 00 are a serial number more often than a telephone.
    if (match[0].startsWith("00") && !/[ ()/-]/.test(match[0]) && wordRegions(text, match.index).length === 0)
      continue;
    if (isPossiblePhoneNumber(number)) yield { start: match.index, end: match.index + match[0].length };
  }
  const own = region !== undefined && isSupportedCountry(region) ? [region] : [];
  for (const match of text.matchAll(NATIONAL)) {
    const said = wordRegions(text, match.index);
    const likely = own.length > 0 && looksLikePhone(match[0]) ? own : [];
    if ([...said, ...likely].some((one) => isPossiblePhoneNumber(match[0], one))) {
      yield { start: match.index, end: match.index + match[0].length };
    }
  }
}

function wordRegions(text: string, at: number): readonly CountryCode[] {
  const before = text.slice(Math.max(0, at - 40), at);
  return WORDS.filter(([word]) => word.test(before)).flatMap(([, regions]) => regions);
}

/** Without a word: groups, and no form of a date, a time or a version. */
function looksLikePhone(text: string): boolean {
  if (/^\d{4}-\d{2}-\d{2}|^\d{1,2}[./]\d{1,2}[./]\d{2,4}|^\d+(?:\.\d+){2,}$/.test(text)) return false;
  return /^\(?0|[ ()-]/.test(text) && text.replace(/\D/g, "").length >= 8;
}
