import { isFollowedDasha } from '@theia-astro/astro/sensitivity/vedic-tracks';
import { VEDIC_SENSITIVITY_PARTS, type VedicSensitivityPart } from '@theia-astro/astro/sensitivity/vedic';
import { WESTERN_SENSITIVITY_PARTS, type WesternSensitivityPart } from '@theia-astro/astro/sensitivity/western';
import type { BirthData } from '../request/asked.ts';
import { formatField, choice, number, FieldSet, described, type ValuesOf } from '../request/field.ts';
import { birthFields, readBirth } from '../request/birth-data.ts';
import type { FieldReader } from '../request/field-reader.ts';
import { include, includedParts } from '../request/include.ts';
import { readFields } from '../request/reader.ts';
import { allSettings, readSettings, settingGiven } from '../request/settings.ts';
import { zodiacFields } from '../request/system.ts';
import { round } from '../wire/wire.ts';
import { DEFAULT_VEDIC_REQUEST_SETTINGS, vedicSettings } from '../vedic-chart/settings.ts';

const WESTERN_WORDS = [...WESTERN_SENSITIVITY_PARTS, 'all_aspects'] as const;
const VEDIC_WORDS = [...VEDIC_SENSITIVITY_PARTS, 'all_vargas'] as const;
const WORDS = [...new Set([...WESTERN_WORDS, ...VEDIC_WORDS])] as const;
type WesternWord = (typeof WESTERN_WORDS)[number];
type VedicWord = (typeof VEDIC_WORDS)[number];
type Word = (typeof WORDS)[number];

const DEFAULT_WESTERN_PARTS: readonly WesternSensitivityPart[] = ['signs', 'houses', 'sect', 'lunar_phase', 'aspects'];
const DEFAULT_VEDIC_PARTS: readonly VedicSensitivityPart[] = [
  'signs',
  'nakshatras',
  'vargas',
  'bhavas',
  'dashas',
  'panchang',
];

export const DEFAULT_MINUTES = 15;
export const DAY_MINUTES = 1440;

/** Minutes before and after the given time; null for the whole civil day, without a birth time. */
export type WindowAsked = { readonly beforeMinutes: number; readonly afterMinutes: number } | null;

const minutesRule = (least: number, most: number) =>
  ({ code: 'invalid_range', min: least, max: most, hint: 'At most 1440 minutes together: the whole day.' }) as const;
const windowFields = {
  minutes: number(minutesRule(0.5, DAY_MINUTES / 2), {
    description: 'Minutes before and after the birth time.',
    byDefault: DEFAULT_MINUTES,
  }),
  minutes_before: number(minutesRule(0, DAY_MINUTES), {
    description: 'Minutes before the birth time, instead of minutes.',
    byDefault: DEFAULT_MINUTES,
  }),
  minutes_after: number(minutesRule(0, DAY_MINUTES), {
    description: 'Minutes after the birth time, instead of minutes.',
    byDefault: DEFAULT_MINUTES,
  }),
};

const SYSTEMS = ['western', 'vedic', 'both'] as const;

/** The fields of POST /sensitivity. */
export const sensitivityFields = new FieldSet({
  ...birthFields,
  ...windowFields,
  system: choice(SYSTEMS, 'invalid_system', {
    description: 'Western facts, those of /natal/vedic, or both in one list.',
    byDefault: 'western',
  }),
  sidereal: zodiacFields.sidereal,
  settings: described(allSettings, { description: 'Of the western chart.' }) as typeof allSettings,
  vedic_settings: described(vedicSettings, { description: 'Of the Vedic chart, with system vedic or both.' }),
  include: include(WORDS, {
    description: `Parts of the answer. default: ${DEFAULT_WESTERN_PARTS.join(', ')}; of a Vedic chart ${DEFAULT_VEDIC_PARTS.join(', ')}. all: everything.`,
  }),
  ...formatField,
});
type Values = ReturnType<typeof sensitivityFields.read>;

/** POST /sensitivity. @throws Problem 400 with every fault */
export function parseSensitivity(input: unknown) {
  const fields = readFields(input);
  const values = sensitivityFields.read(fields);
  const system = values.system ?? 'western';
  const birth = readBirth(fields, values);
  const window = readWindow(fields, values, birth);
  const settings = readSettings(fields, { ...values, system: 'western' }, allSettings);
  const ofVedic = values.vedic_settings ?? DEFAULT_VEDIC_REQUEST_SETTINGS;
  if (system !== 'both') rejectOfOtherChart(fields, values, system);
  if (system !== 'western') rejectUnfollowedDashas(fields, values);
  const warnings = fields.finish(settings.strict || ofVedic.strict);
  const of = <Known extends Word>(known: readonly Known[], defaults: readonly Known[]): ReadonlySet<Known> => {
    const parts = includedParts<Word>(values.include, defaults, known);
    return new Set(known.filter((word) => parts.has(word)));
  };
  return {
    birth,
    window,
    western:
      system === 'vedic'
        ? null
        : { settings, include: westernParts(fields, of<WesternWord>(WESTERN_WORDS, DEFAULT_WESTERN_PARTS)) },
    vedic:
      system === 'western'
        ? null
        : { settings: ofVedic, include: vedicParts(of<VedicWord>(VEDIC_WORDS, DEFAULT_VEDIC_PARTS)) },
    input: fields.echo,
    warnings,
  };
}

