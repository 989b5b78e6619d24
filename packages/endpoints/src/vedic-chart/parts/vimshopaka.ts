import { VIMSHOPAKA_GROUPS, vimshopaka } from '@theia-astro/astro/vedic/vimshopaka/vimshopaka';
import { GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import { z } from 'zod';
import { byEveryId, mapIds } from '../../wire/by-id.ts';
import { wire } from '../../wire/number.ts';
import { vedicPart } from '../part.ts';

const groupsSchema = byEveryId(VIMSHOPAKA_GROUPS, z.number().min(5).max(20)).meta({ id: 'Vimshopaka' });

/** `vimshopaka` (docs/methods/vargas.md): points out of 20 in each group of vargas. */
export const vimshopakaPart = vedicPart({
  include: 'vimshopaka',
  schema: byEveryId(GRAHAS, groupsSchema).meta({ description: 'BPHS 7.17–27.' }),
  compute: ({ chart, options: { vargaReadings } }) => {
    const found = vimshopaka(chart, vargaReadings);
    return mapIds(GRAHAS, (id) => mapIds(VIMSHOPAKA_GROUPS, (group) => wire(found.get(id)![group])));
  },
});
