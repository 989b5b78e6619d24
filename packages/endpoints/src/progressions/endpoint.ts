import type { Cost, Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };
import { progressedClock } from '@theia-astro/astro/progressions/clock';
import { need } from '../limits/cost.ts';
import { calculateProgressions } from './calculate.ts';
import {
  parseProgressions,
  progressionsFields,
  progressionsParts,
  type ProgressionsRequest,
  progressionsSearch,
} from './request.ts';
import { progressionsResponseSchema } from './schema.ts';

const INSTANT_MS = 20;
/** Milliseconds for a range of events of all bodies, aspects and kinds: before the search, and for each day of the ephemeris it covers. */
const BEFORE_EVENTS_MS = 60;
const EVENTS_MS = 2;
/** The daily parallax needs shorter steps. */
const TOPOCENTRIC = 3;
const DAY_MS = 86_400_000;

/** POST /progressions (docs/methods/returns-and-progressions.md). */
export const progressionsEndpoint: Endpoint<ProgressionsRequest, typeof progressionsResponseSchema> = {
  name: 'progressions',
  path: '/progressions',
  methods: ['POST'],
  tag: 'Western',
  summary: 'Progressions and solar arcs',
  description:
    'Secondary, tertiary and minor progressions and solar-arc directions, forwards or converse, with five ways to progress the angles, aspects to the ' +
    'birth chart, and the progressed lunation cycle. With from and to, every ingress, station and exact aspect of the range.',
  requestWords: ['progressions'],
  requestSchema: progressionsFields.schema,
  responseSchema: progressionsResponseSchema,
  /** The chart NY90. */
  example: {
    request: {
      birth_date: '1990-06-15',
      birth_time: '14:30',
      location: 'New York',
      progressed_date: '2024-06-15',
      method: 'secondary',
      angles: 'naibod_ra',
    },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseProgressions,
  need: ({ settings }) => need('progressions', 'growth', settings.sidereal),
  cost: progressionsCost,
  searches: progressionsSearch,
  parts: progressionsParts,
  calculate: calculateProgressions,
};

function progressionsCost({ range, choice: { method, yearDays }, settings: { chart } }: ProgressionsRequest): Cost {
  if (range === null) return { milliseconds: INSTANT_MS };
  const days = (range.toMs - range.fromMs) / DAY_MS;
  const dayMs = EVENTS_MS * (chart.coordinates === 'topocentric' ? TOPOCENTRIC : 1);
  const millisecondsPerDay = dayMs * progressedClock(0, method, yearDays, false).rate;
  return {
    milliseconds: INSTANT_MS + BEFORE_EVENTS_MS + days * millisecondsPerDay,
    range: { fromMs: range.fromMs, days, millisecondsPerDay },
  };
}
