import type { Endpoint } from '../endpoint.ts';
import { need } from '../shared/need.ts';
import { calculateYearlyCycle } from './calculate.ts';
import { yearlyCycleExample } from './example.ts';
import { parseYearlyCycle, type YearlyCycleRequest } from './request.ts';
import { yearlyCycleRequestSchema, yearlyCycleResponseSchema } from './schema.ts';

/** A year with everything in it. */
const YEAR_MS = 400;

/** POST /swiss with request yearly_cycle, contract §12. */
export const yearlyCycleEndpoint: Endpoint<YearlyCycleRequest> = {
  name: 'yearly_cycle',
  path: '/yearly_cycle',
  methods: ['POST'],
  summary: 'A year of life from one solar return to the next',
  description:
    'Solar return chart, annual and monthly profections, slow transits with their windows, eclipses on natal points, the progressed Moon and the stations, and one timeline of them all.',
  requestWords: ['yearly_cycle'],
  open: false,
  requestSchema: yearlyCycleRequestSchema,
  responseSchema: yearlyCycleResponseSchema,
  example: yearlyCycleExample,
  parse: parseYearlyCycle,
  need: ({ settings }) => need('yearly_cycle', 'growth', settings.sidereal),
  cost: () => ({ milliseconds: YEAR_MS }),
  calculate: calculateYearlyCycle,
};
