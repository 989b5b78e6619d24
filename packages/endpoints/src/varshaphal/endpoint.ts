import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };
import { need } from '../limits/cost.ts';
import { calculateVarshaphal } from './calculate.ts';
import { parseVarshaphal, varshaphalFields, varshaphalParts, type VarshaphalRequest } from './request.ts';
import { varshaphalResponseSchema } from './schema.ts';

/** Milliseconds of a year with its months, and of a chart inside it. */
const COST_MS = { year: 25, chart: 0.8 };

/** POST /varshaphal: the Tajika year. */
export const varshaphalEndpoint: Endpoint<VarshaphalRequest, typeof varshaphalResponseSchema> = {
  name: 'varshaphal',
  path: '/varshaphal',
  methods: ['POST'],
  tag: 'Vedic',
  summary: 'The Tajika year',
  description:
    'Chart of the sidereal solar return with muntha, the five office bearers and their panchavargiya bala, the lord of the year, harsha bala, Tajika yogas, ' +
    'mudda and patyayini dasha, sahams; include adds the charts of months and sixty hours and tithi pravesha.',
  requestWords: ['varshaphal'],
  requestSchema: varshaphalFields.schema,
  responseSchema: varshaphalResponseSchema,
  /** The chart NY90, the year that begins in 2024. */
  example: {
    request: { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York', year: 2024 },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseVarshaphal,
  need: () => need('vedic', 'growth', false),
  cost: ({ include }) => ({
    milliseconds: COST_MS.year + (include.has('sixty_hours') ? 144 : 0) * COST_MS.chart,
  }),
  markdownOptions: { leftOut: ['bhavas_from'] },
  parts: () => varshaphalParts,
  calculate: calculateVarshaphal,
};
