/** Picks among wordings so that one report uses none twice, and the same chart always the same ones. */
export class Phrases {
  readonly #used = new Set<string>();
  #state: number;

  constructor(seed: string) {
    this.#state = hashOf(seed);
  }

  /** A wording that this report has not used; null when all have been used. */
  pick(wordings: readonly string[]): string | null {
    const start = this.#next() % wordings.length;
    for (let step = 0; step < wordings.length; step += 1) {
      const wording = wordings[(start + step) % wordings.length]!;
      if (this.#used.has(wording)) continue;
      this.#used.add(wording);
      return wording;
    }
    return null;
  }

  #next(): number {
    this.#state = (Math.imul(this.#state, 1_664_525) + 1_013_904_223) >>> 0;
    return this.#state >>> 8;
  }
}

/** FNV-1a, 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return hash;
}
