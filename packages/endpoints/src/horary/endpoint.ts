import type { Endpoint } from '../endpoint.ts';
import { need } from '../limits/need.ts';
import { calculateHorary } from './calculate.ts';
import { horaryExample } from './example.ts';
import { horaryForReaders } from './markdown-options.ts';
import { horaryFields, horaryParts, parseHorary, type HoraryRequest } from './request.ts';
import { horaryResponseSchema } from './schema.ts';

/** Milliseconds of a chart and the searches for its contacts. */
const CHART_MS = 120;

/** POST /horary (docs/methods/horary.md). */
export const horaryEndpoint: Endpoint<HoraryRequest, typeof horaryResponseSchema> = {
  name: 'horary',
  path: '/horary',
  methods: ['POST'],
  tag: 'Western',
  summary: 'Horary: judgement of a question',
  description:
    'Considerations before judgement, planetary hour, significators, perfection with exact moments (translation, collection, prohibition, refranation), receptions; include adds strengths and almutens.',
  requestWords: ['horary'],
  requestSchema: horaryFields.schema,
  responseSchema: horaryResponseSchema,
  example: horaryExample,
  parse: parseHorary,
  need: ({ settings }) => need('natal', 'starter', settings.sidereal, 'western'),
  cost: () => ({ milliseconds: CHART_MS }),
  markdownOptions: horaryForReaders,
  parts: () => horaryParts,
  calculate: calculateHorary,
};
