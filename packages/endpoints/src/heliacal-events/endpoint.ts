import type { HeliacalBody } from '@theia-astro/astro/heliacal/watch';
import { cycleDays } from '@theia-astro/astro/heliacal/events';
import type { Cost, Endpoint } from '../endpoint.ts';
import { leavesFiles, need } from '../limits/cost.ts';
import { heliacalFields, type HeliacalRequest, MOST_DAYS, parseHeliacal } from './request.ts';
import response from './example-response.json' with { type: 'json' };
import { shapeOf } from '../llm/write-markdown.ts';
import { heliacalResponseSchema } from './schema.ts';
import { calculateHeliacal } from './calculate.ts';

const DAY_MS = 86_400_000;
const YEAR_DAYS = 365.25;
const BASE_MS = 20;
/**
 * Milliseconds of processor time for a year. Evidence: eight latitudes from 0 to 89.9, ten years each; the slowest is
 * near 60, where twilight is long.
 */
const YEAR_MS: Readonly<Partial<Record<HeliacalBody, number>>> = {
  moon: 60,
  mercury: 72,
  venus: 42,
  mars: 47,
  jupiter: 39,
  saturn: 33,
};
const STAR_YEAR_MS = 180;
/** Outside the files the analytical ephemeris is slower. */
const REDUCED_FACTOR = 2;

/** A whole cycle before and after the range is searched too. */
function heliacalCost({ fromMs, toMs, bodies }: HeliacalRequest): Cost {
  const days = (toMs - fromMs) / DAY_MS;
  const slower = leavesFiles(fromMs, toMs) ? REDUCED_FACTOR : 1;
  const rates = bodies.map((body) => ({
    cycle: cycleDays(body),
    rate: ((YEAR_MS[body] ?? STAR_YEAR_MS) * slower) / YEAR_DAYS,
  }));
  const millisecondsPerDay = rates.reduce((sum, { rate }) => sum + rate, 0);
  return {
    milliseconds: BASE_MS + rates.reduce((sum, { cycle, rate }) => sum + rate * (days + 2 * cycle), 0),
    range: { fromMs, days, millisecondsPerDay },
  };
}

/** POST /heliacal_events (docs/methods/heliacal.md). */
export const heliacalEndpoint: Endpoint<HeliacalRequest, typeof heliacalResponseSchema> = {
  name: 'heliacal_events',
  path: '/heliacal_events',
  methods: ['POST'],
  tag: 'Sky',
  summary: 'Heliacal risings, settings, visibility',
  description:
    'First and last mornings and evenings on which Moon, planets and stars are seen from a place, acronychal risings, cosmical settings, and periods of visibility.',
  requestWords: ['heliacal_events', 'heliacal'],
  requestSchema: heliacalFields.schema,
  responseSchema: heliacalResponseSchema,
  /** Venus, Jupiter and Sirius over Cairo in 2024. */
  example: {
    request: { location: 'Cairo', from: '2024-01-01', to: '2025-01-01', bodies: ['venus', 'jupiter', 'sirius'] },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseHeliacal,
  need: () => need('eclipses', 'growth', false),
  cost: heliacalCost,
  searches: { list: 'events', mostDays: [MOST_DAYS], limit: null },
  /** Where in the sky it is seen is for programs. Each body has its periods. */
  markdownOptions: {
    leftOut: ['azimuth', 'limiting_magnitude', 'altitude'],
    shape: shapeOf(heliacalResponseSchema.pick({ visibility: true }), ({ visibility }, answer) => ({
      ...answer,
      visibility: Object.fromEntries(visibility.map(({ body, periods }) => [body, periods])),
    })),
  },
  calculate: calculateHeliacal,
};
