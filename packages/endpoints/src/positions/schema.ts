import { BODY_IDS } from '@theia/astro/natal/settings';
import { z } from 'zod';
import { housesSchema, lunarPhaseSchema } from '../natal/part-schemas.ts';
import { positionPointsSchema } from '../natal/point-schema.ts';
import { answerShape, instantSchema, placeSchema, timeSchema } from '../shared/answer-schemas.ts';
import {
  ayanamsaField,
  bodiesField,
  dateField,
  houseSystemField,
  instantField,
  placeShape,
  settingsSchema,
  zodiacFields,
  timeField,
  timezoneField,
  utcOffsetField,
} from '../shared/request-schemas.ts';
import { SETTING_CHOICES } from '../shared/settings.ts';

export const positionsRequestSchema = z.object({
  utc: instantField
    .optional()
    .meta({ description: 'The instant; now when nothing is given.', examples: ['2024-06-15T12:00:00Z'] }),
  datetime_utc: instantField.optional().meta({ description: 'Alias of utc.' }),
  date: dateField
    .optional()
    .meta({ description: 'Local date, instead of utc; the zone is timezone, the place’s, or UTC.' }),
  time: timeField.optional().meta({ description: 'Local time with date; 12:00 when absent.' }),
  timezone: timezoneField.optional(),
  utc_offset: utcOffsetField.optional(),
  ...zodiacFields,
  bodies: z
    .union([bodiesField, z.string().meta({ description: `Comma-separated, of ${BODY_IDS.join(', ')}.` })])
    .optional(),
  ayanamsa: ayanamsaField.optional(),
  node: z.enum(SETTING_CHOICES.node).optional(),
  lilith: z.enum(SETTING_CHOICES.lilith).optional(),
  coordinates: z.enum(SETTING_CHOICES.coordinates).optional(),
  ...placeShape,
  house_system: houseSystemField.optional().meta({ description: 'Used when a place is given.' }),
  settings: settingsSchema(1).optional(),
});

export const positionsResponseSchema = z.object({
  product: z.literal('positions'),
  utc: instantSchema,
  julian_day_ut: z.number().meta({ 'x-unit': 'Julian day UT1' }),
  points: positionPointsSchema,
  lunar_phase: lunarPhaseSchema.nullable(),
  houses: housesSchema.optional().meta({ description: 'With a place.' }),
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
