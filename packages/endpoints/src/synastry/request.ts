import { z } from 'zod';
import { answerParts, type AnswerParts } from '../wire/answer-parts.ts';
import type { Warning } from '../endpoint.ts';
import type { FieldReader } from '../request/field-reader.ts';
import type { BirthData } from '../request/asked.ts';
import { pairFields, readPair } from '../request/birth-data.ts';
import { FieldSet, narrowed, choice, flag, formatField } from '../request/field.ts';
import { include, includedParts, includedChartParts } from '../request/include.ts';
import { saysVedic, vedicZodiacFields, readZodiac, zodiacFields } from '../request/system.ts';
import { DEFAULT_VEDIC_REQUEST_SETTINGS, vedicSettings, type VedicRequestSettings } from '../vedic-chart/settings.ts';
import { readFields } from '../request/reader.ts';
import { readSettings } from '../request/settings.ts';
import {
  type JoinedCharts,
  joiningFields,
  readJoining,
  relationshipSettings as settings,
} from '../western/relationship/schemas.ts';

/** The parts of a Vedic relationship: the matching of the Moons, and both charts. */
const VEDIC_PAIR_INCLUDES = ['charts', 'guna_milan', 'details'] as const;
type VedicPairInclude = (typeof VEDIC_PAIR_INCLUDES)[number];
const DEFAULT_VEDIC_PAIR_INCLUDES: readonly VedicPairInclude[] = ['charts', 'guna_milan'];

/** Parts of western synastry that do not exist in Jyotish. */
const SYNASTRY_ONLY: ReadonlySet<string> = new Set([
  'aspects',
  'overlays',
  'score',
  'composite',
  'davison',
  'declinations',
  'double_whammies',
  'composite_aspects',
  'davison_aspects',
  'all_aspects',
]);

