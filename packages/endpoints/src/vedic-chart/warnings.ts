import { HOUSE_SYSTEM_NAMES } from '@theia-astro/astro/houses/systems';
import type { VedicChart } from '@theia-astro/astro/vedic/chart';
import { polarPhase } from '@theia-astro/astro/vedic/rise-set/polar';
import type { Warning } from '../endpoint.ts';
import { polarWarning } from '../polar-warning.ts';
import type { VedicInclude } from './includes.ts';

/** Parts that need a sunrise. */
const OF_SUNRISE: readonly VedicInclude[] = [
  'upagrahas',
  'special_lagnas',
  'panchang',
  'shadbala',
  'bhavabala',
  'avasthas',
];

/** Polar warnings of docs/methods/houses.md for a Vedic chart. */
export function chartWarnings(
  { birth, byId, chalit, day, lagna, settings }: VedicChart,
  include: ReadonlySet<VedicInclude>,
): Warning[] {
  const warnings: Warning[] = [];
  const field = 'settings.house_system';
  if (chalit !== null && chalit.system !== chalit.requestedSystem) {
    const [asked, used] = [HOUSE_SYSTEM_NAMES[chalit.requestedSystem], HOUSE_SYSTEM_NAMES[chalit.system]];
    warnings.push({
      code: 'house_system_fallback',
      field,
      message: `${asked} houses are not defined at this latitude: the chalit is ${used}.`,
    });
  }
  if (chalit?.reversed === true) {
    warnings.push({
      code: 'houses_reversed',
      field,
      message: 'At this latitude the bhavas do not follow the order of the signs.',
    });
  }
  if (lagna !== null && day === null && OF_SUNRISE.some((name) => include.has(name))) {
    const phase = polarPhase(birth.place!, byId.sun.position.declinationDeg, settings.sunrise);
    warnings.push(polarWarning(phase, 'Values counted from sunrise are null.'));
  }
  return warnings;
}
