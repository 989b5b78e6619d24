import type { VedicChart } from '../chart.ts';
import { houseFromSign, SEVEN_GRAHAS, type GrahaId } from '../zodiac.ts';
import { drishtiVirupas } from './drishti-value.ts';
import { drishtiHouses, type NodeAspects } from './graha-drishti.ts';
import { rashiDrishti } from './rashi-drishti.ts';

/** One full aspect of a graha on a sign, and the grahas in that sign. */
export interface GrahaDrishti {
  readonly graha: GrahaId;
  /** Counted from the graha: 7, or its special houses. */
  readonly count: number;
  readonly signIndex: number;
  /** From the lagna, or the Moon's sign without a birth time. */
  readonly house: number;
  readonly grahas: readonly GrahaId[];
}

export interface DrishtiStrength {
  readonly from: GrahaId;
  readonly to: GrahaId;
  readonly virupas: number;
}

export interface VedicAspects {
  readonly graha: readonly GrahaDrishti[];
  /** Signs aspected by each sign, Aries first. */
  readonly rashi: readonly (readonly number[])[];
  /** Strength by the exact arc between grahas. Aspects of 0 are left out; the nodes cast none. */
  readonly strengths: readonly DrishtiStrength[];
}

/** Aspects of a Vedic chart: graha drishti by sign (BPHS 26), rashi drishti (BPHS 8), and the strength of each aspect in virupas. */
export function vedicAspects(chart: VedicChart, nodeAspects: NodeAspects): VedicAspects {
  const { grahas, firstSignIndex } = chart;
  return {
    graha: grahas.flatMap(({ id, signIndex: from }) =>
      drishtiHouses(id, nodeAspects).map((count): GrahaDrishti => {
        const signIndex = (from + count - 1) % 12;
        const there = grahas.filter((other) => other.signIndex === signIndex).map((other) => other.id);
        return { graha: id, count, signIndex, house: houseFromSign(signIndex, firstSignIndex), grahas: there };
      }),
    ),
    rashi: Array.from({ length: 12 }, (_, signIndex) => rashiDrishti(signIndex)),
    strengths: SEVEN_GRAHAS.flatMap((from) =>
      grahas
        .filter(({ id }) => id !== from)
        .map((to): DrishtiStrength => ({
          from,
          to: to.id,
          virupas: drishtiVirupas(from, chart.byId[from].longitudeDeg, to.longitudeDeg),
        })),
    ).filter(({ virupas }) => virupas > 0),
  };
}

/** Grahas that fully aspect a sign, in the usual order. */
export function grahasAspecting(chart: VedicChart, signIndex: number, nodeAspects: NodeAspects): readonly GrahaId[] {
  return chart.grahas
    .filter(({ id, signIndex: from }) => drishtiHouses(id, nodeAspects).includes(houseFromSign(signIndex, from)))
    .map(({ id }) => id);
}
