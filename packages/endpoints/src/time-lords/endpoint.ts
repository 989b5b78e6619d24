import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };
import { shapeOf } from '../llm/write-markdown.ts';
import { timeLordsResponseSchema } from './schema.ts';
import { need } from '../limits/cost.ts';
import { calculateTimeLords } from './calculate.ts';
import { parseTimeLords, timeLordsFields, timeLordsParts, type TimeLordsRequest } from './request.ts';
import { periodsAtMost, yearsListed } from './settings.ts';

/** Milliseconds of a chart, of a listed period, and of a return of the Sun. */
const COST_MS = { chart: 10, period: 0.012, return: 0.2 };

/** POST /time_lords (docs/methods/time-lords.md). */
export const timeLordsEndpoint: Endpoint<TimeLordsRequest, typeof timeLordsResponseSchema> = {
  name: 'time_lords',
  path: '/time_lords',
  methods: ['POST'],
  tag: 'Western',
  summary: 'Lords of time: profections, releasing, firdaria, decennials',
  description:
    'Which planets and signs rule the years, months and days of a life: profections of any point, zodiacal releasing from any lot, firdaria; include adds decennials and the ages of rising times.',
  requestWords: ['time_lords'],
  requestSchema: timeLordsFields.schema,
  responseSchema: timeLordsResponseSchema,
  /** The chart NY90, analysed on 2024-06-15. */
  example: {
    request: { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York', analysis_date: '2024-06-15' },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseTimeLords,
  need: ({ settings }) => need('time_lords', 'growth', settings.sidereal),
  cost: (request) => ({
    milliseconds:
      COST_MS.chart +
      periodsAtMost(request) * COST_MS.period +
      yearsListed(request) * (request.lords.profectionMonths === 'solar' ? 12 : 1) * COST_MS.return,
  }),
  /** Points and lots by their names, so that their periods are tables. */
  markdownOptions: {
    leftOut: ['sources', 'peak'],
    shape: shapeOf(
      timeLordsResponseSchema.pick({ profections: true, releasing: true }),
      ({ profections, releasing }, answer) => ({
        ...answer,
        ...(profections === undefined
          ? {}
          : { profections: Object.fromEntries(profections.map(({ point, ...rest }) => [point, rest])) }),
        ...(releasing === undefined
          ? {}
          : { releasing: Object.fromEntries(releasing.map(({ lot, ...rest }) => [lot, rest])) }),
      }),
    ),
  },
  parts: () => timeLordsParts,
  calculate: calculateTimeLords,
};
