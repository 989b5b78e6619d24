import { KARANAS, NITYA_YOGAS, TITHIS } from '@theia/astro/vedic/panchang/limb-names';
import { LUNAR_MONTHS } from '@theia/astro/vedic/panchang/lunar-month';
import { SAMVATSARAS } from '@theia/astro/vedic/panchang/era';
import { DAY_MUHURTAS, NIGHT_MUHURTAS } from '@theia/astro/vedic/panchang/muhurtas';
import { VARJYAM_TABLES } from '@theia/astro/vedic/panchang/nakshatra-ghatis';
import { CHOGHADIYAS } from '@theia/astro/vedic/panchang/parts-of-day';
import { AYANAS, RITUS } from '@theia/astro/vedic/panchang/season';
import { NAKSHATRAS } from '@theia/astro/vedic/nakshatra';
import { GRAHAS, SEVEN_GRAHAS } from '@theia/astro/vedic/zodiac';
import { z } from 'zod';
import { siderealRequestShape, siderealSettingsSchema } from '../guna-milan/sidereal-settings.ts';
import { answerShape, instantSchema, placeSchema, timeSchema } from '../shared/answer-schemas.ts';
import {
  dateField,
  includeField,
  placeShape,
  timeField,
  timezoneField,
  utcOffsetField,
} from '../shared/request-schemas.ts';
import { sunriseNameSchema } from '../shared/sunrise.ts';
import { panchangConventionsSchema, panchangSourcesSchema } from './conventions.ts';
import { HORA_DIVISIONS, LUNAR_MONTH_SYSTEMS, PANCHANG_INCLUDES } from './includes.ts';
import { WEEKDAYS } from './wire-panchang.ts';

export const panchangRequestSchema = z.object({
  date: dateField.optional().meta({ description: 'Civil day of the place; today when absent.' }),
  time: timeField
    .optional()
    .meta({ description: 'The limbs at this local time instead of at sunrise, in the vedic day around it.' }),
  ...placeShape,
  timezone: timezoneField.optional(),
  utc_offset: utcOffsetField.optional(),
  ...siderealRequestShape,
  settings: siderealSettingsSchema({
    hora: z
      .enum(HORA_DIVISIONS)
      .optional()
      .meta({ description: 'Twelfths of day and night, or 60 minutes from sunrise.', default: 'unequal' }),
    lunar_month: z
      .enum(LUNAR_MONTH_SYSTEMS)
      .optional()
      .meta({ description: 'Months from new moon or from full moon.', default: 'amanta' }),
    varjyam_table: z
      .enum(VARJYAM_TABLES)
      .optional()
      .meta({ description: 'Where varjyam begins in ardra, hasta and mula.', default: VARJYAM_TABLES[0] }),
  }).optional(),
  include: includeField(PANCHANG_INCLUDES, PANCHANG_INCLUDES).optional(),
});

const spanShape = { start: instantSchema, end: instantSchema };
const span = z.object(spanShape);
const fraction = z.number().min(0).lt(1).meta({ description: 'Part already passed at the moment of the answer.' });
const planet = z.enum(SEVEN_GRAHAS);
const daytime = z.boolean();

const tithiShape = {
  index: z.int().min(1).max(30),
  id: z.enum(TITHIS),
  paksha: z.enum(['shukla', 'krishna']),
  ...spanShape,
};
const nakshatraShape = { index: z.int().min(1).max(27), id: z.enum(NAKSHATRAS), lord: z.enum(GRAHAS), ...spanShape };
const yogaShape = { index: z.int().min(1).max(27), id: z.enum(NITYA_YOGAS), ...spanShape };
const karanaShape = { index: z.int().min(1).max(60), id: z.enum(KARANAS), ...spanShape };
const muhurtaId = z.enum([...DAY_MUHURTAS, ...NIGHT_MUHURTAS]);
const ghatis = z.object({ nakshatra: z.enum(NAKSHATRAS), ...spanShape });
const month = z.object({
  index: z.int().min(1).max(12),
  id: z.enum(LUNAR_MONTHS),
  adhika: z.boolean().meta({ description: 'The Sun enters no sign between the new moons.' }),
});

