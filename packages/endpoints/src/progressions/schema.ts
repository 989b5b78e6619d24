import { PROGRESSION_METHODS } from '@theia-astro/astro/progressions/arcs';
import { ANGLE_METHODS } from '@theia-astro/astro/progressions/houses';
import { z } from 'zod';
import { uncertaintyShape } from '../resolve/uncertainty.ts';
import { answerShape, nextShape } from '../wire/answer-parts.ts';
import { aspectSchema, chartsAspectSchema } from '../wire/aspect.ts';
import { byBody, pointSchema } from '../wire/point.ts';
import { lunarPhaseSchema } from '../wire/chart-figures.ts';
import { housesSchema } from '../wire/houses.ts';
import { instantSchema, timeSchema, placeSchema } from '../wire/place-and-time.ts';
import { houseNumberSchema } from '../wire/wire.ts';
import { progressedEventSchema } from './event.ts';

const degrees = { 'x-unit': 'degrees' };

export const progressedPointSchema = pointSchema
  .omit({ dignity: true, station: true, gauquelin_sector: true })
  .partial({ latitude: true })
  .extend({
    speed: z.number().meta({ description: 'Speed per day of the ephemeris.', 'x-unit': 'degrees per day' }),
    house: houseNumberSchema.meta({ description: 'House of the progressed chart; null without birth time.' }),
    natal_house: houseNumberSchema.meta({ description: 'House of the birth chart.' }),
  })
  .meta({
    id: 'ProgressedPoint',
    description:
      'The fields from id to house_position come with include details. Directed points (solar_arc) have a longitude only: neither latitude nor declination.',
  });
export const progressedPointsSchema = byBody(progressedPointSchema).meta({ id: 'ProgressedPoints' });

const phase = lunarPhaseSchema.shape;
const when = instantSchema.nullable();
export const progressedLunationSchema = z
  .object({
    angle: phase.angle.meta({
      description: 'Progressed Moon minus progressed Sun (secondary positions with solar_arc).',
      ...degrees,
    }),
    name: phase.name,
    rudhyar: phase.rudhyar,
    previous_new_moon_at: when,
    previous_full_moon_at: when,
    next_new_moon_at: when,
    next_full_moon_at: when,
    approximate: uncertaintyShape.approximate,
  })
  .meta({ id: 'ProgressedLunation', description: 'The progressed lunation cycle. Times are instants of life.' });

/** Parts that were not requested are absent; houses are null without a birth time. */
const partsShape = {
  points: progressedPointsSchema.optional(),
  houses: housesSchema.nullable().optional(),
  aspects_to_natal: z
    .array(chartsAspectSchema)
    .optional()
    .meta({ description: 'Applying by the progressed motion; chart_1 is progressed, or directed with solar_arc.' }),
  aspects: z.array(aspectSchema).optional().meta({ description: 'Aspects among the progressed points.' }),
  lunation: progressedLunationSchema.optional(),
};
export const progressedPartsSchema = z.object(partsShape);

const headShape = {
  method: z.enum(PROGRESSION_METHODS),
  angles_method: z
    .enum(ANGLE_METHODS)
    .nullable()
    .meta({ description: 'Null for solar_arc, which moves the angles like every point.' }),
  converse: z.boolean(),
  at: instantSchema.meta({ description: 'The instant of life.' }),
  progressed_at: instantSchema.meta({ description: 'The corresponding instant of the ephemeris.' }),
  progressed_julian_day_ut: z.number().meta({ 'x-unit': 'Julian day UT1' }),
  age_years: z
    .number()
    .meta({ description: 'Years of the chosen length; negative before the birth.', 'x-unit': 'years' }),
  solar_arc: z
    .number()
    .meta({ description: 'Progressed minus natal Sun; negative when progressed into the past.', ...degrees }),
  naibod_arc: z.number().meta({ description: 'The arc by the Sun’s mean motion of 0.98564736° a day.', ...degrees }),
  ...partsShape,
};
const tailShape = { time: timeSchema, place: placeSchema.nullable(), ...answerShape };

/** What both modes answer. */
export const progressionsShape = { product: z.literal('progressions'), ...headShape, ...tailShape };

/** Without from and to: one instant of life. */
export const progressionsSnapshotSchema = z
  .object({ product: z.literal('progressions'), mode: z.literal('snapshot'), ...headShape, ...tailShape })
  .meta({ id: 'ProgressionsSnapshot' });

/** With from and to: the events of that range of life. */
export const progressionsRangeSchema = z
  .object({
    product: z.literal('progressions'),
    mode: z.literal('range'),
    ...headShape,
    starts_at: instantSchema.meta({ description: 'Start of the range of life.' }),
    ends_at: instantSchema.meta({ description: 'End of the range, exclusive.' }),
    events: z.array(progressedEventSchema).optional().meta({ description: 'In order of time.' }),
    ...nextShape,
    ...tailShape,
  })
  .meta({ id: 'ProgressionsRange' });

export const progressionsResponseSchema = z.discriminatedUnion('mode', [
  progressionsSnapshotSchema,
  progressionsRangeSchema,
]);
