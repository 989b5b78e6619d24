import { LINE_ANGLES } from '@theia-astro/astro/astrocartography/line';
import { z } from 'zod';
import { answerShape } from '../wire/answer-parts.ts';
import { aspectIdSchema } from '../wire/aspect.ts';
import { bodyIdSchema } from '../wire/point.ts';
import { linesSchema } from '../wire/geojson.ts';
import { housesSchema } from '../wire/houses.ts';
import { placeSchema, timeSchema } from '../wire/place-and-time.ts';
import { houseNumberSchema } from '../wire/wire.ts';
import { LINE_MODES } from './request.ts';

const degrees = { 'x-unit': 'degrees' };
const pointShape = {
  latitude: z.number().meta(degrees),
  longitude: z.number().meta(degrees),
};
const angleSchema = z.enum(LINE_ANGLES);

export const lineSchema = z
  .object({
    body: bodyIdSchema,
    angle: angleSchema,
    aspect: aspectIdSchema.optional().meta({ description: 'To the angle; absent: the body is on it.' }),
    side: z
      .enum(['sinister', 'dexter'])
      .optional()
      .meta({ description: 'Of an aspect: cast forwards or backwards in the zodiac.' }),
  })
  .meta({ id: 'AstrocartographyLine' });

const bodyLinesSchema = linesSchema(lineSchema).meta({ id: 'AstrocartographyLines' });

export const nearestLineSchema = z
  .object({
    body: bodyIdSchema,
    angle: angleSchema,
    distance_km: z.number().meta({ description: 'Shortest way over the ground (WGS 84).', 'x-unit': 'kilometres' }),
    ...pointShape,
  })
  .meta({ id: 'NearestLine', description: 'A line and its place that is nearest.' });

export const paranSchema = z
  .object({
    body_1: bodyIdSchema,
    angle_1: angleSchema,
    body_2: bodyIdSchema,
    angle_2: angleSchema,
    latitude: z
      .number()
      .meta({ description: 'All along it both are on their angles at once, some time a day.', ...degrees }),
    longitude: z.number().meta({ description: 'Where they are at birth: the lines cross there.', ...degrees }),
  })
  .meta({ id: 'ParanLatitude' });

export const azimuthSchema = z
  .object({
    body: bodyIdSchema,
    azimuth: z.number().meta({ description: 'From north, clockwise, at the birth place.', ...degrees }),
    altitude: z.number().meta({ description: 'Of the centre, without refraction and parallax.', ...degrees }),
  })
  .meta({ id: 'LocalSpaceLine' });

export const astrocartographyResponseSchema = z.object({
  product: z.literal('astrocartography'),
  conventions: z.object({
    mode: z.enum(LINE_MODES),
    horizon: z.literal('geometric').meta({ description: 'Altitude of the centre 0, without refraction and parallax.' }),
  }),
  lines: bodyLinesSchema.optional(),
  nearest: z.array(nearestLineSchema).optional().meta({ description: 'Nearest first, within within_km.' }),
  aspects: bodyLinesSchema
    .optional()
    .meta({ description: 'Where the degree of the ecliptic in aspect rises (asc) or culminates (mc).' }),
  parans: z.array(paranSchema).optional().meta({ description: 'From north to south.' }),
  local_space: linesSchema(azimuthSchema)
    .optional()
    .meta({ description: 'Great circles from the birth place towards each body and on round the Earth.' }),
  relocated: z
    .object({
      houses: housesSchema,
      bodies: z.array(z.object({ body: bodyIdSchema, house: houseNumberSchema })),
    })
    .optional()
    .meta({ description: 'Houses of the birth seen from relocation.' }),
  svg: z.string().optional().meta({ description: 'With format svg: the map.' }),
  relocation: placeSchema.nullable().meta({ description: 'Null: the birth place.' }),
  time: timeSchema,
  place: placeSchema.nullable(),
  ...answerShape,
});
