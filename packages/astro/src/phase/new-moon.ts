import { wrap180 } from '../angle/normalize.ts';
import type { Ephemeris, Frame } from '../ephemeris.ts';

const RAD = Math.PI / 180;
const SYNODIC_MONTH_DAYS = 29.530588861;
const APPARENT: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: null };

/**
 * New moon number k (0 = 2000-01-06) as a Julian ephemeris day, accurate to a few minutes within a few millennia of
 * 2000: the mean phase and the fourteen largest terms of Meeus, Astronomical Algorithms (2nd ed. 1998), ch. 49.
 */
export function estimatedNewMoonJde(k: number): number {
  const t = k / 1236.85;
  const e = 1 - t * (0.002516 + 0.0000074 * t);
  const sun = (2.5534 + 29.1053567 * k - 0.0000014 * t * t) * RAD;
  const moon = (201.5643 + 385.81693528 * k + 0.0107582 * t * t + 0.00001238 * t * t * t) * RAD;
  const node = (160.7108 + 390.67050284 * k - 0.0016118 * t * t) * RAD;
  return (
    2451550.09766 +
    SYNODIC_MONTH_DAYS * k +
    0.00015437 * t * t -
    0.00000015 * t * t * t -
    0.4072 * Math.sin(moon) +
    0.17241 * e * Math.sin(sun) +
    0.01608 * Math.sin(2 * moon) +
    0.01039 * Math.sin(2 * node) +
    0.00739 * e * Math.sin(moon - sun) -
    0.00514 * e * Math.sin(moon + sun) +
    0.00208 * e * e * Math.sin(2 * sun) -
    0.00111 * Math.sin(moon - 2 * node) -
    0.00057 * Math.sin(moon + 2 * node) +
    0.00056 * e * Math.sin(2 * moon + sun) -
    0.00042 * Math.sin(3 * moon) +
    0.00042 * e * Math.sin(sun + 2 * node) +
    0.00038 * e * Math.sin(sun - 2 * node) -
    0.00024 * e * Math.sin(2 * moon - sun)
  );
}

/** New moons already found in the years of the precise files, by number. */
const found = new WeakMap<Ephemeris, Map<number, number>>();
const MOST_KEPT = 4_000;

/**
 * The last exact new moon (apparent geocentric conjunction in longitude) at or before `jdUt`, Julian day UT1, to well
 * under 0.1 s. `elongationDeg` is Moon − Sun at `jdUt`, [0, 360). All births of a century share 1,237 new moons, so
 * each is searched for only once.
 * @throws DateOutOfRangeError when the ephemeris begins less than a month earlier
 */
export function lastNewMoonJd(ephemeris: Ephemeris, jdUt: number, elongationDeg: number): number {
  const about = jdUt - (elongationDeg / 360) * SYNODIC_MONTH_DAYS;
  const k = Math.round((about - 2451550.09766) / SYNODIC_MONTH_DAYS);
  const [firstJd, endJd] = ephemeris.range.files;
  if (about < firstJd || about >= endJd) return newMoonJd(ephemeris, k, about);
  const kept = keptFor(ephemeris);
  const known = kept.get(k);
  if (known !== undefined) return known;
  const jd = newMoonJd(ephemeris, k, estimatedNewMoonJde(k));
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(k, jd);
  return jd;
}

function keptFor(ephemeris: Ephemeris): Map<number, number> {
  const known = found.get(ephemeris);
  if (known !== undefined) return known;
  const kept = new Map<number, number>();
  found.set(ephemeris, kept);
  return kept;
}

/** New moon number k by Newton's method from the estimate, one or two steps; `nearJdUt` is within a day of it, for delta T. */
function newMoonJd(ephemeris: Ephemeris, k: number, nearJdUt: number): number {
  let jd = estimatedNewMoonJde(k) - ephemeris.deltaTSeconds(nearJdUt) / 86_400;
  for (let iteration = 0; iteration < 8; iteration++) {
    const moon = ephemeris.ecliptic(jd, 'moon', APPARENT);
    const sun = ephemeris.ecliptic(jd, 'sun', APPARENT);
    const step = wrap180(moon.longitudeDeg - sun.longitudeDeg) / (moon.speedDegPerDay - sun.speedDegPerDay);
    jd -= step;
    if (Math.abs(step) < 5e-4) break;
  }
  return jd;
}
