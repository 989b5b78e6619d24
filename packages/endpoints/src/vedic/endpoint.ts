import type { Cost, Endpoint } from '../endpoint.ts';
import { need } from '../shared/need.ts';
import { calculateVedic } from './calculate.ts';
import { vedicExample } from './example.ts';
import { parseVedic, type VedicRequest } from './request.ts';
import { vedicRequestSchema, vedicResponseSchema } from './schema.ts';

/** What a Vedic chart needs, on its own path and as natal with system vedic: Starter serves natal in the one system its account chose. */
export const vedicNeed = (): ReturnType<Endpoint['need']> => need('vedic', 'starter', false, 'vedic');

const CHART_MS = 30;
/** A tree of a dasha system three levels deep, and its years reckoned by returns of the Sun. */
const DEEP_TREE_MS = 25;
const SOLAR_YEARS_MS = 25;

export function vedicCost({
  settings: {
    options: { dasha },
  },
}: VedicRequest): Cost {
  return {
    milliseconds:
      CHART_MS +
      dasha.systems.length * ((dasha.levels > 2 ? DEEP_TREE_MS : 0) + (dasha.year === 'solar' ? SOLAR_YEARS_MS : 0)),
  };
}

/** POST /natal/vedic, contract §6. */
export const vedicEndpoint: Endpoint<VedicRequest> = {
  name: 'vedic',
  path: '/natal/vedic',
  methods: ['POST'],
  summary: 'Vedic natal chart',
  description:
    'Sidereal chart after Parashara: grahas, bhavas and chalit, sixteen vargas, dashas, yogas, strengths, ashtakavarga, karakas, arudhas, upagrahas, panchang, doshas. ' +
    'Every contested reading is a setting with a default, named in conventions. Without a birth time houses count from the Moon and parts of the lagna are null.',
  requestWords: ['vedic', 'natal_vedic'],
  open: false,
  requestSchema: vedicRequestSchema,
  responseSchema: vedicResponseSchema,
  example: vedicExample,
  parse: parseVedic,
  need: vedicNeed,
  cost: vedicCost,
  calculate: calculateVedic,
};
