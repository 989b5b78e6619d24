import { SVG_ON_REQUEST } from '../forms/svg-on-request.ts';
import type { Endpoint } from '../endpoint.ts';
import { FREE } from '../limits/need.ts';
import { calculateSky, MINUTE_MS } from './calculate.ts';
import { skyExample } from './example.ts';
import { parseSky, skyFields, type SkyRequest } from './request.ts';
import { skyResponseSchema } from './schema.ts';

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
  example: skyExample,
  parse: parseSky,
  need: () => FREE,
  markdownOptions: { leftOut: ['svg'] },
  calculate: calculateSky,
  forms: SVG_ON_REQUEST,
};
