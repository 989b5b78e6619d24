import { BODY_IDS } from '@theia-astro/astro/bodies/body-id';
import type { AsteroidId } from '@theia-astro/astro/ephemeris';
import { z } from 'zod';

/** OpenAPI shows the pattern; the TypeScript type is the one the ephemeris uses. */
export const asteroidIdSchema = z
  .string()
  .regex(/^asteroid:[1-9]\d{0,5}$/)
  .meta({
    id: 'AsteroidId',
    description:
      'A minor planet by its number, if the service has an ephemeris file for it; the numbers of bodies with an id (1, 2, 3, 4, 2060, 5145, 134340) give that id.',
    examples: ['asteroid:433'],
  }) as unknown as z.ZodType<AsteroidId>;

/** A body by its id, or a numbered asteroid. */
export const bodyIdSchema = z.union([z.enum(BODY_IDS), asteroidIdSchema]).meta({ id: 'BodyId' });

/** A body, or one of the other ids. */
export function pointIdSchema<const Id extends string>(
  others: readonly Id[],
): z.ZodType<(typeof BODY_IDS)[number] | AsteroidId | Id> {
  return z.union([z.enum([...BODY_IDS, ...others]), asteroidIdSchema]) as z.ZodType<
    (typeof BODY_IDS)[number] | AsteroidId | Id
  >;
}
