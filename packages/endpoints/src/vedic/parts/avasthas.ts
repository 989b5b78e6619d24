import { BALADI, JAGRADADI } from '@theia/astro/vedic/avasthas/age-and-waking';
import { avasthas } from '@theia/astro/vedic/avasthas/avasthas';
import { DEEPTADI } from '@theia/astro/vedic/avasthas/deeptadi';
import { LAJJITADI } from '@theia/astro/vedic/avasthas/lajjitadi';
import { SAYANADI } from '@theia/astro/vedic/avasthas/sayanadi';
import { z } from 'zod';
import type { VedicPart } from '../part.ts';
import { grahaSchema } from '../wire.ts';

/** `avasthas` of contract §6.7. */
export const avasthasPart: VedicPart = {
  include: 'avasthas',
  schema: z.record(
    grahaSchema,
    z.object({
      baladi: z.enum(BALADI).meta({ description: 'Age, BPHS 45.3.' }),
      jagradadi: z.enum(JAGRADADI).meta({ description: 'Waking, BPHS 45.5–6.' }),
      deeptadi: z.enum(DEEPTADI).meta({ description: 'Mood, BPHS 45.7–10; the first that applies.' }),
      lajjitadi: z.array(z.enum(LAJJITADI)).meta({ description: 'By company, BPHS 45.11–18; several or none.' }),
      sayanadi: z
        .enum(SAYANADI)
        .nullable()
        .meta({ description: 'Activity, BPHS 45.30–37; null without a birth time or a sunrise.' }),
    }),
  ),
  compute: ({ chart, options: { nodeAspects } }) =>
    Object.fromEntries(avasthas(chart, nodeAspects).map(({ id, ...states }) => [id, states])),
};
