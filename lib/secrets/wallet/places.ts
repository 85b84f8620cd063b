/** Words that stand in every armour and beside every key in a field: the pass for keywords tells where. */

/** What a private key is called in a field. */
const KEY_NAMES: readonly string[] = [
  ...["private key", "private_key", "private-key", "privatekey"],
  ...["priv key", "priv_key", "priv-key", "privkey"],
];

/** One of these stands in every armour and beside every field, in any case of letters. */
export const WALLET_NAMES: readonly string[] = [
  ...KEY_NAMES,
  ...["cipher", "kty", "ls0tls1crudjti", "private-lines: ", "cborhex"],
];

/** Where each of {@link WALLET_NAMES} stands in a text, in order. */
export type NamePlaces = ReadonlyMap<string, readonly number[]>;

/** Where `word`, one of {@link WALLET_NAMES}, stands in these cases of letters. */
export const placesOf = (text: string, places: NamePlaces, word: string): number[] =>
  (places.get(word.toLowerCase()) ?? []).filter((at) => text.startsWith(word, at));

/** Where `word` stands in a text that nobody went through yet. */
export function allPlaces(text: string, word: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) places.push(at);
  return places;
}

/** Where a private key may be named, from the second letter on: "rivateKey", "RIV_KEY". */
export const keyNames = (text: string, places: NamePlaces): number[] =>
  KEY_NAMES.some((name) => (places.get(name)?.length ?? 0) > 0)
    ? [...allPlaces(text, "riv"), ...allPlaces(text, "RIV")]
    : [];
