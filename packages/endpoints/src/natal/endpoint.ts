import { DEFAULT_NATAL_INCLUDES, NATAL_INCLUDES } from '@theia/astro/natal/settings';
import type { Endpoint } from '../endpoint.ts';
import { parseBirthData } from '../shared/birth-data.ts';
import { parseInclude } from '../shared/include.ts';
import { need } from '../shared/need.ts';
import { readFields } from '../shared/reader.ts';
import { parseSettings } from '../shared/settings.ts';
import { parseSystem } from '../shared/system.ts';
import { calculateNatal, type NatalRequest } from './calculate.ts';
import { natalExample } from './example.ts';
import { natalRequestSchema, natalResponseSchema } from './schema.ts';

function parseNatal(input: unknown): NatalRequest {
  const fields = readFields(input);
  parseSystem(fields);
  const birth = parseBirthData(fields);
  const settings = parseSettings(fields, { orbScale: 1 });
  const include = parseInclude(fields, NATAL_INCLUDES, DEFAULT_NATAL_INCLUDES);
  const warnings = fields.finish(settings.strict);
  return { birth, settings, include, input: fields.echo, warnings };
}

/** POST /swiss/natal, contract §5. */
export const natalEndpoint: Endpoint<NatalRequest> = {
  name: 'natal',
  path: '/swiss/natal',
  methods: ['POST'],
  summary: 'Western natal chart',
  description: 'Positions, houses, aspects, dignities, lots, figures, balance and lunar phase for a birth, tropical or sidereal. '
    + 'Without a birth time the chart is cast for local noon and everything that hangs on the horizon is left out.',
  requestWords: ['natal'],
  open: false,
  requestSchema: natalRequestSchema,
  responseSchema: natalResponseSchema,
  example: natalExample,
  parse: parseNatal,
  need: ({ settings }) => need('natal', 'starter', settings.sidereal, 'western'),
  calculate: calculateNatal,
};
