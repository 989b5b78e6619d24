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
  conventions: z
    .object({
      ayanamsa: z.string(),
      positions: z.string(),
      counted_from: z.literal('natal_moon_sign'),
      sade_sati: z.array(z.int()).meta({ description: 'Signs from the Moon: rising, peak, setting.' }),
      dhaiya: z.array(z.int()).meta({ description: 'Signs from the Moon.' }),
      ingresses: z
        .literal('all_with_retrograde')
        .meta({ description: 'Each stay of Saturn in a sign, re-entries too.' }),
    })
    .meta({ description: 'Every reading the answer rests on.' }),
  sources: z
    .object({ sade_sati: z.string(), dhaiya: z.string() })
    .meta({ description: 'The texts behind each part of the answer.' }),
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
