import type { Endpoint } from '../endpoint.ts';
import { need } from '../limits/need.ts';
import { calculateOccultations } from './calculate.ts';
import { occultationsCost } from './cost.ts';
import { occultationsExample } from './example.ts';
import { occultationsForReaders } from './markdown-options.ts';
import { MOST_DAYS, occultationsFields, parseOccultations, type OccultationsRequest } from './request.ts';
import { occultationsResponseSchema } from './schema.ts';

/** POST /occultations (docs/methods/eclipses.md). */
export const occultationsEndpoint: Endpoint<OccultationsRequest, typeof occultationsResponseSchema> = {
  name: 'occultations',
  path: '/occultations',
  methods: ['POST'],
  tag: 'Sky',
  summary: 'Occultations by the Moon',
  description:
    'When the Moon covers planets and bright stars: for the whole Earth, or what a place sees, with contacts, position angles, altitudes and daylight.',
  requestWords: ['occultations'],
  requestSchema: occultationsFields.schema,
  responseSchema: occultationsResponseSchema,
  example: occultationsExample,
  parse: parseOccultations,
  need: () => need('eclipses', 'growth', false),
  cost: occultationsCost,
  searches: { list: 'occultations', mostDays: [MOST_DAYS], limit: null },
  markdownOptions: occultationsForReaders,
  calculate: calculateOccultations,
};
