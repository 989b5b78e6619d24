/**
 * The port: what any ephemeris must answer. `packages/ephemeris` implements it on Swiss Ephemeris;
 * a faster implementation may answer the same questions. Everything here is synchronous and free of global modes:
 * zodiac, observer and coordinate choices travel with each question.
 *
 * Units: degrees, astronomical units, days; Julian days are UT1 unless the name says otherwise.
 */

/** Bodies nobody has seen: the eight of the Hamburg School (Witte, Sieggrün) and Transpluto (Isis), by the orbits built into Swiss Ephemeris. */
export const HYPOTHETICAL_BODIES = [
  'cupido',
  'hades',
  'zeus',
  'kronos',
  'apollon',
  'admetos',
  'vulkanus',
  'poseidon',
  'transpluto',
] as const;

/** Bodies the engine computes directly. `south_node` and chart points are derived by the callers. */
export const ENGINE_BODIES = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'mean_node',
  'true_node',
  'mean_lilith',
  'osculating_lilith',
  'interpolated_lilith',
  'chiron',
  'pholus',
  'ceres',
  'pallas',
  'juno',
  'vesta',
  'earth',
  ...HYPOTHETICAL_BODIES,
] as const;
export type NamedEngineBody = (typeof ENGINE_BODIES)[number];

/** A minor planet by its number in the Minor Planet Center's list, 1 to 999,999: `asteroid:433` is Eros. It needs a file of its own. */
export type AsteroidId = `asteroid:${number}`;
export type EngineBody = NamedEngineBody | AsteroidId;

/** Swiss Ephemeris house letters, as in the contract §3.2; `I` is Treindl's, `i` Makransky's Sunshine system. */
export const HOUSE_SYSTEM_CODES = [
  'P',
  'K',
  'O',
  'R',
  'C',
  'A',
  'E',
  'W',
  'B',
  'V',
  'T',
  'M',
  'S',
  'G',
  'U',
  'X',
  'H',
  'F',
  'D',
  'N',
  'L',
  'Q',
  'Y',
  'I',
  'i',
] as const;
export type HouseSystemCode = (typeof HOUSE_SYSTEM_CODES)[number];

/** An ayanamsa: a Swiss Ephemeris mode number, or a user epoch (Julian day TT) with its value there in degrees. */
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
  /** Required when `center` is `topocentric`. */
  readonly observer?: GeoPosition;
  readonly positions: 'apparent' | 'true';
}

/** Which ephemeris answered: `moshier` is the lower-precision analytical one, used outside the files' years. */
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
  readonly cuspSpeedsDegPerDay: readonly number[];
  readonly angles: HouseAngles;
  /** False when the engine could not compute the asked system at this latitude: then `cuspsDeg` are Porphyry's. */
  readonly computed: boolean;
}

export interface Obliquity {
  readonly trueDeg: number;
  readonly meanDeg: number;
  readonly nutationInLongitudeDeg: number;
  readonly nutationInObliquityDeg: number;
}

export interface StarPosition extends EclipticPosition {
  readonly magnitude: number;
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

/** When a solar eclipse is and which series it belongs to. */
export interface SolarEclipse {
  /** The Moon's shadow axis is nearest to the centre of the Earth; Julian day UT1. */
  readonly maximumJdUt: number;
  /** Where the axis passes then, or the place nearest to it; up to a degree and more off where the Sun is low. */
  readonly about: GeoPoint;
  readonly saros: number | null;
  readonly sarosMember: number | null;
}

/** How far the Moon is in the shadow, in its diameters; the umbral one is 0 outside the umbra. */
export interface LunarEclipseMagnitudes {
  readonly umbralMagnitude: number;
  readonly penumbralMagnitude: number;
}

/** A lunar eclipse; times are Julian days UT1, null where the phase does not occur. */
export interface LunarEclipse extends LunarEclipseMagnitudes {
  readonly type: 'total' | 'partial' | 'penumbral';
  readonly maximumJdUt: number;
  /** Beginnings and ends: p1, p4 penumbral, u1, u4 partial, u2, u3 total. */
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

/** A body the engine cannot give at this time (file missing, out of range). Never fatal to a chart by itself. */
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

/** The instant lies outside what the ephemeris covers at all. */
export class DateOutOfRangeError extends Error {
  constructor(jdUt: number) {
    super(`Julian day ${jdUt} is outside the ephemeris range`);
    this.name = 'DateOutOfRangeError';
  }
}

export interface Ephemeris {
  /** For example `2.10.03`. */
  readonly version: string;
  /** Names and years of the data files in use, for `meta.data_versions`. */
  readonly dataVersion: string;

