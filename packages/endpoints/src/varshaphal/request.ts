import { answerParts } from '../wire/answer-parts.ts';
import { MUDDA_STARTS } from '@theia-astro/astro/vedic/varshaphal/year-dashas';
import { SAHAM_SCHOOL_IDS, SAHAMS } from '@theia-astro/astro/vedic/varshaphal/sahams';
import type { TajikaReading } from '@theia-astro/astro/vedic/varshaphal/varshaphal';
import { MOON_YEAR_LORDS } from '@theia-astro/astro/vedic/varshaphal/year-lord';
import { z } from 'zod';
import { readSiderealSettings, siderealSettingsField } from '../request/sidereal-settings.ts';
import { vedicZodiacFields } from '../request/system.ts';
import { year, choice, list, formatField, FieldSet, type ValuesOf } from '../request/field.ts';
import { birthFields, readBirth } from '../request/birth-data.ts';
import { placeField } from '../request/place-fields.ts';
import { readFields } from '../request/reader.ts';
import { include, includedParts } from '../request/include.ts';

/** Parts of a Tajika year, in the order of the answer. */
export const VARSHAPHAL_PART_NAMES = [
  'muntha',
  'year_lord',
  'office_bearers',
  'sahams',
  'harsha_bala',
  'tajika_yogas',
  'patyayini_dasha',
  'mudda_dasha',
  'months',
  'sixty_hours',
  'tithi_pravesha',
  'chart',
] as const;
export type VarshaphalPart = (typeof VARSHAPHAL_PART_NAMES)[number];

/** `details` adds the sub-periods of the dashas and all fields of the points. */
export const VARSHAPHAL_INCLUDES = [...VARSHAPHAL_PART_NAMES, 'details'] as const;
export type VarshaphalInclude = (typeof VARSHAPHAL_INCLUDES)[number];

/** What an app shows on one screen. */
export const DEFAULT_VARSHAPHAL_INCLUDES = [
  'muntha',
  'year_lord',
  'mudda_dasha',
  'chart',
] as const satisfies readonly VarshaphalPart[];

export const sahamIdSchema = z.enum(SAHAMS).meta({ id: 'SahamId' });

const readingFields = {
  saham_school: choice(SAHAM_SCHOOL_IDS, 'invalid_setting', {
    description:
      'Whose sahams. Neelakantha does not reverse putra and vivaha by night; Narasimha Rao does, and has asha from Mars instead of Venus.',
    byDefault: SAHAM_SCHOOL_IDS[0],
  }),
  saham_reversal: list(
    SAHAMS,
    { code: 'invalid_setting', what: 'saham' },
    {
      description: 'The sahams reversed by night, instead of those of the school; an empty list means none.',
      entry: sahamIdSchema,
    },
  ),
  mudda_start: choice(MUDDA_STARTS, 'invalid_setting', {
    description:
      'Whether the first lord of the mudda dasha has a full period, or only the part of the nakshatra that the Moon at birth had left; the rest then comes at the end of the year.',
    byDefault: MUDDA_STARTS[0],
  }),
  moon_year_lord: choice(MOON_YEAR_LORDS, 'invalid_setting', {
    description:
      'Whether the Moon, when chosen as year lord, hands the year to the planet of its itthasala or to the lord of its sign.',
    byDefault: MOON_YEAR_LORDS[0],
  }),
};

const settings = siderealSettingsField({ added: readingFields });

/** The fields of POST /varshaphal. */
export const varshaphalFields = new FieldSet({
  ...birthFields,
  year: year({
    description: 'Calendar year of the birthday with which the Tajika year begins. Default: the current Tajika year.',
  }),
  relocation: placeField({ description: 'Where the year’s chart is cast. Default: the birth place.' }),
  ...vedicZodiacFields,
  settings,
  include: include(VARSHAPHAL_INCLUDES, { byDefault: DEFAULT_VARSHAPHAL_INCLUDES }),
  ...formatField,
});

/** Parses a request for a Tajika year. @throws Problem with every fault */
export function parseVarshaphal(input: unknown) {
  const fields = readFields(input);
  const values = varshaphalFields.read(fields);
  const birth = readBirth(fields, values);
  const { vedic, resolution, strict } = readSiderealSettings(fields, values, settings);
  return {
    ...fields.finishRequest(strict),
    birth,
    /** Year of the birthday with which the Tajika year begins; null for the current one. */
    year: values.year ?? null,
    relocation: values.relocation ?? null,
    vedic,
    reading: readReading(values.settings),
    resolution,
    include: includedParts(values.include, DEFAULT_VARSHAPHAL_INCLUDES, VARSHAPHAL_INCLUDES),
  };
}

export type VarshaphalRequest = ReturnType<typeof parseVarshaphal>;

function readReading(said: ValuesOf<typeof readingFields> | undefined): TajikaReading {
  return {
    moonYearLord: said?.moon_year_lord ?? MOON_YEAR_LORDS[0],
    sahams: { school: said?.saham_school ?? SAHAM_SCHOOL_IDS[0], reversed: said?.saham_reversal ?? null },
    muddaStart: said?.mudda_start ?? MUDDA_STARTS[0],
  };
}

/** Where the parts of the answer stand. */
export const varshaphalParts = answerParts(VARSHAPHAL_INCLUDES, DEFAULT_VARSHAPHAL_INCLUDES);
