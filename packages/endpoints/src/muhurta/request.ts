import { IGNORABLE_RULES, MUHURTA_DIRECTIONS, MUHURTA_PURPOSE_IDS } from '@theia-astro/astro/muhurta/rules';
import { VARJYAM_TABLES } from '@theia-astro/astro/vedic/panchang/nakshatra-ghatis';
import { PANCHAKA_COUNTS } from '@theia-astro/astro/vedic/panchang/rising-signs';
import { formatField, choice, list, number, FieldSet } from '../request/field.ts';
import { beneficiaryFields } from '../request/birth-data.ts';
import { include, includedParts } from '../request/include.ts';
import { instant, readZone, zoneFields } from '../request/instants.ts';
import { placeFields, readRequiredPlace } from '../request/place-fields.ts';
import { readFields } from '../request/reader.ts';
import { readSiderealSettings, siderealSettingsField } from '../request/sidereal-settings.ts';
import { vedicZodiacFields } from '../request/system.ts';
import { LUNAR_MONTH_SYSTEMS, panchangSettingFields } from '../vedic-parts/panchang-shape.ts';
import { answerParts } from '../wire/answer-parts.ts';

export const MUHURTA_INCLUDES = ['exclusions', 'days'] as const;
export type MuhurtaInclude = (typeof MUHURTA_INCLUDES)[number];
const DEFAULT_INCLUDES: readonly MuhurtaInclude[] = ['exclusions'];
export const muhurtaParts = answerParts(MUHURTA_INCLUDES, DEFAULT_INCLUDES, {
  gives: { exclusions: ['rules.excluded'] },
});

/** `none`: the panchaka of the lagna is not looked at. */
export const PANCHAKA_READINGS = ['none', ...PANCHAKA_COUNTS] as const;
const DEFAULT_MINIMUM_MINUTES = 10;

const { lunar_month, varjyam_table } = panchangSettingFields;
const settings = siderealSettingsField({
  added: {
    lunar_month,
    varjyam_table,
    panchaka_count: choice(PANCHAKA_READINGS, 'invalid_setting', {
      description: 'Whether the panchaka of the lagna excludes, and how it counts tithis.',
      byDefault: PANCHAKA_READINGS[0],
    }),
  },
});

/** The fields of POST /muhurta. */
export const muhurtaFields = new FieldSet({
  purpose: choice(MUHURTA_PURPOSE_IDS, 'invalid_setting', { required: true, description: 'What is to begin.' }),
  from: instant({ required: true, description: 'Start of the range.' }),
  to: instant({ required: true, description: 'End of the range, exclusive; at most 370 days.' }),
  ...placeFields,
  ...zoneFields,
  ...beneficiaryFields,
  direction: choice(MUHURTA_DIRECTIONS, 'invalid_setting', {
    description: 'Of a journey: weekdays against it are excluded.',
  }),
  ignore: list(
    IGNORABLE_RULES,
    { code: 'invalid_setting', csv: true, what: 'rule' },
    { description: 'Rules that shall exclude nothing.' },
  ),
  minimum_minutes: number(
    { code: 'invalid_range', min: 0, max: 1440, hint: 'At most a day.' },
    { description: 'The shortest window.', unit: 'minutes', byDefault: DEFAULT_MINIMUM_MINUTES },
  ),
  ...vedicZodiacFields,
  settings,
  include: include(MUHURTA_INCLUDES, {
    byDefault: DEFAULT_INCLUDES,
    description: 'exclusions: when each rule excludes. days: the reasons of each day without a window.',
  }),
  ...formatField,
});

/** POST /muhurta. @throws Problem 400 with every fault */
export function parseMuhurta(input: unknown) {
  const fields = readFields(input);
  const values = muhurtaFields.read(fields);
  const place = readRequiredPlace(fields, values);
  const zone = readZone(fields, values);
  const { vedic, resolution, strict } = readSiderealSettings(fields, values, settings);
  for (const name of ['purpose', 'from', 'to'] as const) if (!fields.has(name)) fields.missing(name);
  const { from, to, direction, purpose = 'marriage', settings: said } = values;
  if (from !== undefined && to !== undefined && to.utcMs <= from.utcMs)
    fields.issue('invalid_range', 'to', 'to is not after from.', 'The range is half-open: from is in it, to is not.');
  if (direction !== undefined && purpose !== 'travel')
    fields.issue(
      'conflicting_fields',
      'direction',
      'Only a journey has a direction.',
      'Omit direction, or send purpose travel.',
    );
  if (values.person_b !== undefined && values.person_a === undefined)
    fields.missing('person_a', undefined, 'Send the first person as person_a.');
  const warnings = fields.finish(strict);
  const count = said?.panchaka_count ?? 'none';
  return {
    purpose,
    place,
    /** The zone of the dates and weekdays; null: that of the place. */
    zone,
    fromMs: from?.utcMs ?? 0,
    toMs: to?.utcMs ?? 0,
    persons: [values.person_a, values.person_b].filter((person) => person !== undefined),
    direction: direction ?? null,
    ignored: new Set(values.ignore),
    minimumMinutes: values.minimum_minutes ?? DEFAULT_MINIMUM_MINUTES,
    vedic,
    lunarMonth: said?.lunar_month ?? LUNAR_MONTH_SYSTEMS[0],
    varjyamTable: said?.varjyam_table ?? VARJYAM_TABLES[0],
    panchakaCount: count === 'none' ? null : count,
    resolution,
    include: includedParts(values.include, DEFAULT_INCLUDES, MUHURTA_INCLUDES),
    input: fields.echo,
    warnings,
  };
}

export type MuhurtaRequest = ReturnType<typeof parseMuhurta>;
