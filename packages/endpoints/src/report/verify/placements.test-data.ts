import { separationDeg } from '@theia-astro/astro/angle/angle';
import { degreeInSign, SIGNS, zodiacSign } from '@theia-astro/astro/zodiac/signs';
import type { GrahaFact } from '@theia-astro/report/facts/answers';
import type { PlacementCause } from '@theia-astro/report/report';
import type { NatalWire } from '../products.ts';
import { compositeHolds } from './composite.test-data.ts';
import type { Evidence } from './evidence.test-data.ts';

const SAME_DEG = 1e-7;
/** The Sun's motion in a second is a hundredth of this. */
const RETURNED_DEG = 1e-3;

/** A point where it stands, with its house and every state that is named. */
export function placementHolds(evidence: Evidence, cause: PlacementCause): boolean {
  switch (cause.chart) {
    case 'composite':
      return compositeHolds(evidence, cause);
    case 'solar_return':
      return returnHolds(evidence, cause);
    case 'navamsa':
      return navamsaHolds(evidence, cause);
    case 'natal':
    case 'person_a':
    case 'person_b':
      return evidence.isVedic ? sidereal(evidence, cause) : western(evidence.western(cause.chart), evidence, cause);
    default:
      return false;
  }
}

const isAt = (longitude: number, { sign, degree }: PlacementCause): boolean =>
  zodiacSign(longitude) === sign && degree !== null && Math.abs(degreeInSign(longitude) - degree) < SAME_DEG;

function western(chart: NatalWire, evidence: Evidence, cause: PlacementCause): boolean {
  const { point: id, house, states, sign, degree } = cause;
  const longitude = id === 'fortune' ? chart.lots?.fortune?.longitude : evidence.natalLongitude(cause.chart, id);
  if (longitude === undefined) return false;
  if (house !== null && evidence.houseIn(cause.chart, longitude) !== house) return false;
  const point = chart.points?.[id];
  const known: Readonly<Record<string, boolean>> = {
    ...point?.dignity,
    retrograde: point !== undefined && goesBack(evidence, cause.chart, id),
    sign_uncertain: point?.range?.sign_changes === true,
  };
  if (!states.every((state) => known[state] === true)) return false;
  if (!states.includes('sign_uncertain')) return isAt(longitude, cause);
  const range = point?.range;
  return (
    degree === null &&
    range !== undefined &&
    (sign === zodiacSign(range.start_of_day) || sign === zodiacSign(range.end_of_day))
  );
}

/** Whether a point stands further back an hour later. */
function goesBack(evidence: Evidence, chart: string, id: string): boolean {
  const longitude = evidence.natalLongitude(chart, id);
  const later = evidence.sky(Date.parse(evidence.western(chart).time.utc) + 3_600_000)[id];
  return longitude !== undefined && later !== undefined && ((later - longitude + 540) % 360) - 180 < 0;
}

function sidereal(evidence: Evidence, cause: PlacementCause): boolean {
  const { lagna, points } = evidence.vedic(cause.chart);
  const { point: id, house, states } = cause;
  if (id === 'asc')
    return lagna !== null && isAt(lagna.longitude, cause) && (house === null || house === 1) && states.length === 0;
  const graha = Object.entries(points ?? {}).find(([name]) => name === id)?.[1];
  if (graha === undefined || !isAt(graha.longitude, cause)) return false;
  if (house !== null && (lagna === null || bhavaFrom(lagna.longitude, graha.longitude) !== house)) return false;
  return states.every((state) => grahaIs(graha, state));
}

/** Whole-sign bhava of a longitude. */
export function bhavaFrom(lagna: number, longitude: number): number {
  return ((Math.floor(longitude / 30) - Math.floor(lagna / 30) + 12) % 12) + 1;
}

function grahaIs(
  graha: Pick<GrahaFact, 'retrograde'> & { readonly dignity?: unknown; readonly combust?: unknown },
  state: string,
): boolean {
  if (state === 'retrograde') return graha.retrograde;
  if (state === 'combust') return graha.combust === true;
  return graha.dignity === state;
}

/** The chart of the instant at which the Sun is back at its place. */
function returnHolds(evidence: Evidence, cause: PlacementCause): boolean {
  const sun = evidence.natalLongitude('natal', 'sun');
  if (cause.at === null || sun === undefined) return false;
  const { latitude, longitude, location } = evidence.birthOf('natal');
  const where = location === undefined ? { latitude, longitude } : { location };
  const chart = evidence.westernAt({ ...where, utc: cause.at });
  const back = chart.points?.['sun']?.longitude;
  const angles = chart.houses?.angles;
  return (
    cause.point === 'asc' &&
    back !== undefined &&
    separationDeg(back, sun) < RETURNED_DEG &&
    angles !== undefined &&
    cause.degree !== null &&
    cause.sign !== null &&
    // The instant is given to the second, in which an ascendant may move a few minutes of arc near the poles.
    separationDeg(angles.asc, SIGNS.indexOf(cause.sign) * 30 + cause.degree) < 0.1
  );
}

/** A ninth of a sign for each sign, counted on round the zodiac. */
function navamsaHolds(evidence: Evidence, cause: PlacementCause): boolean {
  const { lagna } = evidence.vedic('natal');
  return (
    lagna !== null &&
    cause.point === 'asc' &&
    cause.sign === SIGNS[Math.floor((lagna.longitude * 9) / 30) % SIGNS.length]
  );
}
