import { CONSIDERATIONS } from '@theia-astro/astro/traditional/considerations';
import { HINDRANCES } from '@theia-astro/astro/traditional/perfection';
import { z } from 'zod';
import {
  almutenSchema,
  classicalSchema,
  dignityNamesSchema,
  houseSchema,
  strengthsSchema,
} from '../western/traditional/wire.ts';
import { answerShape } from '../wire/answer-parts.ts';
import { housesSchema } from '../wire/houses.ts';
import { instantSchema, timeSchema, placeSchema } from '../wire/place-and-time.ts';
import { pointsSchema } from '../wire/point.ts';
import { signSchema } from '../wire/wire.ts';

const aspect = z.enum(['conjunction', 'sextile', 'square', 'trine', 'opposition']);
export const contactSchema = z
  .object({ planet_1: classicalSchema, planet_2: classicalSchema, aspect, at: instantSchema })
  .meta({ id: 'ExactContact' });
const contact = contactSchema.nullable();

export const pairPerfectionSchema = z
  .object({
    planet_1: classicalSchema,
    planet_2: classicalSchema,
    behold: aspect.nullable().meta({ description: 'By sign.' }),
    applying: z.boolean().nullable(),
    in_orb: z.boolean(),
    perfects: z.boolean().meta({ description: 'Exact before either leaves its sign, and nothing hinders.' }),
    direct: contact,
    hindrances: z.array(z.object({ kind: z.enum(HINDRANCES), at: instantSchema, planet: classicalSchema, contact })),
    translations: z.array(
      z.object({ planet: classicalSchema, from: contactSchema, to: contactSchema, received_in: dignityNamesSchema }),
    ),
    collections: z.array(
      z.object({
        planet: classicalSchema,
        contacts: z.array(contactSchema),
        received_in: z.array(dignityNamesSchema),
      }),
    ),
  })
  .meta({ id: 'Perfection' });

export const horaryResponseSchema = z.object({
  product: z.literal('horary'),
  at: instantSchema,
  sect: z.enum(['day', 'night']),
  hour: z
    .object({
      index: z.int().min(1).max(24),
      ruler: classicalSchema,
      day_ruler: classicalSchema,
      starts_at: instantSchema,
      ends_at: instantSchema,
    })
    .nullable()
    .meta({ description: 'The planetary hour; null where the Sun does not rise and set.' }),
  significators: z.object({
    querent: z.object({ planet: classicalSchema, sign: signSchema }),
    quesited: z.object({ planet: classicalSchema, sign: signSchema, house: houseSchema }),
  }),
  points: pointsSchema.optional(),
  houses: housesSchema.optional(),
  considerations: z
    .array(z.object({ id: z.enum(CONSIDERATIONS), present: z.boolean().nullable(), because: z.array(z.string()) }))
    .optional(),
  moon: z
    .object({ void_of_course: z.boolean(), last_aspect: contact, next_aspect: contact, leaves_sign_at: instantSchema })
    .optional()
    .meta({ description: 'Her exact aspects in her sign.' }),
  perfection: z
    .array(pairPerfectionSchema)
    .optional()
    .meta({ description: 'Of the significators, and of the Moon with that of the matter; empty where they are one.' }),
  receptions: z
    .array(
      z.object({ planet: classicalSchema, by: classicalSchema, dignities: dignityNamesSchema, mutual: z.boolean() }),
    )
    .optional(),
  strengths: strengthsSchema.optional(),
  almuten: almutenSchema.optional(),
  source: z.string(),
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
