const LETTERS = ' 0123456789abcdefghijklmnopqrstuvwxyz';
const BASE = LETTERS.length;
/** How many trigram codes there are. */
export const TRIGRAM_COUNT = BASE ** 3;
const FUZZY_KEY = /^[a-z0-9 ]{4,60}$/;

/** Whether a normalised name takes part in the trigram search: plain letters and digits, four to sixty. */
export function isFuzzyKey(key: string): boolean {
  return FUZZY_KEY.test(key);
}

/** The distinct trigrams of a fuzzy key: each word with two spaces before and one after it, three letters at a time. */
export function trigramsOf(key: string): readonly number[] {
  const codes = new Set<number>();
  for (const word of key.split(' ')) {
    const padded = `  ${word} `;
    for (let i = 0; i + 3 <= padded.length; i++) {
      codes.add(
        (LETTERS.indexOf(padded[i]!) * BASE + LETTERS.indexOf(padded[i + 1]!)) * BASE + LETTERS.indexOf(padded[i + 2]!),
      );
    }
  }
  return [...codes];
}
