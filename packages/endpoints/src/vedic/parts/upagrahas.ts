import { SUN_UPAGRAHAS, sunUpagrahas } from '@theia/astro/vedic/upagrahas/dhuma-group';
import { KALA_VELAS, kalaVelas, type RisingPoint } from '@theia/astro/vedic/upagrahas/kala-velas';
import { z } from 'zod';
import { instantSchema } from '../../shared/answer-schemas.ts';
import { instantTextOfJd } from '../../shared/instant-text.ts';
import type { PartContext, VedicPart } from '../part.ts';
import { siderealSchema, wireSidereal } from '../wire.ts';

const risingSchema = siderealSchema
  .extend({ at: instantSchema.meta({ description: 'The moment whose lagna it is.' }) })
  .nullable();

/** `upagrahas` of contract §6.5; kala-velas and Mandi are null without birth time or sunrise. */
export const upagrahasPart: VedicPart = {
  include: 'upagrahas',
  schema: z.object({
    ...Object.fromEntries(SUN_UPAGRAHAS.map((id) => [id, siderealSchema])),
    ...Object.fromEntries([...KALA_VELAS, 'mandi'].map((id) => [id, risingSchema])),
  }),
  compute: (context) => {
    const {
      services: { ephemeris },
      chart,
      options: { gulikaAt },
    } = context;
    const velas = kalaVelas(ephemeris, chart, gulikaAt);
    const sun = sunUpagrahas(chart.byId.sun.longitudeDeg);
    return {
      ...Object.fromEntries(SUN_UPAGRAHAS.map((id) => [id, wireSidereal(sun[id])])),
      ...Object.fromEntries(KALA_VELAS.map((id) => [id, rising(velas?.points[id], context)])),
      mandi: rising(velas?.mandi, context),
    };
  },
};

function rising(
  point: RisingPoint | undefined,
  { services: { ephemeris } }: PartContext,
): z.infer<typeof risingSchema> {
  return point === undefined
    ? null
    : { ...wireSidereal(point.longitudeDeg), at: instantTextOfJd(ephemeris, point.jdUt) };
}
