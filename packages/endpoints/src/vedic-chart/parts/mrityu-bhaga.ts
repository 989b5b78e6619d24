import { mrityuBhaga, type MortalPoint } from '@theia-astro/astro/vedic/mrityu-bhaga/mrityu-bhaga';
import { kalaVelas } from '@theia-astro/astro/vedic/upagrahas/kala-velas';
import { GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import { z } from 'zod';
import { byEveryId, mapIds } from '../../wire/by-id.ts';
import { wire } from '../../wire/number.ts';
import type { Wire } from '../../wire/wire-type.ts';
import { vedicPart } from '../part.ts';

const degrees = { 'x-unit': 'degrees' };
const pointSchema = z
  .object({
    fatal_degree: z.number().meta({ description: 'Of the sign the point is in.', ...degrees }),
    distance: z
      .number()
      .meta({ description: 'Degree of the point minus the fatal one. No orb is applied.', ...degrees }),
  })
  .meta({ id: 'MrityuBhaga' });

/** `mrityu_bhaga` (docs/methods/vedic-charts.md); lagna and Mandi are null without a birth time or a sunrise. */
export const mrityuBhagaPart = vedicPart({
  include: 'mrityu_bhaga',
  schema: z.object({
    ...byEveryId(GRAHAS, pointSchema).shape,
    ...byEveryId(['mandi', 'lagna'], pointSchema.nullable()).shape,
  }),
  compute: ({ services: { ephemeris }, chart, options: { gulikaAt } }) => {
    const mandi = kalaVelas(ephemeris, chart, gulikaAt)?.mandi;
    return {
      ...mapIds(GRAHAS, (id) => wirePoint(id, chart.byId[id].longitudeDeg)),
      mandi: mandi === undefined ? null : wirePoint('mandi', mandi.longitudeDeg),
      lagna: chart.lagna && wirePoint('lagna', chart.lagna.longitudeDeg),
    };
  },
});

function wirePoint(point: MortalPoint, longitudeDeg: number): Wire<typeof pointSchema> {
  const { fatalDeg, distanceDeg } = mrityuBhaga(point, longitudeDeg);
  return { fatal_degree: fatalDeg, distance: wire(distanceDeg) };
}
