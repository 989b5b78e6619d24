import { ITTHASALA_KINDS } from '@theia/astro/vedic/varshaphal/itthasala';
import { MUDDA_STARTS } from '@theia/astro/vedic/varshaphal/mudda-dasha';
import { SAHAM_SCHOOL_IDS, SAHAM_TERMS, SAHAMS } from '@theia/astro/vedic/varshaphal/sahams';
import { TAJIKA_ASPECT_KINDS } from '@theia/astro/vedic/varshaphal/tajika-bala';
import { TAJIKA_YOGAS } from '@theia/astro/vedic/varshaphal/tajika-yogas';
import { MOON_YEAR_LORDS, OFFICES, YEAR_LORD_REASONS } from '@theia/astro/vedic/varshaphal/year-lord';
import { SEVEN_GRAHAS } from '@theia/astro/vedic/zodiac';
import { z } from 'zod';
import { siderealRequestShape, siderealSettingsSchema } from '../guna-milan/sidereal-settings.ts';
import { uncertaintyShape } from '../return/uncertainty.ts';
import { answerShape, instantSchema, placeSchema, timeSchema } from '../shared/answer-schemas.ts';
import { birthDataShape, placeShape } from '../shared/request-schemas.ts';
import { dignitySchema } from '../vedic/parts/points.ts';
import { grahaSchema, houseSchema, nakshatraSchema, sevenGrahaSchema, siderealSchema } from '../vedic/wire.ts';
import { varshaphalConventionsSchema, varshaphalSourcesSchema } from './conventions.ts';

export const varshaphalRequestSchema = z.object({
  ...birthDataShape,
  year: z
    .union([z.int(), z.string()])
    .optional()
    .meta({
      description: 'Calendar year of the birthday with which the Tajika year begins; the running one when absent.',
      examples: [2024],
    }),
  relocation: z
    .object(placeShape)
    .partial()
    .optional()
    .meta({ description: 'Where the year’s chart is cast; the birth place when absent.' }),
  ...siderealRequestShape,
  settings: siderealSettingsSchema({
    saham_school: z.enum(SAHAM_SCHOOL_IDS).optional().meta({
      description:
        'Whose sahams: their terms, and which turn by night. Neelakantha turns all but bhratri, putra, vivaha and roga; Narasimha Rao all but bhratri and roga, with asha from Mars instead of Venus.',
      default: SAHAM_SCHOOL_IDS[0],
    }),
    saham_reversal: z
      .array(z.enum(SAHAMS))
      .max(100)
      .optional()
      .meta({ description: 'The sahams that turn by night, instead of the school’s; an empty list: none.' }),
    mudda_start: z.enum(MUDDA_STARTS).optional().meta({
      description:
        'Whether the first lord of the mudda dasha has his period in full, or what the Moon at birth had left of her nakshatra; the rest then comes at the end of the year.',
      default: MUDDA_STARTS[0],
    }),
    moon_year_lord: z.enum(MOON_YEAR_LORDS).optional().meta({
      description:
        'Whether the Moon, once chosen, gives the year to the planet of her itthasala or to the lord of her sign.',
      default: MOON_YEAR_LORDS[0],
    }),
  }).optional(),
});

const spanShape = { start: instantSchema, end: instantSchema };
const virupas = z.number().min(0).meta({ 'x-unit': 'virupas' });
const degrees = z.number().meta({ 'x-unit': 'degrees' });
const units = z.union([z.literal(0), z.literal(5)]);
const patyayiniShape = { lord: z.enum([...SEVEN_GRAHAS, 'lagna']), ...spanShape };
const placeShapeOfPoint = { ...siderealSchema.shape, sign_lord: sevenGrahaSchema, nakshatra: nakshatraSchema };

