import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };
import { shapeOf } from '../llm/write-markdown.ts';
import { festivalsResponseSchema } from './schema.ts';
import { need } from '../limits/cost.ts';
import { calculateFestivals } from './calculate.ts';
import { festivalsFields, festivalsParts, type FestivalsRequest, parseFestivals } from './request.ts';

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
  /** The ekadashis of 2023, a year with an adhika month, in Varanasi. */
  example: {
    request: { year: 2023, location: 'Varanasi', kinds: ['ekadashi'], include: ['festivals'] },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseFestivals,
  need: () => need('vedic', 'starter', false, 'vedic'),
  cost: ({ years }) => ({ milliseconds: BASE_MS + years * YEAR_MS }),
  /** One line each: the date, the deciding moment and the tithi there; an ekadashi with the day and the end of the fast. */
  markdownOptions: {
    leftOut: ['rule', 'sanskrit', 'kala', 'choice', 'regions', 'purnimanta', 'shaka', 'weekday', 'kind', 'id'],
    shape: shapeOf(festivalsResponseSchema.pick({ festivals: true }).required(), ({ festivals }, answer) => ({
      ...answer,
      festivals: festivals.map(({ date, name, at, tithi, smarta, vaishnava }) => ({
        date,
        name,
        at,
        ...(smarta === undefined ? { tithi: tithi?.id } : { parana: smarta.parana }),
        ...(vaishnava === undefined || vaishnava.date === smarta?.date
          ? {}
          : { vaishnava: vaishnava.date, vaishnava_parana: vaishnava.parana }),
      })),
    })),
  },
  parts: () => festivalsParts,
  calculate: calculateFestivals,
};
