import { normalizeDeg, oppositeDeg, RAD, separationDeg, wrap180 } from '../angle/angle.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { type ChartHouses, HouseSystemUndefinedError } from '../houses/compute.ts';
import { derivedHouses, type DerivedHouses, derivedPlacement, houseNumber } from '../houses/placement.ts';
import {
  type ArmcHouses,
  declinationOfEclipticDeg,
  type HouseChoice,
  housesOfArmc,
  rightAscensionOfEclipticDeg,
} from '../houses/from-armc.ts';
import type { Aspect } from '../aspects/aspect.ts';
import { aspectingPoints } from '../natal/points.ts';
import { findAspects, orbTable } from '../aspects/find.ts';
import type { BodyId } from '../bodies/body-id.ts';
import type { ChartSettings } from '../natal/settings.ts';
import type { Side } from './inter-aspects.ts';

/** Below this length of the mean vector its direction is rounding error. */
const UNDETERMINED = 1e-9;

/** Arithmetic mean; the same number in every order of the values. */
export function meanOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b).reduce((sum, value) => sum + value, 0) / values.length;
}

/** The mean direction of longitudes. */
interface MeanLongitude {
  /** Degrees, [0, 360). */
  readonly longitudeDeg: number;
  /** Length of the mean of the unit vectors: 1 where all longitudes are equal, towards 0 the more they are spread out. */
  readonly concentration: number;
}

/**
 * Composite point of two or more longitudes in degrees. Of two it is `compositeDeg`, the near midpoint; of more the direction of the sum
 * of their unit vectors (Mardia and Jupp, Directional Statistics, 2000, eq. 2.2.4), which for two is the near midpoint as well. Null where
 * three or more cancel each other, such as 0°, 120° and 240°.
 */
export function meanLongitude(longitudesDeg: readonly number[]): MeanLongitude | null {
  const [firstDeg, secondDeg] = longitudesDeg;
  if (longitudesDeg.length === 2 && firstDeg !== undefined && secondDeg !== undefined)
    return {
      longitudeDeg: compositeDeg(firstDeg, secondDeg),
      concentration: Math.cos((separationDeg(firstDeg, secondDeg) / 2) * RAD),
    };
  const x = meanOf(longitudesDeg.map((degrees) => Math.cos(degrees * RAD)));
  const y = meanOf(longitudesDeg.map((degrees) => Math.sin(degrees * RAD)));
  const concentration = Math.min(1, Math.hypot(x, y));
  if (concentration < UNDETERMINED) return null;
  return { longitudeDeg: normalizeDeg(Math.atan2(y, x) / RAD), concentration };
}

export const COMPOSITE_HOUSES = ['derived', 'midpoint'] as const;
export type CompositeHousesKind = (typeof COMPOSITE_HOUSES)[number];

/**
 * Houses of a composite chart of two or more (docs/methods/synastry.md). `derived`: the midheaven is the composite point of the midheavens, and the
 * rest follows from its sidereal time at the latitude; `midpoint`: every cusp is the composite point of the cusps of the same number. Null
 * where one of these points is undetermined.
 * @throws HouseSystemUndefinedError with `polarFallback: 'error'`
 */
