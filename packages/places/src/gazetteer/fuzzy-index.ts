import type { Container } from './container.ts';
import { uint32 } from './key-index.ts';
import { isFuzzyKey, TRIGRAM_COUNT, trigramsOf } from './trigrams.ts';

export interface FuzzyHit {
  /** Index in the key index. */
  readonly key: number;
  /** Shared trigrams over all trigrams of both (Jaccard), 0..1. */
  readonly similarity: number;
}

/** The trigram index; its part of the file is read at the first search. */
export class FuzzyIndex {
  readonly #container: Container<unknown>;
  #shared: Uint8Array | null = null;

  constructor(container: Container<unknown>) {
    this.#container = container;
  }

  /** Names at least so similar to a normalised one, in no order; none for a text that is not plain letters. */
  similar(text: string, minSimilarity: number): readonly FuzzyHit[] {
    if (!isFuzzyKey(text)) return [];
    const keys = uint32(this.#container.bytes('fuzzyKeys'));
    const counts = this.#container.bytes('fuzzyCounts');
    const trigrams = trigramsOf(text);
    const shared = this.#countShared(trigrams, keys.length);
    const hits: FuzzyHit[] = [];
    const fewest = Math.ceil(minSimilarity * trigrams.length);
    for (let ordinal = 0; ordinal < shared.length; ordinal++) {
      const common = shared[ordinal]!;
      if (common < fewest) continue;
      const similarity = common / (trigrams.length + counts[ordinal]! - common);
      if (similarity >= minSimilarity) hits.push({ key: keys[ordinal]!, similarity });
    }
    return hits;
  }

  #countShared(trigrams: readonly number[], size: number): Uint8Array {
    const ends = uint32(this.#container.bytes('trigramEnds'));
    const bytes = this.#container.bytes('trigramBytes');
    if (ends.length !== TRIGRAM_COUNT + 1) throw new Error('The trigram index is damaged.');
    const shared = (this.#shared ??= new Uint8Array(size)).fill(0);
    for (const code of trigrams) {
      let ordinal = 0;
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
