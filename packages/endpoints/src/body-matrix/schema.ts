import { CIRCADIAN_WINDOWS } from '@theia-astro/astro/planetary-hours/planetary-hours';
import { z } from 'zod';
import { NATAL_POINT_IDS } from '../western/natal-points.ts';
import { aspectIdSchema, aspectPointSchema } from '../wire/aspect.ts';
import { byId } from '../wire/point.ts';
import { signSchema } from '../wire/wire.ts';
import { lunarPhaseSchema } from '../wire/chart-figures.ts';
import { answerShape } from '../wire/answer-parts.ts';
import { instantSchema, timeSchema, placeSchema } from '../wire/place-and-time.ts';
import { sunriseNameSchema } from '../request/setting-fields.ts';

const degrees = { 'x-unit': 'degrees' };
const ruler = z.enum(['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn']).nullable();

export const bodyMatrixResponseSchema = z.object({
  product: z.literal('body_matrix'),
  datetime_utc: instantSchema.meta({ description: 'The instant of the analysis.' }),
  circadian_window: z
    .enum(CIRCADIAN_WINDOWS)
    .meta({ description: 'Three hours of apparent solar time each, from midnight; informational.' }),
  lunar_phase: lunarPhaseSchema.shape.name,
  mars_to_natal: z
    .array(
      z.object({
        planet: aspectPointSchema,
        aspect: aspectIdSchema,
        orb: z.number().meta({ description: 'Separation minus the aspect’s angle.', ...degrees }),
        applying: z.boolean(),
      }),
    )
    .meta({ description: 'Aspects of transiting Mars to natal points, closest first.' }),
  moon_to_natal: byId(NATAL_POINT_IDS, z.number().min(0).max(180)).meta({
    description: 'Separation of the transiting Moon from every natal point; no angles without a birth time.',
    ...degrees,
  }),
  rulers: z
    .object({ day: ruler, hour: ruler })
    .meta({ description: 'Sunrise definition used for the planetary day and hour; null when there are none.' }),
  circadian: z.object({
    solar_time: z.string().meta({ description: 'Local apparent solar time.' }),
    solar_hours: z.number().min(0).lt(24).meta({ 'x-unit': 'hours' }),
    sunrise_at: instantSchema
      .nullable()
      .meta({ description: 'Last sunrise; null when the Sun does not rise and set.' }),
    sunset_at: instantSchema.nullable().meta({ description: 'The sunset after that sunrise.' }),
    is_day: z.boolean(),
    sunrise_definition: sunriseNameSchema
      .optional()
      .meta({ description: 'Sunrise definition, when it is not visible (upper limb with refraction).' }),
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
    .meta({ description: 'Time and place of the analysis; time and place at the top level are those of the birth.' }),
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
