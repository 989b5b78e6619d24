import { SPECIAL_LAGNAS, specialLagnas } from '@theia-astro/astro/vedic/special-lagnas/special-lagnas';
import { byEveryId, mapIds } from '../../wire/by-id.ts';
import { vedicPart } from '../part.ts';
import { siderealSchema, wireSidereal } from '../../vedic-parts/wire.ts';

/** `special_lagnas` (docs/methods/vedic-charts.md); null without a birth time; the time-based ones also without a sunrise. */
export const specialLagnasPart = vedicPart({
  include: 'special_lagnas',
  schema: byEveryId(SPECIAL_LAGNAS, siderealSchema.nullable()).nullable(),
  compute: ({ services: { ephemeris }, chart }) => {
    if (chart.lagna === null) return null;
    const found = specialLagnas(ephemeris, chart, chart.lagna);
    return mapIds(SPECIAL_LAGNAS, (id) => {
      const longitudeDeg = found[id];
      return longitudeDeg === null ? null : wireSidereal(longitudeDeg);
    });
  },
});
