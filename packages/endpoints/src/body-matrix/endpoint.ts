import type { Endpoint } from '../endpoint.ts';
import { need } from '../limits/need.ts';
import { calculateBodyMatrix } from './calculate.ts';
import { bodyMatrixExample } from './example.ts';
import { bodyMatrixForReaders } from './markdown-options.ts';
import { parseBodyMatrix, type BodyMatrixRequest, bodyMatrixFields } from './request.ts';
import { bodyMatrixResponseSchema } from './schema.ts';

/** POST /swiss with request body_matrix (docs/methods/planetary-hours.md). */
export const bodyMatrixEndpoint: Endpoint<BodyMatrixRequest, typeof bodyMatrixResponseSchema> = {
  name: 'body_matrix',
  path: '/body_matrix',
  methods: ['POST'],
  tag: 'Western',
  summary: 'Body matrix: the day and hour against a birth chart',
  description:
    'Circadian window by apparent solar time, planetary day and hour, phase of the Moon, and transiting Moon and Mars against the natal points.',
  requestWords: ['body_matrix'],
  requestSchema: bodyMatrixFields.schema,
  responseSchema: bodyMatrixResponseSchema,
  example: bodyMatrixExample,
  parse: parseBodyMatrix,
  need: ({ settings }) => need('body_matrix', 'starter', settings.sidereal),
  markdownOptions: bodyMatrixForReaders,
  calculate: calculateBodyMatrix,
};
