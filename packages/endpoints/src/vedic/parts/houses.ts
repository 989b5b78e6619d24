import { bhavas } from '@theia/astro/vedic/houses/bhavas';
import { signAt } from '@theia/astro/zodiac/signs';
import { z } from 'zod';
import { signSchema } from '../../natal/point-schema.ts';
import type { VedicPart } from '../part.ts';
import { grahaSchema, houseSchema, sevenGrahaSchema } from '../wire.ts';

/** `houses` of contract §6.2: bhavas with lord, occupants and aspects. */
export const housesPart: VedicPart = {
  include: 'houses',
  schema: z
    .array(
      z.object({
        house: houseSchema,
        sign: signSchema,
        lord: sevenGrahaSchema,
        occupants: z.array(grahaSchema),
        aspected_by: z.array(grahaSchema).meta({ description: 'Full graha drishti (BPHS 26).' }),
      }),
    )
    .length(12),
  compute: ({ chart, options }) =>
    bhavas(chart, options.nodeAspects).map(({ house, signIndex, lord, occupants, aspectedBy }) => ({
      house,
      sign: signAt(signIndex),
      lord,
      occupants,
      aspected_by: aspectedBy,
    })),
};
