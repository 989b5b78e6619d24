import type { AsteroidId, EngineBody, NamedEngineBody } from './bodies/table.ts';

/**
 * The port: what every ephemeris must provide. `packages/ephemeris` implements it with Swiss Ephemeris; another
 * implementation can take its place. Everything here is synchronous and free of global modes: zodiac, observer and
 * coordinate choices are part of each call.
 *
 * Units: degrees, astronomical units, days; Julian days are UT1 unless the name says otherwise.
 */

export { ENGINE_BODIES } from './bodies/table.ts';
export type { AsteroidId, EngineBody, NamedEngineBody };

/**
 * House systems by their letters in Swiss Ephemeris, with their names in requests (docs/methods/houses.md). `A` and `E`
 * are the same system; `I` is Treindl's Sunshine system, `i` Makransky's.
 */
export const HOUSE_SYSTEM_NAMES = {
  P: 'placidus',
  K: 'koch',
  O: 'porphyry',
  R: 'regiomontanus',
  C: 'campanus',
  A: 'equal',
  E: 'equal',
  W: 'whole_sign',
  B: 'alcabitius',
  V: 'vehlow',
  T: 'topocentric',
  M: 'morinus',
  S: 'sripati',
  G: 'gauquelin',
  U: 'krusinski',
  X: 'axial',
  H: 'horizontal',
  F: 'carter',
  D: 'equal_mc',
  N: 'whole_sign_aries',
  L: 'pullen_sd',
  Q: 'pullen_sr',
  Y: 'apc',
  I: 'sunshine',
  i: 'sunshine_makransky',
} as const;
export type HouseSystemCode = keyof typeof HOUSE_SYSTEM_NAMES;
export const HOUSE_SYSTEM_CODES = Object.keys(HOUSE_SYSTEM_NAMES) as readonly HouseSystemCode[];

/**
 * An ayanamsa: a Swiss Ephemeris mode number, or a user-defined epoch (Julian day TT) with the value at that epoch in
 * degrees.
 */
export type Ayanamsa =
  | { readonly kind: 'mode'; readonly mode: number }
  | { readonly kind: 'user'; readonly t0Jd: number; readonly ayanT0Deg: number };

/** `ayanamsa: null` is the tropical zodiac. */
export interface Zodiac {
  readonly ayanamsa: Ayanamsa | null;
}

export interface GeoPosition {
  readonly geoLatitudeDeg: number;
  readonly geoLongitudeDeg: number;
  readonly elevationM: number;
}

export interface Frame extends Zodiac {
  readonly center: 'geocentric' | 'topocentric' | 'heliocentric';
  /** The observer; required when `center` is `topocentric`. */
  readonly observer?: GeoPosition;
  readonly positions: 'apparent' | 'true';
}

/**
 * The ephemeris that gave the position. `moshier` is the less precise analytical one, used outside the years of the
 * files.
 */
export type EphemerisSource = 'swisseph' | 'moshier';

export interface EclipticPosition {
  /** [0, 360) in the frame's zodiac, true equinox of date. */
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
  readonly distanceAu: number;
  readonly speedDegPerDay: number;
  readonly latitudeSpeedDegPerDay: number;
  readonly distanceSpeedAuPerDay: number;
  readonly source: EphemerisSource;
}

export interface EquatorialPosition {
  readonly rightAscensionDeg: number;
  readonly declinationDeg: number;
  readonly rightAscensionSpeedDegPerDay: number;
  readonly declinationSpeedDegPerDay: number;
}

export interface BodyPosition extends EclipticPosition, EquatorialPosition {}

export interface HouseAngles {
  readonly ascendantDeg: number;
  readonly midheavenDeg: number;
  readonly armcDeg: number;
  readonly vertexDeg: number;
  /** Equatorial ascendant. */
  readonly eastPointDeg: number;
  readonly coAscendantKochDeg: number;
  readonly coAscendantMunkaseyDeg: number;
  readonly polarAscendantDeg: number;
}

export interface Houses {
  /** Cusp 1 first: 12 longitudes, or 36 for Gauquelin sectors. */
  readonly cuspsDeg: readonly number[];
  /** As Swiss Ephemeris gives them; computed on first read. */
  readonly cuspSpeedsDegPerDay: () => readonly number[];
  readonly angles: HouseAngles;
  /**
   * False when the engine could not compute the requested system at this latitude; `cuspsDeg` are then Porphyry cusps.
   */
  readonly computed: boolean;
}

export interface Obliquity {
  readonly trueDeg: number;
  readonly meanDeg: number;
  readonly nutationInLongitudeDeg: number;
  readonly nutationInObliquityDeg: number;
}

export interface StarPosition extends EclipticPosition {
  /** Null for what has none: clusters of the catalogue without one, points of the sky. */
  readonly magnitude: number | null;
  readonly rightAscensionDeg: number;
  readonly declinationDeg: number;
}

