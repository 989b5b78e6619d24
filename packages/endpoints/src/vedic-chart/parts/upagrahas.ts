import { SUN_UPAGRAHAS, sunUpagrahas } from '@theia-astro/astro/vedic/upagrahas/dhuma-group';
import { KALA_VELAS, kalaVelas, type RisingPoint } from '@theia-astro/astro/vedic/upagrahas/kala-velas';
import { z } from 'zod';
import { instantSchema } from '../../wire/instant.ts';
import { byEveryId, mapIds } from '../../wire/by-id.ts';
import type { Wire } from '../../wire/wire-type.ts';
import { instantTextOfJd } from '../../time/instant-text.ts';
import { vedicPart, type PartContext } from '../part.ts';
import { siderealSchema, wireSidereal } from '../../vedic-parts/wire.ts';

const risingSchema = siderealSchema
  .extend({ at: instantSchema.meta({ description: 'The moment it is the lagna of.' }) })
  .meta({ id: 'RisingUpagraha' })
  .nullable();

/** `upagrahas` (docs/methods/vedic-charts.md); kala-velas and Mandi are null without birth time or sunrise. */
export const upagrahasPart = vedicPart({
  include: 'upagrahas',
  schema: z.object({
    ...byEveryId(SUN_UPAGRAHAS, siderealSchema).shape,
    ...byEveryId([...KALA_VELAS, 'mandi'], risingSchema).shape,
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
      ...mapIds(SUN_UPAGRAHAS, (id) => wireSidereal(sun[id])),
      ...mapIds(KALA_VELAS, (id) => rising(velas?.points[id], context)),
      mandi: rising(velas?.mandi, context),
    };
  },
});

function rising(point: RisingPoint | undefined, { services: { ephemeris } }: PartContext): Wire<typeof risingSchema> {
  return point === undefined
    ? null
    : { ...wireSidereal(point.longitudeDeg), at: instantTextOfJd(ephemeris, point.jdUt) };
}
