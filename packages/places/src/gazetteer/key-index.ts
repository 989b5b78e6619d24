import type { PackedFile } from '../packed-file.ts';

/** A contiguous run of keys: first index, and the one after the last. */
export interface KeyRange {
  readonly from: number;
  readonly to: number;
}

/** The data of a key index. */
export interface KeyData {
  /** All keys, one after the other. */
  readonly bytes: Uint8Array;
  /** Key i is `bytes[ends[i]]` up to `bytes[ends[i + 1]]`. */
  readonly ends: Uint32Array;
  readonly postings: Uint32Array;
  /** The postings of key i are those from `postingEnds[i]` up to `postingEnds[i + 1]`. */
  readonly postingEnds: Uint32Array;
}

/** Reads the keys out of the gazetteer's file. */
export function readKeys(file: PackedFile<unknown>): KeyData {
  const lengths = file.read('keyLengths', 'u8');
  return {
    bytes: joinKeys(lengths, file.read('keyShared', 'u8'), file.read('keyRests', 'u8')),
    ends: runEnds(lengths),
    postings: file.read('postings', 'u32'),
    postingEnds: runEnds(file.read('postingCounts', 'u16')),
  };
}

/**
 * The normalised names of the gazetteer, sorted by their UTF-8 bytes. Everything works on bytes, without creating
 * strings.
 */
export class KeyIndex {
  readonly bytes: Uint8Array;
  readonly ends: Uint32Array;
  readonly #postings: Uint32Array;
  readonly #postingEnds: Uint32Array;

  constructor({ bytes, ends, postings, postingEnds }: KeyData) {
    this.bytes = bytes;
    this.ends = ends;
    this.#postings = postings;
    this.#postingEnds = postingEnds;
  }

  /** Number of names; their indices are 0 .. size − 1. */
  get size(): number {
    return this.ends.length - 1;
  }

  /** Index of a normalised name, or −1. */
  find(key: string): number {
    const bytes = Buffer.from(key, 'utf8');
    const index = this.#firstNotBelow(bytes);
    return index < this.size && this.byteLength(index) === bytes.length && this.#comparePrefix(index, bytes) === 0
      ? index
      : -1;
  }

  /** All keys that begin with the normalised text, itself included. */
  withPrefix(prefix: string): KeyRange {
    const bytes = Buffer.from(prefix, 'utf8');
    const from = this.#firstNotBelow(bytes);
    let low = from;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#comparePrefix(middle, bytes) <= 0) low = middle + 1;
      else high = middle;
    }
    return { from, to: low };
  }

  /** UTF-8 bytes of a key. */
  byteLength(index: number): number {
    return this.ends[index + 1]! - this.ends[index]!;
  }

  /** A key as text. */
  text(index: number): string {
    return Buffer.from(this.bytes.subarray(this.ends[index], this.ends[index + 1])).toString('utf8');
  }

  /** Places with this key: place · 2, + 1 when it is a primary name. */
  postings(index: number): Uint32Array {
    return this.#postings.subarray(this.#postingEnds[index], this.#postingEnds[index + 1]);
  }

  /** The postings of all keys of a run, one after the other. */
  postingsOf({ from, to }: KeyRange): Uint32Array {
    return this.#postings.subarray(this.#postingEnds[from], this.#postingEnds[to]);
  }

  #firstNotBelow(bytes: Uint8Array): number {
    let low = 0;
    let high = this.size;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#comparePrefix(middle, bytes) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /**
   * Compares a key, truncated to the length of `bytes`: negative when it sorts before them, 0 when it begins with them.
   */
  #comparePrefix(index: number, bytes: Uint8Array): number {
    const start = this.ends[index]!;
    const length = this.byteLength(index);
    const shared = Math.min(length, bytes.length);
    for (let i = 0; i < shared; i++) {
      const difference = this.bytes[start + i]! - bytes[i]!;
      if (difference !== 0) return difference;
    }
    return length < bytes.length ? -1 : 0;
  }
}

/** Where each run ends, from the lengths of the runs: 0 first, then the running sum. */
export function runEnds(lengths: Uint8Array | Uint16Array): Uint32Array {
  const ends = new Uint32Array(lengths.length + 1);
  let end = 0;
  for (let i = 0; i < lengths.length; i++) ends[i + 1] = end += lengths[i]!;
  return ends;
}

/** Rebuilds the keys: the file stores how many bytes a key shares with the previous one, and the rest. */
function joinKeys(lengths: Uint8Array, shared: Uint8Array, rests: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0));
  let end = 0;
  let start = 0;
  let rest = 0;
  for (let key = 0; key < lengths.length; key++) {
    const same = shared[key]!;
    const before = start;
    start = end;
    for (let i = 0; i < same; i++) bytes[end++] = bytes[before + i]!;
    for (let i = lengths[key]! - same; i > 0; i--) bytes[end++] = rests[rest++]!;
  }
  return bytes;
}
