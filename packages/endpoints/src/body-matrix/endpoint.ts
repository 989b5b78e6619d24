import type { Endpoint } from '../endpoint.ts';
import { need } from '../shared/need.ts';
import { calculateBodyMatrix } from './calculate.ts';
import { bodyMatrixExample } from './example.ts';
import { parseBodyMatrix, type BodyMatrixRequest } from './request.ts';
import { bodyMatrixRequestSchema, bodyMatrixResponseSchema } from './schema.ts';

/** POST /swiss with request body_matrix, contract §13. */
export const bodyMatrixEndpoint: Endpoint<BodyMatrixRequest> = {
  name: 'body_matrix',
  path: '/body_matrix',
  methods: ['POST'],
  summary: 'Body matrix: the day and hour against a birth chart',
  description:
    'Circadian window by apparent solar time, planetary day and hour, phase of the Moon, and transiting Moon and Mars against the natal points.',
  requestWords: ['body_matrix'],
  open: false,
  requestSchema: bodyMatrixRequestSchema,
  responseSchema: bodyMatrixResponseSchema,
  example: bodyMatrixExample,
  parse: parseBodyMatrix,
  need: ({ settings }) => need('body_matrix', 'starter', settings.sidereal),
  calculate: calculateBodyMatrix,
};
