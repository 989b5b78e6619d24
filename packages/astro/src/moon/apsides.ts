import type { Ephemeris } from '../ephemeris.ts';
import { GEOCENTRIC_TRUE } from '../frames/geocentric.ts';
import { changesBetween, type Quantity } from '../search/changes.ts';
import type { MoonPhaseEvent } from '../phase/phases.ts';

/** IAU 2012 Resolution B2. */
const KM_PER_AU = 149_597_870.7;

/** Distance in kilometres between the centres of Earth and Moon at an instant. */
function moonDistanceKm(ephemeris: Ephemeris, jdUt: number): number {
  return ephemeris.ecliptic(jdUt, 'moon', GEOCENTRIC_TRUE).distanceAu * KM_PER_AU;
}

export interface Apsis {
  readonly kind: 'perigee' | 'apogee';
  readonly jdUt: number;
  readonly distanceKm: number;
}

/** Consecutive apsides are 11.72 to 16.09 days apart (all 10,604 of 1900–2299). */
const STEP_DAYS = 4;
const LONGEST_APSIS_STRETCH_DAYS = 17;

/**
 * The Moon's perigees and apogees in [from, until), Julian days UT1: roots of the rate of change of its distance, to
 * 0.1 s.
 */
export function lunarApsides(ephemeris: Ephemeris, fromJdUt: number, untilJdUt: number): Apsis[] {
  const [first, end] = ephemeris.range.reduced;
  const distanceSpeed: Quantity = {
    valueAt: (jdUt) => ephemeris.ecliptic(jdUt, 'moon', GEOCENTRIC_TRUE).distanceSpeedAuPerDay,
    stepDays: STEP_DAYS,
    coverage: [first, end - 1e-6],
  };
  return changesBetween(distanceSpeed, fromJdUt, untilJdUt).map(({ jdUt, rising }) => ({
    kind: rising ? 'perigee' : 'apogee',
    jdUt,
    distanceKm: moonDistanceKm(ephemeris, jdUt),
  }));
}

export interface Supermoon {
  readonly phase: 'new_moon' | 'full_moon';
  readonly jdUt: number;
  readonly distanceKm: number;
  /** 1 at the perigee of the orbit, 0 at its apogee. */
  readonly closeness: number;
}

/** "Within 90% of its closest approach to Earth in a given orbit": Richard Nolle in Dell Horoscope, 1979. */
const NOLLE_CLOSENESS = 0.9;

/**
 * The new and full moons among the phases that are near perigee. The orbit is given by the perigee and apogee before
 * and after each of them.
 */
export function supermoons(ephemeris: Ephemeris, phases: readonly MoonPhaseEvent[]): Supermoon[] {
  const syzygies = phases.filter(({ phase }) => phase === 'new_moon' || phase === 'full_moon');
  if (syzygies.length === 0) return [];
  const apsides = lunarApsides(
    ephemeris,
    syzygies[0]!.jdUt - LONGEST_APSIS_STRETCH_DAYS,
    syzygies.at(-1)!.jdUt + LONGEST_APSIS_STRETCH_DAYS,
  );
  return syzygies.flatMap(({ phase, jdUt }) => {
    const after = apsides.findIndex((apsis) => apsis.jdUt > jdUt);
    const [before, next] = [apsides[after - 1], apsides[after]];
    if (before === undefined || next === undefined) return [];
    const distanceKm = moonDistanceKm(ephemeris, jdUt);
    const closeness = closenessBetween(distanceKm, before, next);
    return closeness >= NOLLE_CLOSENESS
      ? [{ phase: phase === 'new_moon' ? ('new_moon' as const) : ('full_moon' as const), jdUt, distanceKm, closeness }]
      : [];
  });
}

function closenessBetween(distanceKm: number, a: Apsis, b: Apsis): number {
  const apogeeKm = Math.max(a.distanceKm, b.distanceKm);
  const perigeeKm = Math.min(a.distanceKm, b.distanceKm);
  return (apogeeKm - distanceKm) / (apogeeKm - perigeeKm);
}
