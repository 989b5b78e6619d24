import { BODY_IDS } from '@theia-astro/astro/bodies/body-id';
import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import type { NatalChart } from '@theia-astro/astro/natal/chart';
import type { DraconicChart } from '@theia-astro/astro/natal/optional-parts';
import { MOST_PICTURES } from '@theia-astro/astro/midpoints/midpoints';
import { z } from 'zod';
import {
  approximateSchema,
  aspectPointSchema,
  aspectSchema,
  chartsAspectSchema,
  dependsOnMoon,
  wireAspect,
  wireChartsAspect,
} from './aspect.ts';
import { byId } from './point.ts';
import type { ChartPart } from './chart-parts.ts';
import {
  wire,
  wireBelow,
  wireLongitude,
  type Wire,
  houseNumberSchema,
  longitudeSchema,
  wireZodiac,
  zodiacShape,
} from './wire.ts';
import { starParanSchema, wireStarParan } from './star.ts';

const degrees = { 'x-unit': 'degrees' };
const pairShape = { point_1: aspectPointSchema, point_2: aspectPointSchema };
const orb = z.number().meta(degrees);
const place = z
  .number()
  .min(0)
  .meta({ description: 'Place on the dial.', ...degrees });

const placedSchema = z
  .object({ ...zodiacShape, house: houseNumberSchema.optional(), natal_house: houseNumberSchema.optional() })
  .meta({ id: 'PointInZodiac' });
const placedPointsSchema = byId([...BODY_IDS, 'asc', 'mc'], placedSchema)
  .catchall(placedSchema)
  .meta({ id: 'PointsInZodiac' });

export const harmonicSchema = z
  .object({
    harmonic: z.int().min(1).max(360),
    points: placedPointsSchema,
    aspects: z.array(aspectSchema).meta({ description: 'In degrees of the harmonic chart.' }),
  })
  .meta({ id: 'HarmonicChart' });

export const draconicSchema = z
  .object({
    node: z.enum(['true', 'mean']),
    node_longitude: longitudeSchema,
    points: placedPointsSchema,
    cusps: z.array(z.object(zodiacShape)).nullable(),
    contacts: z.array(chartsAspectSchema).meta({ description: 'Draconic points to points of birth.' }),
  })
  .meta({ id: 'DraconicChart' });

export const midpointTreeSchema = z
  .object({
    point: aspectPointSchema,
    midpoints: z.array(
      z.object({
        ...pairShape,
        orb,
        angle: z.number().meta({ description: 'From the near midpoint.', ...degrees }),
      }),
    ),
  })
  .meta({ id: 'MidpointTree' });

export const dialSchema = z
  .object({
    degrees: z.number().meta(degrees),
    points: z.array(z.object({ point: aspectPointSchema, longitude: longitudeSchema, place })),
    midpoints: z.array(z.object({ ...pairShape, place })),
    pictures: z
      .array(z.object({ ...pairShape, point_3: aspectPointSchema, point_4: aspectPointSchema, orb }))
      .max(MOST_PICTURES)
      .meta({ description: 'Pairs 1–2 and 3–4 have one axis; the closest.' }),
    pictures_in_orb: z.int().min(0),
  })
  .meta({ id: 'Dial' });

export const antisciaContactSchema = z
  .object({
    ...pairShape,
    aspect: z.enum(['antiscion', 'contra_antiscion']),
    orb: z.number().meta({ description: 'Of point_2 from the mirror image of point_1.', ...degrees }),
    applying: z.boolean(),
    approximate: approximateSchema,
  })
  .meta({ id: 'AntisciaContact' });

export const declinationGraphSchema = z
  .object({
    obliquity: z.number().meta(degrees),
    points: z.array(
      z.object({
        point: aspectPointSchema,
        longitude: longitudeSchema,
        declination: z.number().meta(degrees),
        out_of_bounds: z.boolean(),
        equivalents: z
          .array(longitudeSchema)
          .meta({ description: 'Where the Sun has this declination, nearest first.' }),
      }),
    ),
  })
  .meta({ id: 'DeclinationGraph' });

/** Parts of a chart that only some schools use. */
export const furtherShape = {
  harmonics: z.array(harmonicSchema).optional(),
  draconic: draconicSchema.nullable().optional(),
  midpoint_trees: z.array(midpointTreeSchema).optional(),
  dial: dialSchema.optional(),
  antiscia_contacts: z.array(antisciaContactSchema).optional(),
  declination_graph: declinationGraphSchema.optional(),
  star_parans: z.array(starParanSchema).nullable().optional(),
};
const furtherSchema = z.object(furtherShape);

