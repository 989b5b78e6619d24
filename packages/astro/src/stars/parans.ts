import { normalizeDeg, RAD, wrap180 } from '../angle/angle.ts';
import { LINE_ANGLES, type LineAngle } from '../astrocartography/line.ts';
import type { BodyId } from '../bodies/body-id.ts';
import { altitudeDeg } from '../dignities/sect.ts';
import type { Ephemeris, GeoPosition } from '../ephemeris.ts';
import { refineRoot } from '../search/root.ts';
import type { Star, StarId } from './catalogue.ts';

/** How far the sky turns in a day of UT1, degrees (Meeus, Astronomical Algorithms, 2nd ed. 1998, eq. 12.4). */
const SKY_DEG_PER_DAY = 360.98564736629;
const MINUTES_PER_DAY = 1440;
/** A hundredth of a second. */
const TOLERANCE_DAYS = 1e-7;

/** A star and a body on angles together. */
export interface StarParan {
  readonly star: StarId;
  readonly starAngle: LineAngle;
  readonly point: BodyId;
  readonly pointAngle: LineAngle;
  /** When the body is on its angle. */
  readonly jdUt: number;
  /** Time of the star on its angle minus that of the body, minutes. */
  readonly orbMinutes: number;
}

/** Right ascension and declination of date, degrees. */
export interface EquatorialPlace {
  readonly rightAscensionDeg: number;
  readonly declinationDeg: number;
}

/** A body that moves during the day. */
export interface ParanBody {
  readonly id: BodyId;
  at(jdUt: number): EquatorialPlace;
}

export interface ParanDay {
  readonly startJdUt: number;
  readonly endJdUt: number;
}

interface AngleEvent {
  readonly angle: LineAngle;
  readonly jdUt: number;
}

/**
 * Sidereal times, degrees, at which a fixed place of the sky is on each angle; without rising and setting where it never
 * crosses the horizon. cos H = −tan φ tan δ (Meeus, eq. 15.1 without refraction).
 */
export function siderealTimesOnAngles(
  { rightAscensionDeg, declinationDeg }: EquatorialPlace,
  geoLatitudeDeg: number,
): Partial<Record<LineAngle, number>> {
  const meridian = { mc: normalizeDeg(rightAscensionDeg), ic: normalizeDeg(rightAscensionDeg + 180) };
  const cosine = -Math.tan(geoLatitudeDeg * RAD) * Math.tan(declinationDeg * RAD);
  if (!(Math.abs(cosine) < 1)) return meridian;
  const halfArcDeg = Math.acos(cosine) / RAD;
  return {
    ...meridian,
    asc: normalizeDeg(rightAscensionDeg - halfArcDeg),
    dsc: normalizeDeg(rightAscensionDeg + halfArcDeg),
  };
}

/** Every time of the day at which a body is on an angle: the true horizon without refraction, and the meridian. */
export function anglesOfDay(
  ephemeris: Pick<Ephemeris, 'siderealTimeHours'>,
  body: ParanBody,
  place: GeoPosition,
  { startJdUt, endJdUt }: ParanDay,
): AngleEvent[] {
  const armcDeg = (jdUt: number): number => armcAt(ephemeris, jdUt, place);
  const hourAngleDeg = (jdUt: number): number => armcDeg(jdUt) - body.at(jdUt).rightAscensionDeg;
  const altitude = (jdUt: number): number => {
    const { rightAscensionDeg, declinationDeg } = body.at(jdUt);
    return altitudeDeg(rightAscensionDeg, declinationDeg, armcDeg(jdUt), place.geoLatitudeDeg);
  };
  const startDeg = hourAngleDeg(startJdUt);
  const passages = (['mc', 'ic'] as const).flatMap((angle) => {
    const targetDeg = angle === 'mc' ? 0 : 180;
    const found: AngleEvent[] = [];
    for (let turnDeg = normalizeDeg(targetDeg - startDeg); ; turnDeg += 360) {
      let jdUt = startJdUt + turnDeg / SKY_DEG_PER_DAY;
      for (let step = 0; step < 5; step++) jdUt += wrap180(targetDeg - hourAngleDeg(jdUt)) / SKY_DEG_PER_DAY;
      if (jdUt >= endJdUt) return found;
      if (jdUt >= startJdUt) found.push({ angle, jdUt });
    }
  });
  // From one culmination to the next a body only rises or only sinks.
  const knots = [startJdUt, ...passages.map(({ jdUt }) => jdUt).toSorted((a, b) => a - b), endJdUt];
  const heights = knots.map(altitude);
  const crossings = knots.slice(1).flatMap((end, index): AngleEvent[] => {
    const [before, after] = [heights[index]!, heights[index + 1]!];
    if (before >= 0 === after >= 0) return [];
    const jdUt = refineRoot(altitude, knots[index]!, before, end, after, TOLERANCE_DAYS);
    return [{ angle: before < 0 ? 'asc' : 'dsc', jdUt }];
  });
  return [...passages, ...crossings];
}

/**
 * Star parans of a day at a place: each time a body is on an angle while a star is on an angle within the orb, in minutes
 * of time (Brady, Brady's Book of Fixed Stars, 1998, part 1). The closest first. A star that never crosses this horizon
 * has its two culminations only.
 */
export function findStarParans(
  ephemeris: Pick<Ephemeris, 'siderealTimeHours'>,
  bodies: readonly ParanBody[],
  stars: readonly (EquatorialPlace & Pick<Star, 'id'>)[],
  place: GeoPosition,
  day: ParanDay,
  maxOrbMinutes: number,
): StarParan[] {
  const events = bodies.flatMap((body) =>
    anglesOfDay(ephemeris, body, place, day).map((event) => ({
      ...event,
      point: body.id,
      armcDeg: armcAt(ephemeris, event.jdUt, place),
    })),
  );
  const found: StarParan[] = [];
  for (const star of stars) {
    const times = siderealTimesOnAngles(star, place.geoLatitudeDeg);
    for (const starAngle of LINE_ANGLES) {
      const timeDeg = times[starAngle];
      if (timeDeg === undefined) continue;
      for (const { point, angle, jdUt, armcDeg } of events) {
        const orbMinutes = (wrap180(timeDeg - armcDeg) / SKY_DEG_PER_DAY) * MINUTES_PER_DAY;
        if (Math.abs(orbMinutes) <= maxOrbMinutes)
          found.push({ star: star.id, starAngle, point, pointAngle: angle, jdUt, orbMinutes });
      }
    }
  }
  return found.toSorted((one, other) => Math.abs(one.orbMinutes) - Math.abs(other.orbMinutes));
}

function armcAt(ephemeris: Pick<Ephemeris, 'siderealTimeHours'>, jdUt: number, place: GeoPosition): number {
  return ephemeris.siderealTimeHours(jdUt) * 15 + place.geoLongitudeDeg;
}
