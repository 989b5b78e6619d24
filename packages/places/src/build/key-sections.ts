import type { Section } from '../gazetteer/container.ts';
import { isFuzzyKey, TRIGRAM_COUNT, trigramsOf } from '../gazetteer/trigrams.ts';
import { normalise } from '../text/normalise.ts';
import type { GeonamesRow } from './geonames-rows.ts';

const MAX_KEY_CHARACTERS = 80;

/**
 * The name index: all normalised names sorted by their UTF-8 bytes, and for each the places it means
 * (place · 2, + 1 for a primary name). Then the trigram index over the plain ones, read from the file only when needed.
 */
export function keySections(
  rows: readonly GeonamesRow[],
  extraNames: ReadonlyMap<number, readonly string[]>,
): readonly Section[] {
  const postingsOf = new Map<string, number[]>();
  rows.forEach((row, place) => {
    for (const [key, primary] of keysOf(row, extraNames.get(row.id) ?? [])) {
      const posting = place * 2 + (primary ? 1 : 0);
      const known = postingsOf.get(key);
      if (known === undefined) postingsOf.set(key, [posting]);
      else known.push(posting);
    }
  });
  const keys = [...postingsOf.keys()].toSorted();
  const keyEnds = new Uint32Array(keys.length + 1);
  const postingEnds = new Uint32Array(keys.length + 1);
  let postingCount = 0;
  keys.forEach((key, i) => {
    keyEnds[i + 1] = keyEnds[i]! + key.length;
    postingEnds[i + 1] = postingCount += postingsOf.get(key)!.length;
  });
  const keyBytes = Buffer.from(keys.join(''), 'latin1');
  const postings = Uint32Array.from(keys.flatMap((key) => postingsOf.get(key)!));
  return [
    section('keyBytes', keyBytes, 'at_once'),
    section('keyEnds', keyEnds, 'at_once'),
    section('postingEnds', postingEnds, 'at_once'),
    section('postings', postings, 'at_once'),
    ...trigramSections(keys),
  ];
}

export function section(
  name: string,
  data: Uint8Array | Uint16Array | Uint32Array | Int16Array | Int32Array,
  reading: Section['reading'],
): Section {
  return { name, bytes: new Uint8Array(data.buffer, data.byteOffset, data.byteLength), reading };
}

/** Keys of one place as byte strings (one character a UTF-8 byte, so that plain string order is byte order); true for primary names. */
function keysOf(row: GeonamesRow, extraNames: readonly string[]): ReadonlyMap<string, boolean> {
  const keys = new Map<string, boolean>();
  const add = (name: string, primary: boolean): void => {
    const normalised = normalise(name);
    if (normalised === '' || normalised.length > MAX_KEY_CHARACTERS) return;
    const key = Buffer.from(normalised, 'utf8').toString('latin1');
    keys.set(key, primary || keys.get(key) === true);
  };
  for (const name of [row.name, row.asciiName, ...extraNames]) add(name, true);
  for (const name of row.alternateNames) add(name, false);
  for (const name of [row.name, row.asciiName]) {
    if (name.includes('(')) add(name.replace(/\s*\([^)]*\)/g, ''), false);
    if (name.includes('/')) for (const part of name.split('/')) add(part, false);
  }
  return keys;
}

function trigramSections(keys: readonly string[]): readonly Section[] {
  const fuzzyKeys: number[] = [];
  const counts: number[] = [];
  const lists: number[][] = Array.from({ length: TRIGRAM_COUNT }, () => []);
  keys.forEach((key, index) => {
    if (!isFuzzyKey(key)) return;
    const trigrams = trigramsOf(key);
    for (const code of trigrams) lists[code]!.push(fuzzyKeys.length);
    fuzzyKeys.push(index);
    counts.push(trigrams.length);
  });
  const ends = new Uint32Array(TRIGRAM_COUNT + 1);
  const bytes: number[] = [];
  lists.forEach((list, code) => {
    let previous = 0;
    for (const ordinal of list) {
      let step = ordinal - previous;
      previous = ordinal;
      while (step >= 128) {
        bytes.push((step & 127) | 128);
        step >>= 7;
      }
      bytes.push(step);
    }
    ends[code + 1] = bytes.length;
  });
  return [
    section('trigramEnds', ends, 'lazy'),
    section('trigramBytes', Uint8Array.from(bytes), 'lazy'),
    section('fuzzyKeys', Uint32Array.from(fuzzyKeys), 'lazy'),
    section('fuzzyCounts', Uint8Array.from(counts), 'lazy'),
  ];
}
