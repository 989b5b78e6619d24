import { HOUSE_SYSTEM_NAMES } from '@theia-astro/astro/ephemeris';
import { bhavas } from '@theia-astro/astro/vedic/houses/houses';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import { z } from 'zod';
import { longitudeSchema, signSchema } from '../../wire/zodiac.ts';
import { vedicPart } from '../part.ts';
import { bhavaNumberSchema, grahaSchema, sevenGrahaSchema } from '../../vedic-parts/wire.ts';
import { houseSystemSchema } from '../../wire/houses.ts';
import { wireLongitude } from '../../wire/number.ts';

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
