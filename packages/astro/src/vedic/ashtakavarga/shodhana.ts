import type { BySign } from './bindus.ts';

export const EKADHIPATYA_READINGS = ['replace', 'subtract'] as const;
export type EkadhipatyaReading = (typeof EKADHIPATYA_READINGS)[number];

/** Trikona shodhana (BPHS 67): in each group of trine signs the smallest value is subtracted from all three. */
export function trikonaShodhana(bindus: BySign): BySign {
  return bindus.map((value, sign) => value - Math.min(...[0, 4, 8].map((step) => bindus[(sign + step) % 12]!)));
}

/** The pairs of signs with one lord: mars, venus, mercury, jupiter, saturn. */
const ONE_LORD_PAIRS: readonly (readonly [number, number])[] = [
  [0, 7],
  [1, 6],
  [2, 5],
  [8, 11],
  [9, 10],
];

/**
 * Ekadhipatya shodhana (BPHS 68) of values after the trikona shodhana. `occupied` says whether a sign counts as
 * occupied. When one sign of a pair is empty and has the larger value, `replace` gives it the value of the occupied
 * sign (the verse), `subtract` the difference (Santhanam's translation).
 */
export function ekadhipatyaShodhana(
  bindus: BySign,
  occupied: (signIndex: number) => boolean,
  reading: EkadhipatyaReading,
): BySign {
  const reduced = [...bindus];
  for (const [first, second] of ONE_LORD_PAIRS) {
    const [a, b] = [bindus[first]!, bindus[second]!];
    if (a === 0 || b === 0 || (occupied(first) && occupied(second))) continue;
    if (!occupied(first) && !occupied(second)) {
      const left = a === b ? 0 : Math.min(a, b);
      reduced[first] = left;
      reduced[second] = left;
    } else if (occupied(first)) {
      reduced[second] = emptyAfter(b, a, reading);
    } else {
      reduced[first] = emptyAfter(a, b, reading);
    }
  }
  return reduced;
}

function emptyAfter(empty: number, occupied: number, reading: EkadhipatyaReading): number {
  if (empty <= occupied) return 0;
  return reading === 'replace' ? occupied : empty - occupied;
}
