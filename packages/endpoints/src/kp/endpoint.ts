import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };
import { need } from '../limits/cost.ts';
import { calculateKp } from './calculate.ts';
import { changesAtMost, kpFields, kpParts, type KpRequest, parseKp } from './request.ts';
import { kpResponseSchema } from './schema.ts';

/** Milliseconds of a chart with ruling planets, and of one change. */
const CHART_MS = 10;
const CHANGE_MS = 0.16;

/** POST /kp (docs/methods/kp.md). */
export const kpEndpoint: Endpoint<KpRequest, typeof kpResponseSchema> = {
  name: 'kp',
  path: '/kp',
  methods: ['POST'],
  tag: 'Vedic',
  summary: 'Krishnamurti Paddhati: cusps, sub-lords, significators, horary',
  description:
    'Placidus cusps and grahas with sign, star, sub and sub-sub lords, fourfold significators, ruling planets; horary charts by number 1–249; changes of lords in a range.',
  requestWords: ['kp'],
  requestSchema: kpFields.schema,
  responseSchema: kpResponseSchema,
  /** The chart NY90 with the ruling planets of 2024-06-15. */
  example: {
    request: { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York', analysis_date: '2024-06-15' },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseKp,
  need: () => need('vedic', 'starter', false, 'vedic'),
  cost: ({ changes }) => ({ milliseconds: CHART_MS + (changes === null ? 0 : changesAtMost(changes) * CHANGE_MS) }),
  /** The star lord says which nakshatra a position is in. */
  markdownOptions: { leftOut: ['sources', 'nakshatra'] },
  parts: () => kpParts,
  calculate: calculateKp,
};
