import { MOON_PHASES } from '@theia/astro/phase/phases';
import { z } from 'zod';
import { eclipseSchema } from '../eclipses/schema.ts';
import { signSchema } from '../natal/point-schema.ts';
import { answerShape, instantSchema, placeSchema } from '../shared/answer-schemas.ts';
import {
  includeField,
  instantField,
  placeShape,
  settingsSchema,
  zodiacFields,
  timezoneField,
  utcOffsetField,
} from '../shared/request-schemas.ts';
import { DEFAULT_MOON_INCLUDES, MOON_INCLUDES, VOC_DEFINITIONS, VOC_SCHOOLS } from './request.ts';
import { MAX_COUNT } from './span.ts';

const degrees = { 'x-unit': 'degrees' };
const kilometres = { 'x-unit': 'kilometres' };
const integerText = z.string().regex(/^[+-]?\d+$/);

export const moonphasesRequestSchema = z.object({
  year: z
    .union([z.int().min(-3000).max(3000), integerText])
    .optional()
    .meta({
      description: 'UTC year; the current one when nothing is given. Full precision 1800–2399.',
      examples: [2024],
    }),
  from: instantField
    .optional()
    .meta({ description: 'Begin of a range, date or instant; with to, instead of year.', examples: ['2024-06-01'] }),
  to: instantField
    .optional()
    .meta({ description: 'End of the range, exclusive, at most 400 days later.', examples: ['2024-07-01'] }),
  after: instantField
    .optional()
    .meta({ description: 'The next phases after an instant, instead of year.', examples: ['2024-06-15T12:00:00Z'] }),
  before: instantField.optional().meta({ description: 'The last phases before an instant, instead of year.' }),
  phase: z.enum(MOON_PHASES).optional().meta({ description: 'With after or before: this phase only.' }),
  count: z
    .union([z.int().min(1).max(MAX_COUNT), integerText])
    .optional()
    .meta({ description: 'With after or before: how many phases.', default: 1 }),
  include: z
    .union([
      includeField(MOON_INCLUDES, DEFAULT_MOON_INCLUDES),
      z.string().meta({ description: `Comma-separated, of ${MOON_INCLUDES.join(', ')}.` }),
    ])
    .optional(),
  voc_bodies: z
    .enum(VOC_SCHOOLS)
    .optional()
    .meta({ description: 'Bodies whose aspects count: Sun to Pluto, or Sun to Saturn.', default: 'modern' }),
  voc_definition: z.enum(VOC_DEFINITIONS).optional().meta({
    description:
      'last_aspect: from the last exact Ptolemaic aspect in a sign to its end. lilly: while no aspect is applying within the half-sum of orbs (Christian Astrology, p. 112). hellenistic: while none perfects within the next 30° of motion.',
    default: 'last_aspect',
  }),
  ...placeShape,
  timezone: timezoneField.optional().meta({ description: 'Adds local times to every event.' }),
  utc_offset: utcOffsetField.optional(),
  ...zodiacFields,
  settings: settingsSchema(1).optional(),
});

const local = z
  .string()
  .optional()
  .meta({
    description: 'Wall clock with offset; with timezone or utc_offset.',
    examples: ['2024-01-03T22:30:27-05:00'],
  });
const eventShape = { at: instantSchema, julian_day_ut: z.number().meta({ 'x-unit': 'Julian day UT1' }), local };
const placeOfMoon = {
  longitude: z
    .number()
    .min(0)
    .lt(360)
    .meta({ description: 'Of the Moon.', ...degrees }),
  sign: signSchema,
  degree: z.number().min(0).lt(30).meta(degrees),
};
const visibility = z
  .object({
    visible: z.boolean().meta({ description: 'The Moon’s centre stands above the true horizon.' }),
    altitude: z
      .number()
      .min(-90)
      .max(90)
      .meta({ description: 'True altitude, parallax included, without refraction.', ...degrees }),
  })
  .optional()
  .meta({ description: 'With a place.' });
const perfection = z.object({ body: z.string(), aspect: z.string() });
const distance = z.number().meta({ description: 'Between the centres of Earth and Moon.', ...kilometres });

export const moonphasesResponseSchema = z.object({
  product: z.literal('moonphases'),
  year: z.int().nullable().meta({ description: 'Null when another stretch of time was asked for.' }),
  from: instantSchema,
  to: instantSchema.meta({ description: 'Exclusive.' }),
  phases: z
    .array(
      z.object({
        phase: z.enum(MOON_PHASES),
        ...eventShape,
        ...placeOfMoon,
        eclipse_id: z.string().optional().meta({ description: 'When it is an eclipse, its id in eclipses.' }),
        visibility,
      }),
    )
    .optional(),
  ingresses: z.array(z.object({ sign: signSchema, from_sign: signSchema, ...eventShape })).optional(),
  void_of_course: z
    .array(
      z.object({
        sign: signSchema.meta({ description: 'Of the Moon when the void begins.' }),
        starts_at: instantSchema,
        last_aspect: perfection.nullable().meta({
          description: 'The exact aspect that begins it; null when the Moon was void from her entry into the sign.',
        }),
        ends_at: instantSchema,
        ends_by: z.enum(['ingress', 'application']).meta({
          description:
            'ingress: the Moon leaves the sign (last_aspect). application: she comes into orb of the next aspect (lilly), or to 30° before it (hellenistic), in whichever sign.',
        }),
        next_aspect: perfection
          .nullable()
          .meta({ description: 'The aspect whose application ends the void; null when it ends by ingress.' }),
        hours: z.number().min(0).meta({ 'x-unit': 'hours' }),
        next_sign: signSchema
          .nullable()
          .meta({ description: 'The sign entered; null when the void ends by application.' }),
        julian_day_ut: z.number().meta({ description: 'Of the beginning.', 'x-unit': 'Julian day UT1' }),
        starts_local: local,
        ends_local: local,
      }),
    )
    .optional()
    .meta({ description: 'Those that end within the range.' }),
  eclipses: z.array(eclipseSchema).optional(),
  apsides: z.array(z.object({ type: z.enum(['perigee', 'apogee']), ...eventShape, distance_km: distance })).optional(),
  supermoons: z
    .array(
      z.object({
        phase: z.enum(['new_moon', 'full_moon']),
        ...eventShape,
        ...placeOfMoon,
        distance_km: distance,
        closeness: z
          .number()
          .min(0.9)
          .max(1.01)
          .meta({ description: '1 at perigee, 0 at apogee of that orbit; a supermoon has at least 0.9 (Nolle).' }),
        visibility,
      }),
    )
    .optional(),
  time: z.null(),
  place: placeSchema.nullable(),
  ...answerShape,
});
