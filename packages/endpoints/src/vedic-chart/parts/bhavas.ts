import { bhavas } from '@theia-astro/astro/vedic/houses/bhavas';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import { z } from 'zod';
import { signSchema } from '../../wire/zodiac.ts';
import { vedicPart } from '../part.ts';
import { bhavaNumberSchema, grahaSchema, sevenGrahaSchema } from '../../vedic-parts/wire.ts';

const bhavaSchema = z
  .object({
    bhava: bhavaNumberSchema,
    sign: signSchema,
    lord: sevenGrahaSchema,
    occupants: z.array(grahaSchema),
    aspected_by: z
      .array(grahaSchema)
      .optional()
      .meta({ description: 'With include details: full graha drishti (BPHS 26).' }),
  })
  .meta({ id: 'Bhava' });

/** `bhavas` (docs/methods/vedic-charts.md): whole signs (or chalit) with lord and occupants. */
export const bhavasPart = vedicPart({
  include: 'bhavas',
  schema: z.array(bhavaSchema).length(12),
  compute: ({ chart, options, details }) =>
    bhavas(chart, options.nodeAspects).map(({ house, signIndex, lord, occupants, aspectedBy }) => ({
      bhava: house,
      sign: signByIndex(signIndex),
      lord,
      occupants,
      ...(details ? { aspected_by: aspectedBy } : {}),
    })),
});
