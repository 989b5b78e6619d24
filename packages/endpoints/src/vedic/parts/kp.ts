import { subLords, type SubLords } from '@theia/astro/vedic/kp/sub-lords';
import { z } from 'zod';
import type { VedicPart } from '../part.ts';
import { grahaSchema, houseSchema, sevenGrahaSchema, siderealSchema, wireSidereal } from '../wire.ts';

const subLordsShape = {
  sign_lord: sevenGrahaSchema,
  star_lord: grahaSchema,
  sub_lord: grahaSchema,
  sub_sub_lord: grahaSchema,
};

/** `kp` of contract §6.2: lords of grahas and of the cusps of the chosen house system; cusps are null without a birth time. */
export const kpPart: VedicPart = {
  include: 'kp',
  schema: z.object({
    points: z.record(grahaSchema, z.object(subLordsShape)),
    lagna: z.object(subLordsShape).nullable(),
    cusps: z.array(siderealSchema.extend({ house: houseSchema, ...subLordsShape })).nullable(),
  }),
  compute: ({ chart: { grahas, lagna, chalit } }) => ({
    points: Object.fromEntries(grahas.map(({ id, longitudeDeg }) => [id, wireSubLords(subLords(longitudeDeg))])),
    lagna: lagna === null ? null : wireSubLords(subLords(lagna.longitudeDeg)),
    cusps:
      chalit === null
        ? null
        : chalit.bhavas.map(({ house, startDeg }) => ({
            house,
            ...wireSidereal(startDeg),
            ...wireSubLords(subLords(startDeg)),
          })),
  }),
};

function wireSubLords({ signLord, starLord, subLord, subSubLord }: SubLords): Record<string, string> {
  return { sign_lord: signLord, star_lord: starLord, sub_lord: subLord, sub_sub_lord: subSubLord };
}
