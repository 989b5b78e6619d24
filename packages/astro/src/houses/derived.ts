import type { PlanetId } from '../bodies/groups.ts';
import { rulerOfSign } from '../dignities/rulerships.ts';
import type { Ephemeris, HouseSystemCode } from '../ephemeris.ts';
import type { ChartSettings } from '../natal/settings.ts';
import { signIndexOf } from '../zodiac/signs.ts';
import type { ChartAngles } from './angles.ts';
import { sumOfArcsDeg } from './compute.ts';
import { eclipticHousePosition, eclipticSectorPosition } from './placement.ts';

/** At least the four angles of the cross; charts made of midpoints have no others. */
export type DerivedAngles = Partial<ChartAngles> & Pick<ChartAngles, 'asc' | 'dsc' | 'mc' | 'ic'>;

/** Houses of a chart no sky ever had: progressed, directed, composite. Degrees. */
export interface DerivedHouses {
  readonly system: HouseSystemCode;
  readonly requestedSystem: HouseSystemCode;
  readonly cuspsDeg: readonly number[];
  readonly angles: DerivedAngles;
  /** Null where the cusps were not made from a sidereal time. */
  readonly armcDeg: number | null;
  readonly obliquityDeg: number | null;
  /** The cusps do not go once round the zodiac in order; never set for Gauquelin sectors. */
  readonly reversed: boolean;
  /** One ruler for every cusp. */
  readonly rulers: readonly PlanetId[];
  readonly rulerOfChart: PlanetId;
}

type Bare = Omit<DerivedHouses, 'reversed' | 'rulers' | 'rulerOfChart'>;

/** Adds the rulers of the cusps, and whether the cusps run once round. */
export function derivedHouses(bare: Bare, rulers: ChartSettings['rulers']): DerivedHouses {
  return {
    ...bare,
    reversed: bare.system !== 'G' && Math.abs(sumOfArcsDeg(bare.cuspsDeg) - 360) > 1e-6,
    rulers: bare.cuspsDeg.map((cuspDeg) => rulerOfSign(signIndexOf(cuspDeg), rulers)),
    rulerOfChart: rulerOfSign(signIndexOf(bare.angles.asc), rulers),
  };
}

/** What the engine's mundane house position needs beside the houses. */
export interface MundaneFrame {
  readonly geoLatitudeDeg: number;
  readonly ayanamsaDeg: number;
  readonly sunDeclinationDeg: number;
}

/**
 * House position n + fraction in derived houses: by longitude between cusps, or, where the cusps come from a sidereal time, by the
 * engine's mundane position when asked for or when the cusps do not run once round (contract §3.2). NaN where undefined.
 */
export function derivedPlacement(
  ephemeris: Ephemeris,
  houses: DerivedHouses,
  mundane: MundaneFrame,
  placement: ChartSettings['housePlacement'],
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
