import type { Endpoint } from '../endpoint.ts';
import response from './example-response.json' with { type: 'json' };
import { calculateVedic } from '../vedic-chart/calculate.ts';
import {
  parseVedic,
  vedicFields,
  vedicParts,
  type VedicRequest,
  vedicCost,
  vedicNeed,
} from '../vedic-chart/request.ts';
import { vedicResponseSchema } from '../vedic-chart/schema.ts';

/** POST /natal/vedic (docs/methods/vedic-charts.md). */
export const vedicEndpoint: Endpoint<VedicRequest, typeof vedicResponseSchema> = {
  name: 'vedic',
  path: '/natal/vedic',
  methods: ['POST'],
  tag: 'Vedic',
  summary: 'Vedic natal chart',
  description:
    'Sidereal chart by Parashara’s rules: grahas, bhavas, navamsa and the Vimshottari dasha (others by settings.dasha_systems, those of a span by dashas_from); `include` adds chalit, all vargas, yogas, strengths, ashtakavarga, karakas, arudhas, upagrahas, panchang, doshas and more, or `all` of it. ' +
    'Every reading on which authors differ is a setting with a default, listed in conventions. Without a birth time bhavas are counted from the Moon and parts that need the lagna are null.',
  requestWords: ['vedic', 'natal_vedic'],
  requestSchema: vedicFields.schema,
  responseSchema: vedicResponseSchema,
  /** The chart NY90. */
  example: {
    request: { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York', analysis_date: '2024-06-15' },
    response,
    nowMs: Date.UTC(2026, 0, 1),
  },
  parse: parseVedic,
  need: vedicNeed,
  cost: vedicCost,
  parts: () => vedicParts,
  markdownOptions: { leftOut: ['occupants', 'bhavas_from'] },
  calculate: calculateVedic,
};
