import type { Endpoint } from '../endpoint.ts';
import { need } from '../limits/need.ts';
import { calculateVarshaphal } from './calculate.ts';
import { varshaphalExample } from './example.ts';
import { parseVarshaphal, type VarshaphalRequest, varshaphalFields, varshaphalParts } from './request.ts';
import { varshaphalResponseSchema } from './schema.ts';

/** POST /varshaphal: the Tajika year. */
export const varshaphalEndpoint: Endpoint<VarshaphalRequest, typeof varshaphalResponseSchema> = {
  name: 'varshaphal',
  path: '/varshaphal',
  methods: ['POST'],
  tag: 'Vedic',
  summary: 'The Tajika year',
  description:
    'Chart of the sidereal solar return with muntha, the five office bearers and their panchavargiya bala, the lord of the year, harsha bala, Tajika yogas, ' +
    'mudda and patyayini dasha and sahams (Neelakantha, Tajika Neelakanthi).',
  requestWords: ['varshaphal'],
  open: false,
  requestSchema: varshaphalFields.schema,
  responseSchema: varshaphalResponseSchema,
  example: varshaphalExample,
  parse: parseVarshaphal,
  need: () => need('vedic', 'growth', false),
  forReaders: { leftOut: ['bhavas_from'] },
  parts: () => varshaphalParts,
  calculate: calculateVarshaphal,
};
