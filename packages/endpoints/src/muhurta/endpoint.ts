import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };
import { shapeOf } from '../llm/write-markdown.ts';
import { muhurtaResponseSchema } from './schema.ts';
import { need } from '../limits/cost.ts';
import { calculateMuhurta } from './calculate.ts';
import { muhurtaFields, muhurtaParts, type MuhurtaRequest, parseMuhurta } from './request.ts';

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
  /** A month in New York for a couple. */
  example: {
    request: { purpose: 'marriage', location: 'New York', from: '2026-04-20', to: '2026-05-05' },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseMuhurta,
  need: () => need('vedic', 'starter', false, 'vedic'),
  cost: ({ fromMs, toMs }) => {
    const days = (toMs - fromMs) / DAY_MS;
    return {
      milliseconds: FIXED_MS + days * MS_PER_DAY,
      range: { fromMs, days, millisecondsPerDay: MS_PER_DAY },
    };
  },
  /** Of the rules those that exclude something, with what does; when is in the JSON. */
  markdownOptions: {
    leftOut: ['source', 'step', 'karana', 'yoga'],
    shape: shapeOf(muhurtaResponseSchema.pick({ rules: true }), ({ rules }, answer) => {
      const excluding = rules.flatMap(({ id, excluded = [] }) =>
        excluded.length === 0 ? [] : [[id, [...new Set(excluded.map(({ cause }) => cause))].join(', ')] as const],
      );
      return { ...answer, rules: Object.fromEntries(excluding) };
    }),
  },
  parts: () => muhurtaParts,
  calculate: calculateMuhurta,
};
