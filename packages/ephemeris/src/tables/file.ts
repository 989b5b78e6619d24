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
import { FIRST_WORD, openIndex, setUsedWords, type TableMemory, usedWords, openViews, WORD_BYTES } from './memory.ts';

/**
 * A file of tables: mark, fingerprint, check sum of the rest, number of words in use; then the leaves, then the entries of all cells.
 * Numbers are little-endian, as on every machine that Node runs on.
 */
const MARK = 'theia tables 1\n\0';
const HEADER_BYTES = 16 + FINGERPRINT_BYTES + 4 + 4;
const PIECE_BYTES = 1 << 22;
const STALE_MS = 3_600_000;

/** Why a file was not taken; null when it was, `'absent'` when there is none. */
export type Refusal = 'absent' | 'foreign' | 'damaged' | null;

/** Writes what is built so far beside the file and puts it in its place, so that a reader finds an old file or a new one, whole. */
export function writeTables(path: string, memory: TableMemory, fingerprint: Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  removeStale(path);
  const own = `${path}.${process.pid}.new`;
  const file = openSync(own, 'w');
  try {
    const end = usedWords(openViews(memory));
    const header = Buffer.alloc(HEADER_BYTES);
    writeSync(file, header);
    let checksum = 0;
    const room = new Uint8Array(PIECE_BYTES);
    for (const piece of pieces(memory, end)) {
      const copy = room.subarray(0, piece.length);
      copy.set(piece);
      checksum = crc32(copy, checksum);
      writeSync(file, copy);
    }
    header.write(MARK, 'latin1');
    header.set(fingerprint, MARK.length);
    header.writeUInt32LE(checksum, MARK.length + FINGERPRINT_BYTES);
    header.writeUInt32LE(end, MARK.length + FINGERPRINT_BYTES + 4);
    writeSync(file, header, 0, HEADER_BYTES, 0);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(own, path);
}

/** Takes a file into empty memory. Cells are found only after all of it has proved sound; of a file that has not, nothing is ever found. */
export function readTables(path: string, memory: TableMemory, fingerprint: Uint8Array): Refusal {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch {
    return 'absent';
  }
  try {
    const header = Buffer.alloc(HEADER_BYTES);
    if (readSync(file, header) !== HEADER_BYTES || header.toString('latin1', 0, MARK.length) !== MARK) return 'damaged';
    if (!header.subarray(MARK.length, MARK.length + FINGERPRINT_BYTES).equals(fingerprint)) return 'foreign';
    const end = header.readUInt32LE(MARK.length + FINGERPRINT_BYTES + 4);
    if (end < FIRST_WORD || end * WORD_BYTES > memory.byteLength) return 'damaged';
    const index = openIndex(memory);
    const entries = new Int32Array(index.length);
    const parts = [...leafPieces(memory, end), new Uint8Array(entries.buffer)];
    if (statSync(path).size !== HEADER_BYTES + parts.reduce((sum, part) => sum + part.length, 0)) return 'damaged';
    let checksum = 0;
    const room = new Uint8Array(PIECE_BYTES);
    for (const part of parts) {
      const copy = room.subarray(0, part.length);
      if (readSync(file, copy) !== copy.length) return 'damaged';
      checksum = crc32(copy, checksum);
      part.set(copy);
    }
    if (checksum !== header.readUInt32LE(MARK.length + FINGERPRINT_BYTES)) return 'damaged';
    setUsedWords(openViews(memory), end);
    for (const [at, entry] of entries.entries()) Atomics.store(index, at, entry);
    return null;
  } finally {
    closeSync(file);
  }
}

function pieces(memory: TableMemory, end: number): Uint8Array[] {
  const index = openIndex(memory);
  return [...leafPieces(memory, end), new Uint8Array(memory, index.byteOffset, index.byteLength)];
}

function leafPieces(memory: TableMemory, end: number): Uint8Array[] {
  const found: Uint8Array[] = [];
  for (let at = FIRST_WORD * WORD_BYTES; at < end * WORD_BYTES; at += PIECE_BYTES)
    found.push(new Uint8Array(memory, at, Math.min(PIECE_BYTES, end * WORD_BYTES - at)));
  return found;
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
