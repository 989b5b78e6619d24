import { CIRCADIAN_WINDOWS } from '@theia/astro/planetary-hours/circadian';
import { z } from 'zod';
import { signSchema } from '../natal/point-schema.ts';
import { lunarPhaseSchema } from '../natal/part-schemas.ts';
import { answerShape, instantSchema, placeSchema, timeSchema } from '../shared/answer-schemas.ts';
import {
  birthDataShape,
  dateField,
  latitudeField,
  locationField,
  longitudeField,
  settingsSchema,
  zodiacFields,
  timeField,
} from '../shared/request-schemas.ts';
import { sunriseField, sunriseNameSchema } from '../shared/sunrise.ts';
import { BODY_MATRIX_ORB_SCALE, POLAR_HOURS } from './request.ts';

const degrees = { 'x-unit': 'degrees' };
const ruler = z.enum(['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn']).nullable();

export const bodyMatrixRequestSchema = z.object({
  ...birthDataShape,
  analysis_date: dateField
    .optional()
    .meta({ description: 'Local day to look at; today when absent.', examples: ['2024-06-15'] }),
  analysis_time: timeField
    .optional()
    .meta({ description: 'Local time; 12:00 with a date alone, now when nothing is given.' }),
  analysis_location: locationField.optional().meta({ description: 'Where; the birth place when absent.' }),
  analysis_latitude: latitudeField.optional(),
  analysis_longitude: longitudeField.optional(),
  ...zodiacFields,
  settings: z
    .intersection(
      settingsSchema(BODY_MATRIX_ORB_SCALE),
      z.object({
        sunrise: sunriseField('visible'),
        polar_hours: z.enum(POLAR_HOURS).nullable().optional().meta({
          description:
            'Planetary hours where the Sun does not rise and set: equal hours from 06:00 apparent solar time, or none.',
          default: 'equal',
        }),
      }),
    )
    .optional(),
});

export const bodyMatrixResponseSchema = z.object({
  product: z.literal('body_matrix'),
  datetime_utc: instantSchema.meta({ description: 'The instant that was looked at.' }),
  circadian_window: z
    .enum(CIRCADIAN_WINDOWS)
    .meta({ description: 'Three hours of apparent solar time each, from midnight; informational.' }),
  lunar_phase: lunarPhaseSchema.shape.name,
  mars_to_natal: z
    .array(
      z.object({
        planet: z.string(),
        aspect: z.string(),
        orb: z.number().meta({ description: 'Separation minus the aspect’s angle.', ...degrees }),
        applying: z.boolean(),
      }),
    )
    .meta({ description: 'Aspects of transiting Mars to natal points, closest first.' }),
  moon_to_natal: z.record(z.string(), z.number().min(0).max(180)).meta({
    description: 'Separation of the transiting Moon from every natal point; no angles without a birth time.',
    ...degrees,
  }),
  rulers: z
    .object({ day: ruler, hour: ruler })
    .meta({ description: 'Of the planetary day and hour; null where there are none.' }),
  circadian: z.object({
    solar_time: z.string().meta({ description: 'Local apparent solar time.' }),
    solar_hours: z.number().min(0).lt(24).meta({ 'x-unit': 'hours' }),
    sunrise: instantSchema.nullable().meta({ description: 'Last sunrise; null where the Sun does not rise and set.' }),
    sunset: instantSchema.nullable().meta({ description: 'The sunset after it.' }),
    is_day: z.boolean(),
    sunrise_definition: sunriseNameSchema
      .optional()
      .meta({ description: 'Where it is not visible, the upper limb with refraction.' }),
    next_window_at: instantSchema,
  }),
  lunar_phase_detail: z.object({
    angle: lunarPhaseSchema.shape.angle,
    illumination: lunarPhaseSchema.shape.illumination,
    rudhyar: lunarPhaseSchema.shape.rudhyar,
    sign: signSchema.meta({ description: 'Of the Moon.' }),
  }),
  planetary_hour: z
    .object({
      index: z
        .int()
        .min(1)
        .max(24)
        .meta({ description: '1–12 from sunrise, 13–24 from sunset; equal hours 1–24 from 06:00.' }),
      starts_at: instantSchema,
      ends_at: instantSchema,
      method: z.enum(['seasonal', 'equal']),
    })
    .nullable(),
  analysis: z
    .object({ time: timeSchema, place: placeSchema.nullable() })
    .meta({ description: 'When and where was looked at; time and place at the top are the birth’s.' }),
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
