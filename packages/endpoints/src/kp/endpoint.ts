import type { Endpoint } from '../endpoint.ts';
import { need } from '../limits/need.ts';
import { calculateKp } from './calculate.ts';
import { kpExample } from './example.ts';
import { kpForReaders } from './markdown-options.ts';
import { changesAtMost, kpFields, kpParts, parseKp, type KpRequest } from './request.ts';
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
  example: kpExample,
  parse: parseKp,
  need: () => need('vedic', 'starter', false, 'vedic'),
  cost: ({ changes }) => ({ milliseconds: CHART_MS + (changes === null ? 0 : changesAtMost(changes) * CHANGE_MS) }),
  markdownOptions: kpForReaders,
  parts: () => kpParts,
  calculate: calculateKp,
};
