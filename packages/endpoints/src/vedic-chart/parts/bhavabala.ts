import { bhavaBala } from '@theia-astro/astro/vedic/bhava-bala/bhava-bala';
import { shadbala } from '@theia-astro/astro/vedic/shadbala/shadbala';
import { z } from 'zod';
import { wire } from '../../wire/number.ts';
import { vedicPart } from '../part.ts';
import { bhavaNumberSchema, sevenGrahaSchema, siderealSchema, wireSidereal } from '../../vedic-parts/wire.ts';
import { vimshopaka, VIMSHOPAKA_GROUPS } from '@theia-astro/astro/vedic/vimshopaka/vimshopaka';
import { GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import { byEveryId, mapIds } from '../../wire/point.ts';

const virupas = z.number().meta({ 'x-unit': 'virupas' });

/** `bhavabala` (docs/methods/shadbala.md); null without a birth time, or with Gauquelin sectors. */
export const bhavabalaPart = vedicPart({
  include: 'bhavabala',
  schema: z
    .array(
      z.object({
        bhava: bhavaNumberSchema,
        lord: sevenGrahaSchema,
        middle: siderealSchema.meta({ description: 'Middle of the bhava in the chalit.' }),
        adhipati: virupas.meta({ description: 'Shadbala of the lord.', 'x-unit': 'virupas' }),
        dig: virupas,
        drik: virupas,
        total: virupas,
        rupas: z.number().meta({ 'x-unit': 'rupas' }),
        rank: z.int().min(1).max(12).meta({ description: '1 strongest.' }),
      }),
    )
    .length(12)
    .nullable()
    .meta({ description: 'BPHS 27.26–31.' }),
  compute: ({ services: { ephemeris }, chart, options }) => {
    const strengths = shadbala(ephemeris, chart, options.shadbalaScheme);
    const bhavas = strengths === null ? null : bhavaBala(chart, strengths);
    return (
      bhavas?.map(({ house, lord, middleDeg, adhipati, dig, drik, total, rupas, rank }) => ({
        bhava: house,
        lord,
        middle: wireSidereal(middleDeg),
        adhipati: wire(adhipati),
        dig: wire(dig),
        drik: wire(drik),
        total: wire(total),
        rupas: wire(rupas),
        rank,
      })) ?? null
    );
  },
});

const groupsSchema = byEveryId(VIMSHOPAKA_GROUPS, z.number().min(5).max(20)).meta({ id: 'Vimshopaka' });

/** `vimshopaka` (docs/methods/vargas.md): points out of 20 in each group of vargas. */
export const vimshopakaPart = vedicPart({
  include: 'vimshopaka',
  schema: byEveryId(GRAHAS, groupsSchema).meta({ description: 'BPHS 7.17–27.' }),
  compute: ({ chart, options: { vargaReadings } }) => {
    const found = vimshopaka(chart, vargaReadings);
    return mapIds(GRAHAS, (id) => mapIds(VIMSHOPAKA_GROUPS, (group) => wire(found.get(id)![group])));
  },
});
