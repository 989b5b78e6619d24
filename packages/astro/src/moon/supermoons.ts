import type { Ephemeris } from '../ephemeris.ts';
import type { MoonPhaseEvent } from '../phase/phases.ts';
import { LONGEST_APSIS_STRETCH_DAYS, lunarApsides, type Apsis } from './apsides.ts';
import { moonDistanceKm } from './distance.ts';

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
