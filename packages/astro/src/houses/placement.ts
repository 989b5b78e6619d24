import { normalizeDeg } from '../angle/angle.ts';
import type { PlanetId } from '../bodies/table.ts';
import { type DignitySettings, rulerOfSign } from '../dignities/dignity.ts';
import type { Ephemeris, HouseSystemCode } from '../ephemeris.ts';
import { signIndexAt } from '../zodiac/signs.ts';
import { type ChartAngles, sumOfArcsDeg } from './compute.ts';
import type { HouseSettings } from './systems.ts';

/**
 * House position n + fraction of a longitude between cusps that run in the order of the signs; a body on a cusp is in
 * the house that begins there (docs/methods/houses.md, placement `ecliptic`). Valid where the arcs add up to 360°.
 */
export function eclipticHousePosition(longitudeDeg: number, cuspsDeg: readonly number[]): number {
  return position(longitudeDeg, cuspsDeg, 1);
}

/** House position for the 36 Gauquelin sectors, whose cusps run clockwise. */
export function eclipticSectorPosition(longitudeDeg: number, cuspsDeg: readonly number[]): number {
  return position(longitudeDeg, cuspsDeg, -1);
}

function position(longitudeDeg: number, cuspsDeg: readonly number[], direction: 1 | -1): number {
  const count = cuspsDeg.length;
  let nearest = 0;
  let pastDeg = 360;
  for (let index = 0; index < count; index++) {
    const past = normalizeDeg(direction * (longitudeDeg - cuspsDeg[index]!));
    if (past <= pastDeg) {
      pastDeg = past;
      nearest = index;
    }
  }
  const arcDeg = normalizeDeg(direction * (cuspsDeg[(nearest + 1) % count]! - cuspsDeg[nearest]!));
  const place = nearest + 1 + (arcDeg === 0 ? 0 : pastDeg / arcDeg);
  return place >= nearest + 2 ? nearest + 2 - 1e-12 : place;
}

/** The house of a house position; null where the position is undefined. */
export function houseNumber(housePosition: number): number | null {
  return Number.isFinite(housePosition) ? Math.floor(housePosition) : null;
}

/** Quadrant 1..4 of a house (1–3, 4–6, 7–9, 10–12), or of a Gauquelin sector, which count from the ascendant upwards. */
export function houseQuadrant(house: number, houseCount: number): number {
  return houseCount === 36 ? 4 - Math.floor((house - 1) / 9) : 1 + Math.floor((house - 1) / 3);
}

/** At least ascendant, midheaven and their opposites; charts made of midpoints have no other angles. */
export type DerivedAngles = Partial<ChartAngles> & Pick<ChartAngles, 'asc' | 'dsc' | 'mc' | 'ic'>;

/** Houses of a chart that is not an actual sky: progressed, directed or composite. Degrees. */
export interface DerivedHouses {
  readonly system: HouseSystemCode;
  readonly requestedSystem: HouseSystemCode;
  readonly cuspsDeg: readonly number[];
  readonly angles: DerivedAngles;
  /** Null when the cusps were not computed from a sidereal time. */
  readonly armcDeg: number | null;
  readonly obliquityDeg: number | null;
  /** The cusps do not go around the zodiac once in order. Never set for Gauquelin sectors. */
  readonly reversed: boolean;
  /** One ruler for every cusp. */
  readonly rulers: readonly PlanetId[];
  readonly rulerOfChart: PlanetId;
}

type Bare = Omit<DerivedHouses, 'reversed' | 'rulers' | 'rulerOfChart'>;

/** Adds the rulers of the cusps, and whether the cusps go around the zodiac once in order. */
export function derivedHouses(bare: Bare, rulers: DignitySettings['rulers']): DerivedHouses {
  return {
    ...bare,
    reversed: bare.system !== 'G' && Math.abs(sumOfArcsDeg(bare.cuspsDeg) - 360) > 1e-6,
    rulers: bare.cuspsDeg.map((cuspDeg) => rulerOfSign(signIndexAt(cuspDeg), rulers)),
    rulerOfChart: rulerOfSign(signIndexAt(bare.angles.asc), rulers),
  };
}

/** What the engine's mundane house position needs in addition to the houses. */
export interface MundaneFrame {
  readonly geoLatitudeDeg: number;
  readonly ayanamsaDeg: number;
  readonly sunDeclinationDeg: number;
}

/**
 * House position n + fraction in derived houses: by longitude between cusps, or by the engine's mundane position. The
 * mundane position needs cusps computed from a sidereal time; it is used on request, and when the cusps do not go
 * around the zodiac once in order (docs/methods/houses.md). NaN where undefined.
 */
export function derivedPlacement(
  ephemeris: Ephemeris,
  houses: DerivedHouses,
  mundane: MundaneFrame,
  placement: HouseSettings['housePlacement'],
): (longitudeDeg: number, latitudeDeg: number) => number {
  const { system, cuspsDeg, armcDeg, obliquityDeg, reversed } = houses;
  const bySign = system === 'W' || system === 'N';
  if (!bySign && armcDeg !== null && obliquityDeg !== null && (placement === 'mundane' || reversed)) {
    return (longitudeDeg, latitudeDeg) =>
      ephemeris.housePosition(
        armcDeg,
        mundane.geoLatitudeDeg,
        obliquityDeg,
        system,
        (longitudeDeg + mundane.ayanamsaDeg) % 360,
        latitudeDeg,
        mundane.sunDeclinationDeg,
      );
  }
  return system === 'G'
    ? (longitudeDeg) => eclipticSectorPosition(longitudeDeg, cuspsDeg)
    : (longitudeDeg) => eclipticHousePosition(longitudeDeg, cuspsDeg);
}
