import { VIMSHOPAKA_GROUPS, vimshopaka } from '@theia/astro/vedic/vimshopaka/vimshopaka';
import { z } from 'zod';
import { wire } from '../../natal/wire-number.ts';
import type { VedicPart } from '../part.ts';
import { grahaSchema } from '../wire.ts';

/** `vimshopaka` of contract §6.3: points out of 20 in each group of vargas. */
export const vimshopakaPart: VedicPart = {
  include: 'vimshopaka',
  schema: z
    .record(grahaSchema, z.record(z.enum(VIMSHOPAKA_GROUPS), z.number().min(5).max(20)))
    .meta({ description: 'BPHS 7.17–27.' }),
  compute: ({ chart, options: { vargaReadings } }) =>
    Object.fromEntries(
      [...vimshopaka(chart, vargaReadings)].map(([id, points]) => [
        id,
        Object.fromEntries(VIMSHOPAKA_GROUPS.map((group) => [group, wire(points[group])])),
      ]),
    ),
};
