import { charaKarakas } from '@theia/astro/vedic/karakas/chara-karakas';
import { z } from 'zod';
import { wire } from '../../natal/wire-number.ts';
import type { VedicPart } from '../part.ts';
import { grahaSchema } from '../wire.ts';

const karaka = z.enum(['atma', 'amatya', 'bhratri', 'matri', 'pitri', 'putra', 'gnati', 'dara']);

/** `karakas` of contract §6.5. */
export const karakasPart: VedicPart = {
  include: 'karakas',
  schema: z.object({
    scheme: z.literal([7, 8]),
    order: z.array(
      z.object({
        karaka,
        planet: grahaSchema,
        degree: z.number().meta({ description: 'Degrees in the sign; Rahu’s from its end.', 'x-unit': 'degrees' }),
      }),
    ),
  }),
  compute: ({ chart, options: { karakaScheme } }) => ({
    scheme: karakaScheme,
    order: charaKarakas(chart, karakaScheme).map(({ karaka: id, graha, degreeDeg }) => ({
      karaka: id,
      planet: graha,
      degree: wire(degreeDeg),
    })),
  }),
};
