import type { VedicGraha } from '../chart.ts';
import type { GrahaId } from '../zodiac.ts';

const EIGHT = ['atma', 'amatya', 'bhratri', 'matri', 'pitri', 'putra', 'gnati', 'dara'] as const;
export type KarakaId = (typeof EIGHT)[number];
const SEVEN: readonly KarakaId[] = EIGHT.filter((karaka) => karaka !== 'pitri');

export interface CharaKaraka {
  readonly karaka: KarakaId;
  readonly graha: GrahaId;
  /** Degrees in the sign that decided the rank; for Rahu counted from the end of the sign. */
  readonly degreeDeg: number;
}

interface RankedGrahas {
  readonly grahas: readonly Pick<VedicGraha, 'id' | 'degreeInSignDeg'>[];
}

/**
 * Chara karakas (BPHS 32.1–17): the grahas ranked by their degrees in the sign, most advanced first. Eight with Rahu,
 * whose degrees count from the end of the sign, or seven without Rahu and pitri.
 */
export function charaKarakas({ grahas }: RankedGrahas, scheme: 7 | 8): CharaKaraka[] {
  const names: readonly KarakaId[] = scheme === 8 ? EIGHT : SEVEN;
  return grahas
    .filter(({ id }) => id !== 'ketu' && (scheme === 8 || id !== 'rahu'))
    .map(({ id, degreeInSignDeg }) => ({
      graha: id,
      degreeDeg: id === 'rahu' ? 30 - degreeInSignDeg : degreeInSignDeg,
    }))
    .toSorted((a, b) => b.degreeDeg - a.degreeDeg)
    .map((entry, index) => ({ karaka: names[index]!, ...entry }));
}