export type SensitivityRequest = ReturnType<typeof parseSensitivity>;

/** The language is that of the whole response, whichever chart the other settings are of. */
function isLanguageAlone(settings: unknown): boolean {
  return typeof settings === 'object' && settings !== null && Object.keys(settings).join() === 'language';
}

/** Records `conflicting_fields` for settings and parts of a chart that is not asked for. */
function rejectOfOtherChart(fields: FieldReader, values: Values, system: 'western' | 'vedic'): void {
  const [other, its] = system === 'western' ? ['vedic_settings', 'settings'] : ['settings', 'vedic_settings'];
  if (fields.has(other) && !isLanguageAlone(fields.echo[other]))
    fields.issue('conflicting_fields', other, `${other} is not of a ${system} chart.`, `Send ${its}, or system both.`);
  if (system === 'vedic' && values.sidereal === false)
    fields.issue('conflicting_fields', 'sidereal', 'sidereal false contradicts system vedic.', 'Omit sidereal.');
  const own: readonly string[] = [...(system === 'western' ? WESTERN_WORDS : VEDIC_WORDS), 'default', 'all'];
  const foreign = values.include?.filter((word) => !own.includes(word)) ?? [];
  if (foreign.length > 0)
    fields.issue(
      'conflicting_fields',
      'include',
      `include ${foreign.join(', ')} is not of a ${system} chart.`,
      `Use ${own.join(', ')}, or system both.`,
    );
}

/** Records `invalid_setting` for a dasha whose lords are not followed. */
function rejectUnfollowedDashas(fields: FieldReader, { vedic_settings: settings }: Values): void {
  if (settings === undefined) return;
  const { systems, narayana } = settings.options.dasha;
  const rejected = systems.filter((system) => !isFollowedDasha(system, narayana));
  if (rejected.length > 0)
    fields.issue(
      'invalid_setting',
      'vedic_settings.dasha_systems',
      `${rejected.join(', ')} cannot be followed: it hangs on sunrise, on the sree lagna or on a varga.`,
      'Leave it out, and narayana_varga at 1.',
    );
}

/** `all_aspects` implies aspects; when aspects or bodies are chosen, all of those are followed. */
function westernParts(fields: FieldReader, parts: ReadonlySet<WesternWord>): ReadonlySet<WesternWord> {
  if (parts.has('all_aspects')) return new Set([...parts, 'aspects']);
  return settingGiven(fields, ['aspects', 'bodies']) ? new Set([...parts, 'all_aspects']) : parts;
}

function vedicParts(parts: ReadonlySet<VedicWord>): ReadonlySet<VedicWord> {
  return parts.has('all_vargas') ? new Set([...parts, 'vargas']) : parts;
}

/** Records `conflicting_fields`. */
function readWindow(fields: FieldReader, values: ValuesOf<typeof windowFields>, birth: BirthData): WindowAsked {
  const sides = ['minutes_before', 'minutes_after'].filter((name) => fields.has(name));
  const given = [...(fields.has('minutes') ? ['minutes'] : []), ...sides];
  if (birth.local !== null && birth.local.time === null) {
    for (const name of given)
      fields.issue(
        'conflicting_fields',
        name,
        `${name} counts from a birth time, which is unknown here.`,
        'Omit it: without a birth time the whole civil day is answered.',
      );
    return null;
  }
  if (fields.has('minutes') && sides.length > 0)
    fields.issue(
      'conflicting_fields',
      'minutes',
      'minutes cannot stand beside minutes_before and minutes_after.',
      'Keep minutes, or the other two.',
    );
  const beforeMinutes = values.minutes ?? values.minutes_before ?? DEFAULT_MINUTES;
  const afterMinutes = values.minutes ?? values.minutes_after ?? DEFAULT_MINUTES;
  const together = beforeMinutes + afterMinutes;
  if (together < 1 || together > DAY_MINUTES)
    fields.issue(
      'conflicting_fields',
      given[0] ?? 'minutes',
      `The window has ${round(together, 3)} minutes; it can have 1 to ${DAY_MINUTES}.`,
      'Change minutes_before or minutes_after.',
    );
  return { beforeMinutes, afterMinutes };
}
