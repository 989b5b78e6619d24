import { separationDeg, wrap180 } from '@theia-astro/astro/angle/angle';
import { degreeInSign, SIGNS, zodiacSign } from '@theia-astro/astro/zodiac/signs';
import type { PlacementCause } from '@theia-astro/report/report';
import type { Evidence } from './evidence.test-data.ts';

const SAME_DEG = 1e-7;
/** The obliquity is worked out to some seconds of arc here, without nutation. */
const NEAR_DEG = 0.05;
/** Houses nearer to their end may fall either way. */
const EDGE = 0.01;
/** Beyond it the houses of Placidus are not defined everywhere. */
const POLAR_DEG = 66;
const DEG = Math.PI / 180;
const J2000_MS = Date.UTC(2000, 0, 1, 12);
const CENTURY_MS = 36_525 * 86_400_000;

/** A point of the composite: in the middle of the two, on the nearer side, in the house that the middle of the two midheavens gives. */
export function compositeHolds(evidence: Evidence, cause: PlacementCause): boolean {
  const { sign, degree, house, point, states } = cause;
  if (sign === null || degree === null || states.length > 0) return false;
  const said = SIGNS.indexOf(sign) * 30 + degree;
  if (point === 'asc') {
    const frame = frameOf(evidence);
    return house === null && (frame === null ? isAscendant(evidence, cause) : near(ascendantOf(frame), said));
  }
  const [a, b] = (['person_a', 'person_b'] as const).map((role) => evidence.natalLongitude(role, point));
  if (a === undefined || b === undefined) return false;
  const apart = separationDeg(middleOf(a, b), said);
  const halfway = apart < SAME_DEG || (180 - apart < SAME_DEG && separationDeg(a, b) > 180 - SAME_DEG);
  if (!halfway || house === null) return halfway;
  const frame = frameOf(evidence);
  return frame === null ? evidence.synastry.composite?.points[point]?.house === house : isInHouse(frame, said, house);
}

/** Where no houses of Placidus are worked out here the product is asked again. */
function isAscendant({ synastry: { composite } }: Evidence, { sign, degree }: PlacementCause): boolean {
  const asc = composite?.houses?.angles.asc;
  return asc !== undefined && zodiacSign(asc) === sign && Math.abs(degreeInSign(asc) - (degree ?? -1)) < SAME_DEG;
}

const near = (a: number, b: number): boolean => separationDeg(a, b) < NEAR_DEG;
const middleOf = (a: number, b: number): number => (a + wrap180(b - a) / 2 + 360) % 360;

/** The sky of the composite: right ascension of its meridian, obliquity and latitude, in degrees. */
interface Frame {
  readonly meridian: number;
  readonly obliquity: number;
  readonly latitude: number;
}

function frameOf(evidence: Evidence): Frame | null {
  const charts = (['person_a', 'person_b'] as const).map((role) => evidence.western(role));
  const [mcA, mcB] = charts.map(({ houses }) => houses?.angles.mc);
  const [latitudeA, latitudeB] = charts.map(({ place }) => place?.latitude);
  const [timeA, timeB] = charts.map(({ time }) => Date.parse(time.utc));
  if (mcA === undefined || mcB === undefined || latitudeA === undefined || latitudeB === undefined) return null;
  const latitude = (latitudeA + latitudeB) / 2;
  if (Math.max(Math.abs(latitudeA), Math.abs(latitudeB)) > POLAR_DEG) return null;
  const centuries = ((timeA! + timeB!) / 2 - J2000_MS) / CENTURY_MS;
  const obliquity = 23.4392911 - 0.0130042 * centuries;
  return { meridian: equatorial(middleOf(mcA, mcB), obliquity).ascension, obliquity, latitude };
}

function equatorial(
  longitude: number,
  obliquity: number,
): { readonly ascension: number; readonly declination: number } {
  const [sine, cosine] = [Math.sin(longitude * DEG), Math.cos(longitude * DEG)];
  return {
    ascension: (Math.atan2(sine * Math.cos(obliquity * DEG), cosine) / DEG + 360) % 360,
    declination: Math.asin(sine * Math.sin(obliquity * DEG)) / DEG,
  };
}

/** The point of the ecliptic that rises. */
function ascendantOf({ meridian, obliquity, latitude }: Frame): number {
  const [sine, cosine] = [Math.sin(meridian * DEG), Math.cos(meridian * DEG)];
  const down = sine * Math.cos(obliquity * DEG) + Math.tan(latitude * DEG) * Math.sin(obliquity * DEG);
  return (Math.atan2(cosine, -down) / DEG + 360) % 360;
}

/** By the definition of Placidus: a house is a third of the half arc that a point goes over or under the horizon. */
function isInHouse(frame: Frame, longitude: number, house: number): boolean {
  const { ascension, declination } = equatorial(longitude, frame.obliquity);
  const angle = wrap180(frame.meridian - ascension);
  const over = 90 + Math.asin(Math.tan(frame.latitude * DEG) * Math.tan(declination * DEG)) / DEG;
  const west = Math.sign(angle);
  const past = Math.abs(angle);
  // Counted in houses from the first: the midheaven is at nine, the lowest point at three.
  const place = past <= over ? 9 - west * 3 * (past / over) : 3 + west * 3 * ((180 - past) / (180 - over));
  const inHouses = (((place + 12) % 12) - (house - 1) + 12) % 12;
  return inHouses < 1 + EDGE || inHouses > 12 - EDGE;
}
