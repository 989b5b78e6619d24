import type { Container } from './container.ts';

/** A contiguous run of keys: first index, and the one after the last. */
export interface KeyRange {
  readonly from: number;
  readonly to: number;
}

/** The sorted names of the gazetteer. Everything is done on the bytes of the file; no strings are made. */
export class KeyIndex {
  readonly #bytes: Uint8Array;
  readonly #ends: Uint32Array;
  readonly #postings: Uint32Array;
  readonly #postingEnds: Uint32Array;

  constructor(container: Container<unknown>) {
    this.#bytes = container.bytes('keyBytes');
    this.#ends = uint32(container.bytes('keyEnds'));
    this.#postings = uint32(container.bytes('postings'));
    this.#postingEnds = uint32(container.bytes('postingEnds'));
  }

  /** Index of a normalised name, or −1. */
  find(key: string): number {
    const bytes = Buffer.from(key, 'utf8');
    const index = this.#firstNotBelow(bytes);
    return index < this.#ends.length - 1 &&
      this.byteLength(index) === bytes.length &&
      this.#comparePrefix(index, bytes) === 0
      ? index
      : -1;
  }

  /** All keys that begin with the normalised text, itself included. */
  withPrefix(prefix: string): KeyRange {
    const bytes = Buffer.from(prefix, 'utf8');
    const from = this.#firstNotBelow(bytes);
    let low = from;
    let high = this.#ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#comparePrefix(middle, bytes) <= 0) low = middle + 1;
      else high = middle;
    }
    return { from, to: low };
  }

  /** UTF-8 bytes of a key. */
  byteLength(index: number): number {
    return this.#ends[index + 1]! - this.#ends[index]!;
  }

  /** The key itself. */
  text(index: number): string {
    return Buffer.from(this.#bytes.subarray(this.#ends[index], this.#ends[index + 1])).toString('utf8');
  }

  /** Places a key names: place · 2, + 1 where it is a primary name. */
  postings(index: number): Uint32Array {
    return this.#postings.subarray(this.#postingEnds[index], this.#postingEnds[index + 1]);
  }

  #firstNotBelow(bytes: Uint8Array): number {
    let low = 0;
    let high = this.#ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#comparePrefix(middle, bytes) < 0) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Order of a key cut to the length of `bytes`: negative before them, 0 when it begins with them. */
  #comparePrefix(index: number, bytes: Uint8Array): number {
    const start = this.#ends[index]!;
    const length = this.byteLength(index);
    const shared = Math.min(length, bytes.length);
    for (let i = 0; i < shared; i++) {
      const difference = this.#bytes[start + i]! - bytes[i]!;
      if (difference !== 0) return difference;
    }
    return length < bytes.length ? -1 : 0;
  }
}

export function uint32(bytes: Uint8Array<ArrayBuffer>): Uint32Array {
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / 4);
}
