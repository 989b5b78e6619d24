import { PARTS } from './parts.ts';
import { layOutCells, SERIES } from './series.ts';

/**
 * One block of memory that all threads read and one fills: how much is in use; which parts of the years are loaded, and which are wanted; an entry for each
 * cell of each series; leaves and forks.
 * An entry or a branch of a fork is 0 where nothing is built yet, -1 where the engine must answer, n > 0 for a leaf at the 8-byte word n, and
 * -n < -1 for a fork there: two branches, the earlier half of the time first. That a part is loaded is written last: what can be found is whole.
 *
 * A leaf: how many terms each of the three quantities has (bytes of one 32-bit number, a spare one); then of each quantity its first two terms as doubles,
 * each followed by that of its rate; then its further terms alike as 32-bit floats.
 */
export type TableMemory = SharedArrayBuffer;

export interface Views {
  readonly integers: Int32Array<SharedArrayBuffer>;
  readonly floats: Float32Array<SharedArrayBuffer>;
  readonly doubles: Float64Array<SharedArrayBuffer>;
}

export const NOT_BUILT = 0;
export const ENGINE_ANSWERS = -1;
export const WORD_BYTES = 8;
export const QUANTITIES = 3;

const USED_AT = 0;
/** From here on, for each part: 1 when it is loaded; 1 when an answer missed it. */
export const LOADED_AT = 1;
export const WANTED_AT = LOADED_AT + PARTS;
const INDEX_AT = WANTED_AT + PARTS;
/** Beyond full leaves: halved cells need more of them. */
const RESERVE = 1.25;

/** The 32-bit index of each series' first entry, in the order of `SERIES`, and the end of all. */
const entriesAt: readonly number[] = SERIES.reduce<number[]>(
  (starts, series) => [...starts, starts.at(-1)! + layOutCells(series).count],
  [INDEX_AT],
);
const INDEX_END = entriesAt.at(-1)!;
/** The word at which leaves begin. */
export const FIRST_WORD = Math.ceil(INDEX_END / 2);

export function leafWords(terms: readonly number[]): number {
  let words = 1;
  for (const count of terms) words += 2 * Math.min(count, 2) + Math.max(count - 2, 0);
  return words;
}

function capacityBytes(): number {
  const words = SERIES.map(
    (series) => layOutCells(series).count * leafWords(Array<number>(QUANTITIES).fill(series.nodes)),
  ).reduce((sum, more) => sum + more, FIRST_WORD);
  return Math.ceil(words * RESERVE) * WORD_BYTES;
}

/** Room for all series, empty. It is reserved, and taken from the machine as it is filled. */
export function newTableMemory(): TableMemory {
  return new SharedArrayBuffer(capacityBytes());
}

/** Empties memory that only one thread knows. */
export function clearTables(memory: TableMemory): void {
  openIndex(memory).fill(NOT_BUILT);
  setUsedWords(openViews(memory), FIRST_WORD);
}

export function openViews(memory: TableMemory): Views {
  return {
    integers: new Int32Array(memory),
    floats: new Float32Array(memory),
    doubles: new Float64Array(memory),
  };
}

/** The part of the block that holds the entries of all cells. */
export function openIndex(memory: TableMemory): Int32Array<SharedArrayBuffer> {
  return new Int32Array(memory, INDEX_AT * 4, INDEX_END - INDEX_AT);
}

export function firstEntry(seriesNumber: number): number {
  return entriesAt[seriesNumber]!;
}

/** The first free word. */
export function usedWords({ integers }: Views): number {
  return Math.max(FIRST_WORD, integers[USED_AT]!);
}

export function setUsedWords({ integers }: Views, words: number): void {
  integers[USED_AT] = words;
}

/** The word of a new piece; null when there is no room left. */
export function reserve(views: Views, words: number): number | null {
  const at = usedWords(views);
  if (at + words > views.doubles.length) return null;
  setUsedWords(views, at + words);
  return at;
}
