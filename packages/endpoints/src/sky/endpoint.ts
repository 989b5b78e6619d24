import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };
import { SVG_ON_REQUEST } from '../forms/picture-forms.ts';
import { FREE } from '../limits/cost.ts';
import { calculateSky, MINUTE_MS, skyResponseSchema } from './calculate.ts';
import { parseSky, skyFields, type SkyRequest } from './request.ts';

/** GET /sky: the sky of the current minute, for everyone. */
export const skyEndpoint: Endpoint<SkyRequest, typeof skyResponseSchema> = {
  name: 'sky',
  path: '/sky',
  methods: ['GET'],
  tag: 'Sky',
  summary: 'The sky right now',
  description:
    'Positions, aspects and lunar phase of the current minute, geocentric and tropical, as JSON or drawn as a wheel with 0° Aries at nine o’clock. Free and without a key; public caches may keep it until the minute ends.',
  requestWords: [],
  sharedForMs: MINUTE_MS,
  requestSchema: skyFields.schema,
  responseSchema: skyResponseSchema,
  /** The sky at the beginning of 2024. */
  example: {
    request: {},
    response,
    nowMs: Date.UTC(2024, 0, 1, 0, 0, 30),
  },
  parse: parseSky,
  need: () => FREE,
  markdownOptions: { leftOut: ['svg'] },
  calculate: calculateSky,
  forms: SVG_ON_REQUEST,
};
