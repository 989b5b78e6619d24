import { z } from 'zod';
import { answerShape, nextShape } from '../wire/answer-parts.ts';
import { chartsAspectSchema } from '../wire/aspect.ts';
import { byBody, pointSchema } from '../wire/point.ts';
import { instantSchema, timeSchema, placeSchema } from '../wire/place-and-time.ts';
import { houseNumberSchema } from '../wire/wire.ts';
import { pageShape } from '../western/transits/page.ts';
import { transitsNatalSchema } from './snapshot.ts';

export const transitPointSchema = pointSchema
  .omit({
    house: true,
    house_position: true,
    dignity: true,
    range: true,
    station: true,
    gauquelin_sector: true,
  })
  .extend({
    natal_house: houseNumberSchema.meta({
      description: 'House of the birth chart; null without birth time.',
    }),
    natal_house_position: z.number().nullable().optional().meta({ description: 'With include details.' }),
  })
  .meta({ id: 'TransitPoint', description: 'A moving body over the birth chart.' });
export const transitPointsSchema = byBody(transitPointSchema).meta({ id: 'TransitPoints' });

const when = instantSchema.nullable();
export const transitAspectSchema = chartsAspectSchema
  .extend({
    starts_at: when.meta({ description: 'When the aspect came into orb.' }),
    exact_at: when.meta({ description: 'The nearest exact hit during this time in orb; null when there is none.' }),
    ends_at: when.meta({ description: 'When the aspect goes out of orb.' }),
  })
  .meta({ id: 'TransitAspect', description: 'An aspect of a moving body (point_1), with its time in orb.' });

const commonShape = {
  natal: transitsNatalSchema.optional(),
  time: timeSchema.meta({ description: 'Those of the birth.' }),
  place: placeSchema.nullable().meta({ description: 'Those of the birth.' }),
};

/** The sky of one instant over the birth chart. */
export const transitsSnapshotSchema = z
  .object({
    product: z.literal('transits'),
    mode: z.literal('snapshot'),
    at: instantSchema,
    transits: transitPointsSchema,
    aspects: z.array(transitAspectSchema),
    ...commonShape,
    transit_place: placeSchema.nullable(),
    ...answerShape,
  })
  .meta({ id: 'TransitsSnapshot', description: 'The sky of one instant over the birth chart.' });

/** The events of a range, one page of them. */
export const transitsRangeSchema = z
  .object({
    product: z.literal('transits'),
    mode: z.literal('range'),
    starts_at: instantSchema.meta({ description: 'Start of the searched range.' }),
    ends_at: instantSchema.meta({ description: 'End of the searched range, exclusive.' }),
    ...pageShape,
    ...nextShape,
    ...commonShape,
    ...answerShape,
  })
  .meta({ id: 'TransitsRange', description: 'The events of a range, one page of them.' });

export const transitsResponseSchema = z.discriminatedUnion('mode', [transitsSnapshotSchema, transitsRangeSchema]);
