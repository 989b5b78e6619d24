import { toEngineBody } from '@theia-astro/astro/bodies/engine-body';
import type { Cost } from '../endpoint.ts';
import { leavesFiles, positionMs } from '../limits/engine-cost.ts';
import type { EphemerisRequest } from './request.ts';

const DAY_MS = 86_400_000;
const ROW_MS = 0.01;
const CELL_MS = 0.001;

/** Every row computes every body; in the sidereal zodiac one of them twice. */
export function ephemerisCost({ fromMs, stepMs, rows, bodies, columns, chart }: EphemerisRequest): Cost {
  const toMs = fromMs + (rows - 1) * stepMs;
  const question = { reduced: leavesFiles(fromMs, toMs), topocentric: chart.coordinates === 'topocentric' };
  const each = bodies.map((id) => positionMs(toEngineBody(id, chart), question));
  const rowMs =
    ROW_MS +
    bodies.length * columns.length * CELL_MS +
    each.reduce((sum, one) => sum + one, 0) +
    (chart.ayanamsa === null ? 0 : Math.max(0, ...each));
  return {
    milliseconds: rows * rowMs,
    range: { fromMs, days: ((rows - 1) * stepMs) / DAY_MS, millisecondsPerDay: (rowMs * DAY_MS) / stepMs },
  };
}
