import { DEFAULT_NATAL_INCLUDES, NATAL_INCLUDES } from '@theia/astro/natal/settings';
import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { parseBirthData } from '../shared/birth-data.ts';
import { parseInclude } from '../shared/include.ts';
import { need } from '../shared/need.ts';
import { readFields } from '../shared/reader.ts';
import { parseSettings } from '../shared/settings.ts';
import { saysVedic } from '../shared/system.ts';
import { calculateVedic } from '../vedic/calculate.ts';
import { vedicCost, vedicNeed } from '../vedic/endpoint.ts';
import { parseVedic, type VedicRequest } from '../vedic/request.ts';
import { vedicNatalRequestSchema, vedicResponseSchema } from '../vedic/schema.ts';
import { calculateNatal, type NatalRequest } from './calculate.ts';
import { natalExample } from './example.ts';
import { natalRequestSchema, natalResponseSchema } from './schema.ts';

const CHART_MS = 15;
/** Each body's last and next station are searched for. */
const WITH_STATIONS_MS = 170;

function parseNatal(input: unknown): NatalRequest | VedicRequest {
  const fields = readFields(input);
  if (saysVedic(fields)) return parseVedic(input);
  const birth = parseBirthData(fields);
  const settings = parseSettings(fields, { orbScale: 1 });
  const include = parseInclude(fields, NATAL_INCLUDES, DEFAULT_NATAL_INCLUDES);
  const warnings = fields.finish(settings.strict);
  return { product: 'natal', birth, settings, include, input: fields.echo, warnings };
}

/** POST /swiss/natal, contract §5; with system vedic the answer of §6. */
export const natalEndpoint: Endpoint<NatalRequest | VedicRequest> = {
  name: 'natal',
  path: '/swiss/natal',
  methods: ['POST'],
  summary: 'Natal chart',
  description:
    'Positions, houses, aspects, dignities, lots, figures, balance and lunar phase for a birth, tropical or sidereal. ' +
    'Without a birth time the chart is cast for local noon and everything that hangs on the horizon is left out. With system vedic the same as /natal/vedic.',
  requestWords: ['natal'],
  open: false,
  requestSchema: z.union([natalRequestSchema, vedicNatalRequestSchema]),
  responseSchema: z.union([natalResponseSchema, vedicResponseSchema]),
  example: natalExample,
  parse: parseNatal,
  cost: (request) =>
    request.product === 'vedic'
      ? vedicCost(request)
      : { milliseconds: request.include.has('stations') ? WITH_STATIONS_MS : CHART_MS },
  need: (request) =>
    request.product === 'vedic' ? vedicNeed() : need('natal', 'starter', request.settings.sidereal, 'western'),
  calculate: (context, request) =>
    request.product === 'vedic' ? calculateVedic(context, request) : calculateNatal(context, request),
};
