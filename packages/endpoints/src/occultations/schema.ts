import { OCCULTED_PLANETS, OCCULTED_STARS } from '@theia-astro/astro/occultations/paths';
import { OCCULTATION_CONTACTS } from '@theia-astro/astro/occultations/local';
import { z } from 'zod';
import { answerShape } from '../wire/answer-parts.ts';
import { instantSchema, placeSchema } from '../wire/place-and-time.ts';

const degrees = z.number().meta({ 'x-unit': 'degrees' });
const sightShape = {
  altitude: degrees.meta({ description: 'Of the body, without refraction.' }),
  sun_altitude: degrees,
  daylight: z.boolean().meta({ description: 'The Sun is up.' }),
};

export const occultationContactSchema = z
  .object({
    name: z
      .enum(OCCULTATION_CONTACTS)
      .meta({ description: 'c1 begins to disappear, c2 gone, c3 begins to reappear, c4 whole. Stars: c1, c4.' }),
    at: instantSchema,
    visible: z.boolean().meta({ description: 'The body is up.' }),
    position_angle: degrees.meta({ description: 'On the limb, from north over east.' }),
    limb: z.enum(['bright', 'dark']),
    ...sightShape,
  })
  .meta({ id: 'OccultationContact' });

export const occultationSchema = z
  .object({
    at: instantSchema.meta({ description: 'Greatest, for the whole Earth.' }),
    starts_at: instantSchema.meta({ description: 'Begins somewhere on Earth.' }),
    ends_at: instantSchema,
    body: z.enum([...OCCULTED_PLANETS, ...OCCULTED_STARS]).meta({ 'x-names': ['bodies'] }),
    central: z.boolean().meta({ description: 'The line through body and Moon meets the Earth.' }),
    greatest: z
      .object({ latitude: degrees, longitude: degrees })
      .meta({ description: 'Where it does at `at`, or the place nearest to it.' }),
    illuminated_fraction: z.number().meta({ description: 'Of the Moon, 0 to 1.' }),
    local: z
      .object({
        at: instantSchema.meta({ description: 'Deepest, seen from the place.' }),
        separation: degrees.meta({ description: 'Of the centres then.' }),
        total: z.boolean(),
        ...sightShape,
        contacts: z.array(occultationContactSchema),
      })
      .nullable()
      .meta({ description: 'Null without a place.' }),
  })
  .meta({ id: 'Occultation' });

export const occultationsResponseSchema = z.object({
  product: z.literal('occultations'),
  starts_at: instantSchema,
  ends_at: instantSchema.meta({ description: 'Exclusive.' }),
  occultations: z.array(occultationSchema).meta({
    description: 'In order of time; with a place those it sees above its horizon, by day or night.',
  }),
  time: z.null(),
  place: placeSchema.nullable(),
  ...answerShape,
});
