import type { Endpoint } from '../endpoint.ts';
import { need } from '../limits/need.ts';
import { calculateMuhurta } from './calculate.ts';
import { muhurtaExample } from './example.ts';
import { muhurtaForReaders } from './markdown-options.ts';
import { muhurtaFields, muhurtaParts, parseMuhurta, type MuhurtaRequest } from './request.ts';
import { muhurtaResponseSchema } from './schema.ts';

const DAY_MS = 86_400_000;
const FIXED_MS = 40;
const MS_PER_DAY = 8;

/** POST /muhurta (docs/methods/muhurta.md). */
export const muhurtaEndpoint: Endpoint<MuhurtaRequest, typeof muhurtaResponseSchema> = {
  name: 'muhurta',
  path: '/muhurta',
  methods: ['POST'],
  tag: 'Vedic',
  summary: 'Muhurta: times for a purpose',
  description:
    'Windows to the second for a marriage, journey, house entry, naming … in a range of days, what each has, and the rule, source and cause of every exclusion; for one or two births with tara bala and chandra bala.',
  requestWords: ['muhurta'],
  requestSchema: muhurtaFields.schema,
  responseSchema: muhurtaResponseSchema,
  example: muhurtaExample,
  parse: parseMuhurta,
  need: () => need('vedic', 'starter', false, 'vedic'),
  cost: ({ fromMs, toMs }) => {
    const days = (toMs - fromMs) / DAY_MS;
    return {
      milliseconds: FIXED_MS + days * MS_PER_DAY,
      range: { fromMs, days, millisecondsPerDay: MS_PER_DAY },
    };
  },
  markdownOptions: muhurtaForReaders,
  parts: () => muhurtaParts,
  calculate: calculateMuhurta,
};
