import { COMPOSITE_HOUSES } from '@theia-astro/astro/synastry/composite-houses';
import { z } from 'zod';
import { aspectSchema, chartsAspectSchema, pairShape } from '../../wire/aspect.ts';
import { byBody } from '../../wire/by-id.ts';
import { bodyIdSchema } from '../../wire/body-schemas.ts';
import { chartShape } from '../../wire/chart.ts';
import { housesSchema } from '../../wire/houses.ts';
import { instantSchema } from '../../wire/instant.ts';
import { houseNumberSchema, zodiacShape } from '../../wire/zodiac.ts';

const degrees = { 'x-unit': 'degrees' };

const approximate = z
  .literal(true)
  .optional()
  .meta({ description: 'The Moon of a person whose birth time is unknown.' });
const orb = z.number().meta({ description: 'Separation minus the aspect’s angle.', ...degrees });

export const interAspectSchema = chartsAspectSchema
  .extend({
    double_whammy: z
      .literal(true)
      .optional()
      .meta({ description: 'The same aspect also exists between the same two bodies with the people swapped.' }),
  })
  .meta({
    id: 'InterAspect',
    description:
      'point_1 belongs to person_a (chart a), point_2 to person_b (chart b). Neither chart moves, so applying is null.',
  });

export const doubleWhammySchema = z
  .object({
    ...pairShape,
    orb_1: orb.meta({ description: 'Orb from point_1 of person_a to point_2 of person_b.', ...degrees }),
    orb_2: orb.meta({ description: 'Orb from point_2 of person_a to point_1 of person_b.', ...degrees }),
  })
  .meta({ id: 'DoubleWhammy' });

export const compositePointSchema = z
  .object({
    ...zodiacShape,
    house: houseNumberSchema,
    flipped: z
      .literal(true)
      .optional()
      .meta({ description: 'The far midpoint was used, with composite_sun_proximity.' }),
    approximate,
    id: bodyIdSchema.optional(),
    dms: z.string().optional(),
    house_position: z.number().nullable().optional(),
  })
  .meta({ id: 'CompositePoint', description: 'id, dms and house_position come with include details.' });
export const compositePointsSchema = byBody(compositePointSchema).meta({ id: 'CompositePoints' });

export const compositeSchema = z
  .object({
    composite_houses: z.enum(COMPOSITE_HOUSES),
    latitude: z
      .number()
      .min(-90)
      .max(90)
      .meta({ description: 'Geographic latitude of the derived houses.', ...degrees }),
    points: compositePointsSchema,
    houses: housesSchema.nullable(),
    aspects: z.array(aspectSchema).optional().meta({ description: 'Only with include composite_aspects.' }),
  })
  .meta({ id: 'Composite', description: 'The chart of the midpoints. Its points have no speed.' });

export const davisonSchema = z
  .object({
    at: instantSchema,
    julian_day_ut: z.number().meta({ 'x-unit': 'Julian day UT1' }),
    latitude: z
      .number()
      .min(-90)
      .max(90)
      .meta({ description: 'North positive.', ...degrees }),
    longitude: z
      .number()
      .min(-180)
      .max(180)
      .meta({ description: 'East positive.', ...degrees }),
    ...chartShape,
  })
  .meta({
    id: 'Davison',
    description:
      'The real chart of the moment and place halfway between the two births; aspects only with include davison_aspects.',
  });

export const personChartSchema = z
  .object(chartShape)
  .meta({ id: 'PersonChart', description: 'Points and houses as in POST /swiss/natal.' });
