import { AYANAS, LUNAR_MONTHS, RITUS, SAMVATSARAS } from '@theia-astro/astro/vedic/panchang/lunar-month';
import { DAY_MUHURTAS, NIGHT_MUHURTAS } from '@theia-astro/astro/vedic/panchang/muhurtas';
import { DAY_PERIODS } from '@theia-astro/astro/vedic/panchang/day-periods';
import { CHOGHADIYAS } from '@theia-astro/astro/vedic/panchang/parts-of-day';
import { LAGNA_PANCHAKAS, PANCHAKA_COUNTS } from '@theia-astro/astro/vedic/panchang/rising-signs';
import { z } from 'zod';
import { sunriseNameSchema } from '../request/setting-fields.ts';
import { instantSchema } from '../wire/place-and-time.ts';
import { signSchema } from '../wire/wire.ts';
import { currentLimbsShape, fractionSchema, limbListsSchema, pakshaSchema, spanShape } from './limbs.ts';
import { nakshatraIdSchema, sevenGrahaSchema } from './wire.ts';
import { VARJYAM_TABLES } from '@theia-astro/astro/vedic/panchang/nakshatra-ghatis';
import { choice } from '../request/field.ts';

/** Optional parts of a panchang. The five limbs and the rise and set times are always given. */
export const PANCHANG_INCLUDES = [
  'kalams',
  'lunar_month',
  'limbs',
  'varjyam',
  'choghadiya',
  'hora',
  'muhurtas',
  'periods',
  'lagnas',
] as const;
/** Those a Vedic chart gives with details; the others belong to the day, not to a birth. */
export const CHART_PANCHANG_INCLUDES = PANCHANG_INCLUDES.filter((part) => part !== 'periods' && part !== 'lagnas');
export type PanchangInclude = (typeof PANCHANG_INCLUDES)[number];

/** What an app shows on one screen. */
export const DEFAULT_PANCHANG_INCLUDES = ['kalams', 'lunar_month'] as const satisfies readonly PanchangInclude[];

/** The day to which moonrise and moonset belong: from midnight, or from sunrise as in printed panchangas. */
export const MOON_DAYS = ['civil', 'vedic'] as const;

/** Months counted from new moon or from full moon. */
export const LUNAR_MONTH_SYSTEMS = ['amanta', 'purnimanta'] as const;
export type LunarMonthSystem = (typeof LUNAR_MONTH_SYSTEMS)[number];

export const HORA_DIVISIONS = ['unequal', 'equal'] as const;

export const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

export const weekdaySchema = z.enum(WEEKDAYS).meta({ id: 'Weekday' });
export const lunarMonthIdSchema = z.enum(LUNAR_MONTHS).meta({ id: 'LunarMonthId' });
export const samvatsaraSchema = z.enum(SAMVATSARAS).meta({ id: 'Samvatsara' });
export const choghadiyaIdSchema = z.enum(CHOGHADIYAS).meta({ id: 'ChoghadiyaId' });
export const spanSchema = z.object(spanShape).meta({ id: 'TimeSpan' });
const daytime = z.boolean();
const muhurtaId = z.enum([...DAY_MUHURTAS, ...NIGHT_MUHURTAS]).meta({ id: 'MuhurtaId' });

export const ghatisSchema = z.object({ nakshatra: nakshatraIdSchema, ...spanShape }).meta({ id: 'NakshatraGhatis' });
export const namedMonthSchema = z
  .object({
    index: z.int().min(1).max(12),
    id: lunarMonthIdSchema,
    adhika: z.boolean().meta({ description: 'The Sun enters no sign between the new moons.' }),
  })
  .meta({ id: 'NamedMonth' });

export const varaSchema = z
  .object({
    index: z.int().min(1).max(7).meta({ description: 'Weekday number; Sunday is 1.' }),
    id: weekdaySchema,
    lord: sevenGrahaSchema,
    starts_at: instantSchema.nullable(),
    ends_at: instantSchema.nullable(),
    fraction: fractionSchema.nullable(),
  })
  .meta({ id: 'Vara' });

export const lunarMonthSchema = z
  .object({
    system: z.enum(LUNAR_MONTH_SYSTEMS).meta({ description: 'The reckoning used for index, id and adhika.' }),
    ...namedMonthSchema.shape,
    amanta: namedMonthSchema.meta({ description: 'New moon to new moon.' }),
    purnimanta: namedMonthSchema.meta({ description: 'Full moon to full moon.' }),
    kshaya: lunarMonthIdSchema.nullable().meta({ description: 'The skipped month, when the Sun enters two signs.' }),
    paksha: pakshaSchema,
    new_moon_at: instantSchema,
    next_new_moon_at: instantSchema,
  })
  .meta({ id: 'LunarMonth' });

