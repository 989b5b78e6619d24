import { z } from 'zod';
import { answerShape, nextShape } from '../wire/answer-parts.ts';
import { eclipseSchema } from '../wire/eclipse.ts';
import { instantSchema } from '../wire/time.ts';
import { placeSchema } from '../wire/place.ts';
import { apsisSchema, ingressSchema, phaseSchema, supermoonSchema, voidSchema } from './wire-moon.ts';

/** Parts of the Moon calendar; parts that were not requested are absent. */
const partsShape = {
  phases: z.array(phaseSchema).optional(),
  ingresses: z.array(ingressSchema).optional(),
  void_of_course: z
    .array(voidSchema)
    .optional()
    .meta({ description: 'Void-of-course periods that end within the range.' }),
  eclipses: z.array(eclipseSchema).optional(),
  apsides: z.array(apsisSchema).optional(),
  supermoons: z.array(supermoonSchema).optional(),
};
export const moonPartsSchema = z.object(partsShape);

export const moonphasesResponseSchema = z.object({
  product: z.literal('moonphases'),
  year: z.int().nullable().meta({ description: 'Null when the request is not for a whole year.' }),
  starts_at: instantSchema,
  ends_at: instantSchema.meta({ description: 'Exclusive.' }),
  ...partsShape,
  ...nextShape,
  time: z.null(),
  place: placeSchema.nullable(),
  ...answerShape,
});
