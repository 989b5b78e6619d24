import { z } from 'zod';
import { signSchema } from '../natal/point-schema.ts';
import { answerShape, instantSchema, placeSchema, timeSchema } from '../shared/answer-schemas.ts';
import { birthDataShape, instantField, settingsSchema, zodiacFields } from '../shared/request-schemas.ts';
import { ECLIPSE_KINDS } from './request.ts';

const degrees = { 'x-unit': 'degrees' };
const seconds = { 'x-unit': 'seconds' };
const types = ['total', 'annular', 'hybrid', 'partial', 'penumbral'] as const;
const magnitude = z.number().min(0).meta({ description: 'Of the eclipsed diameter.' });
const fraction = z.number().min(0).max(1);
const contact = instantSchema.optional();
const phase = instantSchema.nullable();

export const eclipsesRequestSchema = z.object({
  from: instantField
    .optional()
    .meta({ description: 'Begin of the range, date or instant; now when absent.', examples: ['2024-01-01'] }),
  to: instantField.optional().meta({
    description: 'End of the range, exclusive, at most 100 years later; two years after from when absent.',
    examples: ['2025-01-01'],
  }),
  kind: z.enum(ECLIPSE_KINDS).optional().meta({ default: 'all' }),
  ...birthDataShape,
  ...zodiacFields,
  settings: settingsSchema(1).optional(),
});

/** What one place sees; everything but `visible` is null where nothing is seen. */
export const localEclipseSchema = z.object({
  visible: z.boolean(),
  type: z.enum(types).nullable().meta({ description: 'As seen from the place.' }),
  begins_at: instantSchema
    .nullable()
    .meta({ description: 'First visible contact; rise of the Sun or Moon where an earlier one is below the horizon.' }),
  maximum_at: instantSchema.nullable().meta({ description: 'Greatest visible phase.' }),
  ends_at: instantSchema
    .nullable()
    .meta({ description: 'Last visible contact; set of the Sun or Moon where a later one is below the horizon.' }),
  contacts: z
    .object({
      c1: contact,
      c2: contact,
      c3: contact,
      c4: contact,
      p1: contact,
      u1: contact,
      u2: contact,
      u3: contact,
      u4: contact,
      p4: contact,
    })
    .optional()
    .meta({
      description:
        'Where something is seen: those above the horizon of the place, in order of time. Solar: c1, c4 begin and end, c2, c3 totality or annularity. Lunar: p1 … p4 as for the whole Earth.',
    }),
  magnitude: magnitude.nullable(),
  obscuration: fraction.nullable().meta({ description: 'Covered part of the Sun’s disc.' }),
  altitude: z
    .number()
    .min(-90)
    .max(90)
    .nullable()
    .meta({ description: 'True altitude of Sun or Moon at the greatest visible phase.', ...degrees }),
});

export const eclipseSchema = z
  .object({
    id: z.string().meta({ description: 'S or L and the UTC day of the maximum.', examples: ['S2024-04-08'] }),
    kind: z.enum(['solar', 'lunar']),
    type: z.enum(types),
    maximum_at: instantSchema,
    julian_day_ut: z.number().meta({ 'x-unit': 'Julian day UT1' }),
    contacts: z
      .object({
        p1: instantSchema,
        u1: phase,
        u2: phase.optional(),
        c1: phase.optional(),
        c2: phase.optional(),
        u3: phase.optional(),
        u4: phase,
        p4: instantSchema,
      })
      .meta({
        description:
          'Solar: p1 u1 c1 c2 u4 p4, of penumbra, umbra and its axis on Earth. Lunar: p1 u1 u2 u3 u4 p4. What does not occur is null.',
      }),
    magnitude: magnitude.meta({
      description:
        'Solar: at the greatest point, ratio of the diameters when central. Lunar: of the umbra, or of the penumbra when penumbral.',
    }),
    umbral_magnitude: magnitude.nullable().meta({ description: 'Lunar only.' }),
    penumbral_magnitude: magnitude.nullable().meta({ description: 'Lunar only.' }),
    obscuration: fraction
      .nullable()
      .meta({ description: 'Solar only: covered part of the disc at the greatest point.' }),
    saros: z.int().nullable().meta({ description: 'Saros series.' }),
    saros_member: z.int().nullable(),
    longitude: z
      .number()
      .min(0)
      .lt(360)
      .meta({ description: 'Of the eclipsed body at maximum.', ...degrees }),
    sign: signSchema,
    degree: z.number().min(0).lt(30).meta(degrees),
    greatest: z
      .object({
        latitude: z.number().min(-90).max(90).meta(degrees),
        longitude: z.number().min(-180).max(180).meta(degrees),
      })
      .meta({
        description:
          'Solar: where the axis of the shadow passes at maximum, or nearest to it. Lunar: where the Moon is in the zenith.',
      }),
    duration_s: z
      .number()
      .gt(0)
      .nullable()
      .meta({ description: 'Of the phase that names the eclipse.', ...seconds }),
    durations: z
      .object({
        penumbral_s: z.number().gt(0).nullable(),
        partial_s: z.number().gt(0).nullable(),
        total_s: z.number().gt(0).nullable(),
      })
      .meta({ description: 'Solar: partial anywhere on Earth, total (or annular) at the greatest point.', ...seconds }),
    local: localEclipseSchema.optional().meta({ description: 'With a place.' }),
    natal_contacts: z
      .array(
        z.object({
          point: z.string(),
          aspect: z.enum(['conjunction', 'opposition', 'square']),
          orb: z.number().meta(degrees),
        }),
      )
      .optional()
      .meta({ description: 'With birth data: natal points within 3°.' }),
  })
  .meta({ id: 'Eclipse' });

export const eclipsesResponseSchema = z.object({
  product: z.literal('eclipses'),
  from: instantSchema.meta({ description: 'Begin of the range searched.' }),
  to: instantSchema.meta({
    description: 'End of the range searched, exclusive; both differ from the request where range_clipped says so.',
  }),
  kind: z.enum(ECLIPSE_KINDS),
  eclipses: z.array(eclipseSchema),
  time: timeSchema.nullable().meta({ description: 'Of the birth; null without birth data.' }),
  place: placeSchema.nullable(),
  ...answerShape,
});
