import { z } from 'zod';
import { uncertaintyShape } from '../resolve/uncertainty.ts';
import { returnSchema } from '../western/returns/returning.ts';
import { stationEventSchema } from '../western/transits/event.ts';
import { answerShape } from '../wire/answer-parts.ts';
import { eclipseSchema } from '../wire/eclipse.ts';
import { instantSchema, timeSchema } from '../wire/time.ts';
import { placeSchema } from '../wire/place.ts';
import { profectionsSchema } from './profections.ts';
import { progressedMoonSchema } from './progressed-moon.ts';
import { lunarReturnSchema } from './movements.ts';
import { timelineSchema } from './calculate.ts';
import { slowTransitsSchema } from './transits.ts';

/** A year of life; parts that were not requested are absent. */
export const yearlyCycleResponseSchema = z.object({
  product: z.literal('yearly_cycle'),
  year: z.int(),
  span: z
    .object({ starts_at: instantSchema, ends_at: instantSchema, approximate: uncertaintyShape.approximate })
    .meta({ description: 'From the solar return of the year to the next one, exclusive.' }),
  solar_return: returnSchema.optional(),
  profections: profectionsSchema.nullable().optional().meta({ description: 'Null without a birth time.' }),
  transits: slowTransitsSchema.optional(),
  eclipses: z.array(eclipseSchema).optional(),
  progressed_moon: progressedMoonSchema.optional(),
  lunar_returns: z.array(lunarReturnSchema).optional(),
  stations: z.array(stationEventSchema).optional().meta({ description: 'Mercury to Pluto and Chiron.' }),
  timeline: timelineSchema.optional().meta({ description: 'All events of this answer in order of time.' }),
  time: timeSchema.meta({ description: 'Those of the birth.' }),
  place: placeSchema.nullable().meta({ description: 'Those of the birth.' }),
  ...answerShape,
});
