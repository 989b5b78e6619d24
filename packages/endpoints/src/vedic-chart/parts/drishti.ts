import { vedicAspects } from '@theia-astro/astro/vedic/aspects/aspects';
import { SIGNS, signByIndex } from '@theia-astro/astro/zodiac/signs';
import { z } from 'zod';
import { byEveryId, mapIds } from '../../wire/by-id.ts';
import { signSchema } from '../../wire/zodiac.ts';
import { wire } from '../../wire/number.ts';
import { vedicPart } from '../part.ts';
import { bhavaNumberSchema, grahaSchema } from '../../vedic-parts/wire.ts';

/** `drishti` (docs/methods/vedic-charts.md): graha drishti by sign, rashi drishti, and the strength of each drishti by its arc. */
export const drishtiPart = vedicPart({
  include: 'drishti',
  schema: z
    .object({
      graha: z.array(
        z.object({
          planet: grahaSchema,
          count: z.int().min(1).max(12).meta({ description: 'Bhava counted from the planet, which is 1.' }),
          sign: signSchema,
          bhava: bhavaNumberSchema,
          planets: z.array(grahaSchema),
        }),
      ),
      rashi: byEveryId(SIGNS, z.array(signSchema)),
      strengths: z.array(
        z.object({
          point_1: grahaSchema.meta({ description: 'Who aspects.' }),
          point_2: grahaSchema.meta({ description: 'The aspected grahas.' }),
          virupas: z.number(),
        }),
      ),
    })
    .meta({ id: 'Drishti' }),
  compute: ({ chart, options: { nodeAspects } }) => {
    const { graha, rashi, strengths } = vedicAspects(chart, nodeAspects);
    return {
      graha: graha.map(({ graha: planet, count, signIndex, house, grahas }) => ({
        planet,
        count,
        sign: signByIndex(signIndex),
        bhava: house,
        planets: grahas,
      })),
      rashi: mapIds(SIGNS, (sign) => rashi[SIGNS.indexOf(sign)]!.map(signByIndex)),
      strengths: strengths.map(({ from, to, virupas }) => ({ point_1: from, point_2: to, virupas: wire(virupas) })),
    };
  },
});
