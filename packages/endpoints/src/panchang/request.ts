import { answerParts } from '../wire/answer-parts.ts';
import { VARJYAM_TABLES } from '@theia-astro/astro/vedic/panchang/nakshatra-ghatis';
import { PANCHAKA_COUNTS } from '@theia-astro/astro/vedic/panchang/rising-signs';
import { FieldSet, formatField } from '../request/field.ts';
import { include, includedParts } from '../request/include.ts';
import { clock, companionMoment, date, zoneFields, readZone } from '../request/instants.ts';
import { placeFields, readRequiredPlace } from '../request/place-fields.ts';
import { readFields } from '../request/reader.ts';
import { siderealSettingsField, readSiderealSettings } from '../request/sidereal-settings.ts';
import { vedicZodiacFields } from '../request/system.ts';
import {
  DEFAULT_PANCHANG_INCLUDES,
  HORA_DIVISIONS,
  LUNAR_MONTH_SYSTEMS,
  MOON_DAYS,
  PANCHANG_INCLUDES,
  panchangOnlyFields,
  panchangSettingFields,
} from '../vedic-parts/panchang-shape.ts';

const settings = siderealSettingsField({ idle: ['node'], added: { ...panchangSettingFields, ...panchangOnlyFields } });

/** The fields of GET and POST /panchang. */
export const panchangFields = new FieldSet({
  date: date({ description: 'Civil day at the place. Default: today.' }),
  time: clock({
    description: 'Local time for the current limbs, instead of sunrise; they belong to the vedic day around it.',
  }),
  ...placeFields,
  ...zoneFields,
  ...vedicZodiacFields,
  settings,
  include: include(PANCHANG_INCLUDES, { byDefault: DEFAULT_PANCHANG_INCLUDES }),
  ...formatField,
});

/** Parses a request for a panchang. @throws Problem with every fault */
export function parsePanchang(input: unknown) {
  const fields = readFields(input);
  const values = panchangFields.read(fields);
  const place = readRequiredPlace(fields, values);
  const zone = readZone(fields, values);
  const { vedic, resolution, strict } = readSiderealSettings(fields, values, settings);
  return {
    ...fields.finishRequest(strict),
    /** Null: today. Without a time the moment is sunrise. */
    moment: companionMoment(values.date, values.time),
    place,
    zone,
    vedic,
    hora: values.settings?.hora ?? HORA_DIVISIONS[0],
    lunarMonth: values.settings?.lunar_month ?? LUNAR_MONTH_SYSTEMS[0],
    varjyamTable: values.settings?.varjyam_table ?? VARJYAM_TABLES[0],
    moonDay: values.settings?.moon_day ?? MOON_DAYS[0],
    panchakaCount: values.settings?.panchaka_count ?? PANCHAKA_COUNTS[0],
    resolution,
    include: includedParts(values.include, DEFAULT_PANCHANG_INCLUDES, PANCHANG_INCLUDES),
  };
}

export type PanchangRequest = ReturnType<typeof parsePanchang>;

/** Where the parts of the answer stand. */
export const panchangParts = answerParts(PANCHANG_INCLUDES, DEFAULT_PANCHANG_INCLUDES, {
  gives: {
    kalams: ['rahu_kalam', 'yamaganda', 'gulika_kalam', 'abhijit_muhurta'],
    lunar_month: ['lunar_month', 'samvat', 'ritu', 'ayana'],
    varjyam: ['varjyam', 'amrita_kala'],
    lagnas: ['lagnas', 'conventions.panchaka_count'],
    muhurtas: ['brahma_muhurta', 'vijaya_muhurta', 'nishita_muhurta', 'durmuhurtas', 'muhurtas'],
  },
});
