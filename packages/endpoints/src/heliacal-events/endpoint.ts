import type { Endpoint } from '../endpoint.ts';
import { need } from '../limits/need.ts';
import { calculateHeliacal } from './calculate.ts';
import { heliacalCost } from './cost.ts';
import { heliacalExample } from './example.ts';
import { heliacalForReaders } from './markdown-options.ts';
import { heliacalFields, MOST_DAYS, parseHeliacal, type HeliacalRequest } from './request.ts';
import { heliacalResponseSchema } from './schema.ts';

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
  example: heliacalExample,
  parse: parseHeliacal,
  need: () => need('eclipses', 'growth', false),
  cost: heliacalCost,
  searches: { list: 'events', mostDays: [MOST_DAYS], limit: null },
  markdownOptions: heliacalForReaders,
  calculate: calculateHeliacal,
};
