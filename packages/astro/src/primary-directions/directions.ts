import { normalizeDeg, wrap180 } from '../angle/angle.ts';
import type { AspectId } from '../aspects/kinds.ts';
import type { BodyId } from '../bodies/body-id.ts';
import { eclipticDegreesOfDeclination, type SpherePoint, spherePoint } from '../declinations/graph.ts';
import type { Ephemeris } from '../ephemeris.ts';
import { NAIBOD_DEG_PER_DAY } from '../progressions/arcs.ts';
import { hermiteCubic, solveCubic } from '../search/grid.ts';
import {
  ANGLE_POSITIONS_DEG,
  aspectLatitudeDeg,
  type AspectLatitudes,
  type AspectSide,
  castAspects,
  type DirectedAngle,
  type DirectionMethod,
  hourAngleDeg,
  hourAnglesAtDeg,
  isCircumpolar,
  type LatitudesKept,
  mundanePositionDeg,
} from './mundane.ts';

/**
 * Keys that turn an arc into years: Naibod's mean motion of the Sun, Ptolemy's degree for a year (Tetrabiblos III.10), Cardan's 59′ 12″, and the true
 * motion of the Sun in right ascension after birth, a day for a year (Placidus).
 */
export const DIRECTION_KEYS = ['naibod', 'ptolemy', 'cardan', 'true_solar'] as const;
export type DirectionKey = (typeof DIRECTION_KEYS)[number];

/** Years of life that an arc in degrees, 0 or more, measures. */
export type YearsOfArc = (arcDeg: number) => number;

const DEGREES_A_YEAR: Readonly<Record<Exclude<DirectionKey, 'true_solar'>, number>> = {
  naibod: NAIBOD_DEG_PER_DAY,
  ptolemy: 1,
  cardan: 59 / 60 + 12 / 3600,
};

/** The measure of a key for a birth, Julian day UT1. @throws DateOutOfRangeError for `true_solar`, when the days after birth leave the ephemeris */
export function yearsOfArc(ephemeris: Ephemeris, key: DirectionKey, birthJdUt: number): YearsOfArc {
  if (key !== 'true_solar') return (arcDeg) => arcDeg / DEGREES_A_YEAR[key];
  const sunAt = (days: number): SolarDay => {
    const sun = ephemeris.position(birthJdUt + days, 'sun', GEOCENTRIC);
    return { rightAscensionDeg: sun.rightAscensionDeg, degPerDay: sun.rightAscensionSpeedDegPerDay };
  };
  const first = sunAt(0);
  const days: { readonly arcDeg: number; readonly degPerDay: number }[] = [{ arcDeg: 0, degPerDay: first.degPerDay }];
  return (arcDeg) => {
    while (days.at(-1)!.arcDeg <= arcDeg) {
      const last = days.at(-1)!;
      const next = sunAt(days.length);
      const moved = normalizeDeg(next.rightAscensionDeg - first.rightAscensionDeg - last.arcDeg);
      days.push({ arcDeg: last.arcDeg + moved, degPerDay: next.degPerDay });
    }
    const after = days.findIndex((day) => day.arcDeg > arcDeg);
    const [from, to] = [days[after - 1]!, days[after]!];
    if (arcDeg === from.arcDeg) return after - 1;
    const cubic = hermiteCubic(to.arcDeg - from.arcDeg, from.degPerDay, to.degPerDay, 1);
    const day = after - 1 + solveCubic(cubic, arcDeg - from.arcDeg);
    // Delta T has kinks, which no cubic follows: one step of Newton from the Sun itself.
    const sun = sunAt(day);
    return day + wrap180(arcDeg - (sun.rightAscensionDeg - first.rightAscensionDeg)) / sun.degPerDay;
  };
}

const GEOCENTRIC = { center: 'geocentric', positions: 'apparent', ayanamsa: null } as const;

interface SolarDay {
  readonly rightAscensionDeg: number;
  readonly degPerDay: number;
}

/** Aspects along the zodiac, or along the houses (by parts of semi-arcs, or along the equator). */
export const DIRECTION_MODES = ['zodiacal', 'mundane'] as const;
export type DirectionMode = (typeof DIRECTION_MODES)[number];

/**
 * Direct: the primary motion carries the promissor to the place of the significator. Converse: it carries the significator to the place of the promissor
 * (`significator`), or the promissor is carried against it (`reversed`).
 */
export const MOTIONS = ['direct', 'converse'] as const;
export type DirectionMotion = (typeof MOTIONS)[number];
export const CONVERSE_KINDS = ['significator', 'reversed'] as const;
export type ConverseKind = (typeof CONVERSE_KINDS)[number];

