import { STREE_DIRGHA_COUNTS } from '@theia/astro/vedic/matching/agreements';
import { VERDICTS } from '@theia/astro/vedic/matching/ashtakoota';
import { RAJJUS } from '@theia/astro/vedic/matching/classes';
import { EXCEPTION_RULES } from '@theia/astro/vedic/matching/exceptions';
import { KOOTAS } from '@theia/astro/vedic/matching/koota';
import { PORUTHAM_RESULTS, PORUTHAMS } from '@theia/astro/vedic/matching/porutham';
import { z } from 'zod';
import { answerShape, placeSchema, timeSchema } from '../shared/answer-schemas.ts';
import { birthDataShape, booleanField, includeField } from '../shared/request-schemas.ts';
import { DEFAULT_MANGLIK_HOUSES } from '../vedic/options.ts';
import { grahaSchema, nakshatraSchema, siderealSchema } from '../vedic/wire.ts';
import { coupleManglikSchema } from './manglik.ts';
import { GUNA_MILAN_INCLUDES } from './request.ts';
import { matchConventionsSchema, matchSourcesSchema } from './conventions.ts';
import { siderealRequestShape, siderealSettingsSchema } from './sidereal-settings.ts';

const personField = z
  .object(birthDataShape)
  .meta({ description: 'Birth data; gender male makes the groom, female the bride.' });

export const gunaMilanRequestSchema = z.object({
  person_a: personField,
  person_b: personField,
  apply_exceptions: booleanField
    .optional()
    .meta({ description: 'Count a koota whose loss is excused in full.', default: false }),
  ...siderealRequestShape,
  settings: siderealSettingsSchema({
    stree_dirgha: z
      .union(STREE_DIRGHA_COUNTS.map((count) => z.literal(count)))
      .optional()
      .meta({
        description: 'How many nakshatras beyond the bride’s the groom’s must lie.',
        default: STREE_DIRGHA_COUNTS[0],
      }),
    manglik_houses: z
      .array(z.int().min(1).max(12))
      .min(1)
      .optional()
      .meta({ description: 'Houses in which Mars afflicts.', default: DEFAULT_MANGLIK_HOUSES }),
  }).optional(),
  include: includeField(GUNA_MILAN_INCLUDES, []).optional(),
});

const side = z.enum(['person_a', 'person_b']);

const kootaSchema = z.object({
  score: z.number().min(0),
  max: z.int(),
  a: z.string().meta({ description: 'What person_a is under this koota.' }),
  b: z.string(),
  reason: z.string(),
});

const both = <T extends z.ZodType>(schema: T) => z.object({ person_a: schema, person_b: schema });

/** The matching itself, as synastry shows it too. */
export const matchShape = {
  total: z.number().min(0).max(36),
  max: z.literal(36),
  verdict: z.enum(VERDICTS),
  approximate: z
    .literal(true)
    .optional()
    .meta({ description: 'A birth time is unknown: the Moons stand where they were at noon.' }),
  total_range: z
    .object({ min: z.number(), max: z.number() })
    .optional()
    .meta({ description: 'What the total can be over the unknown day.' }),
  roles: z.object({ groom: side, bride: side, assumed: z.boolean() }),
  kootas: z.record(z.enum(KOOTAS), kootaSchema),
  exceptions: z.array(
    z.object({ koota: z.enum(KOOTAS), rule: z.enum(EXCEPTION_RULES), reason: z.string(), applied: z.boolean() }),
  ),
  mahendra: z.boolean().meta({ description: 'True: the agreement holds (prosperity, offspring).' }),
  vedha: z.boolean().meta({ description: 'True: the agreement holds, the nakshatras do not pierce each other.' }),
  rajju: z
    .boolean()
    .meta({ description: 'True: the agreement holds, the nakshatras hang on different parts of the rope.' }),
  stree_dirgha: z.boolean().meta({ description: 'True: the groom’s nakshatra lies far enough beyond the bride’s.' }),
  nakshatras_from_bride: z.int().min(1).max(27),
  rajju_parts: z.object({ a: z.enum(RAJJUS), b: z.enum(RAJJUS) }),
  manglik: coupleManglikSchema,
  porutham: z
    .object({
      agreements: z.array(z.object({ id: z.enum(PORUTHAMS), result: z.enum(PORUTHAM_RESULTS), reason: z.string() })),
      good: z.int().min(0).max(10),
      of: z.literal(10),
    })
    .optional()
    .meta({ description: 'The ten agreements of the south (dashakoota), with include porutham.' }),
};

const partnerSchema = z.object({
  moon: z.object({ ...siderealSchema.shape, sign_lord: grahaSchema, nakshatra: nakshatraSchema }),
});

export const gunaMilanResponseSchema = z.object({
  product: z.literal('guna_milan'),
  ...matchShape,
  ...both(partnerSchema).shape,
  conventions: matchConventionsSchema,
  sources: matchSourcesSchema,
  time: both(timeSchema),
  place: both(placeSchema.nullable()),
  ...answerShape,
});
