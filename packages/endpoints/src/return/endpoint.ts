import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };
import { need } from '../limits/cost.ts';
import { paranCostMs } from '../western/chart.ts';
import { calculateReturn, returnResponseSchema } from './calculate.ts';
import type { ReturnRequest } from '../western/returns/asked.ts';
import { parseReturn, returnFields, returnParts } from './request.ts';

const SEARCH_MS = 20;
const LUNAR_RETURNS = 14;
const CHART_MS = 2;
/** Milliseconds with the last and next station of each body. */
const FULL_CHART_MS = 20;

/** POST /return (docs/methods/returns-and-progressions.md). */
export const returnEndpoint: Endpoint<ReturnRequest, typeof returnResponseSchema> = {
  name: 'return',
  path: '/return',
  methods: ['POST'],
  tag: 'Western',
  summary: 'Solar, lunar and planetary returns',
  description:
    'When a body returns to its natal longitude, to the second, with every retrograde passage and the chart for it; ' +
    'relocated, corrected for precession, or converse.',
  requestWords: ['return', 'solar_return', 'lunar_return'],
  requestSchema: returnFields.schema,
  responseSchema: returnResponseSchema,
  /** The Jupiter return of the chart NY90: of its three passages two fall in 2026. */
  example: {
    request: {
      birth_date: '1990-06-15',
      birth_time: '14:30',
      location: 'New York',
      type: 'jupiter',
      year: 2026,
    },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseReturn,
  need: ({ settings }) => need('return', 'professional', settings.sidereal),
  cost: ({ choice, include, settings }) => ({
    milliseconds:
      SEARCH_MS +
      (choice.kind === 'year' ? (choice.count ?? LUNAR_RETURNS) : choice.count + 1) *
        ((include.has('stations') ? FULL_CHART_MS : CHART_MS) +
          (include.has('star_parans') ? paranCostMs(settings.chart) : 0)),
  }),
  paged: true,
  parts: () => returnParts,
  calculate: calculateReturn,
};