export interface UtcInstant {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

export interface RiseSetOptions {
  readonly event: 'rise' | 'set' | 'upper_transit' | 'lower_transit';
  /** `hindu`: disc centre, no refraction, zero latitude; `center`: disc centre with refraction; `upper_limb`: upper limb with refraction (1013.25 hPa, 15 °C). */
  readonly disc: 'hindu' | 'center' | 'upper_limb';
}

export interface GeoPoint {
  readonly geoLatitudeDeg: number;
  readonly geoLongitudeDeg: number;
}

/** The air and the eyes of an observer. */
export interface Seeing {
  readonly pressureHpa: number;
  readonly temperatureC: number;
  readonly humidityPercent: number;
  /** Magnitudes lost in the zenith, above 0 and below 1; null: from pressure, temperature and humidity. */
  readonly extinction: number | null;
  readonly ageYears: number;
  /** Snellen ratio: 1 is normal eyesight. */
  readonly acuity: number;
}

/** A body above the horizon of a place; topocentric, without refraction, azimuths from north over east. */
export interface Sighting {
  /** The faintest magnitude that the naked eye would see where the body is. It is seen when its own is smaller. */
  readonly limitingMagnitude: number;
  readonly magnitude: number;
  readonly altitudeDeg: number;
  readonly azimuthDeg: number;
  readonly sunAltitudeDeg: number;
  readonly sunAzimuthDeg: number;
}

/** The time of a solar eclipse and its saros series. */
export interface SolarEclipse {
  /** When the Moon's shadow axis is nearest to the centre of the Earth; Julian day UT1. */
  readonly maximumJdUt: number;
  /** Where the axis passes at that time, or the place nearest to it. Off by a degree or more where the Sun is low. */
  readonly about: GeoPoint;
  readonly saros: number | null;
  readonly sarosMember: number | null;
}

/** How deep the Moon is in the shadow, in lunar diameters. The umbral magnitude is 0 outside the umbra. */
export interface LunarEclipseMagnitudes {
  readonly umbralMagnitude: number;
  readonly penumbralMagnitude: number;
}

/** A lunar eclipse; times are Julian days UT1, null where the phase does not occur. */
export interface LunarEclipse extends LunarEclipseMagnitudes {
  readonly type: 'total' | 'partial' | 'penumbral';
  readonly maximumJdUt: number;
  /** Starts and ends of the phases: p1, p4 penumbral, u1, u4 partial, u2, u3 total. */
  readonly contacts: {
    readonly p1: number;
    readonly u1: number | null;
    readonly u2: number | null;
    readonly u3: number | null;
    readonly u4: number | null;
    readonly p4: number;
  };
  readonly saros: number | null;
  readonly sarosMember: number | null;
}

/**
 * A body the engine cannot compute at this time (file missing, out of range). A chart can still be computed without it.
 */
export class BodyUnavailableError extends Error {
  readonly body: string;
  readonly reason: string;
  constructor(body: string, reason: string) {
    super(`${body} is not available: ${reason}`);
    this.name = 'BodyUnavailableError';
    this.body = body;
    this.reason = reason;
  }
}

/** The instant lies outside the whole range of the ephemeris. */
export class DateOutOfRangeError extends Error {
  constructor(jdUt: number) {
    super(`Julian day ${jdUt} is outside the ephemeris range`);
    this.name = 'DateOutOfRangeError';
  }
}

/**
 * Longitude and speed of a body at a Julian day (UT1): the numbers of `ecliptic`, found without asking an engine. Null
 * where only `ecliptic` has them.
 */
export type LongitudeReader = (
  jdUt: number,
) => { readonly longitudeDeg: number; readonly speedDegPerDay: number } | null;

export interface Ephemeris {
  /** For example `2.10.03`. */
  readonly version: string;
  /** Names and years of the data files in use, for `meta.data_versions`. */
  readonly dataVersion: string;

  /** Position and speed of a body. @throws BodyUnavailableError, DateOutOfRangeError */
  position(jdUt: number, body: EngineBody, frame: Frame): BodyPosition;
  /**
   * The same as calling `position` for each body, but faster. A body that fails is reported in its place in the list.
   */
  positions(
    jdUt: number,
    bodies: readonly EngineBody[],
    frame: Frame,
  ): readonly (BodyPosition | BodyUnavailableError)[];
  /** The ecliptic part of `positions`, within 1e-12, without the work for equatorial coordinates. */
  eclipticPositions(
    jdUt: number,
    bodies: readonly EngineBody[],
    frame: Frame,
  ): readonly (EclipticPosition | BodyUnavailableError)[];
  /** First and last Julian day (UT1) a body is available for; null for an asteroid without a file. */
  bodyRange(body: EngineBody): readonly [firstJdUt: number, endJdUt: number] | null;
  /**
   * Ecliptic part only, for searches: saves the second call for equatorial coordinates. @throws BodyUnavailableError,
   * DateOutOfRangeError
   */
  ecliptic(jdUt: number, body: EngineBody, frame: Frame): EclipticPosition;
  /**
   * A reader of one body's longitudes in one frame: for searches, which read one body many times. Null, or absent, where
   * there is nothing to read them from.
   */
  longitudeReader?(body: EngineBody, frame: Frame): LongitudeReader | null;

