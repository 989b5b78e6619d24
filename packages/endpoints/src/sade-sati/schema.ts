import { z } from 'zod';
import { siderealRequestShape, siderealSettingsSchema } from '../guna-milan/sidereal-settings.ts';
import { answerShape, instantSchema, placeSchema, timeSchema } from '../shared/answer-schemas.ts';
import { birthDataShape, dateField, timeField } from '../shared/request-schemas.ts';
import { sadeSatiShape } from './wire-sade-sati.ts';

export const sadeSatiRequestSchema = z.object({
  ...birthDataShape,
  analysis_date: dateField.optional().meta({ description: 'Around which day; now when absent.' }),
  analysis_time: timeField.optional().meta({ description: 'Local time at the birth place; 12:00 with a date.' }),
  ...siderealRequestShape,
  settings: siderealSettingsSchema().optional(),
});

export const sadeSatiResponseSchema = z.object({
  product: z.literal('sade_sati'),
  analysis_utc: instantSchema,
  ...sadeSatiShape,
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
