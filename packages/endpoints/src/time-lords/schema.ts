import { ACTIVATIONS } from '@theia-astro/astro/time-lords/ascensions';
import { CLASSICAL_PLANETS } from '@theia-astro/astro/bodies/table';
import { DECENNIAL_STARTS } from '@theia-astro/astro/time-lords/decennials';
import { FIRDARIA_NODES } from '@theia-astro/astro/time-lords/firdaria';
import { PROFECTION_MONTHS } from '@theia-astro/astro/time-lords/profections';
import { LOT_IDS } from '@theia-astro/astro/lots/lots';
import { z } from 'zod';
import { answerShape } from '../wire/answer-parts.ts';
import { byId } from '../wire/point.ts';
import { instantSchema, timeSchema, placeSchema } from '../wire/place-and-time.ts';
import { signSchema } from '../wire/wire.ts';
import { PROFECTED_POINTS, TIME_LORD_PARTS } from './request.ts';

const place = z.int().min(1).max(12);

export const timeLordPeriodSchema = z
  .object({
    level: z.int().min(1).max(4),
    lord: z.enum([...CLASSICAL_PLANETS, 'north_node', 'south_node']),
    sign: signSchema.optional(),
    house: place.optional().meta({ description: 'Profections: the whole-sign house of the sign.' }),
    from_fortune: place.optional().meta({ description: 'Releasing: which sign from Fortune’s; the 10th culminates.' }),
    peak: z.literal(true).optional().meta({ description: 'Releasing: 1st, 4th, 7th or 10th from Fortune.' }),
    loosing: z.literal(true).optional().meta({ description: 'Releasing: the first after the loosing of the bond.' }),
    starts_at: instantSchema,
    ends_at: instantSchema,
  })
  .meta({ id: 'TimeLordPeriod' });
const listSchema = z
  .object({
    current: z
      .array(timeLordPeriodSchema)
      .meta({ description: 'What runs at the analysis, level by level; empty before the birth.' }),
    periods: z.array(timeLordPeriodSchema).meta({ description: 'In order of time, each followed by its parts.' }),
  })
  .meta({ id: 'TimeLordPeriods' });
const listShape = listSchema.shape;

export const timeLordsResponseSchema = z.object({
  product: z.literal('time_lords'),
  analysis_at: instantSchema,
  sect: z.enum(['day', 'night']),
  profections: z
    .array(z.object({ point: z.enum(PROFECTED_POINTS), sign: signSchema, ...listShape }))
    .optional()
    .meta({ description: 'By year, month and day; whole signs.' }),
  releasing: z
    .array(
      z.object({
        lot: z.enum(LOT_IDS),
        sign: signSchema.meta({ description: 'Where it begins.' }),
        moved: z
          .literal(true)
          .optional()
          .meta({ description: 'Spirit: Fortune is in its sign, so it begins in the next.' }),
        ...listShape,
      }),
    )
    .optional(),
  firdaria: listSchema.optional(),
  decennials: z.object({ order: z.array(z.enum(CLASSICAL_PLANETS)), ...listShape }).optional(),
  ascensions: z
    .object({
      signs: z.array(z.object({ sign: signSchema, years: z.number().min(0).meta({ 'x-unit': 'years' }) })),
      ages: z.array(
        z.object({
          at: instantSchema,
          years: z.number().min(0).meta({ 'x-unit': 'years' }),
          by: z.enum(ACTIVATIONS),
          lords: z.array(z.enum(CLASSICAL_PLANETS)),
        }),
      ),
    })
    .nullable()
    .optional()
    .meta({
      description:
        'Rising times of the signs at the birth place, and the ages that planets, or two in aspect by sign, complete by least years, rising times or both. Null within the polar circles.',
    }),
  conventions: z.object({
    rulers: z.literal('traditional'),
    profection_months: z.enum(PROFECTION_MONTHS),
    releasing_year: z.number(),
    releasing_same_sign: z.enum(['next', 'same']),
    firdaria_nodes: z.enum(FIRDARIA_NODES),
    firdaria_year: z.number(),
    decennial_start: z.enum(DECENNIAL_STARTS),
  }),
  sources: byId(TIME_LORD_PARTS, z.string()),
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
