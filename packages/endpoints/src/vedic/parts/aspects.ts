import { vedicAspects } from '@theia/astro/vedic/aspects/aspects';
import { SIGNS, signAt } from '@theia/astro/zodiac/signs';
import { z } from 'zod';
import { signSchema } from '../../natal/point-schema.ts';
import { wire } from '../../natal/wire-number.ts';
import type { VedicPart } from '../part.ts';
import { grahaSchema, houseSchema } from '../wire.ts';

/** `aspects` of contract §6.1: graha drishti by sign, rashi drishti, and the strength of each aspect by its arc. */
export const aspectsPart: VedicPart = {
  include: 'aspects',
  schema: z.object({
    graha: z.array(
      z.object({
        planet: grahaSchema,
        count: z.int().min(1).max(12).meta({ description: 'Houses from the planet, itself 1.' }),
        sign: signSchema,
        house: houseSchema,
        planets: z.array(grahaSchema),
      }),
    ),
    rashi: z.record(signSchema, z.array(signSchema)),
    strengths: z.array(z.object({ from: grahaSchema, to: grahaSchema, virupas: z.number() })),
  }),
  compute: ({ chart, options: { nodeAspects } }) => {
    const { graha, rashi, strengths } = vedicAspects(chart, nodeAspects);
    return {
      graha: graha.map(({ graha: planet, count, signIndex, house, grahas }) => ({
        planet,
        count,
        sign: signAt(signIndex),
        house,
        planets: grahas,
      })),
      rashi: Object.fromEntries(SIGNS.map((sign, index) => [sign, rashi[index]!.map(signAt)])),
      strengths: strengths.map(({ from, to, virupas }) => ({ from, to, virupas: wire(virupas) })),
    };
  },
};