/** A request with `system` vedic for the matching of two people. */
export interface VedicPairRequest {
  readonly form: 'vedic_pair';
  readonly personA: BirthData;
  readonly personB: BirthData;
  readonly mode: SynastryMode;
  readonly settings: VedicRequestSettings;
  readonly include: ReadonlySet<VedicPairInclude>;
  readonly applyExceptions: boolean;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

/**
 * Whether a request is for a Vedic pair. A composite or Davison chart, or any part of western synastry requested by
 * name, is computed with the Vedic defaults instead.
 */
function asksVedicPair(fields: FieldReader, mode: SynastryMode): boolean {
  const listed = fields.raw('include');
  const parts: readonly unknown[] =
    typeof listed === 'string' ? listed.split(',') : Array.isArray(listed) ? listed : [];
  const western = parts.some((part) => typeof part === 'string' && SYNASTRY_ONLY.has(part.trim().toLowerCase()));
  return saysVedic(fields) && !western && (mode === 'synastry' || mode === 'relationship');
}

const restFields = {
  ...vedicZodiacFields,
  settings: vedicSettings,
  include: include(VEDIC_PAIR_INCLUDES, { byDefault: DEFAULT_VEDIC_PAIR_INCLUDES }),
  apply_exceptions: flag({ description: 'Kootas with an exception get full points.', byDefault: false }),
  ...formatField,
};
const rest = new FieldSet(restFields);

/** The fields of POST /synastry with system vedic. */
export const vedicPairFields = new FieldSet({
  ...pairFields,
  mode: choice(['synastry', 'relationship'], 'invalid_setting', {
    description: 'Shared by both people: guna milan and both charts.',
  }),
  ...restFields,
  system: narrowed(vedicZodiacFields.system, z.literal('vedic'), {
    description: 'Guna milan and both Vedic charts.',
    required: true,
  }),
});

/** Parses the rest of a Vedic request, once people and mode are known. @throws Problem with every fault */
function parseVedicPair(
  fields: FieldReader,
  pair: Pick<VedicPairRequest, 'personA' | 'personB' | 'mode'>,
): VedicPairRequest {
  const values = rest.read(fields);
  readZodiac(fields, values);
  const settings = values.settings ?? DEFAULT_VEDIC_REQUEST_SETTINGS;
  return {
    ...fields.finishRequest(settings.strict),
    form: 'vedic_pair',
    ...pair,
    settings,
    include: includedParts(values.include, DEFAULT_VEDIC_PAIR_INCLUDES, VEDIC_PAIR_INCLUDES),
    applyExceptions: values.apply_exceptions ?? false,
  };
}

/** Where the parts of the answer stand. */
const vedicPairParts = answerParts(VEDIC_PAIR_INCLUDES, DEFAULT_VEDIC_PAIR_INCLUDES);

export const SYNASTRY_MODES = ['synastry', 'composite', 'davison', 'relationship'] as const;
type SynastryMode = (typeof SYNASTRY_MODES)[number];

export const SYNASTRY_INCLUDES = [
  'charts',
  'aspects',
  'overlays',
  'score',
  'composite',
  'davison',
  'declinations',
  'guna_milan',
  'double_whammies',
  'composite_aspects',
  'davison_aspects',
  'all_aspects',
  'details',
] as const;
type SynastryInclude = (typeof SYNASTRY_INCLUDES)[number];

const DEFAULT_SYNASTRY_INCLUDES: Readonly<Record<SynastryMode, readonly SynastryInclude[]>> = {
  synastry: ['aspects', 'overlays', 'score'],
  composite: ['composite', 'composite_aspects'],
  davison: ['davison', 'davison_aspects'],
  relationship: ['aspects', 'overlays', 'score', 'composite', 'davison', 'guna_milan'],
};

export interface SynastryRequest extends JoinedCharts {
  readonly form: 'charts';
  readonly personA: BirthData;
  readonly personB: BirthData;
  readonly mode: SynastryMode;
  readonly include: ReadonlySet<SynastryInclude>;
  readonly applyExceptions: boolean;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

/** The fields that both forms of a request have. */
const headFields = {
  ...pairFields,
  mode: choice(SYNASTRY_MODES, 'invalid_setting', {
    description:
      'Which chart of a relationship; relationship means all of them. On POST /swiss the request word sets it.',
    byDefault: 'synastry',
  }),
};

const chartsFields = {
  ...zodiacFields,
  settings,
  include: include(SYNASTRY_INCLUDES, {
    description: `Parts of the answer. default means the default parts of the mode, all means everything. Default by mode: ${SYNASTRY_MODES.map((mode) => `${mode} ${DEFAULT_SYNASTRY_INCLUDES[mode].join(', ')}`).join('; ')}.`,
  }),
  ...joiningFields,
  apply_exceptions: flag({
    description: 'Guna milan: kootas with an exception get full points.',
    byDefault: false,
  }),
  ...formatField,
};

const head = new FieldSet(headFields);
const charts = new FieldSet(chartsFields);

/** The fields of POST /synastry. */
export const synastryFields = new FieldSet({ ...headFields, ...chartsFields });

/**
 * Parses a request of POST /synastry. Without `mode` the request word of POST /swiss gives it.
 * @throws Problem with every fault
 */
export function parseSynastry(input: unknown): SynastryRequest | VedicPairRequest {
  const fields = readFields(input);
  const said = head.read(fields);
  const pair = readPair(fields, said);
  const mode = said.mode ?? modeOfWord(fields.raw('request'));
  fields.echo['mode'] = mode;
  if (asksVedicPair(fields, mode)) return parseVedicPair(fields, { ...pair, mode });
  const values = charts.read(fields);
  const asked = readSettings(fields, values, settings);
  return {
    ...fields.finishRequest(asked.strict),
    form: 'charts',
    ...pair,
    mode,
    settings: asked,
    include: includedChartParts<SynastryInclude>(
      fields,
      values.include,
      DEFAULT_SYNASTRY_INCLUDES[mode],
      SYNASTRY_INCLUDES,
    ),
    ...readJoining(values),
    applyExceptions: values.apply_exceptions ?? false,
  };
}

function modeOfWord(word: unknown): SynastryMode {
  const text = typeof word === 'string' ? word.toLowerCase() : '';
  return SYNASTRY_MODES.find((mode) => mode === text) ?? 'synastry';
}

const chartsParts = Object.fromEntries(
  SYNASTRY_MODES.map((mode) => [
    mode,
    answerParts(SYNASTRY_INCLUDES, DEFAULT_SYNASTRY_INCLUDES[mode], {
      gives: {
        declinations: ['declination_aspects'],
        composite_aspects: ['composite.aspects'],
        davison_aspects: ['davison.aspects'],
      },
      widens: { all_aspects: ['aspects', 'composite.aspects', 'davison.aspects', 'double_whammies'] },
    }),
  ]),
) as Readonly<Record<SynastryMode, AnswerParts>>;

/** Where the parts of the answer stand. */
export function synastryParts(request: SynastryRequest | VedicPairRequest): AnswerParts {
  return request.form === 'vedic_pair' ? vedicPairParts : chartsParts[request.mode];
}
