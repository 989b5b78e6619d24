import { MOST_PERIODS } from '@theia-astro/astro/vedic/dasha/dashas';
import { DEEPEST_LEVEL } from '@theia-astro/astro/vedic/dasha/period';
import { z } from 'zod';
import { answerParts } from '../wire/answer-parts.ts';
import type { Cost, Endpoint } from '../endpoint.ts';
import { birthFields, readBirth } from '../request/birth-data.ts';
import { FieldSet, narrowed, type ValuesOf, number, formatField } from '../request/field.ts';
import type { FieldReader } from '../request/field-reader.ts';
import { include, includedParts } from '../request/include.ts';
import { clock, companionMoment, date, instant } from '../request/instants.ts';
import { readFields } from '../request/reader.ts';
import { vedicZodiacFields, readZodiac } from '../request/system.ts';
import { DEFAULT_VEDIC_INCLUDES, VEDIC_INCLUDES } from './parts.ts';
import { DEFAULT_VEDIC_REQUEST_SETTINGS, vedicSettings } from './settings.ts';
import { need } from '../limits/cost.ts';

/** The span whose dashas are listed, half-open. */
interface DashaSpanAsked {
  readonly fromMs: number;
  readonly toMs: number;
  readonly levels: number;
}

/** The fields of POST /natal/vedic. */
export const vedicFields = new FieldSet({
  ...vedicZodiacFields,
  ...birthFields,
  analysis_date: date({ description: 'Day of current dashas and Sade Sati. Default: now.' }),
  analysis_time: clock({ description: 'Local time of analysis_date. Default with a date: 12:00.' }),
  dashas_from: instant({ description: 'Lists the dashas from here in `within`; with dashas_to.' }),
  dashas_to: instant({ description: `End of that list, exclusive; at most ${MOST_PERIODS} periods.` }),
  dashas_levels: number(
    { code: 'invalid_range', min: 1, max: DEEPEST_LEVEL, integer: true },
    { description: 'Levels of that list.', byDefault: DEEPEST_LEVEL },
  ),
  settings: vedicSettings,
  include: include(VEDIC_INCLUDES, { byDefault: DEFAULT_VEDIC_INCLUDES }),
  ...formatField,
});

/** The same on POST /swiss/natal, where `system` chooses it. */
export const vedicNatalFields = new FieldSet({
  ...vedicFields.fields,
  system: narrowed(vedicZodiacFields.system, z.literal('vedic'), {
    description: 'The answer of /natal/vedic.',
    required: true,
  }),
});

/** POST /natal/vedic and POST /swiss/natal with system vedic. @throws Problem 400 with every fault found */
export function parseVedic(input: unknown) {
  const fields = readFields(input);
  const values = vedicFields.read(fields);
  readZodiac(fields, values, 'a Vedic chart');
  const birth = readBirth(fields, values);
  const settings = values.settings ?? DEFAULT_VEDIC_REQUEST_SETTINGS;
  const dashaSpan = readDashaSpan(fields, values);
  return {
    ...fields.finishRequest(settings.strict),
    product: 'vedic' as const,
    birth,
    settings,
    /** Null: now. */
    analysis: companionMoment(values.analysis_date, values.analysis_time),
    /** Null: no list of dashas. */
    dashaSpan,
    include: includedParts(values.include, DEFAULT_VEDIC_INCLUDES, VEDIC_INCLUDES),
  };
}

export type VedicRequest = ReturnType<typeof parseVedic>;

/** Records `missing_field`, `invalid_range`. */
function readDashaSpan(
  fields: FieldReader,
  { dashas_from: from, dashas_to: to, dashas_levels: levels }: ValuesOf<typeof vedicFields.fields>,
): DashaSpanAsked | null {
  const given = SPAN_FIELDS.filter((name) => fields.has(name));
  for (const name of SPAN_FIELDS.slice(0, 2))
    if (given.length > 0 && !fields.has(name))
      fields.missing(name, `${name} is required with ${given.join(' and ')}.`, 'Send dashas_from and dashas_to.');
  if (from === undefined || to === undefined) return null;
  if (to.utcMs <= from.utcMs)
    fields.issue(
      'invalid_range',
      'dashas_to',
      'dashas_to is not after dashas_from.',
      'The span is half-open: dashas_from is in it, dashas_to is not.',
    );
  return { fromMs: from.utcMs, toMs: to.utcMs, levels: levels ?? DEEPEST_LEVEL };
}

const SPAN_FIELDS = ['dashas_from', 'dashas_to', 'dashas_levels'] as const;

/** Where the parts of the answer stand. */
export const vedicParts = answerParts(VEDIC_INCLUDES, DEFAULT_VEDIC_INCLUDES, {
  gives: { details: ['dashas.periods.children'] },
  widens: { all_vargas: ['vargas'] },
});

/**
 * The plan a Vedic chart needs, on its own path and as natal with system vedic. Starter serves natal only in the system
 * the account chose.
 */
export const vedicNeed = (): ReturnType<Endpoint['need']> => need('vedic', 'starter', false, 'vedic');

const CHART_MS = 30;
/** Milliseconds for one dasha system three levels deep, and for its years by returns of the Sun. */
const DEEP_TREE_MS = 25;
const SOLAR_YEARS_MS = 25;

/** Milliseconds for a period of a span: its instants, or the Sun's returns of its end. */
const PERIOD_MS = 0.004;
const SOLAR_PERIOD_MS = 0.05;

/** Estimated processor time of a Vedic chart. Only the part for dashas varies. */
export function vedicCost({
  dashaSpan,
  settings: {
    options: { dasha },
  },
}: VedicRequest): Cost {
  return {
    milliseconds:
      CHART_MS +
      (dashaSpan === null ? 0 : MOST_PERIODS * (dasha.year === 'solar' ? SOLAR_PERIOD_MS : PERIOD_MS)) +
      dasha.systems.length *
        (((dasha.levels ?? 0) > 2 ? DEEP_TREE_MS : 0) + (dasha.year === 'solar' ? SOLAR_YEARS_MS : 0)),
  };
}
