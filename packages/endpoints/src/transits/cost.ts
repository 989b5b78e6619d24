import { engineBodyOf } from '@theia/astro/bodies/engine-body';
import type { AspectId } from '@theia/astro/natal/settings';
import { paceOf, swingOf } from '@theia/astro/search/scan-steps';
import type { Cost } from '../endpoint.ts';
import { isOutsideFiles, positionMs } from '../shared/engine-cost.ts';
import type { RangeRequest } from './range-fields.ts';
import type { TransitsRequest } from './request.ts';

const DAY_MS = 86_400_000;
const BASE_MS = 30;
/** Above what random requests took, least squares over 180 of them. */
const MARGIN = 1.15;
/** Exactness and both edges of the orb. */
const LONGITUDES = 3;
/** Questions to a body about one crossing, beside what `RATE` makes too much of. */
const ROOT = { natal: 1, mutual: 1.6 } as const;
/** Questions of a body near its stations in a day, where the turning of the Earth swings it to and fro. */
const SWING = { natal: 2.5, mutual: 2, eachPair: 0.5 } as const;
/** Questions beyond the range until an encounter is over: to a body for each target or partner, and days of steps for all of them. */
const BEYOND = { natal: 50, mutual: 80, days: 400 } as const;
const EVENTS_MS_PER_DAY = 0.05;
/** Questions to a body about when it enters and leaves the orbs of one instant. */
const SNAPSHOT = { each: 6, most: 3_000 } as const;

interface Asked {
  readonly ms: number;
  /** The same seen from the Earth's centre. */
  readonly steadyMs: number;
  readonly stepDays: number;
  readonly degPerDay: number;
  readonly swings: boolean;
}

/** Grows with the days, the bodies' paces and the longitudes they are looked for at; among themselves with the pairs. */
export function transitsCost(request: TransitsRequest): Cost {
  const { range, aspects, targets } = request;
  const bodies = asked(request);
  if (range === null) {
    const questions = Math.min(
      SNAPSHOT.most,
      SNAPSHOT.each * aspects.length * (targets === 'transiting' ? bodies.length : targets.length),
    );
    return { milliseconds: BASE_MS + sum(bodies, ({ ms }) => ms) * questions };
  }
  const days = (range.toMs - range.fromMs) / DAY_MS;
  const { fixedMs, perDayMs } =
    targets === 'transiting' ? mutual(bodies, aspects, range) : natal(bodies, aspects, targets.length, range);
  const millisecondsPerDay = (perDayMs + EVENTS_MS_PER_DAY) * MARGIN;
  return {
    milliseconds: BASE_MS + fixedMs * MARGIN + millisecondsPerDay * days,
    range: { fromMs: range.fromMs, days, millisecondsPerDay },
  };
}

interface Share {
  readonly fixedMs: number;
  readonly perDayMs: number;
}

function natal(
  bodies: readonly Asked[],
  aspects: readonly AspectId[],
  targets: number,
  { events }: RangeRequest,
): Share {
  const longitudes = events.has('exact') ? angles(aspects) * LONGITUDES * targets : 0;
  return {
    fixedMs: events.has('exact') ? sum(bodies, ({ steadyMs }) => steadyMs) * targets * BEYOND.natal : 0,
    perDayMs: sum(
      bodies,
      ({ ms, stepDays, degPerDay, swings }) =>
        ms * (1.2 / stepDays + (swings ? SWING.natal : 0) + (ROOT.natal * degPerDay * longitudes) / 360),
    ),
  };
}

function mutual(bodies: readonly Asked[], aspects: readonly AspectId[], { events }: RangeRequest): Share {
  const alone = sum(bodies, ({ ms, stepDays, swings }) => ms * (1 / stepDays + (swings ? SWING.mutual : 0)));
  if (!events.has('exact') || bodies.length < 2) return { fixedMs: 0, perDayMs: alone };
  const finest = Math.min(...bodies.map(({ stepDays }) => stepDays));
  const swinging = bodies.some(({ swings }) => swings);
  const pairs = bodies.flatMap((a, index) => bodies.slice(index + 1).map((b) => [a, b] as const));
  const longitudes = angles(aspects) * LONGITUDES;
  return {
    fixedMs:
      sum(pairs, ([a, b]) => a.steadyMs + b.steadyMs) * BEYOND.mutual +
      (sum(bodies, ({ steadyMs }) => steadyMs) / finest) * BEYOND.days,
    perDayMs:
      alone +
      sum(bodies, ({ ms }) => ms) / finest +
      sum(
        pairs,
        ([a, b]) =>
          (a.ms + b.ms) *
          ((ROOT.mutual * Math.max(a.degPerDay, b.degPerDay) * longitudes) / 360 + (swinging ? SWING.eachPair : 0)),
      ),
  };
}

function asked({ bodies, settings: { chart }, range }: TransitsRequest): readonly Asked[] {
  const reduced = range !== null && isOutsideFiles(range.fromMs, range.toMs);
  const topocentric = chart.coordinates === 'topocentric';
  return bodies.map((id) => {
    const body = engineBodyOf(id, chart);
    const swings = topocentric && swingOf(body) !== null;
    const {
      stepDays,
      speedRangeDegPerDay: [min, max],
    } = paceOf(body, topocentric && body === 'moon' ? 'topocentric' : 'geocentric');
    const steadyMs = positionMs(body, { reduced, topocentric: false });
    return {
      steadyMs,
      stepDays,
      swings,
      ms: swings || body === 'moon' ? positionMs(body, { reduced, topocentric }) : steadyMs,
      degPerDay: body === 'osculating_lilith' ? max - min : (Math.abs(min) + Math.abs(max)) / 2,
    };
  });
}

/** Conjunction and opposition are at one longitude of a point, the other aspects at two. */
function angles(aspects: readonly AspectId[]): number {
  return sum(aspects, (id) => (id === 'conjunction' || id === 'opposition' ? 1 : 2));
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
