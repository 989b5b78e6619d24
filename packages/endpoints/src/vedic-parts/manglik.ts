import { manglik, type Manglik, MANGLIK_CANCELLATIONS, MANGLIK_LEVELS } from '@theia-astro/astro/vedic/doshas/doshas';
import { z } from 'zod';
import type { Wire } from '../wire/wire.ts';
import type { Partner } from './partner.ts';
import { bhavaNumberSchema } from './wire.ts';

/** Default houses in which Mars makes a chart manglik. */
export const DEFAULT_MANGLIK_HOUSES: readonly number[] = [1, 2, 4, 7, 8, 12];

export const manglikSchema = z
  .object({
    present: z.boolean(),
    harmful: z.boolean().meta({ description: 'Present, and nothing in this chart cancels it.' }),
    level: z.enum(MANGLIK_LEVELS).meta({ description: 'Number of references that apply: 1 low, 2 medium, 3 high.' }),
    references: z
      .array(z.object({ from: z.enum(['lagna', 'moon', 'venus']), bhava: bhavaNumberSchema, manglik: z.boolean() }))
      .meta({ description: 'The bhava of Mars counted from each reference; without a birth time there is no lagna.' }),
    cancelled_by: z.array(z.enum(MANGLIK_CANCELLATIONS)),
  })
  .meta({ id: 'Manglik' });

/** Writes the manglik status of a chart. */
export function wireManglik({ present, level, references, cancelledBy }: Manglik): Wire<typeof manglikSchema> {
  return {
    present,
    harmful: present && cancelledBy.length === 0,
    level,
    references: references.map(({ from, house, manglik: afflicts }) => ({ from, bhava: house, manglik: afflicts })),
    cancelled_by: cancelledBy,
  };
}

export const MANGLIK_AGREEMENTS = ['neither', 'both', 'cancelled', 'one_sided'] as const;

export const coupleManglikSchema = z
  .object({
    a: manglikSchema,
    b: manglikSchema,
    agreement: z.enum(MANGLIK_AGREEMENTS).meta({
      description:
        'Whether neither is manglik; both are, which cancels it (Raman, Muhurtha); one is, cancelled in that chart; or only one is.',
    }),
  })
  .meta({ id: 'CoupleManglik' });

/** The manglik status of both partners, and whether they cancel each other. */
export function coupleManglik(a: Partner, b: Partner, houses: readonly number[]): Wire<typeof coupleManglikSchema> {
  const [ofA, ofB] = [manglik(a.chart, houses), manglik(b.chart, houses)];
  return { a: wireManglik(ofA), b: wireManglik(ofB), agreement: manglikAgreement(ofA, ofB) };
}

function manglikAgreement(a: Manglik, b: Manglik): (typeof MANGLIK_AGREEMENTS)[number] {
  if (a.present === b.present) return a.present ? 'both' : 'neither';
  return (a.present ? a : b).cancelledBy.length > 0 ? 'cancelled' : 'one_sided';
}
