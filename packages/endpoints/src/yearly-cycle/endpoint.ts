import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };
import { eclipseForReaders } from '../wire/eclipse.ts';
import { need } from '../limits/cost.ts';
import { calculateYearlyCycle, yearlyCycleResponseSchema } from './calculate.ts';
import { parseYearlyCycle, yearlyCycleFields, yearlyCycleParts, type YearlyCycleRequest } from './request.ts';

/** Milliseconds for a year with all parts. */
const YEAR_MS = 400;

/** POST /swiss with request yearly_cycle (docs/methods/returns-and-progressions.md). */
export const yearlyCycleEndpoint: Endpoint<YearlyCycleRequest, typeof yearlyCycleResponseSchema> = {
  name: 'yearly_cycle',
  path: '/yearly_cycle',
  methods: ['POST'],
  tag: 'Western',
  summary: 'A year of life from one solar return to the next',
  description:
    'Solar return chart, annual and monthly profections, exact slow transits and eclipses on natal points; include adds times in orb, ingresses, the progressed Moon, lunar returns, stations, and one timeline of everything.',
  requestWords: ['yearly_cycle'],
  requestSchema: yearlyCycleFields.schema,
  responseSchema: yearlyCycleResponseSchema,
  /** The chart NY90 in 2024. */
  example: {
    request: { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York', year: 2024 },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseYearlyCycle,
  need: ({ settings }) => need('yearly_cycle', 'growth', settings.sidereal),
  cost: () => ({ milliseconds: YEAR_MS }),
  /** Day and kind name an eclipse. */
  markdownOptions: {
    leftOut: ['id'],
    shape: ({ eclipses, ...answer }) => ({
      ...answer,
      eclipses: Array.isArray(eclipses) ? eclipses.map(eclipseForReaders) : eclipses,
    }),
  },
  parts: () => yearlyCycleParts,
  calculate: calculateYearlyCycle,
};
