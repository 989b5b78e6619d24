import { BODY_IDS } from '@theia/astro/natal/settings';
import { z } from 'zod';

export const asteroidIdSchema = z
  .string()
  .regex(/^asteroid:[1-9]\d{0,5}$/)
  .meta({
    description:
      'A minor planet by its number, where the service has an ephemeris file of it; the numbers of bodies with an id (1, 2, 3, 4, 2060, 5145, 134340) give that id.',
    examples: ['asteroid:433'],
  });

/** A body by its id, or a numbered asteroid. */
export const bodyIdSchema = z.union([z.enum(BODY_IDS), asteroidIdSchema]).meta({ id: 'BodyId' });

/** A body, or one of the other ids. */
export function pointIdSchema<const Id extends string>(
  others: readonly Id[],
): z.ZodUnion<readonly [z.ZodEnum, z.ZodString]> {
  return z.union([z.enum([...BODY_IDS, ...others]), asteroidIdSchema]);
}
