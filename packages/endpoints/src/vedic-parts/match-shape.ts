import { VERDICTS } from '@theia-astro/astro/vedic/matching/ashtakoota';
import { RAJJUS } from '@theia-astro/astro/vedic/matching/classes';
import { EXCEPTION_RULES } from '@theia-astro/astro/vedic/matching/exceptions';
import { KOOTAS } from '@theia-astro/astro/vedic/matching/koota';
import { PORUTHAM_EXCUSES, PORUTHAM_RESULTS, PORUTHAMS } from '@theia-astro/astro/vedic/matching/porutham';
import { z } from 'zod';
import { byEveryId } from '../wire/by-id.ts';
import { coupleManglikSchema } from './manglik.ts';

const side = z.enum(['person_a', 'person_b']);
/** Kinds of ids that a class can be: the sign of bhakoot, the lord of graha maitri; the others have names of their own. */
const CLASS_NAMES = ['signs', 'bodies'];

export const kootaSchema = z
  .object({
    score: z.number().min(0),
    max: z.int(),
    a: z.string().meta({ description: 'Class of person_a under this koota.', 'x-names': CLASS_NAMES }),
    b: z.string().meta({ 'x-names': CLASS_NAMES }),
    reason: z.string(),
  })
  .meta({ id: 'Koota' });

export const exceptionSchema = z
  .object({ koota: z.enum(KOOTAS), rule: z.enum(EXCEPTION_RULES), reason: z.string(), applied: z.boolean() })
  .meta({ id: 'KootaException' });

const excusedBySchema = z.array(z.enum(PORUTHAM_EXCUSES));

export const afflictionSchema = z
  .object({
    present: z.boolean(),
    harmful: z.boolean().meta({ description: 'Present, and nothing excuses it.' }),
    excused_by: excusedBySchema,
  })
  .meta({ id: 'MatchAffliction' });

export const poruthamSchema = z
  .object({
    agreements: z.array(
      z.object({
        id: z.enum(PORUTHAMS),
        result: z
          .enum(PORUTHAM_RESULTS)
          .meta({ description: 'What the rule gives, whatever excuses it. Rajju and vedha are good when absent.' }),
        reason: z.string(),
        excused_by: excusedBySchema,
      }),
    ),
    good: z.int().min(0).max(10),
    of: z.literal(10),
  })
  .meta({ id: 'Porutham' });

/** The matching of two people, in guna milan and in synastry. */
export const matchShape = {
  total: z.number().min(0).max(36),
  max: z.literal(36),
  verdict: z.enum(VERDICTS),
  approximate: z
    .literal(true)
    .optional()
    .meta({ description: 'A birth time is unknown: the Moons are those of noon.' }),
  total_range: z
    .object({ min: z.number(), max: z.number() })
    .optional()
    .meta({ description: 'Range of the total over the day of an unknown birth time.' }),
  roles: z.object({ groom: side, bride: side, assumed: z.boolean() }),
  kootas: byEveryId(KOOTAS, kootaSchema),
  exceptions: z.array(exceptionSchema),
  mahendra: z.boolean().meta({ description: 'True when the agreement holds (prosperity, offspring).' }),
  stree_dirgha: z.boolean().meta({ description: 'True when the groom’s nakshatra is far enough beyond the bride’s.' }),
  nakshatras_from_bride: z.int().min(1).max(27),
  vedha: afflictionSchema.meta({ description: 'An affliction: the nakshatras pierce each other.' }),
  rajju: afflictionSchema.meta({ description: 'An affliction: the nakshatras belong to one part of the rope.' }),
  rajju_parts: z.object({ a: z.enum(RAJJUS), b: z.enum(RAJJUS) }),
  manglik: coupleManglikSchema,
  porutham: poruthamSchema
    .optional()
    .meta({ description: 'The ten agreements of South Indian matching (dashakoota), with include porutham.' }),
};
export const matchSchema = z.object(matchShape).meta({ id: 'GunaMilan' });
