import type { KeyIndex } from './key-index.ts';

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

export interface FuzzyHit {
  /** Index in the key index. */
  readonly key: number;
  /** Similarity: shared trigrams divided by all trigrams of both names (Jaccard), 0..1. */
  readonly similarity: number;
}

/**
 * For each trigram the fuzzy keys that have it, as differences between neighbours: varints of seven bits per byte,
 * lowest first.
 */
interface TrigramLists {
  /** Index in the key index of each fuzzy key. */
  readonly keys: Uint32Array;
  /** Number of different trigrams of each fuzzy key. */
  readonly counts: Uint8Array;
  /** The list of trigram t is `bytes[ends[t]]` up to `bytes[ends[t + 1]]`. */
  readonly ends: Uint32Array;
  readonly bytes: Uint8Array;
}

/** Finds names by the trigrams they share. Its lists are built at the first search: about 0.2 s and 10 MB. */
export class FuzzyIndex {
  readonly #keys: KeyIndex;
  #lists: TrigramLists | null = null;
  #shared: Uint8Array | null = null;

  constructor(keys: KeyIndex) {
    this.#keys = keys;
  }

  /**
   * Names with at least this similarity to a normalised name, in alphabetical order; empty for a text that is not plain
   * letters.
   */
  similar(text: string, minSimilarity: number): readonly FuzzyHit[] {
    const wanted = Buffer.from(text, 'utf8');
    if (!isFuzzyKey(wanted, 0, wanted.length)) return [];
    const lists = (this.#lists ??= trigramLists(this.#keys));
    const codes = new Uint32Array(MOST_TRIGRAMS);
    const trigrams = new Set(codes.subarray(0, writeTrigrams(wanted, 0, wanted.length, codes)));
    const shared = this.#countShared(trigrams, lists);
    const hits: FuzzyHit[] = [];
    const fewest = Math.ceil(minSimilarity * trigrams.size);
    for (let ordinal = 0; ordinal < shared.length; ordinal++) {
      const common = shared[ordinal]!;
      if (common < fewest) continue;
      const similarity = common / (trigrams.size + lists.counts[ordinal]! - common);
      if (similarity >= minSimilarity) hits.push({ key: lists.keys[ordinal]!, similarity });
    }
    return hits;
  }

  #countShared(trigrams: ReadonlySet<number>, { keys, ends, bytes }: TrigramLists): Uint8Array {
    const shared = (this.#shared ??= new Uint8Array(keys.length)).fill(0);
    for (const code of trigrams) {
      let ordinal = -1;
      const end = ends[code + 1]!;
      for (let at = ends[code]!; at < end;) {
        let byte = bytes[at++]!;
        let step = byte & 127;
        for (let shift = 7; byte >= 128; shift += 7) {
          byte = bytes[at++]!;
          step |= (byte & 127) << shift;
        }
        ordinal += step;
        shared[ordinal]!++;
      }
    }
    return shared;
  }
}

function trigramLists(index: KeyIndex): TrigramLists {
  const { bytes: text, ends: textEnds } = index;
  const found: number[] = [];
  for (let key = 0; key < index.size; key++) if (isFuzzyKey(text, textEnds[key]!, textEnds[key + 1]!)) found.push(key);
  const keys = Uint32Array.from(found);
  const counts = new Uint8Array(keys.length);
  const codes = new Uint32Array(MOST_TRIGRAMS);
  const lastSeen = new Int32Array(TRIGRAM_COUNT).fill(-1);
  const ends = new Uint32Array(TRIGRAM_COUNT + 1);
  for (let ordinal = 0; ordinal < keys.length; ordinal++) {
    const key = keys[ordinal]!;
    const count = writeTrigrams(text, textEnds[key]!, textEnds[key + 1]!, codes);
    for (let i = 0; i < count; i++) {
      const code = codes[i]!;
      const step = ordinal - lastSeen[code]!;
      if (step === 0) continue;
      lastSeen[code] = ordinal;
      counts[ordinal]!++;
      ends[code + 1]! += varintLength(step);
    }
  }
  for (let code = 0; code < TRIGRAM_COUNT; code++) ends[code + 1]! += ends[code]!;
  const bytes = new Uint8Array(ends[TRIGRAM_COUNT]!);
  const next = ends.slice();
  lastSeen.fill(-1);
  for (let ordinal = 0; ordinal < keys.length; ordinal++) {
    const key = keys[ordinal]!;
    const count = writeTrigrams(text, textEnds[key]!, textEnds[key + 1]!, codes);
    for (let i = 0; i < count; i++) {
      const code = codes[i]!;
      let step = ordinal - lastSeen[code]!;
      if (step === 0) continue;
      lastSeen[code] = ordinal;
      for (; step >= 128; step >>>= 7) bytes[next[code]!++] = (step & 127) | 128;
      bytes[next[code]!++] = step;
    }
  }
  return { keys, counts, ends, bytes };
}

function varintLength(step: number): number {
  return step < 128 ? 1 : step < 16_384 ? 2 : step < 2_097_152 ? 3 : 4;
}