/** The panchang itself; the Vedic chart shows it too. Null: the Sun does not both rise and set. */
export const panchangShape = {
  vara: z.object({
    index: z.int().min(1).max(7).meta({ description: 'Sunday is 1.' }),
    id: z.enum(WEEKDAYS),
    lord: planet,
    start: instantSchema.nullable(),
    end: instantSchema.nullable(),
    fraction: fraction.nullable(),
  }),
  tithi: z.object({ ...tithiShape, fraction }),
  nakshatra: z.object({ ...nakshatraShape, fraction, pada: z.int().min(1).max(4) }),
  yoga: z.object({ ...yogaShape, fraction }),
  karana: z.object({ ...karanaShape, fraction }),
  sunrise_definition: sunriseNameSchema,
  sunrise: instantSchema.nullable(),
  sunset: instantSchema.nullable(),
  next_sunrise: instantSchema.nullable(),
  moonrise: instantSchema.nullable().meta({
    description: 'The first after civil midnight, upper limb with refraction; null where there is none within a day.',
  }),
  moonset: instantSchema.nullable(),
  limbs: z
    .object({
      tithi: z.array(z.object(tithiShape)),
      nakshatra: z.array(z.object(nakshatraShape)),
      yoga: z.array(z.object(yogaShape)),
      karana: z.array(z.object(karanaShape)),
    })
    .optional()
    .meta({ description: 'Every limb that touches the vedic day, or the civil day where the Sun does not rise.' }),
  rahu_kalam: span.nullable().optional(),
  yamaganda: span.nullable().optional(),
  gulika_kalam: span.nullable().optional(),
  varjyam: z
    .array(ghatis)
    .optional()
    .meta({ description: 'Four ghatis of each nakshatra of the day that are unfit for beginnings (tyajya).' }),
  amrita_kala: z
    .array(ghatis)
    .optional()
    .meta({ description: 'Four ghatis of each nakshatra of the day that are good for them.' }),
  abhijit_muhurta: span.nullable().optional().meta({ description: 'The eighth of fifteen; null on Wednesdays.' }),
  choghadiya: z
    .array(
      z.object({
        id: z.enum(CHOGHADIYAS),
        lord: planet,
        quality: z.enum(['good', 'neutral', 'bad']),
        daytime,
        ...spanShape,
      }),
    )
    .nullable()
    .optional(),
  hora: z
    .array(z.object({ lord: planet, daytime, ...spanShape }))
    .nullable()
    .optional(),
  brahma_muhurta: span.nullable().optional().meta({ description: 'The fourteenth muhurta of the night before.' }),
  durmuhurtas: z
    .array(z.object({ index: z.int(), id: muhurtaId, ...spanShape }))
    .nullable()
    .optional(),
  muhurtas: z
    .array(z.object({ index: z.int().min(1).max(30), id: muhurtaId, daytime, ...spanShape }))
    .nullable()
    .optional(),
  lunar_month: z
    .object({
      system: z.enum(LUNAR_MONTH_SYSTEMS).meta({ description: 'By which index, id and adhika are named.' }),
      ...month.shape,
      amanta: month.meta({ description: 'New moon to new moon.' }),
      purnimanta: month.meta({ description: 'Full moon to full moon.' }),
      kshaya: z.enum(LUNAR_MONTHS).nullable().meta({ description: 'The month lost when the Sun enters two.' }),
      paksha: z.enum(['shukla', 'krishna']),
      new_moon: instantSchema,
      next_new_moon: instantSchema,
    })
    .optional(),
  samvat: z
    .object({
      kali: z.int(),
      shaka: z.int().nullable(),
      vikram: z.int().nullable().meta({ description: 'Beginning with chaitra.' }),
      vikram_kartikadi: z.int().nullable().meta({ description: 'Beginning with kartika (Gujarat).' }),
      samvatsara: z.enum(SAMVATSARAS).meta({ description: 'Southern reckoning.' }),
    })
    .optional()
    .meta({ description: 'Years elapsed of the eras.' }),
  ritu: z
    .object({ vedic: z.enum(RITUS), drik: z.enum(RITUS) })
    .optional()
    .meta({ description: 'Season by the sidereal and by the tropical Sun.' }),
  ayana: z.object({ vedic: z.enum(AYANAS), drik: z.enum(AYANAS) }).optional(),
};

export const panchangResponseSchema = z.object({
  product: z.literal('panchang'),
  date: z.string(),
  datetime_utc: instantSchema,
  reference: z
    .enum(['sunrise', 'time', 'noon'])
    .meta({ description: 'Which moment vara, tithi, nakshatra, yoga and karana are of.' }),
  ...panchangShape,
  conventions: panchangConventionsSchema,
  sources: panchangSourcesSchema,
  time: timeSchema,
  place: placeSchema,
  ...answerShape,
});
