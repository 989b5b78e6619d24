import { RAJJU_READINGS, STREE_DIRGHA_COUNTS, VEDHA_READINGS } from '@theia-astro/astro/vedic/matching/porutham';
import { z } from 'zod';
import type { Wire } from '../wire/wire-type.ts';
import type { GunaMilanRequest } from './request.ts';

const MUHURTHA = 'B. V. Raman, Muhurtha, on marriage';

/** Every reading a matching uses, under the name of the setting or field that changes it. */
export function wireMatchConventions({
  vedic,
  applyExceptions,
  readings,
  manglikHouses,
}: GunaMilanRequest): Wire<typeof matchConventionsSchema> {
  return {
    ayanamsa: vedic.ayanamsa.id,
    positions: vedic.positions,
    apply_exceptions: applyExceptions,
    stree_dirgha: readings.streeDirghaCount,
    rajju: readings.rajju,
    vedha: readings.vedha,
    manglik_houses: manglikHouses,
    groom: 'gender_then_person_a',
  };
}

export const matchConventionsSchema = z
  .object({
    ayanamsa: z.string(),
    positions: z.enum(['apparent', 'true']),
    apply_exceptions: z.boolean().meta({ description: 'Kootas with an exception get full points.' }),
    stree_dirgha: z.literal([...STREE_DIRGHA_COUNTS]),
    rajju: z.enum(RAJJU_READINGS),
    vedha: z.enum(VEDHA_READINGS),
    manglik_houses: z.array(z.int()),
    groom: z
      .literal('gender_then_person_a')
      .meta({ description: 'The groom is the male partner; when gender does not decide, person_a.' }),
  })
  .meta({ description: 'Every reading the answer uses, under the name of its setting where there is one.' });

/** `sources` of a matching: the source of each part. */
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
  .meta({ description: 'The sources of each part of the answer.' });