function compositeHouses(
  ephemeris: Ephemeris,
  charts: readonly ChartHouses[],
  kind: CompositeHousesKind,
  frame: Omit<ArmcHouses, 'armcDeg'>,
  choice: HouseChoice,
): DerivedHouses | null {
  const meanOfEach = (longitudeOf: (houses: ChartHouses) => number): number | undefined =>
    meanLongitude(charts.map(longitudeOf))?.longitudeDeg;
  const midheavenDeg = meanOfEach(({ angles }) => angles.mc);
  if (midheavenDeg === undefined) return null;
  if (kind === 'derived') {
    const armcDeg = rightAscensionOfEclipticDeg(midheavenDeg + frame.ayanamsaDeg, frame.obliquityDeg);
    return housesOfArmc(ephemeris, { ...frame, armcDeg }, choice);
  }
  const first = charts[0]!;
  if (charts.some(({ cuspsDeg }) => cuspsDeg.length !== first.cuspsDeg.length))
    throw new HouseSystemUndefinedError(first.requestedSystem, frame.geoLatitudeDeg);
  const ascendantDeg = meanOfEach(({ angles }) => angles.asc);
  const cuspsDeg = first.cuspsDeg.flatMap((_, index) => meanOfEach((houses) => houses.cuspsDeg[index]!) ?? []);
  if (ascendantDeg === undefined || cuspsDeg.length < first.cuspsDeg.length) return null;
  const replaced = charts.find(({ system, requestedSystem }) => system !== requestedSystem);
  return derivedHouses(
    {
      system: (replaced ?? first).system,
      requestedSystem: first.requestedSystem,
      cuspsDeg,
      angles: { asc: ascendantDeg, dsc: oppositeDeg(ascendantDeg), mc: midheavenDeg, ic: oppositeDeg(midheavenDeg) },
      armcDeg: null,
      obliquityDeg: null,
    },
    choice.rulers,
  );
}

export interface CompositeOptions {
  readonly houses: CompositeHousesKind;
  /** Latitude of the place where they live; null for the mean of the birth places. */
  readonly geoLatitudeDeg: number | null;
  /** Moves Mercury and Venus to the opposite of their composite point where that is nearer to the composite Sun. */
  readonly sunProximity: boolean;
}

export interface CompositePoint {
  readonly id: BodyId;
  readonly longitudeDeg: number;
  readonly house: number | null;
  readonly housePosition: number | null;
  /** The far midpoint was used because it is nearer to the Sun. */
  readonly flipped: boolean;
  /** How closely the points of the charts lie together, 0..1 (`MeanLongitude`). */
  readonly concentration: number;
}

/** A chart of midpoints as plain data. Its points have no speed. */
export interface CompositeChart {
  readonly points: readonly CompositePoint[];
  /** Bodies without a composite point: those of three or more charts cancel each other. */
  readonly undetermined: readonly BodyId[];
  /** Null when one of the birth times is unknown, heliocentrically, and where the midheaven or a cusp is undetermined. */
  readonly houses: DerivedHouses | null;
  readonly aspects: readonly Aspect[];
  /** Latitude the derived houses were computed for. */
  readonly geoLatitudeDeg: number;
}

/** House systems that depend on the declination of the Sun. */
const SUNSHINE: ReadonlySet<string> = new Set(['I', 'i']);

/**
 * The composite chart of two or more charts (docs/methods/synastry.md): of two every point halfway along the shorter arc (Hand, Planets in
 * Composite, 1975), of more the mean direction of its longitudes (`meanLongitude`). The order of the charts does not matter, but for
 * points of two charts that are exactly opposite.
 * @throws HouseSystemUndefinedError with `polarFallback: 'error'` inside the polar circles
 */
