import { MANGLIK_CANCELLATIONS, MANGLIK_LEVELS, manglik, type Manglik } from '@theia/astro/vedic/doshas/manglik';
import { z } from 'zod';
import { houseSchema } from '../vedic/wire.ts';
import type { Partner } from './partner.ts';

const side = z.object({
  present: z.boolean(),
  level: z.enum(MANGLIK_LEVELS),
  references: z
    .array(z.object({ from: z.enum(['lagna', 'moon', 'venus']), house: houseSchema, manglik: z.boolean() }))
    .meta({ description: 'No lagna without a birth time.' }),
  cancelled_by: z.array(z.enum(MANGLIK_CANCELLATIONS)),
});

export const MANGLIK_AGREEMENTS = ['neither', 'both', 'cancelled', 'one_sided'] as const;

export const coupleManglikSchema = z.object({
  a: side,
  b: side,
  agreement: z.enum(MANGLIK_AGREEMENTS).meta({
    description:
      'Mars afflicts neither; both, which cancels it (Raman, Muhurtha); one, cancelled in that chart; or one alone.',
  }),
});

/** Mars of both partners, and whether the one answers the other. */
export function coupleManglik(a: Partner, b: Partner, houses: readonly number[]): z.infer<typeof coupleManglikSchema> {
  const [ofA, ofB] = [manglik(a.chart, houses), manglik(b.chart, houses)];
  return { a: wireManglik(ofA), b: wireManglik(ofB), agreement: agreementOf(ofA, ofB) };
}

function wireManglik({ present, level, references, cancelledBy }: Manglik): z.infer<typeof side> {
  return { present, level, references: [...references], cancelled_by: [...cancelledBy] };
}

function agreementOf(a: Manglik, b: Manglik): (typeof MANGLIK_AGREEMENTS)[number] {
  if (a.present === b.present) return a.present ? 'both' : 'neither';
  return (a.present ? a : b).cancelledBy.length > 0 ? 'cancelled' : 'one_sided';
}