  /** Position and speed of a body. @throws BodyUnavailableError, DateOutOfRangeError */
  position(jdUt: number, body: EngineBody, frame: Frame): BodyPosition;
  /** The same as one `position` after the other, cheaper; a body that fails is reported in place. */
  positions(
    jdUt: number,
    bodies: readonly EngineBody[],
    frame: Frame,
  ): readonly (BodyPosition | BodyUnavailableError)[];
  /** The first and last Julian day (UT1) a body can be asked for; null for an asteroid without a file. */
  bodyRange(body: EngineBody): readonly [firstJdUt: number, endJdUt: number] | null;
  /** Ecliptic part only, for searches: no equatorial second call. @throws BodyUnavailableError, DateOutOfRangeError */
  ecliptic(jdUt: number, body: EngineBody, frame: Frame): EclipticPosition;

  houses(jdUt: number, place: GeoPosition, system: HouseSystemCode, zodiac: Zodiac): Houses;
  /** Houses from sidereal time alone (tropical); `sunDeclinationDeg` is needed by the Sunshine systems. */
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
  /** `valueDeg` includes nutation (the one subtracted from longitudes), `meanDeg` does not. */
  ayanamsa(jdUt: number, ayanamsa: Ayanamsa): { readonly valueDeg: number; readonly meanDeg: number };
  /** True altitude and azimuth (from south, westward, as the engine gives it) of an ecliptic point of date; no refraction. */
  horizontal(
    jdUt: number,
    place: GeoPosition,
    longitudeDeg: number,
    latitudeDeg: number,
    distanceAu: number,
  ): { readonly azimuthDeg: number; readonly altitudeDeg: number };
  fixedStar(jdUt: number, name: string, frame: Frame): StarPosition;
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

  /** Next rise, set or transit after `jdUt`; null where the body does not rise or set within a day. */
  riseSet(jdUt: number, body: EngineBody, place: GeoPosition, options: RiseSetOptions): number | null;
  /** The first solar eclipse with its maximum after `jdUt`; null when the ephemeris ends first. @throws DateOutOfRangeError */
  nextSolarEclipse(jdUt: number): SolarEclipse | null;
  /** The first lunar eclipse with its maximum after `jdUt`, penumbral ones included. @throws DateOutOfRangeError */
  nextLunarEclipse(jdUt: number): LunarEclipse | null;
  /** At any instant around a lunar eclipse. @throws DateOutOfRangeError */
  lunarEclipseMagnitudes(jdUt: number): LunarEclipseMagnitudes;

  /** Greenwich apparent sidereal time in hours. */
  siderealTimeHours(jdUt: number): number;
  /** Equation of time in days: local apparent minus local mean time. */
  equationOfTimeDays(jdUt: number): number;

  /** Proleptic Gregorian UTC to Julian days, leap seconds applied. */
  utcToJd(utc: UtcInstant): { readonly jdUt: number; readonly jdTt: number };
  /** Julian day UT1 to proleptic Gregorian UTC; seconds may be fractional and are never 60 or more. */
  jdToUtc(jdUt: number): UtcInstant;
  deltaTSeconds(jdUt: number): number;

  /** The first and last Julian day (UT1) the high-precision files cover, and those the analytical ephemeris covers. */
  readonly range: { readonly files: readonly [number, number]; readonly reduced: readonly [number, number] };
}