export function computeComposite(
  ephemeris: Ephemeris,
  sides: readonly Side[],
  options: CompositeOptions,
  settings: ChartSettings,
): CompositeChart {
  const geoLatitudeDeg = options.geoLatitudeDeg ?? meanOf(sides.map(({ place }) => place.geoLatitudeDeg));
  const ayanamsaDeg = meanAyanamsaDeg(ephemeris, sides, settings);
  const obliquityDeg = ephemeris.obliquity(meanOf(sides.map(({ moment }) => moment.jdUt))).trueDeg;
  const sunDeg = compositeSunDeg(ephemeris, sides, settings);
  const sunDeclinationDeg = sunDeg === null ? 0 : declinationOfEclipticDeg(sunDeg + ayanamsaDeg, obliquityDeg);
  const frame = { geoLatitudeDeg, ayanamsaDeg, sunDeclinationDeg, obliquityDeg };
  const charts = sides.flatMap(({ chart }) => chart.houses ?? []);
  const houses =
    charts.length < sides.length || (sunDeg === null && SUNSHINE.has(settings.houseSystem))
      ? null
      : compositeHouses(ephemeris, charts, options.houses, frame, settings);
  const placement = houses === null ? null : derivedPlacement(ephemeris, houses, frame, settings.housePlacement);
  const points: CompositePoint[] = [];
  const undetermined: BodyId[] = [];
  for (const { id } of sides[0]?.chart.points ?? []) {
    const longitudes = longitudesOf(sides, id);
    if (longitudes.length < sides.length) continue;
    const mean = meanLongitude(longitudes);
    if (mean === null) {
      undetermined.push(id);
      continue;
    }
    const nearDeg = mean.longitudeDeg;
    const follows = options.sunProximity && sunDeg !== null && (id === 'mercury' || id === 'venus');
    const flipped = follows && separationDeg(nearDeg, sunDeg) > 90;
    const longitudeDeg = flipped ? oppositeDeg(nearDeg) : nearDeg;
    const housePosition = placement === null ? Number.NaN : placement(longitudeDeg, 0);
    points.push({
      id,
      longitudeDeg,
      house: houseNumber(housePosition),
      housePosition: Number.isFinite(housePosition) ? housePosition : null,
      flipped,
      concentration: mean.concentration,
    });
  }
  const still = points.map(({ id, longitudeDeg }) => ({ id, position: { longitudeDeg, speedDegPerDay: 0 } }));
  const aspects = findAspects(aspectingPoints(still, houses), orbTable(settings));
  return { points, undetermined, houses, aspects, geoLatitudeDeg };
}

/** The longitudes of a body in the charts that have it. */
function longitudesOf(sides: readonly Side[], id: BodyId): number[] {
  return sides.flatMap(({ chart }) => chart.points.find((point) => point.id === id)?.position.longitudeDeg ?? []);
}

function meanAyanamsaDeg(ephemeris: Ephemeris, sides: readonly Side[], { ayanamsa }: ChartSettings): number {
  if (ayanamsa === null) return 0;
  return meanOf(sides.map(({ moment }) => ephemeris.ayanamsa(moment.jdUt, ayanamsa.definition).valueDeg));
}

/**
 * Geocentric Sun for the Mercury and Venus rule and for the Sunshine houses, whether or not the Sun is among the
 * points.
 */
function compositeSunDeg(
  ephemeris: Ephemeris,
  sides: readonly Side[],
  { ayanamsa, positions }: ChartSettings,
): number | null {
  const suns = sides.map(
    ({ chart, moment }) =>
      chart.points.find(({ id }) => id === 'sun')?.position.longitudeDeg ??
      ephemeris.ecliptic(moment.jdUt, 'sun', {
        center: 'geocentric',
        positions,
        ayanamsa: ayanamsa?.definition ?? null,
      }).longitudeDeg,
  );
  return meanLongitude(suns)?.longitudeDeg ?? null;
}

/**
 * Composite point of two longitudes: halfway along the shorter arc; of two opposite points the one 90° after the first
 * (Hand, Planets in Composite, 1975). Degrees, [0, 360).
 */
export function compositeDeg(aDeg: number, bDeg: number): number {
  return normalizeDeg(aDeg + shorterArcDeg(aDeg, bDeg) / 2);
}

/** Signed arc from the first to the second longitude, (−180, 180]. */
function shorterArcDeg(aDeg: number, bDeg: number): number {
  const arcDeg = wrap180(bDeg - aDeg);
  return arcDeg === -180 ? 180 : arcDeg;
}

/** Mean of two geographic longitudes on the shorter arc, degrees in [−180, 180). */
export function meanGeoLongitudeDeg(aDeg: number, bDeg: number): number {
  return wrap180(aDeg + shorterArcDeg(aDeg, bDeg) / 2);
}