/** Writes the further parts that were computed. */
export function wireFurther(
  ephemeris: Ephemeris,
  chart: NatalChart,
  include: ReadonlySet<ChartPart>,
): Wire<typeof furtherSchema> {
  const { harmonics, draconic, midpointTrees, dial, antisciaContacts, declinationGraph, starParans } = chart.further;
  const isApproximate = (pair: Parameters<typeof dependsOnMoon>[0]): boolean =>
    chart.unknownTime && dependsOnMoon(pair);
  const details = include.has('details');
  return {
    ...(harmonics === null
      ? {}
      : {
          harmonics: harmonics.map(({ harmonic, points, aspects }) => ({
            harmonic,
            points: Object.fromEntries(points.map(({ id, longitudeDeg }) => [id, wireZodiac(longitudeDeg)])),
            aspects: aspects.map((aspect) => wireAspect(aspect, { details, approximate: isApproximate(aspect) })),
          })),
        }),
    ...(include.has('draconic') ? { draconic: draconic && wireDraconic(chart, draconic, details) } : {}),
    ...(midpointTrees === null
      ? {}
      : {
          midpoint_trees: midpointTrees.map(({ point, branches }) => ({
            point,
            midpoints: branches.map(({ pointA, pointB, orbDeg, angleDeg }) => ({
              point_1: pointA,
              point_2: pointB,
              orb: wire(orbDeg),
              angle: angleDeg,
            })),
          })),
        }),
    ...(dial === null ? {} : { dial: wireDial(dial) }),
    ...(antisciaContacts === null
      ? {}
      : {
          antiscia_contacts: antisciaContacts.map((contact) => ({
            point_1: contact.pointA,
            point_2: contact.pointB,
            aspect: contact.kind,
            orb: wire(contact.orbDeg),
            applying: contact.applying,
            ...(isApproximate(contact) ? { approximate: true as const } : {}),
          })),
        }),
    ...(declinationGraph === null
      ? {}
      : {
          declination_graph: {
            obliquity: wire(chart.obliquityDeg),
            points: declinationGraph.map(({ id, longitudeDeg, declinationDeg, outOfBounds, equivalentsDeg }) => ({
              point: id,
              longitude: wireLongitude(longitudeDeg),
              declination: wire(declinationDeg),
              out_of_bounds: outOfBounds,
              equivalents: equivalentsDeg.map(wireLongitude),
            })),
          },
        }),
    ...(include.has('star_parans')
      ? { star_parans: starParans && starParans.map((paran) => wireStarParan(ephemeris, paran)) }
      : {}),
  };
}

function wireDraconic(
  { unknownTime }: NatalChart,
  { node, nodeLongitudeDeg, points, cuspsDeg, contacts }: DraconicChart,
  details: boolean,
): Wire<typeof draconicSchema> {
  return {
    node,
    node_longitude: wireLongitude(nodeLongitudeDeg),
    points: Object.fromEntries(
      points.map(({ id, longitudeDeg, house, natalHouse }) => [
        id,
        { ...wireZodiac(longitudeDeg), house, natal_house: natalHouse },
      ]),
    ),
    cusps: cuspsDeg && cuspsDeg.map(wireZodiac),
    contacts: contacts.map((aspect) =>
      wireChartsAspect(aspect, ['draconic', 'natal'], {
        details,
        approximate: unknownTime && dependsOnMoon(aspect),
        moving: false,
      }),
    ),
  };
}

function wireDial({
  dialDeg,
  places,
  midpoints,
  pictures,
  picturesInOrb,
}: NonNullable<NatalChart['further']['dial']>): Wire<typeof dialSchema> {
  return {
    degrees: dialDeg,
    points: places.map(({ id, longitudeDeg, placeDeg }) => ({
      point: id,
      longitude: wireLongitude(longitudeDeg),
      place: wireBelow(placeDeg, dialDeg),
    })),
    midpoints: midpoints.map(({ pointA, pointB, placeDeg }) => ({
      point_1: pointA,
      point_2: pointB,
      place: wireBelow(placeDeg, dialDeg),
    })),
    pictures: pictures.map(({ pointA, pointB, pointC, pointD, orbDeg }) => ({
      point_1: pointA,
      point_2: pointB,
      point_3: pointC,
      point_4: pointD,
      orb: wire(orbDeg),
    })),
    pictures_in_orb: picturesInOrb,
  };
}
