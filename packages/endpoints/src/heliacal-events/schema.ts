import { HELIACAL_EVENTS } from '@theia-astro/astro/heliacal/events';
import { VISIBILITY_STATES } from '@theia-astro/astro/heliacal/periods';
import { HELIACAL_BODIES } from '@theia-astro/astro/heliacal/watch';
import { z } from 'zod';
import { answerShape } from '../wire/answer-parts.ts';
import { instantSchema, placeSchema } from '../wire/place-and-time.ts';

export const heliacalBodySchema = z.enum(HELIACAL_BODIES).meta({ id: 'HeliacalBody', 'x-names': ['bodies'] });
const degrees = z.number().meta({ 'x-unit': 'degrees' });

export const heliacalEventSchema = z
  .object({
    at: instantSchema.meta({ description: 'Best moment; for horizon events sunset or sunrise.' }),
    starts_at: instantSchema.nullable().meta({ description: 'Seen from; null for horizon events.' }),
    ends_at: instantSchema.nullable(),
    body: heliacalBodySchema,
    type: z.enum(HELIACAL_EVENTS),
    arcus_visionis: degrees.nullable().meta({ description: 'Altitude of the body minus that of the Sun.' }),
    elongation: degrees.nullable().meta({ description: 'From the Sun, seen from the place.' }),
    magnitude: z.number().nullable(),
    limiting_magnitude: z.number().nullable().meta({ description: 'The faintest visible there and then.' }),
    altitude: degrees.nullable().meta({ description: 'Without refraction.' }),
    azimuth: degrees.nullable().meta({ description: 'From north over east.' }),
  })
  .meta({ id: 'HeliacalEvent' });

export const visibilityPeriodSchema = z
  .object({ starts_at: instantSchema, ends_at: instantSchema, state: z.enum(VISIBILITY_STATES) })
  .meta({ id: 'VisibilityPeriod' });

export const heliacalResponseSchema = z.object({
  product: z.literal('heliacal_events'),
  starts_at: instantSchema,
  ends_at: instantSchema.meta({ description: 'Exclusive.' }),
  events: z.array(heliacalEventSchema).meta({ description: 'In order of time.' }),
  visibility: z
    .array(z.object({ body: heliacalBodySchema, periods: z.array(visibilityPeriodSchema) }))
    .meta({ description: 'The range divided without gaps, body by body.' }),
  conventions: z.object({
    criterion: z.literal('limiting_magnitude').meta({ description: 'Schaefer’s model, as in Swiss Ephemeris.' }),
    acronychal_and_cosmical: z.literal('horizon').meta({ description: 'Rising at sunset, setting at sunrise.' }),
    pressure_hpa: z.number(),
    temperature_c: z.number(),
    humidity_percent: z.number(),
    extinction: z.number().nullable().meta({ description: 'Null: by the model.' }),
    age_years: z.number(),
    acuity: z.number(),
  }),
  time: z.null(),
  place: placeSchema,
  ...answerShape,
});
