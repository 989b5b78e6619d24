import { normalizeDeg } from '../../angle/angle.ts';
import type { VedicChart } from '../chart.ts';
import { type GrahaId, houseFromSign, isSevenGraha, modalityIndex, SEVEN_GRAHAS, type SevenGraha } from '../zodiac.ts';

/** One full aspect of a graha on a sign, and the grahas in that sign. */
interface GrahaDrishti {
  readonly graha: GrahaId;
  /** Counted from the graha: 7, or its special houses. */
  readonly count: number;
  readonly signIndex: number;
  /** From the lagna, or the Moon's sign without a birth time. */
  readonly house: number;
  readonly grahas: readonly GrahaId[];
}

interface DrishtiStrength {
  readonly from: GrahaId;
  readonly to: GrahaId;
  readonly virupas: number;
}

interface VedicAspects {
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

/** Whether Rahu and Ketu cast aspects: none, or those of Jupiter (5th, 7th and 9th). */
export const NODE_ASPECTS = ['none', 'jupiter'] as const;
export type NodeAspects = (typeof NODE_ASPECTS)[number];

const EVERY_GRAHA: readonly number[] = [7];
const SPECIAL_DRISHTI: Readonly<Partial<Record<GrahaId, readonly number[]>>> = {
  mars: [4, 7, 8],
  jupiter: [5, 7, 9],
  saturn: [3, 7, 10],
};

/**
 * The houses, counted from the graha, that it fully aspects by sign: the 7th for all, also 4 and 8 for Mars, 5 and 9
 * for Jupiter, 3 and 10 for Saturn. BPHS 26.2–5 (Santhanam).
 */
export function drishtiHouses(id: GrahaId, nodeAspects: NodeAspects): readonly number[] {
  if (isSevenGraha(id)) return SPECIAL_DRISHTI[id] ?? EVERY_GRAHA;
  return nodeAspects === 'jupiter' ? [5, 7, 9] : [];
}

/** Whether a graha in one sign fully aspects another sign; signs by index 0..11. */
export function aspectsSign(
  id: GrahaId,
  fromSignIndex: number,
  toSignIndex: number,
  nodeAspects: NodeAspects,
): boolean {
  return drishtiHouses(id, nodeAspects).includes(houseFromSign(toSignIndex, fromSignIndex));
}

/**
 * Signs that a sign aspects by rashi drishti (BPHS 8.1–3, Santhanam): movable and fixed signs aspect each other except
 * the adjacent one, dual signs aspect each other. Indices 0..11, ascending.
 */
export function rashiDrishti(signIndex: number): readonly number[] {
  return Array.from({ length: 12 }, (_, other) => other).filter((other) => signsAspect(signIndex, other));
}

/** Whether one sign aspects another by rashi drishti (BPHS 8.1–3); sign indexes 0..11. */
export function signsAspect(signIndex: number, otherSignIndex: number): boolean {
  const distance = (otherSignIndex - signIndex + 12) % 12;
  if (distance === 0 || distance === 1 || distance === 11) return false;
  const [mode, otherMode] = [modalityIndex(signIndex), modalityIndex(otherSignIndex)];
  if (mode === 2 || otherMode === 2) return mode === otherMode;
  return mode !== otherMode;
}

/**
 * Strength of an aspect in virupas (0..60, up to 75 with a special aspect) by the exact arc from the aspecting graha to
 * the aspected point: BPHS 26.6–13 (Santhanam), Raman, Graha and Bhava Balas ch. 8. Longitudes in degrees, sidereal or
 * tropical.
 */
export function drishtiVirupas(by: SevenGraha, fromDeg: number, toDeg: number): number {
  const arcDeg = normalizeDeg(toDeg - fromDeg);
  return commonVirupas(arcDeg) + specialVirupas(by, arcDeg);
}

function commonVirupas(arcDeg: number): number {
  if (arcDeg < 30 || arcDeg >= 300) return 0;
  if (arcDeg < 60) return (arcDeg - 30) / 2;
  if (arcDeg < 90) return arcDeg - 45;
  if (arcDeg < 120) return 30 + (120 - arcDeg) / 2;
  if (arcDeg < 150) return 150 - arcDeg;
  if (arcDeg < 180) return 2 * (arcDeg - 150);
  return (300 - arcDeg) / 2;
}

interface SpecialAspect {
  readonly startsDeg: readonly number[];
  readonly virupas: number;
}

/**
 * The arcs of 30° where a special aspect adds strength: Mars on the 4th and 8th, Jupiter on the 5th and 9th, Saturn on
 * the 3rd and 10th.
 */
const SPECIAL: Readonly<Partial<Record<SevenGraha, SpecialAspect>>> = {
  mars: { startsDeg: [90, 210], virupas: 15 },
  jupiter: { startsDeg: [120, 240], virupas: 30 },
  saturn: { startsDeg: [60, 270], virupas: 45 },
};

function specialVirupas(by: SevenGraha, arcDeg: number): number {
  const special = SPECIAL[by];
  if (special === undefined) return 0;
  return special.startsDeg.some((start) => arcDeg >= start && arcDeg < start + 30) ? special.virupas : 0;
}
