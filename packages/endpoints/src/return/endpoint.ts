import type { Endpoint } from '../endpoint.ts';
import { need } from '../shared/need.ts';
import { calculateReturn } from './calculate.ts';
import { returnExample } from './example.ts';
import { parseReturn, type ReturnRequest } from './request.ts';
import { returnRequestSchema, returnResponseSchema } from './schema.ts';

const SEARCH_MS = 20;
const LUNAR_RETURNS = 14;
const CHART_MS = 2;
/** With each body's last and next station. */
const FULL_CHART_MS = 20;

/** POST /return, contract §11. */
export const returnEndpoint: Endpoint<ReturnRequest> = {
  name: 'return',
  path: '/return',
  methods: ['POST'],
  summary: 'Solar, lunar and planetary returns',
  description:
    'When a body comes back to its natal longitude, to the second, with every retrograde passage and the chart cast for it; ' +
    'relocated, corrected for precession, or converse.',
  requestWords: ['return', 'solar_return', 'lunar_return'],
  open: false,
  requestSchema: returnRequestSchema,
  responseSchema: returnResponseSchema,
  example: returnExample,
  parse: parseReturn,
  need: ({ settings }) => need('return', 'professional', settings.sidereal),
  cost: ({ choice, include }) => ({
    milliseconds:
      SEARCH_MS +
      (choice.kind === 'year' ? (choice.count ?? LUNAR_RETURNS) : choice.count + 1) *
        (include.has('stations') ? FULL_CHART_MS : CHART_MS),
  }),
  calculate: calculateReturn,
};