  houses(jdUt: number, place: GeoPosition, system: HouseSystemCode, zodiac: Zodiac): Houses;
  /** Tropical houses from sidereal time alone. The Sunshine systems need `sunDeclinationDeg`. */
  housesFromArmc(
    armcDeg: number,
    geoLatitudeDeg: number,
    obliquityDeg: number,
    system: HouseSystemCode,
    sunDeclinationDeg?: number,
  ): Houses;
  /** Mundane house position of an ecliptic point, 1 ≤ x < 13 (37 for Gauquelin); tropical longitude. NaN where undefined; the Sunshine systems need `sunDeclinationDeg`. */
  housePosition(
    armcDeg: number,
    geoLatitudeDeg: number,
    obliquityDeg: number,
    system: HouseSystemCode,
    longitudeDeg: number,
    latitudeDeg: number,
    sunDeclinationDeg?: number,
  ): number;
  /** Gauquelin sector 1..36 with fraction, from rise and set with latitude (method 0). NaN where the body does not rise or set. */
  gauquelinSector(jdUt: number, body: EngineBody, place: GeoPosition): number;

  obliquity(jdUt: number): Obliquity;
  /** `valueDeg` includes nutation and is the value subtracted from longitudes; `meanDeg` does not include it. */
  ayanamsa(jdUt: number, ayanamsa: Ayanamsa): { readonly valueDeg: number; readonly meanDeg: number };
  /**
   * True altitude and azimuth of an ecliptic point of date, without refraction. Azimuth is measured from south towards
   * west, as the engine does.
   */
  horizontal(
    jdUt: number,
    place: GeoPosition,
    longitudeDeg: number,
    latitudeDeg: number,
    distanceAu: number,
  ): { readonly azimuthDeg: number; readonly altitudeDeg: number };
  fixedStar(jdUt: number, name: string, frame: Frame): StarPosition;
  /** Of a body's disc, 0 to 1, seen from the centre of the Earth: that of `phenomena`. */
  illuminatedFraction(jdUt: number, body: EngineBody): number;
  phenomena(
    jdUt: number,
    body: EngineBody,
  ): {
    readonly phaseAngleDeg: number;
    readonly illuminatedFraction: number;
    readonly elongationDeg: number;
    readonly apparentDiameterDeg: number;
    readonly magnitude: number;
  };

  /**
   * Whether the naked eye sees a body against twilight and moonlight, by Schaefer's model; null below the horizon.
   * `object` is the Moon, a planet, or a star as in `fixedStar`. @throws BodyUnavailableError, DateOutOfRangeError
   */
  sighting(jdUt: number, object: string, place: GeoPosition, seeing: Seeing): Sighting | null;
  /** Next rise, set or transit after `jdUt`; null where the body does not rise or set within a day. */
  riseSet(jdUt: number, body: EngineBody, place: GeoPosition, options: RiseSetOptions): number | null;
  /** The first solar eclipse with its maximum after `jdUt`; null when the ephemeris ends first. @throws DateOutOfRangeError */
  nextSolarEclipse(jdUt: number): SolarEclipse | null;
  /** The first lunar eclipse with its maximum after `jdUt`, penumbral ones included. @throws DateOutOfRangeError */
  nextLunarEclipse(jdUt: number): LunarEclipse | null;
  /** Magnitudes at any instant around a lunar eclipse. @throws DateOutOfRangeError */
  lunarEclipseMagnitudes(jdUt: number): LunarEclipseMagnitudes;

  /** Greenwich apparent sidereal time in hours. */
  siderealTimeHours(jdUt: number): number;
  /** Equation of time in days: local apparent minus local mean time. */
  equationOfTimeDays(jdUt: number): number;

  /** Proleptic Gregorian UTC to Julian days, leap seconds applied. */
  utcToJd(utc: UtcInstant): { readonly jdUt: number; readonly jdTt: number };
  /** Julian day UT1 to proleptic Gregorian UTC; seconds may be fractional and are never 60 or more. */
  jdToUtc(jdUt: number): UtcInstant;
  /** `utcToJd` of whole milliseconds since 1970; a leap second is the second after it. */
  utcMsToJd(utcMs: number): { readonly jdUt: number; readonly jdTt: number };
  /** `jdToUtc` in milliseconds since 1970. */
  jdToUtcMs(jdUt: number): number;
  deltaTSeconds(jdUt: number): number;

  /** First and last Julian day (UT1) covered by the high-precision files, and by the analytical ephemeris. */
  readonly range: { readonly files: readonly [number, number]; readonly reduced: readonly [number, number] };
}

/** The less precise of the ephemerides that a span needs, Julian days UT1. */
export function sourceAcross(
  { range: { files } }: Pick<Ephemeris, 'range'>,
  fromJdUt: number,
  untilJdUt: number,
): EphemerisSource {
  return fromJdUt >= files[0] && untilJdUt <= files[1] ? 'swisseph' : 'moshier';
}

/** The less precise of several sources. */
export const lessPrecise = (...sources: readonly EphemerisSource[]): EphemerisSource =>
  sources.includes('moshier') ? 'moshier' : 'swisseph';
