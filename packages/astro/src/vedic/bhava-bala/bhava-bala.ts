import { normalizeDeg, separationDeg } from '../../angle/angle.ts';
import type { VedicChart, VedicLagna } from '../chart.ts';
import { drikVirupas } from '../shadbala/balas.ts';
import type { Shadbala } from '../shadbala/shadbala.ts';
import type { SevenGraha } from '../zodiac.ts';

/** Strength of one bhava in virupas. */
export interface BhavaBala {
  readonly house: number;
  readonly lord: SevenGraha;
  /** Sidereal longitude of its middle in the chalit. */
  readonly middleDeg: number;
  /** Shadbala of the lord. */
  readonly adhipati: number;
  readonly dig: number;
  readonly drik: number;
  readonly total: number;
  readonly rupas: number;
  /** Rank, 1 (strongest) to 12. */
  readonly rank: number;
}

type WeakAngle = 'ascendant' | 'descendant' | 'midheaven' | 'lower_midheaven';

/**
 * For each half-sign of 15° from Aries: the angle where a bhava with its middle there is powerless. Human signs,
 * quadrupeds, reptiles, water signs: BPHS 27.26–29.
 */
const WEAK_ANGLES: readonly WeakAngle[] = [
  ...both('lower_midheaven'),
  ...both('lower_midheaven'),
  ...both('descendant'),
  ...both('ascendant'),
  ...both('lower_midheaven'),
  ...both('descendant'),
  ...both('descendant'),
  ...both('ascendant'),
  'descendant',
  'lower_midheaven',
  'lower_midheaven',
  'midheaven',
  ...both('descendant'),
  ...both('midheaven'),
];

function both(angle: WeakAngle): readonly [WeakAngle, WeakAngle] {
  return [angle, angle];
}

/**
 * Bhava bala of the twelve houses (BPHS 27.26–31): the lord's shadbala plus the dig bala and drik bala of the bhava's
 * middle. Null without a lagna, or when the chalit does not have twelve bhavas (Gauquelin sectors).
 */
export function bhavaBala(chart: VedicChart, { planets }: Shadbala): readonly BhavaBala[] | null {
  const { lagna, chalit, houseLords } = chart;
  if (lagna === null || chalit === null || chalit.bhavas.length !== 12) return null;
  const unranked = chalit.bhavas.map(({ house, middleDeg }, index) => {
    const lord = houseLords[index]!;
    const parts = {
      adhipati: planets[lord].total,
      dig: bhavaDig(middleDeg, lagna),
      drik: drikVirupas(chart, middleDeg),
    };
    const total = parts.adhipati + parts.dig + parts.drik;
    return { house, lord, middleDeg, ...parts, total, rupas: total / 60 };
  });
  const order = unranked.toSorted((a, b) => b.total - a.total).map(({ house }) => house);
  return unranked.map((bhava) => ({ ...bhava, rank: order.indexOf(bhava.house) + 1 }));
}

function bhavaDig(middleDeg: number, lagna: Pick<VedicLagna, 'longitudeDeg' | 'midheavenDeg'>): number {
  const angles: Readonly<Record<WeakAngle, number>> = {
    ascendant: lagna.longitudeDeg,
    descendant: lagna.longitudeDeg + 180,
    midheaven: lagna.midheavenDeg,
    lower_midheaven: lagna.midheavenDeg + 180,
  };
  return separationDeg(middleDeg, normalizeDeg(angles[weakAngleAt(middleDeg)])) / 3;
}

/** The angle where a bhava with its middle at this longitude (degrees in [0, 360)) is powerless. */
export function weakAngleAt(middleDeg: number): WeakAngle {
  return WEAK_ANGLES[Math.min(23, Math.floor(middleDeg / 15))]!;
}
