import { MOST_PERIODS } from '@theia-astro/astro/vedic/dasha/dashas';
import type { Cost, Endpoint } from '../endpoint.ts';
import { need } from '../limits/cost.ts';
import type { VedicRequest } from './request.ts';

/**
 * The plan a Vedic chart needs, on its own path and as natal with system vedic. Starter serves natal only in the system
 * the account chose.
 */
export const vedicNeed = (): ReturnType<Endpoint['need']> => need('vedic', 'starter', false, 'vedic');

const CHART_MS = 30;
/** Milliseconds for one dasha system three levels deep, and for its years by returns of the Sun. */
const DEEP_TREE_MS = 25;
const SOLAR_YEARS_MS = 25;

/** Milliseconds for a period of a span: its instants, or the Sun's returns of its end. */
const PERIOD_MS = 0.004;
const SOLAR_PERIOD_MS = 0.05;

/** Estimated processor time of a Vedic chart. Only the part for dashas varies. */
export function vedicCost({
  dashaSpan,
  settings: {
    options: { dasha },
  },
}: VedicRequest): Cost {
  return {
    milliseconds:
      CHART_MS +
      (dashaSpan === null ? 0 : MOST_PERIODS * (dasha.year === 'solar' ? SOLAR_PERIOD_MS : PERIOD_MS)) +
      dasha.systems.length *
        (((dasha.levels ?? 0) > 2 ? DEEP_TREE_MS : 0) + (dasha.year === 'solar' ? SOLAR_YEARS_MS : 0)),
  };
}