export interface DirectionChoice {
  readonly method: DirectionMethod;
  readonly mode: DirectionMode;
  readonly latitudes: LatitudesKept;
  readonly aspectLatitudes: AspectLatitudes;
  readonly motions: readonly DirectionMotion[];
  readonly converseBy: ConverseKind;
  readonly aspects: readonly AspectId[];
  readonly parallels: boolean;
}

/** The sphere at birth. Degrees; true obliquity. */
export interface BirthSphere {
  readonly armcDeg: number;
  readonly geoLatitudeDeg: number;
  readonly obliquityDeg: number;
}

/** A body at birth by tropical longitude and latitude, degrees. */
export interface DirectedBody {
  readonly id: BodyId;
  readonly longitudeDeg: number;
  readonly latitudeDeg: number;
}

/** An angle by its degree of the ecliptic. */
export interface DirectedAngleDegree {
  readonly id: DirectedAngle;
  readonly longitudeDeg: number;
}
export type Significator = DirectedBody | DirectedAngleDegree;

/** A promissor of a significator: a body, one of its aspects, or a parallel. */
export interface Ray {
  readonly promissor: BodyId;
  readonly aspect: AspectId | 'parallel' | 'contraparallel';
  readonly side: AspectSide | null;
  /** Of a mundane parallel: the line to which both are equally near. */
  readonly about: 'meridian' | 'horizon' | null;
}

export interface Direction extends Ray {
  readonly significator: Significator['id'];
  readonly motion: DirectionMotion;
  /** Degrees of the equator, [0, 360). */
  readonly arcDeg: number;
}

/** A point that neither rises nor sets at the place of birth. */
export interface CircumpolarPoint extends Omit<Ray, 'promissor'> {
  readonly point: Significator['id'];
  readonly as: 'promissor' | 'significator';
}

/** A point with the mundane position it has at birth; null where it has none. */
interface Placed {
  readonly point: SpherePoint;
  readonly positionDeg: number | null;
}

interface PlacedRay extends Placed {
  readonly ray: Ray;
  /** Where the promissor must come, by the position of the significator; and the reverse. */
  readonly towards: (positionDeg: number) => number;
  readonly from: (positionDeg: number) => number;
}

const SAME = (positionDeg: number): number => positionDeg;

/** Every direction up to an arc (degrees), by growing arcs. A body is not directed to itself. */
export function primaryDirections(
  sphere: BirthSphere,
  promissors: readonly DirectedBody[],
  significators: readonly Significator[],
  choice: DirectionChoice,
  longestArcDeg: number,
): Direction[] {
  const rays = promissors.flatMap((body) => placedRays(sphere, body, choice));
  const found: Direction[] = [];
  for (const significator of significators) {
    const placed = placedSignificator(sphere, significator, choice);
    for (const ray of rays) {
      if (ray.ray.promissor === significator.id || (ray.ray.about !== null && isAngle(significator))) continue;
      for (const motion of choice.motions) {
        for (const arcDeg of arcs(sphere, ray, placed, motion, choice))
          if (arcDeg <= longestArcDeg) found.push({ ...ray.ray, significator: significator.id, motion, arcDeg });
      }
    }
  }
  return found.toSorted((a, b) => a.arcDeg - b.arcDeg);
}

/** Directed points that neither rise nor set. By Placidus such a point only culminates, by Regiomontanus it meets a place twice or never. */
export function circumpolarPoints(
  sphere: BirthSphere,
  promissors: readonly DirectedBody[],
  significators: readonly Significator[],
  choice: DirectionChoice,
): CircumpolarPoint[] {
  const stays = ({ point }: Placed): boolean => isCircumpolar(point.declinationDeg, sphere.geoLatitudeDeg);
  return [
    ...promissors
      .flatMap((body) => placedRays(sphere, body, choice))
      .filter(stays)
      .map(({ ray: { promissor, ...ray } }) => ({ point: promissor, as: 'promissor' as const, ...ray })),
    ...significators
      .filter((one) => !isAngle(one) && stays(placedSignificator(sphere, one, choice)))
      .map(({ id }) => ({
        point: id,
        as: 'significator' as const,
        aspect: 'conjunction' as const,
        side: null,
        about: null,
      })),
  ];
}

export function isAngle(significator: Significator): significator is DirectedAngleDegree {
  return significator.id in ANGLE_POSITIONS_DEG;
}

function place(
  { armcDeg, geoLatitudeDeg }: BirthSphere,
  point: SpherePoint,
  { method }: Pick<DirectionChoice, 'method'>,
): Placed {
  return { point, positionDeg: mundanePositionDeg(method, point, hourAngleDeg(armcDeg, point), geoLatitudeDeg) };
}

