import { customVargaChart, vargaChart, vargottamas, type VargaPoints } from '@theia/astro/vedic/varga/varga';
import { GRAHAS } from '@theia/astro/vedic/zodiac';
import { signAt } from '@theia/astro/zodiac/signs';
import { z } from 'zod';
import { signSchema } from '../../natal/point-schema.ts';
import type { VedicPart } from '../part.ts';
import { houseSchema } from '../wire.ts';
import { dignitySchema } from './points.ts';

const vargaPointId = z.enum(['lagna', ...GRAHAS]);
const vargaSchema = z.partialRecord(
  vargaPointId,
  z.object({
    sign: signSchema,
    house: houseSchema.meta({ description: 'From the lagna of the varga; from its Moon without a birth time.' }),
    dignity: dignitySchema.optional(),
    deity: z
      .string()
      .optional()
      .meta({ description: 'Ruler of the division (BPHS 6), in Parashara’s reading of the varga.' }),
  }),
);

/** `vargas` of contract §6.3: `D1`…`D60`, the extra and custom ones, and who is vargottama. */
export const vargasPart: VedicPart = {
  include: 'vargas',
  schema: z.object({ vargottama: z.array(vargaPointId) }).catchall(vargaSchema),
  compute: ({ chart, options: { vargas, vargaReadings, customVargas } }) => ({
    ...Object.fromEntries(vargas.map((varga) => [`D${varga}`, wireVarga(vargaChart(chart, varga, vargaReadings))])),
    ...Object.fromEntries(
      customVargas.map(({ divisions, counting }) => [
        `D${divisions}_${counting}`,
        wireVarga(customVargaChart(chart, divisions, counting)),
      ]),
    ),
    vargottama: vargottamas(chart),
  }),
};

function wireVarga(points: VargaPoints): z.infer<typeof vargaSchema> {
  return Object.fromEntries(
    points.map(({ id, signIndex, house, dignity, deity }) => [
      id,
      {
        sign: signAt(signIndex),
        house,
        ...(dignity === null ? {} : { dignity }),
        ...(deity === null ? {} : { deity }),
      },
    ]),
  );
}
