import type { ElectionCondition } from '@theia-astro/astro/elections/condition';
import type { ChartSettings } from '@theia-astro/astro/natal/settings';
import type { Cost } from '../endpoint.ts';
import type { ElectionsRequest } from './request.ts';

const DAY_MS = 86_400_000;
/** The place, the chart of the birth, sunrises of the first day. */
const BASE_MS = 60;
/** Windows and what changes at their ends. */
const WINDOWS_MS_PER_DAY = 0.15;
/** Latitudes from which on parts of the ecliptic may not rise; where cusps hurry. */
const POLAR_DEG = 66;
const HIGH_DEG = 58;

/**
 * Milliseconds a day that a condition takes over a whole range, at most. Evidence: each kind over a year (polar: 60 days) on the engine, geocentric and
 * topocentric, cold; a condition that is asked for inside the windows of others alone takes less.
 */
function msPerDay(condition: ElectionCondition, latitudeDeg: number, chart: ChartSettings): number {
  const { coordinates, housePlacement } = chart;
  const topocentric = coordinates === 'topocentric';
  const [polar, high] = [latitudeDeg > POLAR_DEG, latitudeDeg > HIGH_DEG];
  switch (condition.kind) {
    case 'not':
      return msPerDay(condition.condition, latitudeDeg, chart);
    case 'house':
      return (polar ? 22 : high ? 8 : 2.6) * (topocentric ? 2 : 1) * (housePlacement === 'mundane' ? 2.4 : 1);
    case 'angle_in_arcs':
      return polar && (condition.angle === 'asc' || condition.angle === 'dsc') ? 10 : 0.5;
    case 'hour_ruler':
    case 'day_ruler':
      return polar ? 3 : 0.25;
    case 'daylight':
    case 'vara':
    case 'hora':
    case 'choghadiya':
      return polar ? 0.8 : 0.2;
    case 'void_of_course':
      return 0.25;
    case 'weekday':
    case 'local_time':
      return 0.05;
    default:
      return topocentric ? 1.2 : 0.3;
  }
}

/** Estimated processor time of POST /elections at a latitude; by its coordinates, or by a name that is taken to be outside the polar circles until it is found. */
export function electionsCost(request: ElectionsRequest, foundLatitudeDeg?: number): Cost {
  const { fromMs, toMs, conditions, place } = request;
  const latitudeDeg = Math.abs(foundLatitudeDeg ?? place?.coordinates?.geoLatitudeDeg ?? 0);
  const days = (toMs - fromMs) / DAY_MS;
  const each = conditions.map(({ build }) => msPerDay(build(0), latitudeDeg, request.settings.chart));
  const millisecondsPerDay = WINDOWS_MS_PER_DAY + each.reduce((sum, one) => sum + one, 0);
  return {
    milliseconds: BASE_MS + millisecondsPerDay * days,
    range: { fromMs, days, millisecondsPerDay },
  };
}
