import type { Endpoint, Representations } from '../endpoint.ts';
import { need } from '../limits/need.ts';
import { calculateEphemeris } from './calculate.ts';
import { ephemerisCost } from './cost.ts';
import { cutTable } from './cut-table.ts';
import { ephemerisCsv } from './csv.ts';
import { ephemerisExample } from './example.ts';
import { ephemerisForReaders } from './markdown-options.ts';
import { parseEphemeris, type EphemerisRequest, ephemerisFields } from './request.ts';
import { ephemerisResponseSchema } from './schema.ts';

const CSV = 'text/csv; charset=utf-8';
const AS_CSV: Representations = { asked: CSV, offered: [{ mediaType: CSV, write: ephemerisCsv }] };

/** GET and POST /ephemeris (docs/methods/positions.md). */
export const ephemerisEndpoint: Endpoint<EphemerisRequest, typeof ephemerisResponseSchema> = {
  name: 'ephemeris',
  path: '/ephemeris',
  methods: ['GET', 'POST'],
  tag: 'Sky',
  summary: 'Table of positions at even steps',
  description:
    'Longitude, latitude, distance, speed, right ascension and declination of the bodies at every step of a range, tropical or sidereal, as JSON or CSV.',
  requestWords: ['ephemeris'],
  requestSchema: ephemerisFields.schema,
  responseSchema: ephemerisResponseSchema,
  example: ephemerisExample,
  parse: parseEphemeris,
  need: ({ sidereal }) => need('ephemeris', 'growth', sidereal),
  cost: ephemerisCost,
  markdownOptions: ephemerisForReaders,
  calculate: calculateEphemeris,
  cutAngles: cutTable,
  forms: { mediaTypes: [CSV], of: ({ format }) => (format === 'csv' ? AS_CSV : null) },
};
