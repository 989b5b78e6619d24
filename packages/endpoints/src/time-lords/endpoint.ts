import type { Endpoint } from '../endpoint.ts';
import { need } from '../limits/need.ts';
import { calculateTimeLords } from './calculate.ts';
import { timeLordsExample } from './example.ts';
import { timeLordsForReaders } from './markdown-options.ts';
import { parseTimeLords, timeLordsFields, timeLordsParts, type TimeLordsRequest } from './request.ts';
import { timeLordsResponseSchema } from './schema.ts';
import { periodsAtMost, yearsListed } from './size.ts';

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
  example: timeLordsExample,
  parse: parseTimeLords,
  need: ({ settings }) => need('time_lords', 'growth', settings.sidereal),
  cost: (request) => ({
    milliseconds:
      COST_MS.chart +
      periodsAtMost(request) * COST_MS.period +
      yearsListed(request) * (request.lords.profectionMonths === 'solar' ? 12 : 1) * COST_MS.return,
  }),
  markdownOptions: timeLordsForReaders,
  parts: () => timeLordsParts,
  calculate: calculateTimeLords,
};
