import { SPHUTAS, sphutas } from '@theia-astro/astro/vedic/sphutas/sphutas';
import { kalaVelas } from '@theia-astro/astro/vedic/upagrahas/kala-velas';
import { nakshatraAt } from '@theia-astro/astro/vedic/nakshatra';
import { GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import { byEveryId, mapIds } from '../../wire/by-id.ts';
import { vedicPart } from '../part.ts';
import { nakshatraSchema, siderealSchema, wireNakshatra, wireSidereal } from '../../vedic-parts/wire.ts';

const sphutaSchema = siderealSchema.extend({ nakshatra: nakshatraSchema }).meta({ id: 'Sphuta' });

/** `sphutas` (docs/methods/vedic-charts.md); those that need the lagna and Gulika are null without a birth time or a sunrise. */
export const sphutasPart = vedicPart({
  include: 'sphutas',
  schema: byEveryId(SPHUTAS, sphutaSchema.nullable()),
  compute: ({ services: { ephemeris }, chart, options: { gulikaAt }, details }) => {
    const gulika = kalaVelas(ephemeris, chart, gulikaAt)?.points.gulika.longitudeDeg ?? null;
    const longitudes = mapIds(GRAHAS, (id) => chart.byId[id].longitudeDeg);
    const found = sphutas(longitudes, chart.lagna?.longitudeDeg ?? null, gulika);
    return mapIds(SPHUTAS, (id) => {
      const longitudeDeg = found[id];
      if (longitudeDeg === null) return null;
      return { ...wireSidereal(longitudeDeg), nakshatra: wireNakshatra(nakshatraAt(longitudeDeg), { details }) };
    });
  },
});
