import { z } from 'zod';
import type { GunaMilanRequest } from './request.ts';

const MUHURTHA = 'B. V. Raman, Muhurtha, on marriage';

/** Every reading a matching rests on, under the name of the setting or field that changes it. */
export function wireMatchConventions({
  vedic,
  applyExceptions,
  streeDirghaCount,
  manglikHouses,
}: GunaMilanRequest): z.infer<typeof matchConventionsSchema> {
  return {
    ayanamsa: vedic.ayanamsa.id,
    positions: vedic.positions,
    apply_exceptions: applyExceptions,
    stree_dirgha: streeDirghaCount,
    manglik_houses: [...manglikHouses],
    groom: 'gender_then_person_a',
  };
}

export const matchConventionsSchema = z
  .object({
    ayanamsa: z.string(),
    positions: z.string(),
    apply_exceptions: z.boolean().meta({ description: 'Excused kootas count in full.' }),
    stree_dirgha: z.int(),
    manglik_houses: z.array(z.int()),
    groom: z
      .literal('gender_then_person_a')
      .meta({ description: 'The groom is who is male; where that does not tell, person_a.' }),
  })
  .meta({ description: 'Every reading the answer rests on; those with a setting under its name.' });

/** `sources` of a matching: the text behind each part. */
export const MATCH_SOURCES = {
  kootas: MUHURTHA,
  exceptions: MUHURTHA,
  agreements: MUHURTHA,
  porutham: MUHURTHA,
  manglik: MUHURTHA,
} as const;
export const matchSourcesSchema = z
  .object({
    kootas: z.string(),
    exceptions: z.string(),
    agreements: z.string(),
    porutham: z.string(),
    manglik: z.string(),
  })
  .meta({ description: 'The texts behind each part of the answer.' });
