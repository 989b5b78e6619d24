import { HORARY_NUMBERS, KP_LEVELS } from '@theia-astro/astro/vedic/kp/sub-lords';
import { RULING_OFFICES } from '@theia-astro/astro/vedic/kp/significators';
import { GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import { z } from 'zod';
import { grahaSchema, nakshatraIdSchema, sevenGrahaSchema, subLordsShape } from '../vedic-parts/wire.ts';
import { answerShape } from '../wire/answer-parts.ts';
import { byEveryId } from '../wire/point.ts';
import { instantSchema, timeSchema, placeSchema } from '../wire/place-and-time.ts';
import { longitudeSchema, zodiacShape } from '../wire/wire.ts';
import { KP_POINTS } from './request.ts';

const bhava = z.int().min(1).max(12);
const number = z.int().min(1).max(HORARY_NUMBERS);
const nakshatra = nakshatraIdSchema;
const grahas = z.array(grahaSchema);
const bhavas = z.array(bhava);

export const kpCuspSchema = z.object({ bhava, ...zodiacShape, nakshatra, ...subLordsShape }).meta({ id: 'KpCusp' });
export const kpPointSchema = z
  .object({
    ...zodiacShape,
    bhava,
    retrograde: z.boolean(),
    nakshatra,
    ...subLordsShape,
    number: number.meta({ description: 'Of its sub, among the 249.' }),
  })
  .meta({ id: 'KpPoint' });
export const kpSignifiesSchema = z
  .object({
    star_lord_in: bhava,
    in: bhava,
    star_lord_owns: bhavas,
    owns: bhavas,
    agent_of: sevenGrahaSchema.optional().meta({ description: 'Of a node: the lord of its sign.' }),
  })
  .meta({ id: 'KpSignifies', description: 'The bhavas a graha signifies, strongest first.' });
export const kpSignificatorsSchema = z
  .object({
    bhava,
    in_star_of_occupants: grahas,
    occupants: grahas,
    in_star_of_owner: grahas,
    owner: sevenGrahaSchema,
  })
  .meta({ id: 'KpSignificators', description: 'The significators of a bhava, strongest first.' });
export const kpRulingSchema = z.object({
  id: grahaSchema,
  offices: z.array(z.enum(RULING_OFFICES)),
  agent_of: sevenGrahaSchema.optional().meta({ description: 'A node in his sign stands for him.' }),
  in_star_of_retrograde: z.literal(true).optional().meta({ description: 'Krishnamurti rejects it.' }),
});
export const kpChangeSchema = z
  .object({
    at: instantSchema,
    point: z.enum(KP_POINTS),
    level: z.enum(KP_LEVELS).meta({ description: 'The widest that changes.' }),
    longitude: longitudeSchema.meta({ description: 'The boundary.' }),
    retrograde: z.literal(true).optional(),
    sign: zodiacShape.sign,
    nakshatra,
    ...subLordsShape,
  })
  .meta({ id: 'KpChange', description: 'What a point enters.' });

export const kpResponseSchema = z.object({
  product: z.literal('kp'),
  number: number.optional().meta({ description: 'Of a horary chart.' }),
  cusps: z.array(kpCuspSchema).optional(),
  points: byEveryId(GRAHAS, kpPointSchema).optional(),
  significators: z
    .object({ points: byEveryId(GRAHAS, kpSignifiesSchema), bhavas: z.array(kpSignificatorsSchema) })
    .optional(),
  ruling_planets: z
    .object({ at: instantSchema, rulers: z.array(kpRulingSchema).meta({ description: 'Strongest first.' }) })
    .optional(),
  changes: z.array(kpChangeSchema).optional().meta({ description: 'In [from, to), in order of time.' }),
  conventions: z.object({
    ayanamsa: z.string(),
    positions: z.enum(['apparent', 'true']),
    node: z.enum(['mean', 'true']),
    house_system: z.string().meta({ description: 'The one used.' }),
    houses_begin: z.literal('at_cusps'),
    owner: z.literal('lord_of_cusp_sign'),
    day_from: z.literal('sunrise'),
  }),
  sources: z.object({
    divisions: z.string(),
    significators: z.string(),
    ruling_planets: z.string(),
    horary: z.string(),
  }),
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
