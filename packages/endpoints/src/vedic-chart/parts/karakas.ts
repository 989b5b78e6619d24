import { charaKarakas } from '@theia-astro/astro/vedic/karakas/chara-karakas';
import { z } from 'zod';
import { wire } from '../../wire/number.ts';
import { vedicPart } from '../part.ts';
import { grahaSchema } from '../../vedic-parts/wire.ts';

const karaka = z.enum(['atma', 'amatya', 'bhratri', 'matri', 'pitri', 'putra', 'gnati', 'dara']);

/** `karakas` (docs/methods/vedic-charts.md). */
export const karakasPart = vedicPart({
  include: 'karakas',
  schema: z.object({
    scheme: z.literal([7, 8]),
    order: z.array(
      z.object({
        karaka,
        planet: grahaSchema,
        degree: z
          .number()
          .meta({ description: 'Degrees in the sign; for Rahu from the end of the sign.', 'x-unit': 'degrees' }),
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
});
