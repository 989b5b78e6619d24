import { avasthas, BALADI, DEEPTADI, JAGRADADI, LAJJITADI, SAYANADI } from '@theia-astro/astro/vedic/avasthas/avasthas';
import { GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import { z } from 'zod';
import { byEveryId, mapIds } from '../../wire/point.ts';
import { vedicPart } from '../part.ts';

/** `avasthas` (docs/methods/shadbala.md). */
export const avasthasPart = vedicPart({
  include: 'avasthas',
  schema: byEveryId(
    GRAHAS,
    z
      .object({
        baladi: z.enum(BALADI).meta({ description: 'Age, BPHS 45.3.' }),
        jagradadi: z.enum(JAGRADADI).meta({ description: 'Waking, BPHS 45.5–6.' }),
        deeptadi: z.enum(DEEPTADI).meta({ description: 'Mood, BPHS 45.7–10; the first that applies.' }),
        lajjitadi: z.array(z.enum(LAJJITADI)).meta({ description: 'By company, BPHS 45.11–18; several or none.' }),
        sayanadi: z
          .enum(SAYANADI)
          .nullable()
          .meta({ description: 'Activity, BPHS 45.30–37; null without a birth time or a sunrise.' }),
      })
      .meta({ id: 'Avasthas' }),
  ),
  compute: ({ chart, options: { nodeAspects } }) => {
    const found = new Map(avasthas(chart, nodeAspects).map(({ id, ...states }) => [id, states]));
    return mapIds(GRAHAS, (id) => found.get(id)!);
  },
});
