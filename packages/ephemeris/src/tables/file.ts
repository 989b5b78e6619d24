import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { FINGERPRINT_BYTES } from './fingerprint.ts';
import { openPart } from './loaded-parts.ts';
import {
  FIRST_WORD,
  firstEntry,
  NOT_BUILT,
  openViews,
  reserve,
  type TableMemory,
  usedWords,
  type Views,
  WORD_BYTES,
} from './memory.ts';
import { partCells, partYear } from './parts.ts';
import { SERIES } from './series.ts';

/**
 * A file holds one part of the years: mark, fingerprint, check sum of the rest, number of the part, number of words; then the leaves as they lay from
 * `FIRST_WORD` on; then the entries of the part's cells. Numbers are little-endian, as on every machine that Node runs on.
 */
const MARK = 'theia tables 2\n\0';
const CHECKSUM_AT = MARK.length + FINGERPRINT_BYTES;
const HEADER_BYTES = CHECKSUM_AT + 3 * 4;
const STALE_MS = 3_600_000;

/** Why a file was not taken; null when it was, `'absent'` when there is none. */
export type Refusal = 'absent' | 'foreign' | 'damaged' | null;

/** Where the file of a part is. */
export function partPath(folder: string, part: number): string {
  return join(folder, `${partYear(part)}.bin`);
}

/** Writes memory that holds one part and nothing else, first beside the file and then in its place: a reader finds an old file or a new one, whole. */
export function writePart(path: string, part: number, memory: TableMemory, fingerprint: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  removeStale(path);
  const words = usedWords(openViews(memory)) - FIRST_WORD;
  const leaves = new Uint8Array(memory, FIRST_WORD * WORD_BYTES, words * WORD_BYTES).slice();
  const entries = new Uint8Array(Int32Array.from(entryPlaces(part), (at) => openViews(memory).integers[at]!).buffer);
  const header = Buffer.alloc(HEADER_BYTES);
  header.write(MARK, 'latin1');
  header.set(fingerprint, MARK.length);
  header.writeUInt32LE(crc32(entries, crc32(leaves)), CHECKSUM_AT);
  header.writeUInt32LE(part, CHECKSUM_AT + 4);
  header.writeUInt32LE(words, CHECKSUM_AT + 8);
  const own = `${path}.${process.pid}.new`;
  const file = openSync(own, 'w');
  try {
    for (const piece of [header, leaves, entries]) writeSync(file, piece);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(own, path);
}

/** Whether there is a file made with the same engine, data and code. Its content is proved only by reading it. */
export function hasPart(path: string, fingerprint: Uint8Array): boolean {
  try {
    const file = openSync(path, 'r');
    try {
      return typeof readHeader(file, fingerprint) !== 'string';
    } finally {
      closeSync(file);
    }
  } catch {
    return false;
  }
}

/**
 * Adds a part from its file to memory that others may be reading; one thread alone may do this. The part is opened only after all of it has proved
 * sound; of a file that has not, nothing is ever found.
 */
export function readPart(path: string, part: number, memory: TableMemory, fingerprint: Uint8Array): Refusal {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return 'absent';
  }
  try {
    const header = readHeader(file, fingerprint);
    if (typeof header === 'string') return header;
    const words = header.readUInt32LE(CHECKSUM_AT + 8);
    const places = entryPlaces(part);
    const [leafBytes, entryBytes] = [words * WORD_BYTES, places.length * 4];
    if (header.readUInt32LE(CHECKSUM_AT + 4) !== part || statSync(path).size !== HEADER_BYTES + leafBytes + entryBytes)
      return 'damaged';
    const content = new Uint8Array(leafBytes + entryBytes);
    if (readSync(file, content) !== content.length) return 'damaged';
    if (crc32(content) !== header.readUInt32LE(CHECKSUM_AT)) return 'damaged';
    const views = openViews(memory);
    const at = reserve(views, words);
    if (at === null) return 'damaged';
    new Uint8Array(memory).set(content.subarray(0, leafBytes), at * WORD_BYTES);
    const moved = at - FIRST_WORD;
    for (const [index, entry] of new Int32Array(content.buffer, leafBytes).entries()) {
      const place = places[index]!;
      // A cell at the border may have come with the neighbouring part, and be in use.
      if (views.integers[place] === NOT_BUILT) views.integers[place] = movedEntry(views, entry, moved);
    }
    openPart(memory, part);
    return null;
  } finally {
    closeSync(file);
  }
}

function readHeader(file: number, fingerprint: Uint8Array): Buffer | 'foreign' | 'damaged' {
  const header = Buffer.alloc(HEADER_BYTES);
  if (readSync(file, header) !== HEADER_BYTES || header.toString('latin1', 0, MARK.length) !== MARK) return 'damaged';
  return header.subarray(MARK.length, CHECKSUM_AT).equals(fingerprint) ? header : 'foreign';
}

/** Where the entries of a part are: 32-bit indexes into the memory. */
function entryPlaces(part: number): number[] {
  const places: number[] = [];
  for (const [number, series] of SERIES.entries()) {
    const { first, end } = partCells(series, part);
    for (let cell = first; cell < end; cell += 1) places.push(firstEntry(number) + cell);
  }
  return places;
}

/** An entry of leaves that now lie some words later, and the forks below it. */
function movedEntry(views: Views, entry: number, words: number): number {
  if (entry > 0) return entry + words;
  if (entry >= -1) return entry;
  const fork = -entry + words;
  for (const branch of [2 * fork, 2 * fork + 1])
    views.integers[branch] = movedEntry(views, views.integers[branch]!, words);
  return -fork;
}

/** What writers left that were ended at it. */
function removeStale(path: string): void {
  const folder = dirname(path);
  for (const name of readdirSync(folder)) {
    const other = join(folder, name);
    if (!name.startsWith(`${basename(path)}.`) || !name.endsWith('.new')) continue;
    if (Date.now() - (statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? 0) > STALE_MS)
      rmSync(other, { force: true });
  }
}
