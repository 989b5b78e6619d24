import { HOUSE_SYSTEM_NAMES } from '@theia-astro/astro/ephemeris';
import { type Argala, argalas, bhavas } from '@theia-astro/astro/vedic/houses/houses';
import { signByIndex, SIGNS } from '@theia-astro/astro/zodiac/signs';
import { vedicAspects } from '@theia-astro/astro/vedic/aspects/aspects';
import { z } from 'zod';
import { longitudeSchema, signSchema, wireLongitude, wire, type Wire } from '../../wire/wire.ts';
import { vedicPart } from '../part.ts';
import { bhavaNumberSchema, grahaSchema, sevenGrahaSchema } from '../../vedic-parts/wire.ts';
import { houseSystemSchema } from '../../wire/houses.ts';
import { byEveryId, mapIds } from '../../wire/point.ts';

const bhavaSchema = z
  .object({
    bhava: bhavaNumberSchema,
    sign: signSchema,
    lord: sevenGrahaSchema,
    occupants: z.array(grahaSchema),
    aspected_by: z
      .array(grahaSchema)
      .optional()
      .meta({ description: 'With include details: full graha drishti (BPHS 26).' }),
  })
  .meta({ id: 'Bhava' });

/** `bhavas` (docs/methods/vedic-charts.md): whole signs (or chalit) with lord and occupants. */
export const bhavasPart = vedicPart({
  include: 'bhavas',
  schema: z.array(bhavaSchema).length(12),
  compute: ({ chart, options, details }) =>
    bhavas(chart, options.nodeAspects).map(({ house, signIndex, lord, occupants, aspectedBy }) => ({
      bhava: house,
      sign: signByIndex(signIndex),
      lord,
      occupants,
      ...(details ? { aspected_by: aspectedBy } : {}),
    })),
});

/** `chalit` (docs/methods/vedic-charts.md); null without a birth time. */
export const chalitPart = vedicPart({
  include: 'chalit',
  schema: z
    .object({
      system: houseSystemSchema,
      requested_system: houseSystemSchema.meta({ description: 'Differs from system inside the polar circles.' }),
      system_name: z.string(),
      bhavas: z.array(
        z.object({
          bhava: bhavaNumberSchema,
          start_longitude: longitudeSchema,
          middle_longitude: longitudeSchema,
          end_longitude: longitudeSchema,
          occupants: z.array(grahaSchema),
        }),
      ),
    })
    .meta({ id: 'Chalit' })
    .nullable(),
  compute: ({ chart: { chalit, grahas } }) =>
    chalit && {
      system: chalit.system,
      requested_system: chalit.requestedSystem,
      system_name: HOUSE_SYSTEM_NAMES[chalit.system],
      bhavas: chalit.bhavas.map(({ house, startDeg, middleDeg, endDeg }) => ({
        bhava: house,
        start_longitude: wireLongitude(startDeg),
        middle_longitude: wireLongitude(middleDeg),
        end_longitude: wireLongitude(endDeg),
        occupants: grahas.filter(({ chalitHouse }) => chalitHouse === house).map(({ id }) => id),
      })),
    },
});

const argalaSchema = z
  .object({
    place: bhavaNumberSchema.meta({ description: 'Counted from the bhava; backwards from Rahu and Ketu.' }),
    planets: z.array(grahaSchema),
    obstructed_from: bhavaNumberSchema.nullable().meta({ description: 'Null for three malefics in the third.' }),
    obstructors: z.array(grahaSchema),
    outcome: z
      .enum(['argala', 'obstructed', 'equal'])
      .meta({ description: 'Which are more in number; their strength is not weighed.' }),
  })
  .meta({ id: 'Argala' });

/** `argala` (docs/methods/vedic-charts.md): on each bhava from the lagna, or from the Moon without a birth time; on the nodes counted backwards. */
export const argalaPart = vedicPart({
  include: 'argala',
  schema: z.object({
    bhavas: z.array(z.object({ bhava: bhavaNumberSchema, argalas: z.array(argalaSchema) })).length(12),
    rahu: z.array(argalaSchema),
    ketu: z.array(argalaSchema),
  }),
  compute: ({ chart: { byId, firstSignIndex } }) => {
    const on = (signIndex: number, direction?: 1 | -1): Wire<typeof argalaSchema>[] =>
      argalas(
        (id) => byId[id].signIndex,
        (id) => !byId[id].naturalBenefic,
        signIndex,
        direction,
      ).map(wireArgala);
    return {
      bhavas: Array.from({ length: 12 }, (_, index) => ({
        bhava: index + 1,
        argalas: on((firstSignIndex + index) % 12),
      })),
      rahu: on(byId.rahu.signIndex, -1),
      ketu: on(byId.ketu.signIndex, -1),
    };
  },
});

function wireArgala({ place, grahas, obstructedFrom, obstructors, outcome }: Argala): Wire<typeof argalaSchema> {
  return { place, planets: [...grahas], obstructed_from: obstructedFrom, obstructors: [...obstructors], outcome };
}

/** `drishti` (docs/methods/vedic-charts.md): graha drishti by sign, rashi drishti, and the strength of each drishti by its arc. */
export const drishtiPart = vedicPart({
  include: 'drishti',
  schema: z
    .object({
      graha: z.array(
        z.object({
          planet: grahaSchema,
          count: z.int().min(1).max(12).meta({ description: 'Bhava counted from the planet, which is 1.' }),
          sign: signSchema,
          bhava: bhavaNumberSchema,
          planets: z.array(grahaSchema),
        }),
      ),
      rashi: byEveryId(SIGNS, z.array(signSchema)),
      strengths: z.array(
        z.object({
          point_1: grahaSchema.meta({ description: 'Who aspects.' }),
          point_2: grahaSchema.meta({ description: 'The aspected grahas.' }),
          virupas: z.number(),
        }),
      ),
    })
    .meta({ id: 'Drishti' }),
  compute: ({ chart, options: { nodeAspects } }) => {
    const { graha, rashi, strengths } = vedicAspects(chart, nodeAspects);
    return {
      graha: graha.map(({ graha: planet, count, signIndex, house, grahas }) => ({
        planet,
        count,
        sign: signByIndex(signIndex),
        bhava: house,
        planets: grahas,
      })),
      rashi: mapIds(SIGNS, (sign) => rashi[SIGNS.indexOf(sign)]!.map(signByIndex)),
      strengths: strengths.map(({ from, to, virupas }) => ({ point_1: from, point_2: to, virupas: wire(virupas) })),
    };
  },
});
