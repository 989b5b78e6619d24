import { normalise } from '../../src/text/normalise.ts';
import type { Section } from '../pack-file.ts';
import type { GeonamesRow } from './geonames-rows.ts';

const MAX_KEY_CHARACTERS = 80;

/**
 * The name index: all normalised names sorted by their UTF-8 bytes, each as the count of bytes it shares with the one before it and
 * the rest; and for each name the places it means (place · 2, + 1 for a primary name).
 */
export function keySections(
  rows: readonly GeonamesRow[],
  extraNames: ReadonlyMap<number, readonly string[]>,
): readonly Section[] {
  const postingsByKey = new Map<string, number[]>();
  rows.forEach((row, place) => {
    for (const [key, primary] of placeKeys(row, extraNames.get(row.id) ?? [])) {
      const posting = place * 2 + (primary ? 1 : 0);
      const known = postingsByKey.get(key);
      if (known === undefined) postingsByKey.set(key, [posting]);
      else known.push(posting);
    }
  });
  const keys = [...postingsByKey.keys()].toSorted();
  if (keys.some((key) => key.length > 255)) throw new Error('A name is longer than 255 bytes.');
  const shared = keys.map((key, i) => sharedLength(keys[i - 1] ?? '', key));
  const rests = keys.map((key, i) => key.slice(shared[i])).join('');
  return [
    { name: 'keyLengths', type: 'u8', numbers: Uint8Array.from(keys, (key) => key.length) },
    { name: 'keyShared', type: 'u8', numbers: Uint8Array.from(shared) },
    { name: 'keyRests', type: 'u8', numbers: new Uint8Array(Buffer.from(rests, 'latin1')) },
    { name: 'postingCounts', type: 'u16', numbers: Uint16Array.from(keys, (key) => postingsByKey.get(key)!.length) },
    { name: 'postings', type: 'u32', numbers: Uint32Array.from(keys.flatMap((key) => postingsByKey.get(key)!)) },
  ];
}

function sharedLength(before: string, key: string): number {
  let length = 0;
  while (length < before.length && before[length] === key[length]) length++;
  return length;
}

/**
 * Keys of one place as byte strings (one character per UTF-8 byte, so that string order is byte order); true for
 * primary names.
 */
function placeKeys(row: GeonamesRow, extraNames: readonly string[]): ReadonlyMap<string, boolean> {
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
