import { normalizeDeg, RAD, wrap180 } from '../angle/angle.ts';
import type { DignitySettings } from '../dignities/dignity.ts';
import type { Ephemeris, GeoPosition, Houses, HouseSystemCode, Zodiac } from '../ephemeris.ts';
import { chartAngles, type ChartAngles, HouseSystemUndefinedError } from './compute.ts';
import { derivedHouses, type DerivedHouses } from './placement.ts';
import type { HouseSettings } from './systems.ts';

const FALLBACK_CODES = { porphyry: 'O', whole_sign: 'W', equal: 'E' } as const;

/** Input for houses without an instant: sidereal time, latitude and obliquity, in degrees. */
export interface ArmcHouses {
  readonly armcDeg: number;
  readonly geoLatitudeDeg: number;
  /** True obliquity. */
  readonly obliquityDeg: number;
  /** Subtracted from every tropical longitude; 0 for the tropical zodiac. */
  readonly ayanamsaDeg: number;
  /** Needed by the Sunshine systems. */
  readonly sunDeclinationDeg: number;
}

export type HouseChoice = Pick<HouseSettings, 'houseSystem' | 'polarFallback'> & Pick<DignitySettings, 'rulers'>;

/**
 * Right ascension of a tropical longitude and ecliptic latitude (Meeus, Astronomical Algorithms, 2nd ed. 1998, eq.
 * 13.3); for the midheaven it is the ARMC. Degrees, [0, 360).
 */
export function rightAscensionOfEclipticDeg(longitudeDeg: number, obliquityDeg: number, latitudeDeg = 0): number {
  const [longitude, obliquity] = [longitudeDeg * RAD, obliquityDeg * RAD];
  const y = Math.sin(longitude) * Math.cos(obliquity) - Math.tan(latitudeDeg * RAD) * Math.sin(obliquity);
  return normalizeDeg(Math.atan2(y, Math.cos(longitude)) / RAD);
}

/** Rate of right ascension against longitude along the ecliptic, dα/dλ. */
export function rightAscensionSpeedFactor(longitudeDeg: number, obliquityDeg: number): number {
  const [sine, cosine, tilt] = [
    Math.sin(longitudeDeg * RAD),
    Math.cos(longitudeDeg * RAD),
    Math.cos(obliquityDeg * RAD),
  ];
  return tilt / (cosine * cosine + tilt * tilt * sine * sine);
}

/** Longitude of the ecliptic point on the upper meridian at a sidereal time. Degrees, [0, 360). */
export function midheavenOfArmcDeg(armcDeg: number, obliquityDeg: number): number {
  return normalizeDeg(
    Math.atan2(Math.sin(armcDeg * RAD), Math.cos(armcDeg * RAD) * Math.cos(obliquityDeg * RAD)) / RAD,
  );
}

/**
 * Longitude of the rising ecliptic point (where the ecliptic crosses the eastern horizon) at a sidereal time, outside
 * the polar circles. Degrees, [0, 360).
 */
export function ascendantOfArmcDeg(armcDeg: number, geoLatitudeDeg: number, obliquityDeg: number): number {
  const [armc, obliquity] = [armcDeg * RAD, obliquityDeg * RAD];
  return normalizeDeg(
    Math.atan2(
      Math.cos(armc),
      -(Math.sin(armc) * Math.cos(obliquity) + Math.tan(geoLatitudeDeg * RAD) * Math.sin(obliquity)),
    ) / RAD,
  );
}

/** The sidereal time at which a tropical longitude rises, outside the polar circles: its oblique ascension less a quarter turn. Degrees, [0, 360). */
export function armcOfAscendantDeg(longitudeDeg: number, geoLatitudeDeg: number, obliquityDeg: number): number {
  const declination = declinationOfEclipticDeg(longitudeDeg, obliquityDeg) * RAD;
  const difference = Math.asin(Math.tan(geoLatitudeDeg * RAD) * Math.tan(declination)) / RAD;
  return normalizeDeg(rightAscensionOfEclipticDeg(longitudeDeg, obliquityDeg) - difference - 90);
}

/** Declination of the point of the ecliptic at a tropical longitude (Meeus eq. 13.4 with β = 0), degrees. */
export function declinationOfEclipticDeg(longitudeDeg: number, obliquityDeg: number): number {
  return Math.asin(Math.sin(obliquityDeg * RAD) * Math.sin(longitudeDeg * RAD)) / RAD;
}

/**
 * Houses of derived charts (progressed, composite) from sidereal time, with the polar policy of docs/methods/houses.md.
 * @throws HouseSystemUndefinedError with `polarFallback: 'error'`
 */
