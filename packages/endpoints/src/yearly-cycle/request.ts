import { answerParts } from '../wire/answer-parts.ts';
import { DEFAULT_CHART_PARTS } from '../wire/chart-parts.ts';
import { relocationFields, readRelocation, type ReturnRequest } from '../western/returns/asked.ts';
import { birthFields, readBirth } from '../request/birth-data.ts';
import { FieldSet, year, formatField } from '../request/field.ts';
import { utcMsToCivil } from '../time/date-text.ts';
import type { FieldReader } from '../request/field-reader.ts';
import type { BirthData } from '../request/asked.ts';
import { include, includedParts } from '../request/include.ts';
import { readFields } from '../request/reader.ts';
import { ORB_NAMES, readSettings, settingGiven, settingsField } from '../request/settings.ts';
import { zodiacFields } from '../request/system.ts';
import { transitOrb, readTransitOrb } from '../western/transits/orb-field.ts';

export const YEARLY_CYCLE_PARTS = [
  'solar_return',
  'profections',
  'transits',
  'eclipses',
  'progressed_moon',
  'lunar_returns',
  'stations',
  'timeline',
  /** Adds ingresses and stations of the transits. */
  'ingresses',
  /** Adds times in orb of the transits. */
  'windows',
  /** Of the solar return. */
  'aspects_to_natal',
  'details',
] as const;
export type YearlyCyclePart = (typeof YEARLY_CYCLE_PARTS)[number];
/** What an app shows on one screen. */
const DEFAULT_YEARLY_CYCLE_PARTS: readonly YearlyCyclePart[] = ['solar_return', 'profections', 'transits', 'eclipses'];

const settings = settingsField({
  orbScale: 1,
  coordinates: ['geocentric', 'topocentric'],
  id: 'YearlyCycleSettings',
});

/** The fields of POST /yearly_cycle. */
export const yearlyCycleFields = new FieldSet({
  ...birthFields,
  year: year({
    description:
      'The calendar year in which the solar year begins; not before the birth. Default: the current solar year.',
  }),
  ...relocationFields,
  orb: transitOrb,
  ...zodiacFields,
  settings,
  include: include(YEARLY_CYCLE_PARTS, { byDefault: DEFAULT_YEARLY_CYCLE_PARTS }),
  ...formatField,
});

/** Parses a request for the yearly cycle. @throws Problem with every fault */
export function parseYearlyCycle(input: unknown) {
  const fields = readFields(input);
  const values = yearlyCycleFields.read(fields);
  const birth = readBirth(fields, values);
  const relocation = readRelocation(fields, values);
  const asked = readSettings(fields, values, settings);
  if (values.year !== undefined) checkYear(fields, values.year, birth);
  if (asked.chart.coordinates === 'heliocentric') {
    fields
      .child('settings')
      ?.issue(
        'invalid_setting',
        'coordinates',
        'With settings.coordinates heliocentric there is no Sun to return.',
        'Use geocentric or topocentric.',
      );
  }
  return {
    ...fields.finishRequest(asked.strict),
    birth,
    settings: asked,
    /** null for the current year at the birth place. */
    year: values.year ?? null,
    include: includedParts(values.include, DEFAULT_YEARLY_CYCLE_PARTS, YEARLY_CYCLE_PARTS),
    orb: readTransitOrb(fields, values.orb, asked.chart),
    relocation,
    /** `settings` contain orbs, which then also apply to the solar return's aspects to the birth chart. */
    orbsAsked: settingGiven(fields, ORB_NAMES),
  };
}

export type YearlyCycleRequest = ReturnType<typeof parseYearlyCycle>;

/**
 * Records `invalid_range` for a year before the birth. A birth given in UTC may be a day off, so it is checked again
 * once its zone is known.
 */
function checkYear(fields: FieldReader, year: number, { local, utcMs }: BirthData): void {
  const birthYear = local?.date.year ?? (utcMs === null ? null : utcMsToCivil(utcMs).year - 1);
  if (birthYear !== null && year < birthYear)
    fields.issue(
      'invalid_range',
      'year',
      `year ${year} is before the birth.`,
      'The first year of a life is the year of birth.',
    );
}

/** The request to POST /return for the solar return of a yearly cycle. */
export function asReturnRequest(
  { birth, settings, include: parts, relocation, orbsAsked }: YearlyCycleRequest,
  type: 'solar' | 'lunar',
  year: number,
): ReturnRequest {
  return {
    birth,
    settings,
    type,
    choice: { kind: 'year', year, count: null },
    relocation,
    precessionCorrected: false,
    converse: false,
    include: new Set(parts.has('details') ? [...DEFAULT_CHART_PARTS, 'details'] : DEFAULT_CHART_PARTS),
    aspectsToNatal: parts.has('aspects_to_natal'),
    orbsAsked,
    input: {},
    warnings: [],
  };
}

/** Where the parts of the answer stand. */
export const yearlyCycleParts = answerParts(YEARLY_CYCLE_PARTS, DEFAULT_YEARLY_CYCLE_PARTS, {
  gives: {
    ingresses: ['sign', 'degree', 'house', 'from_house', 'from_sign', 'body', 'station'].map(
      (name) => `transits.events.${name}`,
    ),
    windows: ['transits.windows', 'transits.events.window_id'],
    aspects_to_natal: ['solar_return.aspects_to_natal'],
    details: ['eclipses.contacts', 'eclipses.local.contacts'],
  },
  collecting: ['timeline'],
});
