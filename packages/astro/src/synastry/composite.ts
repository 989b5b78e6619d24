import { oppositeDeg, separationDeg } from '../angle/normalize.ts';
import type { Aspect, AspectPoint } from '../aspects/aspect.ts';
import { findAspects, orbTable } from '../aspects/find.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { derivedPlacement, type DerivedHouses } from '../houses/derived.ts';
import { declinationOfEclipticDeg } from '../houses/from-armc.ts';
import { houseNumber } from '../houses/placement.ts';
import type { BodyId } from '../bodies/body-id.ts';
import type { ChartSettings } from '../natal/settings.ts';
import { compositeHouses, type CompositeHousesKind } from './composite-houses.ts';
import { compositeDeg } from './midpoint.ts';
import type { Side } from './side.ts';

export interface CompositeOptions {
  readonly houses: CompositeHousesKind;
  /** Latitude of the place where the couple lives; null for the mean of the two birth places. */
  readonly geoLatitudeDeg: number | null;
  /** Moves Mercury and Venus to whichever of their two midpoints is nearer to the composite Sun. */
  readonly sunProximity: boolean;
}

export interface CompositePoint {
  readonly id: BodyId;
  readonly longitudeDeg: number;
  readonly house: number | null;
  readonly housePosition: number | null;
  /** The far midpoint was used because it is nearer to the Sun. */
  readonly flipped: boolean;
}

/** A chart of midpoints as plain data. Its points have no speed. */
export interface CompositeChart {
  readonly points: readonly CompositePoint[];
  /** Null when one of the birth times is unknown, and heliocentrically. */
  readonly houses: DerivedHouses | null;
  readonly aspects: readonly Aspect[];
  /** Latitude the derived houses were computed for. */
  readonly geoLatitudeDeg: number;
}

/**
 * The composite chart of contract §8.2 (Hand, Planets in Composite, 1975): every point halfway along the shorter arc.
 * @throws HouseSystemUndefinedError with `polarFallback: 'error'` inside the polar circles
 */
export function computeComposite(
  ephemeris: Ephemeris,
  a: Side,
  b: Side,
  options: CompositeOptions,
  settings: ChartSettings,
): CompositeChart {
  const geoLatitudeDeg = options.geoLatitudeDeg ?? (a.place.geoLatitudeDeg + b.place.geoLatitudeDeg) / 2;
  const ayanamsaDeg = meanAyanamsaDeg(ephemeris, a, b, settings);
  const obliquityDeg = ephemeris.obliquity((a.moment.jdUt + b.moment.jdUt) / 2).trueDeg;
  const sunDeg = compositeSunDeg(ephemeris, a, b, settings);
  const sunDeclinationDeg = declinationOfEclipticDeg(sunDeg + ayanamsaDeg, obliquityDeg);
  const frame = { geoLatitudeDeg, ayanamsaDeg, sunDeclinationDeg, obliquityDeg };
  const houses =
    a.chart.houses === null || b.chart.houses === null
      ? null
      : compositeHouses(ephemeris, a.chart.houses, b.chart.houses, options.houses, frame, settings);
  const placement = houses === null ? null : derivedPlacement(ephemeris, houses, frame, settings.housePlacement);
  const points: CompositePoint[] = [];
  for (const { id, position } of a.chart.points) {
    const other = b.chart.points.find((point) => point.id === id);
    if (other === undefined) continue;
    const nearDeg = compositeDeg(position.longitudeDeg, other.position.longitudeDeg);
    const flipped = options.sunProximity && (id === 'mercury' || id === 'venus') && separationDeg(nearDeg, sunDeg) > 90;
    const longitudeDeg = flipped ? oppositeDeg(nearDeg) : nearDeg;
    const housePosition = placement === null ? Number.NaN : placement(longitudeDeg, 0);
    points.push({
      id,
      longitudeDeg,
      house: houseNumber(housePosition),
      housePosition: Number.isFinite(housePosition) ? housePosition : null,
      flipped,
    });
  }
  return { points, houses, aspects: findAspects(aspecting(points, houses), orbTable(settings)), geoLatitudeDeg };
}

function aspecting(points: readonly CompositePoint[], houses: DerivedHouses | null): AspectPoint[] {
  const northNode = points.some(({ id }) => id === 'north_node');
  const found: AspectPoint[] = points
    .filter(({ id }) => id !== 'south_node' || !northNode)
    .map(({ id, longitudeDeg }) => ({ id, longitudeDeg, speedDegPerDay: 0 }));
  if (houses !== null) {
    found.push(
      { id: 'asc', longitudeDeg: houses.angles.asc, speedDegPerDay: 0 },
      { id: 'mc', longitudeDeg: houses.angles.mc, speedDegPerDay: 0 },
    );
  }
  return found;
}

function meanAyanamsaDeg(ephemeris: Ephemeris, a: Side, b: Side, { ayanamsa }: ChartSettings): number {
  if (ayanamsa === null) return 0;
  const at = (jdUt: number): number => ephemeris.ayanamsa(jdUt, ayanamsa.definition).valueDeg;
  return (at(a.moment.jdUt) + at(b.moment.jdUt)) / 2;
}

/**
 * Geocentric Sun for the Mercury and Venus rule and for the Sunshine houses, whether or not the Sun is among the
 * points.
 */
function compositeSunDeg(ephemeris: Ephemeris, a: Side, b: Side, { ayanamsa, positions }: ChartSettings): number {
  const [fromA, fromB] = [a, b].map(
    ({ chart, moment }) =>
      chart.points.find(({ id }) => id === 'sun')?.position.longitudeDeg ??
      ephemeris.ecliptic(moment.jdUt, 'sun', {
        center: 'geocentric',
        positions,
        ayanamsa: ayanamsa?.definition ?? null,
      }).longitudeDeg,
  );
  return compositeDeg(fromA!, fromB!);
}
