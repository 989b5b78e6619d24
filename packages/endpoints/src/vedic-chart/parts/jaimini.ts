import { charaKarakas } from '@theia-astro/astro/vedic/karakas/chara-karakas';
import { arudhas, grahaArudha } from '@theia-astro/astro/vedic/houses/houses';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import { GRAHAS, houseFromSign } from '@theia-astro/astro/vedic/zodiac';
import { z } from 'zod';
import { wire, signSchema } from '../../wire/wire.ts';
import { vedicPart } from '../part.ts';
import { grahaSchema, bhavaNumberSchema } from '../../vedic-parts/wire.ts';
import { byEveryId, mapIds } from '../../wire/point.ts';

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

/** `arudhas` (docs/methods/vedic-charts.md): A1 (arudha lagna) to A12 (upapada); null without a birth time. */
export const arudhasPart = vedicPart({
  include: 'arudhas',
  schema: z
    .array(
      z.object({
        id: z.string().meta({ examples: ['A1'] }),
        bhava: bhavaNumberSchema.meta({ description: 'Whose arudha.' }),
        sign: signSchema,
        in_bhava: bhavaNumberSchema.meta({ description: 'The house in which the arudha falls.' }),
        lord: grahaSchema,
      }),
    )
    .length(12)
    .nullable(),
  compute: ({ chart, options: { dualLords } }) =>
    chart.lagna &&
    arudhas(chart, dualLords).map(({ house, signIndex, inHouse, lord }) => ({
      id: `A${house}`,
      bhava: house,
      sign: signByIndex(signIndex),
      in_bhava: inHouse,
      lord,
    })),
});

const padaSchema = z
  .object({
    sign: signSchema,
    in_bhava: bhavaNumberSchema,
    own_sign: signSchema.meta({ description: 'Counted to; of two signs the stronger.' }),
  })
  .meta({ id: 'GrahaArudha' });

/** `graha_arudhas` (docs/methods/vedic-charts.md). */
export const grahaArudhasPart = vedicPart({
  include: 'graha_arudhas',
  schema: byEveryId(GRAHAS, padaSchema),
  compute: ({ chart: { byId, firstSignIndex } }) =>
    mapIds(GRAHAS, (id) => {
      const { signIndex, ownSignIndex } = grahaArudha(byId, id);
      return {
        sign: signByIndex(signIndex),
        in_bhava: houseFromSign(signIndex, firstSignIndex),
        own_sign: signByIndex(ownSignIndex),
      };
    }),
});
