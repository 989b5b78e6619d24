import { subLords } from '@theia-astro/astro/vedic/kp/sub-lords';
import { GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import { z } from 'zod';
import { byEveryId, mapIds } from '../../wire/point.ts';
import { vedicPart } from '../part.ts';
import {
  bhavaNumberSchema,
  siderealSchema,
  subLordsSchema,
  subLordsShape,
  wireSidereal,
  wireSubLords,
} from '../../vedic-parts/wire.ts';

/** `kp` (docs/methods/vedic-charts.md): lords of grahas and of the cusps of the chosen house system; cusps are null without a birth time. */
export const kpPart = vedicPart({
  include: 'kp',
  schema: z.object({
    points: byEveryId(GRAHAS, subLordsSchema),
    lagna: subLordsSchema.nullable(),
    cusps: z.array(siderealSchema.extend({ bhava: bhavaNumberSchema, ...subLordsShape })).nullable(),
  }),
  compute: ({ chart: { byId, lagna, chalit } }) => ({
    points: mapIds(GRAHAS, (id) => wireSubLords(subLords(byId[id].longitudeDeg))),
    lagna: lagna === null ? null : wireSubLords(subLords(lagna.longitudeDeg)),
    cusps:
      chalit === null
        ? null
        : chalit.bhavas.map(({ house, startDeg }) => ({
            bhava: house,
            ...wireSidereal(startDeg),
            ...wireSubLords(subLords(startDeg)),
          })),
  }),
});
