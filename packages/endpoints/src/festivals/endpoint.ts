import type { Endpoint } from '../endpoint.ts';
import { need } from '../limits/need.ts';
import { calculateFestivals } from './calculate.ts';
import { festivalsExample } from './example.ts';
import { festivalsForReaders } from './markdown-options.ts';
import { festivalsFields, festivalsParts, parseFestivals, type FestivalsRequest } from './request.ts';
import { festivalsResponseSchema } from './schema.ts';

/** Milliseconds of processor time of the months around a year, and of each year. */
const BASE_MS = 40;
const YEAR_MS = 150;

/** POST /festivals (docs/methods/festivals.md). */
export const festivalsEndpoint: Endpoint<FestivalsRequest, typeof festivalsResponseSchema> = {
  name: 'festivals',
  path: '/festivals',
  methods: ['POST'],
  tag: 'Vedic',
  summary: 'Festivals and vratas of a year at a place',
  description:
    'Ekadashis (Smarta, Vaishnava, parana), pradosha, chaturthis, sankrantis, feasts, each with its rule, deciding moment and tithi; lunar months with adhika and kshaya; solar calendars.',
  requestWords: ['festivals'],
  requestSchema: festivalsFields.schema,
  responseSchema: festivalsResponseSchema,
  example: festivalsExample,
  parse: parseFestivals,
  need: () => need('vedic', 'starter', false, 'vedic'),
  cost: ({ years }) => ({ milliseconds: BASE_MS + years * YEAR_MS }),
  markdownOptions: festivalsForReaders,
  parts: () => festivalsParts,
  calculate: calculateFestivals,
};
