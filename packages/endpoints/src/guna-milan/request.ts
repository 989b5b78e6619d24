import { answerParts } from '../wire/answer-parts.ts';
import {
  DEFAULT_AGREEMENT_READINGS,
  RAJJU_READINGS,
  STREE_DIRGHA_COUNTS,
  VEDHA_READINGS,
} from '@theia-astro/astro/vedic/matching/porutham';
import { pairFields, readPair } from '../request/birth-data.ts';
import { FieldSet, houseList, choice, flag, numberChoice, formatField } from '../request/field.ts';
import { include, includedParts } from '../request/include.ts';
import { readFields } from '../request/reader.ts';
import { DEFAULT_MANGLIK_HOUSES } from '../vedic-parts/manglik.ts';
import { siderealSettingsField, readSiderealSettings } from '../request/sidereal-settings.ts';
import { vedicZodiacFields } from '../request/system.ts';

const GUNA_MILAN_INCLUDES = ['porutham'] as const;

const settings = siderealSettingsField({
  idle: ['node', 'sunrise'],
  added: {
    stree_dirgha: numberChoice(
      STREE_DIRGHA_COUNTS,
      { code: 'invalid_setting', min: 7, max: 13, integer: true, hint: 'Use 9, 7 or 13.' },
      'a known reading',
      {
        description: 'How many nakshatras the groom’s must be beyond the bride’s.',
        byDefault: STREE_DIRGHA_COUNTS[0],
      },
    ),
    rajju: choice(RAJJU_READINGS, 'invalid_setting', {
      description: 'ascending_descending: opposite ways on the rope excuse the same part.',
      byDefault: RAJJU_READINGS[0],
    }),
    vedha: choice(VEDHA_READINGS, 'invalid_setting', {
      description: 'Whether chitra pierces mrigashira and dhanishta too (three).',
      byDefault: VEDHA_READINGS[0],
    }),
    manglik_houses: houseList({
      description: 'Houses in which Mars makes a chart manglik.',
      byDefault: DEFAULT_MANGLIK_HOUSES,
    }),
  },
});

/** The fields of POST /guna_milan. */
export const gunaMilanFields = new FieldSet({
  ...pairFields,
  apply_exceptions: flag({ description: 'Give full points to a koota with an exception.', byDefault: false }),
  ...vedicZodiacFields,
  settings,
  include: include(GUNA_MILAN_INCLUDES, {}),
  ...formatField,
});

/** Parses a request for guna milan. @throws Problem with every fault */
export function parseGunaMilan(input: unknown) {
  const fields = readFields(input);
  const values = gunaMilanFields.read(fields);
  const pair = readPair(fields, values);
  const { vedic, resolution, strict } = readSiderealSettings(fields, values, settings);
  return {
    ...fields.finishRequest(strict),
    ...pair,
    applyExceptions: values.apply_exceptions ?? false,
    readings: {
      streeDirghaCount: values.settings?.stree_dirgha ?? DEFAULT_AGREEMENT_READINGS.streeDirghaCount,
      rajju: values.settings?.rajju ?? DEFAULT_AGREEMENT_READINGS.rajju,
      vedha: values.settings?.vedha ?? DEFAULT_AGREEMENT_READINGS.vedha,
    },
    manglikHouses: values.settings?.manglik_houses ?? DEFAULT_MANGLIK_HOUSES,
    porutham: includedParts(values.include, [], GUNA_MILAN_INCLUDES).has('porutham'),
    vedic,
    resolution,
  };
}

export type GunaMilanRequest = ReturnType<typeof parseGunaMilan>;

/** Where the parts of the answer stand. */
export const gunaMilanParts = answerParts(GUNA_MILAN_INCLUDES, []);