export const varshaphalResponseSchema = z.object({
  product: z.literal('varshaphal'),
  year: z.int(),
  begins_local: z.string().meta({ description: 'Wall clock at the place of the year’s chart, with offset.' }),
  completed_years: z.int().min(0),
  running_year: z.int().min(1),
  begins: instantSchema.meta({ description: 'The sidereal Sun is back at its natal longitude.' }),
  ends: instantSchema,
  julian_day_ut: z.number().meta({ 'x-unit': 'Julian day UT1' }),
  day_birth: z.boolean().nullable().meta({ description: 'The year begins between sunrise and sunset.' }),
  muntha: z
    .object({ ...siderealSchema.shape, lord: sevenGrahaSchema, house: houseSchema })
    .nullable()
    .meta({ description: 'Birth lagna moved a sign a year; house from the year’s lagna.' }),
  year_lord: z.object({ planet: sevenGrahaSchema, reason: z.enum(YEAR_LORD_REASONS) }).nullable(),
  office_bearers: z
    .array(
      z.object({
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
          .meta({ description: 'Strength of its aspect to the year’s lagna, sixtieths; 0: none.' }),
      }),
    )
    .nullable(),
  sahams: z
    .record(
      z.enum(SAHAMS),
      siderealSchema.extend({
        formula: z
          .tuple([z.enum(SAHAM_TERMS), z.enum(SAHAM_TERMS), z.literal('lagna')])
          .meta({ description: 'As reckoned here: first − second + lagna.' }),
        reversed: z.boolean().meta({ description: 'The night has changed the first two.' }),
      }),
    )
    .nullable(),
  harsha_bala: z
    .record(
      sevenGrahaSchema,
      z.object({
        sthana: units,
        swakshetra: units,
        linga: units,
        dina_ratri: units,
        total: z.int().min(0).max(20),
      }),
    )
    .nullable()
    .meta({
      description:
        'Five units for each: house of joy; own or exaltation sign; male in 4–6 and 10–12, female elsewhere; male by day, female by night.',
    }),
  tajika_yogas: z
    .array(
      z.object({
        id: z.enum(TAJIKA_YOGAS),
        planets: z
          .array(sevenGrahaSchema)
          .meta({ description: 'The faster first; in nakta and yamaya the lord of the lagna.' }),
        by: z.array(sevenGrahaSchema).optional().meta({
          description:
            'Who makes it so: the carrier of nakta and yamaya, the spoiler of manau, the Moon of kamboola, the weak of radda.',
        }),
        kind: z.enum(ITTHASALA_KINDS).optional(),
        aspect: z.enum(TAJIKA_ASPECT_KINDS).optional(),
        gap: degrees.optional().meta({
          description: 'Degrees in the sign by which the slower is ahead; negative when the faster has passed.',
          'x-unit': 'degrees',
        }),
        orb: degrees.optional(),
        houses: z.array(houseSchema).optional().meta({ description: 'Ruled by the second planet (nakta, yamaya).' }),
      }),
    )
    .nullable(),
  patyayini_dasha: z
    .array(
      z.object({ ...patyayiniShape, degree: degrees, share: degrees, children: z.array(z.object(patyayiniShape)) }),
    )
    .nullable()
    .meta({ description: 'Lagna and planets by their degrees in the sign.' }),
  approximate: z
    .literal(true)
    .optional()
    .meta({ description: 'The birth time is unknown: the year begins within half a day of the time given.' }),
  begins_span: uncertaintyShape.span.meta({
    description: 'Without a birth time: earliest and latest beginning over the day of birth.',
  }),
  mudda_dasha: z
    .array(
      z.object({ lord: grahaSchema, ...spanShape, children: z.array(z.object({ lord: grahaSchema, ...spanShape })) }),
    )
    .meta({
      description: 'Vimshottari within the year; with mudda_start balance the first lord has a part at its end too.',
    }),
  conventions: varshaphalConventionsSchema,
  sources: varshaphalSourcesSchema,
  chart: z.object({
    lagna: z.object(placeShapeOfPoint).nullable(),
    houses_from: z.enum(['lagna', 'moon']),
    points: z.record(
      grahaSchema,
      z.object({
        ...placeShapeOfPoint,
        house: houseSchema,
        dignity: dignitySchema,
        retrograde: z.boolean(),
        combust: z.boolean(),
      }),
    ),
  }),
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
