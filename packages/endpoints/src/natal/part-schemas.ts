import { HOUSE_SYSTEM_CODES } from '@theia/astro/ephemeris';
import { PLANETS } from '@theia/astro/bodies/groups';
import { ANGLE_IDS, ASPECT_IDS, LOT_IDS } from '@theia/astro/natal/settings';
import { PATTERN_KINDS } from '@theia/astro/patterns/pattern';
import { DEFAULT_STARS } from '@theia/astro/stars/catalogue';
import { ELEMENTS, MODALITIES } from '@theia/astro/zodiac/signs';
import { z } from 'zod';
import { bodyIdSchema, pointIdSchema } from '../shared/body-schemas.ts';
import { houseNumberSchema, longitudeSchema, signSchema, zodiacShape } from './point-schema.ts';

const degrees = { 'x-unit': 'degrees' };
const planet = z.enum(PLANETS);
const point = pointIdSchema([...ANGLE_IDS, ...LOT_IDS]);
const approximate = z.literal(true).optional().meta({ description: 'The Moon with an unknown birth time.' });

export const housesSchema = z
  .object({
    system: z.enum(HOUSE_SYSTEM_CODES).meta({ description: 'The system of the cusps.' }),
    requested_system: z.enum(HOUSE_SYSTEM_CODES).meta({ description: 'Differs from system inside the polar circles.' }),
    system_name: z.string(),
    cusps: z
      .array(
        z.object({
          house: z.int(),
          ...zodiacShape,
          speed: z.number().meta({ 'x-unit': 'degrees per day' }),
          ruler: planet,
        }),
      )
      .meta({ description: '12, or 36 for Gauquelin.' }),
    angles: z.record(z.enum(ANGLE_IDS), longitudeSchema),
    armc: z.number().meta({ description: 'Right ascension of the midheaven.', ...degrees }),
    obliquity: z.number().meta({ description: 'True obliquity of the ecliptic.', ...degrees }),
    ruler_of_chart: planet,
  })
  .meta({ id: 'Houses' });

export const aspectSchema = z
  .object({
    point_1: point,
    point_2: point,
    aspect: z.enum(ASPECT_IDS),
    angle: z.number().meta(degrees),
    separation: z.number().min(0).max(180).meta(degrees),
    orb: z.number().meta({ description: 'Separation minus angle.', ...degrees }),
    allowed_orb: z.number().meta(degrees),
    exactness: z.number().min(0).max(1),
    motion: z.enum(['exact', 'applying', 'separating']),
    partile: z.boolean(),
    out_of_sign: z.boolean(),
    nature: z.enum(['harmonious', 'challenging', 'neutral']),
    approximate,
  })
  .meta({ id: 'Aspect' });

export const declinationAspectSchema = z.object({
  point_1: point,
  point_2: point,
  aspect: z.enum(['parallel', 'contraparallel']),
  orb: z.number().min(0).meta(degrees),
  declination_1: z.number().meta(degrees),
  declination_2: z.number().meta(degrees),
  approximate,
});

export const lotsSchema = z
  .record(z.enum(LOT_IDS), z.object({ ...zodiacShape, house: houseNumberSchema, formula: z.string() }))
  .meta({ description: 'Hermetic lots; null without birth time.' });

export const patternSchema = z
  .object({
    type: z.enum(PATTERN_KINDS),
    points: z.array(planet),
    apex: planet.nullable(),
    element: z.enum(ELEMENTS).nullable(),
    modality: z.enum(MODALITIES).nullable(),
    sign: signSchema.nullable(),
    house: houseNumberSchema,
    mean_orb: z.number().nullable().meta(degrees),
    part_of: z.array(z.int()).meta({ description: 'Indexes in this list of the larger figures it belongs to.' }),
  })
  .meta({ id: 'Pattern' });

const counts = {
  elements: z.record(z.enum(ELEMENTS), z.int()),
  modalities: z.record(z.enum(MODALITIES), z.int()),
  polarity: z.object({ positive: z.int(), negative: z.int() }),
};
export const balanceSchema = z
  .object({
    ...counts,
    hemispheres: z.object({ above: z.int(), below: z.int(), eastern: z.int(), western: z.int() }).nullable(),
    quadrants: z.array(z.int()).length(4).nullable().meta({ description: 'Houses 1–3, 4–6, 7–9, 10–12.' }),
    weighted: z
      .object(counts)
      .meta({ description: 'Sun, Moon, ascendant 3; Mercury, Venus, Mars, midheaven 2; others 1.' }),
  })
  .meta({ id: 'Balance' });

export const lunarPhaseSchema = z
  .object({
    angle: z
      .number()
      .min(0)
      .lt(360)
      .meta({ description: 'Moon minus Sun.', ...degrees }),
    illumination: z.number().min(0).max(1),
    age_days: z.number().min(0).nullable().meta({ description: 'Since the last exact new moon.', 'x-unit': 'days' }),
    name: z.enum([
      'new_moon',
      'waxing_crescent',
      'first_quarter',
      'waxing_gibbous',
      'full_moon',
      'waning_gibbous',
      'last_quarter',
      'waning_crescent',
    ]),
    rudhyar: z.enum([
      'new',
      'crescent',
      'first_quarter',
      'gibbous',
      'full',
      'disseminating',
      'last_quarter',
      'balsamic',
    ]),
    waxing: z.boolean(),
  })
  .meta({ id: 'LunarPhase' });

const reception = z.enum(['domicile', 'exaltation']);
export const receptionSchema = z.object({
  point_1: planet,
  point_2: planet,
  type: z.enum(['domicile', 'exaltation', 'mixed']),
  dignity_1: reception.meta({ description: 'The dignity of point_1 in which point_2 stands.' }),
  dignity_2: reception,
});
export const dispositorsSchema = z.object({
  chains: z.partialRecord(planet, z.array(planet)),
  final_dispositor: planet.nullable(),
  loops: z.array(z.array(planet)),
});

const stars = DEFAULT_STARS.map(({ id }) => id);
export const starSchema = z.object({
  star: z.enum(stars),
  longitude: longitudeSchema,
  latitude: z.number().meta(degrees),
  magnitude: z.number(),
  point,
  orb: z.number().meta({ description: 'Point minus star.', ...degrees }),
});
export const midpointSchema = z.object({
  point_1: point,
  point_2: point,
  ...zodiacShape,
  hits: z.array(z.object({ point, orb: z.number().meta(degrees), angle: z.literal([0, 45, 90, 135, 180]) })),
});
export const antisciaSchema = z.record(
  bodyIdSchema,
  z.object({ antiscion: longitudeSchema, contra_antiscion: longitudeSchema }),
);
