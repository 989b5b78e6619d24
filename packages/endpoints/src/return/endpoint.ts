import type { Endpoint } from '../endpoint.ts';
import { need } from '../shared/need.ts';
import { calculateReturn } from './calculate.ts';
import { returnExample } from './example.ts';
import { parseReturn, type ReturnRequest } from './request.ts';
import { returnRequestSchema, returnResponseSchema } from './schema.ts';

/** POST /return, contract §11. */
export const returnEndpoint: Endpoint<ReturnRequest> = {
  name: 'return',
  path: '/return',
  methods: ['POST'],
  summary: 'Solar, lunar and planetary returns',
  description: 'When a body comes back to its natal longitude, to the second, with every retrograde passage and the chart cast for it; '
    + 'relocated, corrected for precession, or converse.',
  requestWords: ['return', 'solar_return', 'lunar_return'],
  open: false,
  requestSchema: returnRequestSchema,
  responseSchema: returnResponseSchema,
  example: returnExample,
  parse: parseReturn,
  need: ({ settings }) => need('return', 'professional', settings.sidereal),
  calculate: calculateReturn,
};
