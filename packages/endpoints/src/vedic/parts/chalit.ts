import { HOUSE_SYSTEM_NAMES } from '@theia/astro/houses/systems';
import { z } from 'zod';
import { longitudeSchema } from '../../natal/point-schema.ts';
import { wireLongitude } from '../../natal/wire-number.ts';
import type { VedicPart } from '../part.ts';
import { grahaSchema, houseSchema } from '../wire.ts';

/** `chalit` of contract §6.2; null without a birth time. */
export const chalitPart: VedicPart = {
  include: 'chalit',
  schema: z
    .object({
      system: z.string(),
      requested_system: z.string(),
      system_name: z.string(),
      bhavas: z.array(
        z.object({
          house: houseSchema,
          start: longitudeSchema,
          middle: longitudeSchema,
          end: longitudeSchema,
          occupants: z.array(grahaSchema),
        }),
      ),
    })
    .nullable(),
  compute: ({ chart: { chalit, grahas } }) =>
    chalit && {
      system: chalit.system,
      requested_system: chalit.requestedSystem,
      system_name: HOUSE_SYSTEM_NAMES[chalit.system],
      bhavas: chalit.bhavas.map(({ house, startDeg, middleDeg, endDeg }) => ({
        house,
        start: wireLongitude(startDeg),
        middle: wireLongitude(middleDeg),
        end: wireLongitude(endDeg),
        occupants: grahas.filter(({ chalitHouse }) => chalitHouse === house).map(({ id }) => id),
      })),
    },
};
