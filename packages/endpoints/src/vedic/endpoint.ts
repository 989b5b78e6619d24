import type { Endpoint } from '../endpoint.ts';
import { need } from '../shared/need.ts';
import { calculateVedic } from './calculate.ts';
import { vedicExample } from './example.ts';
import { parseVedic, type VedicRequest } from './request.ts';
import { vedicRequestSchema, vedicResponseSchema } from './schema.ts';

/** What a Vedic chart needs, on its own path and as natal with system vedic: Starter serves natal in the one system its account chose. */
export const vedicNeed = (): ReturnType<Endpoint['need']> => need('vedic', 'starter', false, 'vedic');

/** POST /natal/vedic, contract §6. */
export const vedicEndpoint: Endpoint<VedicRequest> = {
  name: 'vedic',
  path: '/natal/vedic',
  methods: ['POST'],
  summary: 'Vedic natal chart',
  description: 'Sidereal chart after Parashara: grahas, bhavas and chalit, sixteen vargas, dashas, yogas, strengths, ashtakavarga, karakas, arudhas, upagrahas, panchang, doshas. '
    + 'Every contested reading is a setting with a default, named in conventions. Without a birth time houses count from the Moon and parts of the lagna are null.',
  requestWords: ['vedic', 'natal_vedic'],
  open: false,
  requestSchema: vedicRequestSchema,
  responseSchema: vedicResponseSchema,
  example: vedicExample,
  parse: parseVedic,
  need: vedicNeed,
  calculate: calculateVedic,
};