/** A significator with its place: that of an angle is the angle. */
export function placedSignificator(
  sphere: BirthSphere,
  significator: Significator,
  choice: Pick<DirectionChoice, 'method' | 'mode' | 'latitudes'>,
): Placed {
  const { longitudeDeg } = significator;
  if (isAngle(significator))
    return {
      point: spherePoint(longitudeDeg, 0, sphere.obliquityDeg),
      positionDeg: ANGLE_POSITIONS_DEG[significator.id],
    };
  const latitudeDeg = keepsLatitude(choice, 'significator') ? significator.latitudeDeg : 0;
  return place(sphere, spherePoint(longitudeDeg, latitudeDeg, sphere.obliquityDeg), choice);
}

function keepsLatitude(
  { mode, latitudes }: Pick<DirectionChoice, 'mode' | 'latitudes'>,
  of: 'promissor' | 'significator',
): boolean {
  return mode === 'mundane' || latitudes === 'both' || latitudes === of;
}

function placedRays(sphere: BirthSphere, body: DirectedBody, choice: DirectionChoice): PlacedRay[] {
  return choice.mode === 'mundane' ? mundaneRays(sphere, body, choice) : zodiacalRays(sphere, body, choice);
}

/** The body itself comes to a place that is so many degrees of the houses from the significator, or as near to a line as it. */
function mundaneRays(sphere: BirthSphere, body: DirectedBody, choice: DirectionChoice): PlacedRay[] {
  const placed = place(sphere, spherePoint(body.longitudeDeg, body.latitudeDeg, sphere.obliquityDeg), choice);
  const aspects = castAspects(choice.aspects).map(({ aspect, side, angleDeg }) => ({
    ...placed,
    ray: { promissor: body.id, aspect, side, about: null },
    towards: (positionDeg: number) => normalizeDeg(positionDeg - angleDeg),
    from: (positionDeg: number) => normalizeDeg(positionDeg + angleDeg),
  }));
  if (!choice.parallels) return aspects;
  const mirrored = (about: 'meridian' | 'horizon'): PlacedRay => {
    const mirror = (positionDeg: number): number => normalizeDeg((about === 'meridian' ? 540 : 360) - positionDeg);
    return {
      ...placed,
      ray: { promissor: body.id, aspect: 'parallel', side: null, about },
      towards: mirror,
      from: mirror,
    };
  };
  return [...aspects, mirrored('meridian'), mirrored('horizon')];
}

/** Degrees of the zodiac that come to the place of the significator: the body's, of its aspects, and those of its declination. */
function zodiacalRays(sphere: BirthSphere, body: DirectedBody, choice: DirectionChoice): PlacedRay[] {
  const { obliquityDeg } = sphere;
  const ray = (ray: Ray, longitudeDeg: number, latitudeDeg: number): PlacedRay => ({
    ...place(sphere, spherePoint(normalizeDeg(longitudeDeg), latitudeDeg, obliquityDeg), choice),
    ray,
    towards: SAME,
    from: SAME,
  });
  const ownLatitudeDeg = keepsLatitude(choice, 'promissor') ? body.latitudeDeg : 0;
  const aspects = castAspects(choice.aspects).map(({ aspect, side, angleDeg }) =>
    ray(
      { promissor: body.id, aspect, side, about: null },
      body.longitudeDeg + angleDeg,
      aspectLatitudeDeg(ownLatitudeDeg, angleDeg, choice.aspectLatitudes),
    ),
  );
  if (!choice.parallels) return aspects;
  const { declinationDeg } = spherePoint(body.longitudeDeg, body.latitudeDeg, obliquityDeg);
  const parallels = (['parallel', 'contraparallel'] as const).flatMap((aspect) =>
    eclipticDegreesOfDeclination(aspect === 'parallel' ? declinationDeg : -declinationDeg, obliquityDeg).map(
      (longitudeDeg) => ray({ promissor: body.id, aspect, side: null, about: null }, longitudeDeg, 0),
    ),
  );
  return [...aspects, ...parallels];
}

function arcs(
  { armcDeg, geoLatitudeDeg }: BirthSphere,
  ray: PlacedRay,
  significator: Placed,
  motion: DirectionMotion,
  { method, converseBy }: DirectionChoice,
): readonly number[] {
  const bySignificator = motion === 'converse' && converseBy === 'significator';
  const [mover, goalDeg] = bySignificator
    ? [significator.point, ray.positionDeg === null ? null : ray.from(ray.positionDeg)]
    : [ray.point, significator.positionDeg === null ? null : ray.towards(significator.positionDeg)];
  if (goalDeg === null) return [];
  const nowDeg = hourAngleDeg(armcDeg, mover);
  const against = motion === 'converse' && !bySignificator;
  return hourAnglesAtDeg(method, mover, goalDeg, geoLatitudeDeg).map((thenDeg) =>
    normalizeDeg(against ? nowDeg - thenDeg : thenDeg - nowDeg),
  );
}