/** Parts of the day from sunrise to sunrise; null when the Sun does not both rise and set. */
export const solarPartsShape = {
  rahu_kalam: spanSchema.nullable().optional(),
  yamaganda: spanSchema.nullable().optional(),
  gulika_kalam: spanSchema.nullable().optional(),
  abhijit_muhurta: spanSchema
    .nullable()
    .optional()
    .meta({ description: 'The eighth of fifteen muhurtas of the day; null on Wednesdays.' }),
  choghadiya: z
    .array(
      z.object({
        id: choghadiyaIdSchema,
        lord: sevenGrahaSchema,
        quality: z.enum(['good', 'neutral', 'bad']),
        daytime,
        ...spanShape,
      }),
    )
    .nullable()
    .optional(),
  hora: z
    .array(z.object({ lord: sevenGrahaSchema, daytime, ...spanShape }))
    .nullable()
    .optional(),
  brahma_muhurta: spanSchema
    .nullable()
    .optional()
    .meta({ description: 'The fourteenth muhurta of the previous night.' }),
  vijaya_muhurta: spanSchema.nullable().optional().meta({ description: 'The eleventh muhurta of the day.' }),
  nishita_muhurta: spanSchema.nullable().optional().meta({ description: 'The eighth muhurta of the night.' }),
  durmuhurtas: z
    .array(z.object({ index: z.int(), id: muhurtaId, ...spanShape }))
    .nullable()
    .optional(),
  muhurtas: z
    .array(z.object({ index: z.int().min(1).max(30), id: muhurtaId, daytime, ...spanShape }))
    .nullable()
    .optional(),
};

/** The parts of `lunar_month`: month, eras, season. */
export const calendarShape = {
  lunar_month: lunarMonthSchema.optional(),
  samvat: z
    .object({
      kali: z.int(),
      shaka: z.int().nullable(),
      vikram: z.int().nullable().meta({ description: 'Year starting with chaitra.' }),
      vikram_kartikadi: z.int().nullable().meta({ description: 'Year starting with kartika (Gujarat).' }),
      samvatsara: samvatsaraSchema.meta({ description: 'Southern reckoning.' }),
    })
    .optional()
    .meta({ description: 'Elapsed years of the eras.' }),
  ritu: z
    .object({ vedic: z.enum(RITUS), drik: z.enum(RITUS) })
    .optional()
    .meta({ description: 'Season by the sidereal and by the tropical Sun.' }),
  ayana: z.object({ vedic: z.enum(AYANAS), drik: z.enum(AYANAS) }).optional(),
};

/** The panchang, also used in the Vedic chart. Null values mean that the Sun does not both rise and set. */
export const panchangShape = {
  vara: varaSchema,
  ...currentLimbsShape,
  sunrise_definition: sunriseNameSchema,
  sunrise_at: instantSchema.nullable(),
  sunset_at: instantSchema.nullable(),
  next_sunrise_at: instantSchema.nullable(),
  moonrise_at: instantSchema.nullable().meta({
    description:
      'The first one of the day, upper limb with refraction; null when the day has none. The day is that of settings.moon_day, in a Vedic chart the civil one.',
  }),
  moonset_at: instantSchema.nullable(),
  polar: z.enum(['day', 'night']).nullable().meta({
    description: 'Where the Sun does not both rise and set: whether it stays up (day) or down (night); else null.',
  }),
  limbs: limbListsSchema
    .optional()
    .meta({ description: 'Every limb that overlaps the vedic day, or the civil day when the Sun does not rise.' }),
  ...solarPartsShape,
  varjyam: z
    .array(ghatisSchema)
    .optional()
    .meta({ description: 'Four ghatis of each nakshatra of the day that are unsuitable for beginnings (tyajya).' }),
  amrita_kala: z
    .array(ghatisSchema)
    .optional()
    .meta({ description: 'Four ghatis of each nakshatra of the day that are favourable for beginnings.' }),
  periods: z
    .array(z.object({ id: z.enum(DAY_PERIODS), ...spanShape }))
    .optional()
    .meta({
      description:
        'Named periods of the day. bhadra, ganda_moola and panchaka (the Moon from mid-dhanishta to the end of revati) with their own ends, the others within the vedic day.',
    }),
  lagnas: z
    .array(z.object({ sign: signSchema, panchaka: z.enum(LAGNA_PANCHAKAS).nullable(), ...spanShape }))
    .nullable()
    .optional()
    .meta({
      description:
        'Rising signs from sunrise to sunrise, cut where tithi or nakshatra changes, with the panchaka of the muhurta; null is free of it (rahita).',
    }),
  ...calendarShape,
};

/** Settings of a panchang, alone and in a Vedic chart. */
export const panchangSettingFields = {
  hora: choice(HORA_DIVISIONS, 'invalid_setting', {
    id: 'HoraSetting',
    description: 'Length of a hora: a twelfth of day or night, or 60 minutes from sunrise.',
    byDefault: HORA_DIVISIONS[0],
  }),
  lunar_month: choice(LUNAR_MONTH_SYSTEMS, 'invalid_setting', {
    id: 'LunarMonthSetting',
    description: 'Whether months run from new moon or from full moon.',
    byDefault: LUNAR_MONTH_SYSTEMS[0],
  }),
  varjyam_table: choice(VARJYAM_TABLES, 'invalid_setting', {
    id: 'VarjyamTableSetting',
    description: 'Where varjyam begins in ardra, hasta and mula.',
    byDefault: VARJYAM_TABLES[0],
  }),
};

/** Settings of the panchang alone. */
export const panchangOnlyFields = {
  moon_day: choice(MOON_DAYS, 'invalid_setting', {
    id: 'MoonDaySetting',
    description: 'The day of moonrise_at and moonset_at: from midnight, or from sunrise to sunrise.',
    byDefault: MOON_DAYS[0],
  }),
  panchaka_count: choice(PANCHAKA_COUNTS, 'invalid_setting', {
    id: 'PanchakaCountSetting',
    description: 'How the panchaka of a lagna counts tithis: 1–30 in the month or 1–15 in the fortnight.',
    byDefault: PANCHAKA_COUNTS[0],
  }),
};
