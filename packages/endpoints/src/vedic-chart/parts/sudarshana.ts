import { yearScale } from '@theia-astro/astro/vedic/dasha/scale';
import {
  SUDARSHANA_RINGS,
  sudarshanaHouses,
  sudarshanaPeriods,
  type SudarshanaPlace,
} from '@theia-astro/astro/vedic/houses/houses';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import { z } from 'zod';
import { byEveryId, mapIds } from '../../wire/point.ts';
import { instantSchema } from '../../wire/time.ts';
import type { Wire } from '../../wire/wire-type.ts';
import { signSchema } from '../../wire/zodiac.ts';
import { vedicPart } from '../part.ts';
import { bhavaNumberSchema, grahaSchema, instantWriter } from '../../vedic-parts/wire.ts';

const placeSchema = z.object({ sign: signSchema, occupants: z.array(grahaSchema) }).meta({ id: 'SudarshanaPlace' });

/** `sudarshana` (docs/methods/vedic-charts.md); null without a birth time. */
export const sudarshanaPart = vedicPart({
  include: 'sudarshana',
  schema: z
    .object({
      houses: z
        .array(z.object({ bhava: bhavaNumberSchema, ...byEveryId(SUDARSHANA_RINGS, placeSchema).shape }))
        .length(12),
      current: z
        .array(
          z.object({
            level: z.enum(['year', 'month', 'part']),
            bhava: bhavaNumberSchema,
            starts_at: instantSchema,
            ends_at: instantSchema,
          }),
        )
        .meta({ description: 'At the instant of analysis; empty before the birth. Years as in settings.dasha_year.' }),
    })
    .nullable(),
  compute: ({ services: { ephemeris }, chart, options: { dasha }, analysisJdUt }) => {
    const { lagna, byId } = chart;
    if (lagna === null) return null;
    const scale = yearScale(ephemeris, chart.birth.jdUt, chart.frame, dasha.year);
    const written = instantWriter(ephemeris);
    return {
      houses: sudarshanaHouses((id) => (id === 'lagna' ? lagna : byId[id]).signIndex).map((house, index) => ({
        bhava: index + 1,
        ...mapIds(SUDARSHANA_RINGS, (ring) => wirePlace(house[ring])),
      })),
      current: sudarshanaPeriods(scale.yearsAt(analysisJdUt)).map(({ level, house, startYears, endYears }) => ({
        level,
        bhava: house,
        starts_at: written(scale.jdAt(startYears)),
        ends_at: written(scale.jdAt(endYears)),
      })),
    };
  },
});

function wirePlace({ signIndex, grahas }: SudarshanaPlace): Wire<typeof placeSchema> {
  return { sign: signByIndex(signIndex), occupants: [...grahas] };
}
