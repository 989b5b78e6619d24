/** Seeded random choices (mulberry32). */
export interface Random {
  /** [0, 1) */
  unit(): number;
  /** 0 … below − 1 */
  below(limit: number): number;
  chance(share: number): boolean;
  pick<T>(values: readonly T[]): T;
}

export function seeded(seed: number): Random {
  let state = seed >>> 0;
  const unit = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(unit() * limit);
  return { unit, below, chance: (share) => unit() < share, pick: (values) => values[below(values.length)]! };
}
