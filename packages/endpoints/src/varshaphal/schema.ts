import { SAHAMS } from '@theia/astro/vedic/varshaphal/sahams';
import { OFFICES, YEAR_LORD_REASONS } from '@theia/astro/vedic/varshaphal/year-lord';
import { z } from 'zod';
import { siderealRequestShape, siderealSettingsSchema } from '../guna-milan/sidereal-settings.ts';
import { answerShape, instantSchema, placeSchema, timeSchema } from '../shared/answer-schemas.ts';
import { birthDataShape, placeShape } from '../shared/request-schemas.ts';
import { dignitySchema } from '../vedic/parts/points.ts';
import { grahaSchema, houseSchema, nakshatraSchema, sevenGrahaSchema, siderealSchema } from '../vedic/wire.ts';

export const varshaphalRequestSchema = z.object({
  ...birthDataShape,
  year: z.union([z.int(), z.string()]).optional().meta({ description: 'Calendar year of the birthday with which the Tajika year begins; the running one when absent.', examples: [2024] }),
  relocation: z.object(placeShape).partial().optional().meta({ description: 'Where the year’s chart is cast; the birth place when absent.' }),
  ...siderealRequestShape,
  settings: siderealSettingsSchema().optional(),
});

const spanShape = { start: instantSchema, end: instantSchema };
const virupas = z.number().min(0).meta({ 'x-unit': 'virupas' });
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
  muntha: z.object({ ...siderealSchema.shape, lord: sevenGrahaSchema, house: houseSchema }).nullable().meta({ description: 'Birth lagna moved a sign a year; house from the year’s lagna.' }),
  year_lord: z.object({ planet: sevenGrahaSchema, reason: z.enum(YEAR_LORD_REASONS) }).nullable(),
  office_bearers: z.array(z.object({
    office: z.enum(OFFICES), planet: sevenGrahaSchema,
    panchavargiya: z.object({
      kshetra: virupas, uccha: virupas, hadda: virupas, drekkana: virupas, navamsa: virupas,
      vishva: z.number().min(0).max(20).meta({ description: 'A quarter of the sum.' }),
    }),
    lagna_aspect: z.number().min(0).max(60).meta({ description: 'Strength of its aspect to the year’s lagna, sixtieths; 0: none.' }),
  })).nullable(),
  sahams: z.record(z.enum(SAHAMS as readonly [string, ...string[]]), siderealSchema).nullable(),
  mudda_dasha: z.array(z.object({ lord: grahaSchema, ...spanShape, children: z.array(z.object({ lord: grahaSchema, ...spanShape })) })).meta({ description: 'Vimshottari within the year.' }),
  chart: z.object({
    lagna: z.object(placeShapeOfPoint).nullable(),
    houses_from: z.enum(['lagna', 'moon']),
    points: z.record(grahaSchema, z.object({ ...placeShapeOfPoint, house: houseSchema, dignity: dignitySchema, retrograde: z.boolean(), combust: z.boolean() })),
  }),
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
