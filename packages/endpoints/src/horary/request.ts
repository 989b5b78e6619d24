import { CLASSICAL_PLANETS } from '@theia-astro/astro/bodies/table';
import { HOUSE_SYSTEM_CODES } from '@theia-astro/astro/ephemeris';
import { z } from 'zod';
import { formatField, number, described, FieldSet, narrowed } from '../request/field.ts';
import { birthFields, readBirth } from '../request/birth-data.ts';
import { ASPECT_NAMES, FIGURE_NAMES, readSettings, settingsField } from '../request/settings.ts';
import { include, includedParts } from '../request/include.ts';
import { readFields } from '../request/reader.ts';
import { settingFields } from '../request/setting-fields.ts';
import { zodiacFields } from '../request/system.ts';
import { answerParts } from '../wire/answer-parts.ts';

const HORARY_PARTS = [
  'points',
  'houses',
  'considerations',
  'moon',
  'perfection',
  'receptions',
  'strengths',
  'almuten',
] as const;
export type HoraryPart = (typeof HORARY_PARTS)[number];
const DEFAULT_PARTS: readonly HoraryPart[] = HORARY_PARTS.slice(0, 6);
const HOUSES = 12;

const TWELVE_HOUSES = HOUSE_SYSTEM_CODES.filter((code) => code !== 'G');
const settings = settingsField({
  orbScale: 1,
  chart: {
    houseSystem: 'R',
    terms: 'ptolemaic',
    triplicity: 'lilly',
    lotReversal: 'never',
    bodies: [...CLASSICAL_PLANETS, 'north_node', 'south_node'],
  },
  idle: [...ASPECT_NAMES, ...FIGURE_NAMES, 'bodies', 'lilith', 'coordinates', 'rulers'],
  added: {
    house_system: narrowed(settingFields.house_system, z.enum(TWELVE_HOUSES), {
      description: 'House system.',
      byDefault: 'R',
    }),
    terms: described(settingFields.terms, { description: 'Table of terms.', byDefault: 'ptolemaic' }),
    triplicity: described(settingFields.triplicity, { description: 'Rulers of the triplicities.', byDefault: 'lilly' }),
    lot_reversal: described(settingFields.lot_reversal, { description: 'Fortune by night.', byDefault: 'never' }),
  },
});

const house = (description: string, byDefault?: number) =>
  number(
    { code: 'invalid_range', min: 1, max: HOUSES, integer: true, hint: 'Houses are 1 to 12.' },
    { description, ...(byDefault === undefined ? {} : { byDefault }) },
  );

/** The fields of POST /horary. */
export const horaryFields = new FieldSet({
  ...birthFields,
  question_house: house('The house of what is asked about; the date, time and place are those of the question.'),
  from_house: house('The house of the person from whom question_house is counted.', 1),
  ...zodiacFields,
  settings,
  include: include(HORARY_PARTS, { byDefault: DEFAULT_PARTS }),
  ...formatField,
});

/** POST /horary. @throws Problem 400 with every fault */
export function parseHorary(input: unknown) {
  const fields = readFields(input);
  const values = horaryFields.read(fields);
  const birth = readBirth(fields, values);
  const asked = readSettings(fields, values, settings);
  if (birth.local !== null && birth.local.time === null)
    fields.missing(
      'birth_time',
      'birth_time is required: a question is judged from its houses.',
      'Send its local time.',
    );
  if (!fields.has('question_house'))
    fields.missing('question_house', undefined, 'Send the house of what is asked about, 1 to 12.');
  if (values.settings?.house_system === 'G')
    fields.issue('invalid_house_system', 'settings.house_system', 'Gauquelin has no twelve houses.', 'Use R.');
  return {
    ...fields.finishRequest(asked.strict),
    birth,
    settings: asked,
    /** The house of what is asked about, 1 to 12, counted from the ascendant. */
    house: (((values.from_house ?? 1) + (values.question_house ?? 1) - 2) % HOUSES) + 1,
    include: includedParts(values.include, DEFAULT_PARTS, HORARY_PARTS),
  };
}

export type HoraryRequest = ReturnType<typeof parseHorary>;

/** Where the parts of the answer stand. */
export const horaryParts = answerParts(HORARY_PARTS, DEFAULT_PARTS);
