import { ITTHASALA_KINDS, TAJIKA_GRADES, TAJIKA_YOGAS } from '@theia-astro/astro/vedic/varshaphal/tajika-yogas';
import { SAHAM_TERMS, SAHAMS } from '@theia-astro/astro/vedic/varshaphal/sahams';
import { TAJIKA_ASPECT_KINDS } from '@theia-astro/astro/vedic/varshaphal/tajika-bala';
import { OFFICES, YEAR_LORD_REASONS } from '@theia-astro/astro/vedic/varshaphal/year-lord';
import { GRAHAS, SEVEN_GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import { z } from 'zod';
import { lagnaSchema, vedicPointsSchema } from '../vedic-parts/graha-point.ts';
import { bhavaNumberSchema, grahaSchema, sevenGrahaSchema, siderealSchema } from '../vedic-parts/wire.ts';
import { instantSchema, timeSchema, placeSchema } from '../wire/place-and-time.ts';
import { byEveryId } from '../wire/point.ts';
import { uncertaintyShape } from '../resolve/uncertainty.ts';
import { answerShape } from '../wire/answer-parts.ts';
import { varshaphalConventionsSchema, varshaphalSourcesSchema } from './conventions.ts';

const spanShape = { starts_at: instantSchema, ends_at: instantSchema };
const virupas = z.number().min(0).meta({ 'x-unit': 'virupas' });
const degrees = z.number().meta({ 'x-unit': 'degrees' });
const units = z.union([z.literal(0), z.literal(5)]);

export const munthaSchema = siderealSchema.extend({ lord: sevenGrahaSchema, bhava: bhavaNumberSchema }).meta({
  id: 'Muntha',
  description: 'Birth lagna moved one sign a year; bhava counted from the year’s lagna.',
});

export const officeBearerSchema = z
  .object({
    office: z.enum(OFFICES),
    planet: sevenGrahaSchema,
    panchavargiya: z.object({
      kshetra: virupas,
      uccha: virupas,
      hadda: virupas,
      drekkana: virupas,
      navamsa: virupas,
      vishva: z.number().min(0).max(20).meta({ description: 'A quarter of the sum.' }),
    }),
    lagna_aspect: z
      .number()
      .min(0)
      .max(60)
      .meta({ description: 'Strength of its aspect to the year’s lagna in sixtieths; 0 when there is none.' }),
  })
  .meta({ id: 'OfficeBearer' });

const sahamTerm = z.enum(SAHAM_TERMS).meta({ id: 'SahamTerm' });
export const sahamSchema = siderealSchema
  .extend({
    lord: sevenGrahaSchema,
    formula: z
      .tuple([sahamTerm, sahamTerm, sahamTerm])
      .meta({ description: 'The formula used: first − second + third.' }),
    reversed: z.boolean().meta({ description: 'The first two terms are swapped because the year begins by night.' }),
  })
  .meta({ id: 'Saham' });

const harshaBalaSchema = z
  .object({ sthana: units, swakshetra: units, linga: units, dina_ratri: units, total: z.int().min(0).max(20) })
  .meta({ id: 'HarshaBala' });

export const tajikaYogaSchema = z
  .object({
    id: z.enum(TAJIKA_YOGAS),
    planets: z
      .array(sevenGrahaSchema)
      .meta({ description: 'The faster planet first; in nakta and yamaya the lord of the lagna first.' }),
    by: z.array(sevenGrahaSchema).optional().meta({
      description:
        'Who causes it: the connecting planet of nakta and yamaya, the obstructing one of manau, the Moon of kamboola and khallasara, the weak of radda and durupha, the strong of duttha_davira and kuttha, both kinds of gairi_kamboola.',
    }),
    kind: z.enum(ITTHASALA_KINDS).optional(),
    aspect: z.enum(TAJIKA_ASPECT_KINDS).optional(),
    gap: degrees.optional().meta({
      description:
        'Degrees by which the slower planet is ahead, by degrees in the sign; negative when the faster has passed it.',
      'x-unit': 'degrees',
    }),
    orb: degrees.optional(),
    bhavas: z
      .array(bhavaNumberSchema)
      .optional()
      .meta({ description: 'Houses ruled by the second planet (nakta, yamaya).' }),
    grades: z
      .tuple([z.enum(TAJIKA_GRADES), z.enum(TAJIKA_GRADES)])
      .optional()
      .meta({ description: 'Kamboola: how the Moon stands, and the planet it applies to.' }),
  })
  .meta({ id: 'TajikaYoga' });

const patyayiniShape = { lord: z.enum([...SEVEN_GRAHAS, 'lagna']), ...spanShape };
export const patyayiniPeriodSchema = z
  .object({
    ...patyayiniShape,
    degree: degrees,
    share: degrees,
    children: z.array(z.object(patyayiniShape)).optional().meta({ description: 'With include details.' }),
  })
  .meta({ id: 'PatyayiniPeriod' });

const muddaShape = { lord: grahaSchema, ...spanShape };
export const muddaPeriodSchema = z
  .object({
    ...muddaShape,
    children: z.array(z.object(muddaShape)).optional().meta({ description: 'With include details.' }),
  })
  .meta({ id: 'MuddaPeriod' });

export const yearChartSchema = z
  .object({ lagna: lagnaSchema.nullable(), bhavas_from: z.enum(['lagna', 'moon']), points: vedicPointsSchema })
  .meta({ id: 'VarshaphalChart' });

const sunChartSchema = z
  .object({
    ...spanShape,
    lagna: siderealSchema.nullable(),
    bhavas: byEveryId(GRAHAS, bhavaNumberSchema).nullable(),
  })
  .meta({ id: 'TajikaSunChart', description: 'The chart of its beginning; null without a birth time.' });

/** The Tajika year. Parts that need the birth time are null without it; parts that were not requested are absent. */
export const yearShape = {
  completed_years: z.int().min(0),
  running_year: z.int().min(1),
  starts_at: instantSchema.meta({ description: 'When the sidereal Sun returns to its natal longitude.' }),
  ends_at: instantSchema,
  julian_day_ut: z.number().meta({ description: 'Of starts_at.', 'x-unit': 'Julian day UT1' }),
  day_birth: z.boolean().nullable().meta({ description: 'The year begins between sunrise and sunset.' }),
  approximate: z
    .literal(true)
    .optional()
    .meta({ description: 'The birth time is unknown: the year begins within half a day of the given time.' }),
  muntha: munthaSchema.nullable().optional(),
  year_lord: z
    .object({ planet: sevenGrahaSchema, reason: z.enum(YEAR_LORD_REASONS) })
    .nullable()
    .optional(),
  office_bearers: z.array(officeBearerSchema).nullable().optional(),
  sahams: byEveryId(SAHAMS, sahamSchema).nullable().optional(),
  harsha_bala: byEveryId(SEVEN_GRAHAS, harshaBalaSchema).nullable().optional().meta({
    description:
      'Five units for each: house of joy; own or exaltation sign; male in 4–6 and 10–12, female elsewhere; male by day, female by night.',
  }),
  tajika_yogas: z.array(tajikaYogaSchema).nullable().optional(),
  patyayini_dasha: z
    .array(patyayiniPeriodSchema)
    .nullable()
    .optional()
    .meta({ description: 'Lagna and planets by their degrees in the sign.' }),
  mudda_dasha: z.array(muddaPeriodSchema).optional().meta({
    description: 'Vimshottari within the year; with mudda_start balance the first lord also has a part at the end.',
  }),
  months: z.array(sunChartSchema).optional().meta({
    description: 'Maasa pravesha: each begins when the Sun is a whole number of signs from its natal longitude.',
  }),
  sixty_hours: z
    .array(sunChartSchema)
    .optional()
    .meta({ description: 'Shashti-hora: the 144 parts in which the Sun moves 2°30′.' }),
  tithi_pravesha: z
    .object({
      at: instantSchema,
      at_local: z.string(),
      elongation: degrees.meta({ description: 'Moon − Sun at birth, which comes back.', 'x-unit': 'degrees' }),
      in_natal_month: z.boolean().meta({
        description:
          'The Sun is in its natal sign; false when the angle does not come back there: then the nearest to the return.',
      }),
      chart: yearChartSchema,
    })
    .optional(),
  chart: yearChartSchema.optional(),
};

export const varshaphalResponseSchema = z.object({
  product: z.literal('varshaphal'),
  year: z.int(),
  starts_at_local: z.string().meta({ description: 'Wall clock at the place of the year’s chart, with offset.' }),
  span: uncertaintyShape.span.meta({
    description: 'Without a birth time: earliest and latest start, over the day of birth.',
  }),
  ...yearShape,
  conventions: varshaphalConventionsSchema,
  sources: varshaphalSourcesSchema,
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
