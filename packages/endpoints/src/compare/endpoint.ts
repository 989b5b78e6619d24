import type { Endpoint } from '../endpoint.ts';
import { need } from '../limits/need.ts';
import { calculateCompare } from './calculate.ts';
import { compareExample } from './example.ts';
import { compareForReaders } from './markdown-options.ts';
import { compareFields, parseCompare, type CompareRequest } from './request.ts';
import { compareResponseSchema } from './schema.ts';

/** Milliseconds of processor time without position tables, rounded up; most of it is spent only where rows differ. */
const SEARCH_MS = 350;
const PERIOD_MS = 60;

/** POST /compare (docs/methods/sensitivity.md). */
export const compareEndpoint: Endpoint<CompareRequest, typeof compareResponseSchema> = {
  name: 'compare',
  path: '/compare',
  methods: ['POST'],
  tag: 'Western',
  summary: 'Why another program shows other numbers',
  description:
    'Longitudes, cusps, angles, dasha dates and sunrise of another program beside a birth: the answer names the setting that explains the differences ' +
    '(node, ayanamsa, time zone or daylight saving, local mean time, true or apparent positions, house system, dasha year, sunrise), with the evidence and the fields that give the same here, or says that none does.',
  requestWords: ['compare'],
  requestSchema: compareFields.schema,
  responseSchema: compareResponseSchema,
  example: compareExample,
  parse: parseCompare,
  cost: ({ rows: { dasha } }) => ({ milliseconds: SEARCH_MS + (dasha?.periods.length ?? 0) * PERIOD_MS }),
  need: ({ settings: { sidereal, system } }) => need('natal', 'starter', sidereal && system === 'western', system),
  markdownOptions: compareForReaders,
  calculate: calculateCompare,
};
