import { wrap180 } from '@theia-astro/astro/angle/angle';
import type { NatalWire } from '../products.ts';
import type { Evidence } from './evidence.test-data.ts';

const DAY_MS = 86_400_000;
const SUN_DEG_A_DAY = 360 / 365.2422;
const STEPS = 8;
/** Half a year away from the birthday either of two returns is as near. */
const FAR_DEG = 170;

/** The charts of the Sun's return nearest to the start of a year ahead: one, or two that are equally near. */
export function birthdays(evidence: Evidence): NatalWire[] {
  const natal = evidence.natalLongitude('natal', 'sun')!;
  const startMs = Date.parse(`${evidence.yearStart}T00:00:00Z`);
  const away = wrap180(natal - evidence.sky(startMs)['sun']!);
  const turns = Math.abs(away) > FAR_DEG ? [away, away - Math.sign(away) * 360] : [away];
  return turns.map((turn) => {
    let atMs = startMs + (turn / SUN_DEG_A_DAY) * DAY_MS;
    for (let step = 0; step < STEPS; step += 1)
      atMs += (wrap180(natal - evidence.sky(Math.round(atMs))['sun']!) / SUN_DEG_A_DAY) * DAY_MS;
    const { latitude, longitude, location } = evidence.birthOf('natal');
    const where = location === undefined ? { latitude, longitude } : { location };
    return evidence.westernAt({ ...where, utc: new Date(Math.round(atMs / 1000) * 1000).toISOString() });
  });
}
