import { grahaArudha } from '@theia-astro/astro/vedic/arudhas/graha-arudhas';
import { GRAHAS, houseFromSign } from '@theia-astro/astro/vedic/zodiac';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import { z } from 'zod';
import { byEveryId, mapIds } from '../../wire/by-id.ts';
import { signSchema } from '../../wire/zodiac.ts';
import { vedicPart } from '../part.ts';
import { bhavaNumberSchema } from '../../vedic-parts/wire.ts';

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
