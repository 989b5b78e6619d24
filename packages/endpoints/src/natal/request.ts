import type { TriplicityLords } from '@theia-astro/astro/traditional/receptions';
import { z } from 'zod';
import type { Warning } from '../endpoint.ts';
import type { BirthData, Settings } from '../request/asked.ts';
import { birthFields, readBirth } from '../request/birth-data.ts';
import { include, includedChartParts } from '../request/include.ts';
import { FieldSet, narrowed, choice, formatField } from '../request/field.ts';
import { readFields } from '../request/reader.ts';
import { readSettings, settingsField } from '../request/settings.ts';
import { saysVedic, zodiacFields } from '../request/system.ts';
import { parseVedic, type VedicRequest } from '../vedic-chart/request.ts';
import { CHART_PARTS, chartAnswerParts, type ChartPart, DEFAULT_CHART_PARTS } from '../wire/chart-parts.ts';

/** Parts of traditional judgement. */
const TRADITIONAL_PARTS = ['strengths', 'almuten', 'hyleg'] as const;
export type TraditionalPart = (typeof TRADITIONAL_PARTS)[number];
const NATAL_PARTS = [...CHART_PARTS, ...TRADITIONAL_PARTS] as const;
type NatalPart = (typeof NATAL_PARTS)[number];

const settings = settingsField({
  orbScale: 1,
  added: {
    almuten_triplicity: choice(['sect', 'all'], 'invalid_setting', {
      description: 'Which rulers of a triplicity have points for the almuten.',
      byDefault: 'sect',
    }),
  },
  id: 'NatalSettings',
});

export interface NatalRequest {
  readonly product: 'natal';
  readonly birth: BirthData;
  readonly settings: Settings;
  readonly include: ReadonlySet<ChartPart>;
  readonly traditional: ReadonlySet<TraditionalPart>;
  readonly almutenTriplicity: TriplicityLords;
  /** The normalised request, for `input` of the answer. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Warnings of parsing. */
  readonly warnings: readonly Warning[];
}

/** The fields of a western chart. */
export const natalFields = new FieldSet({
  ...birthFields,
  system: narrowed(zodiacFields.system, z.literal('western'), {
    description: 'Astrological system; vedic gives the answer of /natal/vedic.',
    byDefault: 'western',
  }),
  sidereal: zodiacFields.sidereal,
  settings,
  include: include(NATAL_PARTS, { byDefault: DEFAULT_CHART_PARTS }),
  ...formatField,
});

/** POST /swiss/natal, with system vedic the request of /natal/vedic. @throws Problem with every fault */
export function parseNatal(input: unknown): NatalRequest | VedicRequest {
  const fields = readFields(input);
  if (saysVedic(fields)) return parseVedic(input);
  const values = natalFields.read(fields);
  const birth = readBirth(fields, values);
  const asked = readSettings(fields, values, settings);
  const warnings = fields.finish(asked.strict);
  const parts = includedChartParts<NatalPart>(fields, values.include, DEFAULT_CHART_PARTS, NATAL_PARTS);
  return {
    product: 'natal',
    birth,
    settings: asked,
    include: new Set(CHART_PARTS.filter((part) => parts.has(part))),
    traditional: new Set(TRADITIONAL_PARTS.filter((part) => parts.has(part))),
    almutenTriplicity: values.settings?.almuten_triplicity ?? 'sect',
    input: fields.echo,
    warnings,
  };
}

/** What of the answer depends on houses and angles. */
const OF_HOUSES: readonly string[] = [
  'sect',
  'rising_sign',
  'houses',
  'aspects',
  'lots',
  'patterns',
  'balance',
  'stars',
  'midpoints',
  'harmonics',
  'draconic',
  'midpoint_trees',
  'dial',
  'antiscia_contacts',
  'declination_graph',
  ...TRADITIONAL_PARTS,
  'points.house',
  'points.house_position',
  'points.dignity',
  'points.gauquelin_sector',
];

/** The same request without houses, where nothing that is asked for depends on them. */
export function withoutIdleHouses(request: NatalRequest, isAsked: (path: string) => boolean): NatalRequest {
  if (OF_HOUSES.some(isAsked)) return request;
  const { settings } = request;
  return { ...request, settings: { ...settings, chart: { ...settings.chart, withoutHouses: true } } };
}

/** Where the parts of the answer stand. */
export const natalParts = chartAnswerParts('', NATAL_PARTS, DEFAULT_CHART_PARTS);
