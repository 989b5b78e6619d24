const LETTERS = ' 0123456789abcdefghijklmnopqrstuvwxyz';
const BASE = LETTERS.length;
const SHORTEST = 4;
const LONGEST = 60;

/** Position of each plain letter by its byte, 0 for the space; −1 for every other byte. */
const PLACE_OF_LETTER = Int8Array.from({ length: 256 }, (_, byte) => LETTERS.indexOf(String.fromCharCode(byte)));

/** How many trigram codes there are. */
export const TRIGRAM_COUNT = BASE ** 3;

/** The most trigrams a fuzzy key can have: one per character and one for its end. */
export const MOST_TRIGRAMS = LONGEST + 1;

/**
 * Whether a normalised name is part of the trigram search: plain letters, digits and spaces, four to sixty of them. The
 * name is the UTF-8 bytes from `from` up to `to`.
 */
export function isFuzzyKey(bytes: Uint8Array, from: number, to: number): boolean {
  if (to - from < SHORTEST || to - from > LONGEST) return false;
  for (let i = from; i < to; i++) if (PLACE_OF_LETTER[bytes[i]!]! < 0) return false;
  return true;
}

/**
 * Writes the trigrams of a fuzzy key to the front of `codes` and returns how many there are. Each word has two spaces before it and
 * one after it; every three neighbours make a trigram. A trigram that occurs twice is written twice.
 */
export function writeTrigrams(bytes: Uint8Array, from: number, to: number, codes: Uint32Array): number {
  let count = 0;
  let first = 0;
  let second = 0;
  for (let i = from; i < to; i++) {
    const third = PLACE_OF_LETTER[bytes[i]!]!;
    codes[count++] = (first * BASE + second) * BASE + third;
    first = third === 0 ? 0 : second;
    second = third;
  }
  codes[count++] = (first * BASE + second) * BASE;
  return count;
}