export function housesOfArmc(
  ephemeris: Ephemeris,
  requested: ArmcHouses,
  { houseSystem, polarFallback, rulers }: HouseChoice,
): DerivedHouses {
  let system = houseSystem;
  let houses = compute(ephemeris, requested, system);
  if (!houses.computed) {
    if (polarFallback === 'error') throw new HouseSystemUndefinedError(system, requested.geoLatitudeDeg);
    system = FALLBACK_CODES[polarFallback];
    if (system !== 'O') houses = compute(ephemeris, requested, system);
  }
  const inZodiac = (longitudeDeg: number): number =>
    requested.ayanamsaDeg === 0 ? longitudeDeg : normalizeDeg(longitudeDeg - requested.ayanamsaDeg);
  const angles = shiftedAngles(chartAngles(houses.angles), inZodiac);
  return derivedHouses(
    {
      system,
      requestedSystem: houseSystem,
      cuspsDeg: signCusps(system, angles.asc) ?? houses.cuspsDeg.map(inZodiac),
      angles,
      armcDeg: requested.armcDeg,
      obliquityDeg: requested.obliquityDeg,
    },
    rulers,
  );
}

/** Applies the same change to all ten angles. */
export function shiftedAngles(angles: ChartAngles, shift: (longitudeDeg: number) => number): ChartAngles {
  return {
    asc: shift(angles.asc),
    dsc: shift(angles.dsc),
    mc: shift(angles.mc),
    ic: shift(angles.ic),
    vertex: shift(angles.vertex),
    antivertex: shift(angles.antivertex),
    east_point: shift(angles.east_point),
    co_asc_koch: shift(angles.co_asc_koch),
    co_asc_munkasey: shift(angles.co_asc_munkasey),
    polar_asc: shift(angles.polar_asc),
  };
}

function compute(ephemeris: Ephemeris, requested: ArmcHouses, system: HouseSystemCode): Houses {
  return ephemeris.housesFromArmc(
    requested.armcDeg,
    requested.geoLatitudeDeg,
    requested.obliquityDeg,
    system,
    requested.sunDeclinationDeg,
  );
}

/** Whole-sign cusps follow the signs of the zodiac in use, not the tropical ones. */
function signCusps(system: HouseSystemCode, ascendantDeg: number): number[] | null {
  if (system !== 'W' && system !== 'N') return null;
  const first = system === 'W' ? 30 * Math.floor(ascendantDeg / 30) : 0;
  return Array.from({ length: 12 }, (_, index) => (first + 30 * index) % 360);
}

/** Sidereal degrees of the sky in a day. */
const TURN_DEG_PER_DAY = 360.985_647;
const TIME_TOLERANCE_DAYS = 1e-7;
/** Far more than the first estimate of a rising is wrong. */
const ESTIMATE_DAYS = 0.001;

/**
 * When a longitude of a zodiac rises (`asc`, outside the polar circles) or culminates (`mc`), at or after an instant; to the second only before
 * `untilJdUt`. Julian days UT1.
 */
export function nextOnAngle(
  ephemeris: Ephemeris,
  place: GeoPosition,
  { ayanamsa }: Zodiac,
  angle: 'asc' | 'mc',
  longitudeDeg: number,
  fromJdUt: number,
  untilJdUt: number,
): number {
  const toGo = (jdUt: number): number => {
    const ayanamsaDeg = ayanamsa === null ? 0 : ephemeris.ayanamsa(jdUt, ayanamsa).valueDeg;
    const { trueDeg } = ephemeris.obliquity(jdUt);
    const armcDeg = ephemeris.siderealTimeHours(jdUt) * 15 + place.geoLongitudeDeg;
    const tropicalDeg = longitudeDeg + ayanamsaDeg;
    const thenDeg =
      angle === 'mc'
        ? rightAscensionOfEclipticDeg(tropicalDeg, trueDeg)
        : armcOfAscendantDeg(tropicalDeg, place.geoLatitudeDeg, trueDeg);
    return thenDeg - armcDeg;
  };
  let jdUt = fromJdUt + normalizeDeg(toGo(fromJdUt)) / TURN_DEG_PER_DAY;
  if (jdUt > untilJdUt + ESTIMATE_DAYS) return jdUt;
  for (let step = 0; step < 4; step++) {
    const change = wrap180(toGo(jdUt)) / TURN_DEG_PER_DAY;
    jdUt += change;
    if (Math.abs(change) < TIME_TOLERANCE_DAYS) break;
  }
  return jdUt < fromJdUt
    ? nextOnAngle(ephemeris, place, { ayanamsa }, angle, longitudeDeg, jdUt + 0.5, untilJdUt)
    : jdUt;
}
