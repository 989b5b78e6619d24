import type { PlanetId } from '../bodies/groups.ts';
import { type DignitySettings, rulerOfSign } from '../dignities/dignity.ts';
import type { Ephemeris, HouseSystemCode } from '../ephemeris.ts';
import { signIndexAt } from '../zodiac/signs.ts';
import { type ChartAngles, sumOfArcsDeg } from './compute.ts';
import { eclipticHousePosition, eclipticSectorPosition } from './placement.ts';
import type { HouseSettings } from './systems.ts';

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
