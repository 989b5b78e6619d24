import type { Endpoint } from '../endpoint.ts';
import { need } from '../limits/need.ts';
import { calculateYearlyCycle } from './calculate.ts';
import { yearlyCycleExample } from './example.ts';
import { yearlyCycleForReaders } from './markdown-options.ts';
import { parseYearlyCycle, type YearlyCycleRequest, yearlyCycleFields, yearlyCycleParts } from './request.ts';
import { yearlyCycleResponseSchema } from './schema.ts';

/** Milliseconds for a year with all parts. */
const YEAR_MS = 400;

/** POST /swiss with request yearly_cycle (docs/methods/returns-and-progressions.md). */
export const yearlyCycleEndpoint: Endpoint<YearlyCycleRequest, typeof yearlyCycleResponseSchema> = {
  name: 'yearly_cycle',
  path: '/yearly_cycle',
  methods: ['POST'],
  tag: 'Western',
  summary: 'A year of life from one solar return to the next',
  description:
    'Solar return chart, annual and monthly profections, exact slow transits and eclipses on natal points; include adds times in orb, ingresses, the progressed Moon, lunar returns, stations, and one timeline of everything.',
  requestWords: ['yearly_cycle'],
  requestSchema: yearlyCycleFields.schema,
  responseSchema: yearlyCycleResponseSchema,
  example: yearlyCycleExample,
  parse: parseYearlyCycle,
  need: ({ settings }) => need('yearly_cycle', 'growth', settings.sidereal),
  cost: () => ({ milliseconds: YEAR_MS }),
  markdownOptions: yearlyCycleForReaders,
  parts: () => yearlyCycleParts,
  calculate: calculateYearlyCycle,
};
