import { RETURN_TYPES } from '@theia/astro/returns/body';
import { ANGLE_IDS } from '@theia/astro/natal/settings';
import { z } from 'zod';
import { asteroidIdSchema, pointIdSchema } from '../shared/body-schemas.ts';
import { aspectSchema } from '../natal/part-schemas.ts';
import { longitudeSchema } from '../natal/point-schema.ts';
import { natalChartShape } from '../natal/schema.ts';
import { answerShape, instantSchema, placeSchema, timeSchema } from '../shared/answer-schemas.ts';
import {
  birthDataShape,
  booleanField,
  includeField,
  instantField,
  latitudeField,
  locationField,
  longitudeField,
  placeShape,
  settingsSchema,
  zodiacFields,
  timezoneField,
} from '../shared/request-schemas.ts';
import { DEFAULT_RETURN_INCLUDES, MAX_COUNT, RETURN_INCLUDES } from './request.ts';
import { uncertaintyShape } from './uncertainty.ts';

const point = pointIdSchema([...ANGLE_IDS]);

export const returnRequestSchema = z.object({
  ...birthDataShape,
  type: z
    .string()
    .meta({
      description: `Whose return, in any letter case: ${RETURN_TYPES.join(', ')}, or asteroid: and a number. On POST /swiss the words solar_return and lunar_return say it too.`,
      examples: ['solar', 'Jupiter'],
    })
    .optional(),
  year: z
    .union([z.int(), z.string()])
    .optional()
    .meta({
      description:
        'Solar: the return of the birthday in this year, as the birth place counts years. Other bodies: all returns of this year where the return is celebrated; the first later one when there is none.',
      examples: [2024],
    }),
  after: instantField.optional().meta({
    description:
      'The first returns from this instant on. Without year and after: the last one before now, and the next.',
  }),
  date: instantField.optional().meta({ description: 'Alias of after.' }),
  count: z
    .union([z.int().min(1).max(MAX_COUNT), z.string()])
    .optional()
    .meta({ description: 'How many returns; with year all of them unless given.', default: 1 }),
  relocation: z
    .object({ ...placeShape, timezone: timezoneField.optional() })
    .partial()
    .optional()
    .meta({ description: 'Where the return is celebrated; the birth place when absent.' }),
  return_location: locationField.optional().meta({ description: 'The same as relocation.location.' }),
  return_latitude: latitudeField.optional(),
  return_longitude: longitudeField.optional(),
  precession_corrected: booleanField
    .optional()
    .meta({ description: 'Return to the same place among the stars.', default: false }),
  converse: booleanField.optional().meta({
    description:
      'Returns before the birth: a year or instant after it is mirrored at the birth, and returns are counted back from there.',
    default: false,
  }),
  ...zodiacFields,
  settings: settingsSchema(1).optional(),
  include: includeField(RETURN_INCLUDES, DEFAULT_RETURN_INCLUDES).optional(),
});

export const returnSchema = z
  .object({
    at: instantSchema,
    julian_day_ut: z.number().meta({ 'x-unit': 'Julian day UT1' }),
    local: z.string().meta({ description: 'Wall clock at the place of the return, with offset.' }),
    pass: z.int().min(1).meta({
      description: 'Of pass_count passages separated only by retrograde loops; the birth itself counts as one.',
    }),
    pass_count: z.int().min(1),
    motion: z.enum(['direct', 'retrograde']),
    ...uncertaintyShape,
    place: placeSchema.nullable(),
    chart: z.object({ datetime_utc: instantSchema, ...natalChartShape }),
    aspects_to_natal: z
      .array(aspectSchema.omit({ point_1: true, point_2: true }).extend({ return: point, natal: point }))
      .optional()
      .meta({ description: 'Return points to natal points; a flat orb of 1° unless settings speak of orbs.' }),
  })
  .meta({ id: 'Return' });

export const returnResponseSchema = z.object({
  product: z.literal('return'),
  type: z.union([z.enum(RETURN_TYPES), asteroidIdSchema]),
  natal_longitude: longitudeSchema,
  returns: z.array(returnSchema),
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
