import { SPECIAL_LAGNAS, specialLagnas } from '@theia/astro/vedic/special-lagnas/special-lagnas';
import { z } from 'zod';
import type { VedicPart } from '../part.ts';
import { siderealSchema, wireSidereal } from '../wire.ts';

/** `special_lagnas` of contract §6.5; null without a birth time, those of time also without a sunrise. */
export const specialLagnasPart: VedicPart = {
  include: 'special_lagnas',
  schema: z.record(z.enum(SPECIAL_LAGNAS), siderealSchema.nullable()).nullable(),
  compute: ({ services: { ephemeris }, chart }) => {
    if (chart.lagna === null) return null;
    const found = specialLagnas(ephemeris, chart, chart.lagna);
    return Object.fromEntries(
      SPECIAL_LAGNAS.map((id) => {
        const longitudeDeg = found[id];
        return [id, longitudeDeg === null ? null : wireSidereal(longitudeDeg)];
      }),
    );
  },
};
