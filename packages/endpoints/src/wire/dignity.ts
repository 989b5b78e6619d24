import type { Dignity } from '@theia-astro/astro/dignities/dignity';
import { PLANETS } from '@theia-astro/astro/bodies/table';
import { z } from 'zod';
import type { Wire } from './wire.ts';

export const planetSchema = z.enum(PLANETS).meta({ id: 'Planet' });

export const dignitySchema = z
  .object({
    domicile: z.boolean(),
    exaltation: z.boolean(),
    triplicity: z
      .boolean()
      .nullable()
      .meta({ description: 'Triplicity ruler of the sect; null when the sect is unknown and makes a difference.' }),
    triplicity_participating: z.boolean(),
    term: z.boolean(),
    face: z.boolean(),
    detriment: z.boolean(),
    fall: z.boolean(),
    rulers: z.object({
      domicile: planetSchema,
      exaltation: z.enum([...PLANETS, 'north_node']).nullable(),
      triplicity: z
        .tuple([planetSchema, planetSchema, planetSchema.nullable()])
        .meta({ description: 'Rulers by day, by night and participating.' }),
      term: planetSchema,
      face: planetSchema,
    }),
    peregrine: z.boolean().nullable(),
    score: z
      .int()
      .nullable()
      .meta({ description: 'Lilly, Christian Astrology p. 115: +5 +4 +3 +2 +1, −5 detriment, −4 fall, −5 peregrine.' }),
  })
  .meta({ id: 'Dignity' });

/** Writes the essential dignities of a planet. */
export function wireDignity(dignity: Dignity): Wire<typeof dignitySchema> {
  const { rulers } = dignity;
  return {
    domicile: dignity.domicile,
    exaltation: dignity.exaltation,
    triplicity: dignity.triplicity,
    triplicity_participating: dignity.triplicityParticipating,
    term: dignity.term,
    face: dignity.face,
    detriment: dignity.detriment,
    fall: dignity.fall,
    rulers: {
      domicile: rulers.domicile,
      exaltation: rulers.exaltation,
      triplicity: [rulers.triplicity.day, rulers.triplicity.night, rulers.triplicity.participating],
      term: rulers.term,
      face: rulers.face,
    },
    peregrine: dignity.peregrine,
    score: dignity.score,
  };
}
