import { arudhas } from '@theia/astro/vedic/arudhas/arudhas';
import { signAt } from '@theia/astro/zodiac/signs';
import { z } from 'zod';
import { signSchema } from '../../natal/point-schema.ts';
import type { VedicPart } from '../part.ts';
import { grahaSchema, houseSchema } from '../wire.ts';

/** `arudhas` of contract §6.5: A1 (arudha lagna) to A12 (upapada); null without a birth time. */
export const arudhasPart: VedicPart = {
  include: 'arudhas',
  schema: z
    .array(
      z.object({
        id: z.string().meta({ examples: ['A1'] }),
        house: houseSchema,
        sign: signSchema,
        in_house: houseSchema,
        lord: grahaSchema,
      }),
    )
    .length(12)
    .nullable(),
  compute: ({ chart, options: { dualLords } }) =>
    chart.lagna &&
    arudhas(chart, dualLords).map(({ house, signIndex, inHouse, lord }) => ({
      id: `A${house}`,
      house,
      sign: signAt(signIndex),
      in_house: inHouse,
      lord,
    })),
};
