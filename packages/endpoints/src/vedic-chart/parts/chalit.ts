import { HOUSE_SYSTEM_NAMES } from '@theia-astro/astro/houses/systems';
import { z } from 'zod';
import { houseSystemSchema } from '../../wire/houses.ts';
import { longitudeSchema } from '../../wire/zodiac.ts';
import { wireLongitude } from '../../wire/number.ts';
import { vedicPart } from '../part.ts';
import { bhavaNumberSchema, grahaSchema } from '../../vedic-parts/wire.ts';

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
