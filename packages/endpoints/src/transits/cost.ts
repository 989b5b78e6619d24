import { toEngineBody } from '@theia-astro/astro/bodies/body-id';
import type { AspectId } from '@theia-astro/astro/aspects/kinds';
import { bodyPace, dailySwing } from '@theia-astro/astro/search/scan-steps';
import type { Cost } from '../endpoint.ts';
import { isOutsideFiles, positionMs } from '../limits/cost.ts';
import type { RangeRequest } from './range-fields.ts';
import type { TransitsRequest } from './request.ts';

const DAY_MS = 86_400_000;
const BASE_MS = 30;
/** Upper estimate, fitted by least squares to 180 random requests. */
const MARGIN = 1.15;
/** Crossings per aspect: the exact one and both edges of the orb. */
const LONGITUDES = 3;
/** Ephemeris calls per crossing, in addition to what `RATE` overestimates. */
const ROOT = { natal: 1, mutual: 1.6 } as const;
/**
 * Ephemeris calls per day for a topocentric body near its stations, where the daily swing makes it turn back and forth.
 */
const SWING = { natal: 2.5, mutual: 2, eachPair: 0.5 } as const;
/**
 * Ephemeris calls beyond the range until an encounter is over: per body and target or partner, plus the steps of some
 * days for all of them.
 */
const BEYOND = { natal: 50, mutual: 80, days: 400 } as const;
const EVENTS_MS_PER_DAY = 0.05;
/** Ephemeris calls per body to find when it enters and leaves the orbs of a snapshot. */
const SNAPSHOT = { each: 6, most: 3_000 } as const;

interface Asked {
  readonly ms: number;
  /** The same for geocentric positions. */
  readonly steadyMs: number;
  readonly stepDays: number;
  readonly degPerDay: number;
  readonly swings: boolean;
}

/**
 * Grows with the days, the speed of the bodies and the number of target longitudes; for aspects among moving bodies
 * with the number of pairs.
 */
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
    const body = toEngineBody(id, chart);
    const swings = topocentric && dailySwing(body) !== null;
    const {
      stepDays,
      speedRangeDegPerDay: [min, max],
    } = bodyPace(body, topocentric && body === 'moon' ? 'topocentric' : 'geocentric');
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

/** A conjunction or opposition to a point has one longitude, the other aspects have two. */
function angles(aspects: readonly AspectId[]): number {
  return sum(aspects, (id) => (id === 'conjunction' || id === 'opposition' ? 1 : 2));
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
