import type { PolarPhase } from '@theia-astro/astro/vedic/rise-set/sun-times';
import type { Warning } from './endpoint.ts';

/** The warning for a place and day where the Sun does not both rise and set: which of the two, and what follows. */
export function polarWarning(phase: PolarPhase, consequence: string, field?: string): Warning {
  return {
    code: 'polar_no_sunrise',
    message: `Polar ${phase}: the Sun does not ${phase === 'day' ? 'set' : 'rise'} at this place around that date. ${consequence}`,
    ...(field === undefined ? {} : { field }),
  };
}
