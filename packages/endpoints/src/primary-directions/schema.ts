import { CLASSICAL_PLANETS } from '@theia-astro/astro/bodies/table';
import { CONVERSE_KINDS, DIRECTION_KEYS, DIRECTION_MODES } from '@theia-astro/astro/primary-directions/directions';
import { ASPECT_LATITUDES, DIRECTION_METHODS, LATITUDES_KEPT } from '@theia-astro/astro/primary-directions/mundane';
import { z } from 'zod';
import { answerShape } from '../wire/answer-parts.ts';
import { aspectIdSchema, aspectPointSchema } from '../wire/aspect.ts';
import { bodyIdSchema } from '../wire/point.ts';
import { instantSchema, timeSchema, placeSchema } from '../wire/place-and-time.ts';
import { zodiacShape } from '../wire/wire.ts';

const degrees = { 'x-unit': 'degrees' };
const years = { 'x-unit': 'years' };

/** What is directed, but for the body: its aspect or parallel. */
export const rayShape = {
  aspect: z.union([aspectIdSchema, z.enum(['parallel', 'contraparallel'])]),
  side: z
    .enum(['sinister', 'dexter'])
    .nullable()
    .meta({ description: 'Cast forwards in the order of signs or houses, or backwards.' }),
  about: z
    .enum(['meridian', 'horizon'])
    .nullable()
    .optional()
    .meta({ description: 'Of a mundane parallel: the line to which both are equally near.' }),
};
const whenShape = {
  at: instantSchema.meta({ description: 'The instant of life.' }),
  age_years: z.number().meta(years),
  arc: z.number().meta({ description: 'Arc of direction, on the equator.', ...degrees }),
};

export const directionSchema = z
  .object({
    ...whenShape,
    promissor: bodyIdSchema,
    ...rayShape,
    significator: aspectPointSchema,
    converse: z.boolean(),
  })
  .meta({ id: 'PrimaryDirection' });

export const boundSchema = z
  .object({
    significator: aspectPointSchema,
    ruler: z.enum(CLASSICAL_PLANETS).meta({ description: 'The distributor of these years.' }),
    ...zodiacShape,
    starts_at: instantSchema,
    ends_at: instantSchema,
    age_years: z.number().meta({ description: 'When it starts; 0 for the term of birth.', ...years }),
    arc: z.number().meta({ description: 'Arc of direction of its first degree.', ...degrees }),
  })
  .meta({ id: 'DirectedBound', description: 'A term that the significator is directed through, by its first degree.' });

export const speculumSchema = z
  .object({
    point: aspectPointSchema,
    right_ascension: z.number().meta(degrees),
    declination: z.number().meta(degrees),
    hour_angle: z.number().meta({ description: 'From the upper meridian, west positive.', ...degrees }),
    semi_arc: z
      .number()
      .nullable()
      .meta({
        description: 'Diurnal above the horizon, nocturnal below; null where the point neither rises nor sets.',
        ...degrees,
      }),
    above_horizon: z.boolean(),
    house_position: z
      .number()
      .nullable()
      .meta({ description: 'House of the method and part of it; null where it has none.' }),
    pole: z
      .number()
      .optional()
      .meta({ description: 'With regiomontanus: pole of the circle of position.', ...degrees }),
  })
  .meta({ id: 'SpeculumLine' });

const circumpolarSchema = z
  .object({ point: aspectPointSchema, as: z.enum(['promissor', 'significator']), ...rayShape })
  .meta({ id: 'CircumpolarPoint' });

export const primaryDirectionsResponseSchema = z.object({
  product: z.literal('primary_directions'),
  conventions: z
    .object({
      method: z.enum(DIRECTION_METHODS),
      mode: z.enum(DIRECTION_MODES),
      latitudes: z.enum(LATITUDES_KEPT),
      aspect_latitudes: z.enum(ASPECT_LATITUDES).nullable(),
      converse_by: z.enum(CONVERSE_KINDS).nullable(),
      key: z.enum(DIRECTION_KEYS),
      year_length: z.number().meta({ 'x-unit': 'days' }),
    })
    .meta({ description: 'What the answer was computed by; null where it has no effect.' }),
  starts_at: instantSchema,
  ends_at: instantSchema.meta({ description: 'End of the part of life, exclusive.' }),
  directions: z.array(directionSchema).optional().meta({ description: 'In order of time.' }),
  parallels: z.array(directionSchema).optional(),
  next_from: instantSchema
    .nullable()
    .meta({ description: 'What to send as from for those beyond limit; null when there are none.' }),
  bounds: z
    .array(boundSchema)
    .optional()
    .meta({ description: 'The terms of each significator, by direct zodiacal motion.' }),
  speculum: z.array(speculumSchema).optional(),
  circumpolar: z.array(circumpolarSchema).meta({
    description:
      'What neither rises nor sets at the birth place. By placidus it is directed to mc and ic only; by regiomontanus it comes to a place twice or never.',
  }),
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
