import { CHOICES, KALAS } from '@theia-astro/astro/vedic/festivals/decide';
import { EKADASHI_REASONS } from '@theia-astro/astro/vedic/festivals/ekadashi';
import { z } from 'zod';
import { sunriseNameSchema } from '../request/setting-fields.ts';
import { spanShape, tithiIdSchema } from '../vedic-parts/limbs.ts';
import { lunarMonthIdSchema, samvatsaraSchema, spanSchema, weekdaySchema } from '../vedic-parts/panchang-shape.ts';
import { nakshatraIdSchema } from '../vedic-parts/wire.ts';
import { answerShape } from '../wire/answer-parts.ts';
import { instantSchema, timeSchema, placeSchema } from '../wire/place-and-time.ts';
import { signSchema } from '../wire/wire.ts';
import { calendarIdSchema, festivalKindSchema, regionSchema } from './request.ts';

const day = z.string();
const month = lunarMonthIdSchema;
const tithi = tithiIdSchema;
const absent = z.literal(true).optional().meta({ description: 'It is not there at the deciding moment.' });
const year = z.int().nullable();

const fastSchema = z
  .object({
    date: day,
    reason: z.enum(EKADASHI_REASONS),
    parana: z
      .object({ starts_at: instantSchema, ends_at: instantSchema.nullable() })
      .meta({ description: 'No end: the twelfth tithi is over before sunrise.' }),
  })
  .meta({ id: 'EkadashiFast' });

export const festivalRuleSchema = z
  .object({
    month: month.optional(),
    tithi: tithi.optional(),
    nakshatra: nakshatraIdSchema.optional(),
    sun_sign: signSchema.optional(),
    kala: z.enum(KALAS).optional(),
    both: z.enum(['first', 'second', 'greater']).optional(),
    neither: z.enum(['first', 'second']).optional(),
    exception: z.string().optional(),
    calendar: calendarIdSchema.optional(),
    month_day: z.int().optional(),
    of: z.string().optional(),
    days: z.int().optional(),
    weekday: weekdaySchema.optional(),
    source: z.string(),
  })
  .meta({
    id: 'FestivalRule',
    description: 'The limb asked for at the kala; which day if it is there on both, or on neither.',
  });

export const festivalSchema = z
  .object({
    id: z.string(),
    name: z.string(),
    sanskrit: z.string(),
    kind: festivalKindSchema,
    date: day.nullable().meta({ description: 'Null: the Sun does not rise and set.' }),
    weekday: weekdaySchema.nullable(),
    at: instantSchema.nullable().meta({
      description:
        'The deciding moment: the first instant of the kala at which the limb of the rule is there, its start where it is not.',
    }),
    kala: spanSchema.optional(),
    choice: z.enum(CHOICES).optional(),
    tithi: z
      .object({ id: tithi, ...spanShape, absent })
      .nullable()
      .meta({ description: 'The tithi of the rule; of a rule without one that at the deciding moment.' }),
    nakshatra: z.object({ id: nakshatraIdSchema, ...spanShape, absent }).optional(),
    month: z
      .object({ amanta: month, purnimanta: month, adhika: z.literal(true).optional(), shaka: year, vikram: year })
      .nullable(),
    punya_kala: spanSchema.optional(),
    smarta: fastSchema.optional(),
    vaishnava: fastSchema.optional(),
    regions: z.array(regionSchema).optional(),
    rule: festivalRuleSchema,
  })
  .meta({ id: 'Festival' });

export const festivalMonthSchema = z
  .object({
    month,
    adhika: z.boolean(),
    kshaya: month.nullable().meta({ description: 'The month lost in this one.' }),
    new_moon_at: instantSchema,
    full_moon_at: instantSchema,
    next_new_moon_at: instantSchema,
    shaka: year,
    vikram: year,
    samvatsara: samvatsaraSchema,
    samvatsara_north: samvatsaraSchema.nullable(),
  })
  .meta({ id: 'FestivalLunation', description: 'Amanta.' });

export const solarCalendarSchema = z
  .object({
    calendar: calendarIdSchema,
    months: z.array(
      z.object({
        name: z.string(),
        first_day: day.nullable(),
        at: instantSchema.optional().meta({ description: 'The Sun enters the sign.' }),
        sign: signSchema.optional(),
        year: z.int().optional().meta({ description: 'Shaka.' }),
      }),
    ),
  })
  .meta({ id: 'SolarCalendar' });

export const festivalsResponseSchema = z.object({
  product: z.literal('festivals'),
  from: day,
  to: day.meta({ description: 'The last day.' }),
  festivals: z.array(festivalSchema).optional().meta({ description: 'In order of date.' }),
  lunar_months: z.array(festivalMonthSchema).optional(),
  calendars: z.array(solarCalendarSchema).optional(),
  conventions: z.object({
    ayanamsa: z.string(),
    positions: z.enum(['apparent', 'true']),
    sunrise: sunriseNameSchema,
    day: z.literal('sunrise_to_sunrise'),
    month_name: z.literal('sign_entered'),
    ekadashi_date: z.literal('smarta'),
  }),
  time: timeSchema,
  place: placeSchema,
  ...answerShape,
});
