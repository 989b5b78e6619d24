import { answerParts } from '../wire/answer-parts.ts';
import {
  DEFAULT_AGREEMENT_READINGS,
  RAJJU_READINGS,
  STREE_DIRGHA_COUNTS,
  VEDHA_READINGS,
  type AgreementReadings,
} from '@theia-astro/astro/vedic/matching/agreements';
import type { VedicSettings } from '@theia-astro/astro/vedic/chart';
import type { Warning } from '../endpoint.ts';
import { pairFields, readPair } from '../request/birth-data.ts';
import { FieldSet } from '../request/field.ts';
import type { BirthData, ResolutionSettings } from '../request/asked.ts';
import { include, includedParts } from '../request/include.ts';
import { houseList, choice, flag, numberChoice, formatField } from '../request/kinds.ts';
import { readFields } from '../request/reader.ts';
import { DEFAULT_MANGLIK_HOUSES } from '../vedic-parts/manglik.ts';
import { siderealSettingsField, readSiderealSettings } from '../request/sidereal-settings.ts';
import { vedicZodiacFields } from '../request/system.ts';

const GUNA_MILAN_INCLUDES = ['porutham'] as const;

export interface GunaMilanRequest {
  readonly personA: BirthData;
  readonly personB: BirthData;
  readonly applyExceptions: boolean;
  readonly readings: AgreementReadings;
  readonly manglikHouses: readonly number[];
  readonly porutham: boolean;
  readonly vedic: VedicSettings;
  readonly resolution: ResolutionSettings;
  readonly input: Readonly<Record<string, unknown>>;
  readonly warnings: readonly Warning[];
}

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
export function parseGunaMilan(input: unknown): GunaMilanRequest {
  const fields = readFields(input);
  const values = gunaMilanFields.read(fields);
  const pair = readPair(fields, values);
  const { vedic, resolution, strict } = readSiderealSettings(fields, values, settings);
  const warnings = fields.finish(strict);
  return {
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
    input: fields.echo,
    warnings,
  };
}

/** Where the parts of the answer stand. */
export const gunaMilanParts = answerParts(GUNA_MILAN_INCLUDES, []);
