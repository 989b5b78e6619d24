import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };
import { need } from '../limits/cost.ts';
import { calculateSensitivity } from './calculate.ts';
import { sensitivityCost } from './cost.ts';
import { parseSensitivity, sensitivityFields, type SensitivityRequest } from './request.ts';
import { sensitivityResponseSchema } from './schema.ts';

/** POST /sensitivity (docs/methods/sensitivity.md). */
export const sensitivityEndpoint: Endpoint<SensitivityRequest, typeof sensitivityResponseSchema> = {
  name: 'sensitivity',
  path: '/sensitivity',
  methods: ['POST'],
  tag: 'Western',
  summary: 'What an uncertain birth time changes',
  description:
    'Every instant around a birth time at which a sign, house, lot, aspect, pattern, varga lagna, bhava, dasha lord or limb changes; ' +
    'what holds throughout, and how long each stays as it is. Without a birth time: over the whole civil day.',
  requestWords: ['sensitivity'],
  requestSchema: sensitivityFields.schema,
  responseSchema: sensitivityResponseSchema,
  /** The chart NY90 with an hour either side. */
  example: {
    request: {
      birth_date: '1990-06-15',
      birth_time: '14:30',
      location: 'New York',
      minutes: 60,
      include: ['signs', 'houses'],
    },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseSensitivity,
  cost: sensitivityCost,
  need: ({ western, vedic }) =>
    western !== null && vedic !== null
      ? need('sensitivity', 'growth', false)
      : need('sensitivity', 'starter', western?.settings.sidereal ?? false, western === null ? 'vedic' : 'western'),
  markdownOptions: { leftOut: ['side', 'at_local', 'starts_at_local', 'ends_at_local'] },
  calculate: calculateSensitivity,
};
