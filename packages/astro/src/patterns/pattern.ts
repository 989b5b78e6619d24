import { PLANETS, type PlanetId } from '../bodies/groups.ts';
import type { Element, Modality, Sign } from '../zodiac/signs.ts';

export const PATTERN_KINDS = [
  'stellium',
  't_square',
  'grand_cross',
  'grand_trine',
  'kite',
  'yod',
  'boomerang',
  'mystic_rectangle',
  'minor_grand_trine',
  'grand_sextile',
  'cradle',
] as const;
export type PatternKind = (typeof PATTERN_KINDS)[number];

/** A figure of planets. Points are in planetary order, Sun to Pluto. */
export interface Pattern {
  readonly kind: PatternKind;
  readonly points: readonly PlanetId[];
  /** The focal planet of figures that have one. */
  readonly apex: PlanetId | null;
  /** Shared element of a grand trine, of a kite's trine, or of a stellium's sign; null when mixed. */
  readonly element: Element | null;
  /** Shared modality of a T-square or grand cross, or of a stellium's sign; null when mixed. */
  readonly modality: Modality | null;
  /** Sign or house of a stellium. */
  readonly sign: Sign | null;
  readonly house: number | null;
  /** Mean |orb| of the aspects among the points; null when a stellium has none. */
  readonly meanOrbDeg: number | null;
  /** Indexes, in the list of patterns, of the larger figures this one is a part of. */
  readonly partOf: readonly number[];
}

/** A figure before its orbs and the larger figures around it are known; planets as bits 0..9. */
export interface Figure {
  readonly kind: PatternKind;
  readonly mask: number;
  /** Planet index, or -1. */
  readonly apex: number;
  /** The planets whose shared element or modality is reported. */
  readonly namingMask: number;
  readonly house: number | null;
}

export const NO_APEX = -1;

const PLANETS_IN: readonly (readonly number[])[] = Array.from({ length: 1024 }, (_, mask) =>
  Array.from({ length: 10 }, (_, index) => index).filter((index) => (mask >> index) & 1),
);

const PLANET_IDS_IN: readonly (readonly PlanetId[])[] = PLANETS_IN.map((indexes) =>
  indexes.map((index) => PLANETS[index]!),
);

/** Planet indexes set in a mask, ascending. */
export function planetsIn(mask: number): readonly number[] {
  return PLANETS_IN[mask]!;
}

/** The planets of a mask, Sun to Pluto. */
export function planetIdsIn(mask: number): readonly PlanetId[] {
  return PLANET_IDS_IN[mask]!;
}
