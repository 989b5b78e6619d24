import type { Aspect, DeclinationAspect } from '@theia-astro/astro/aspects/aspect';
import { ASPECT_IDS, ASPECT_KINDS, type AspectId } from '@theia-astro/astro/aspects/kinds';
import { ANGLE_IDS } from '@theia-astro/astro/houses/compute';
import { LOT_IDS } from '@theia-astro/astro/lots/lots';
import { z } from 'zod';
import { pointIdSchema } from './point.ts';
import { wire, type Wire } from './wire.ts';

const degrees = { 'x-unit': 'degrees' };

/** A body, an angle or a lot. */
export const aspectPointSchema = pointIdSchema([...ANGLE_IDS, ...LOT_IDS]).meta({ id: 'PointId' });
export const aspectIdSchema = z.enum(ASPECT_IDS).meta({ id: 'AspectId' });
export const approximateSchema = z
  .literal(true)
  .optional()
  .meta({ description: 'Depends on an unknown birth time; the Moon moves up to 15° on that day.' });

/** The fields that `details` adds to an aspect. */
const detailShape = {
  separation: z.number().min(0).max(180).optional().meta(degrees),
  allowed_orb: z.number().optional().meta(degrees),
  exactness: z.number().min(0).max(1).optional().meta({ description: '1 when exact, 0 at the edge of the orb.' }),
  partile: z.boolean().optional().meta({ description: 'Both points are in the same whole degree of their signs.' }),
  out_of_sign: z.boolean().optional().meta({ description: 'The signs are not in the aspect that the degrees form.' }),
  nature: z.enum(['harmonious', 'challenging', 'neutral']).optional(),
};

/** The aspect and its two points. */
export const pairShape = {
  point_1: aspectPointSchema,
  point_2: aspectPointSchema,
  aspect: aspectIdSchema,
  angle: z.number().meta({ description: 'The angle of the exact aspect.', ...degrees }),
};

const pairSchema = z.object(pairShape);

/** One aspect, the same shape in every answer. */
const aspectShape = {
  ...pairShape,
  orb: z.number().meta({ description: 'Separation minus the aspect’s angle, signed.', ...degrees }),
  applying: z
    .boolean()
    .nullable()
    .meta({ description: 'True while the orb shrinks; null when the points do not move.' }),
  ...detailShape,
  approximate: approximateSchema,
};
export const aspectSchema = z
  .object(aspectShape)
  .meta({ id: 'Aspect', description: 'An aspect. The fields from separation to nature come with include details.' });

/** The charts that an aspect can join. */
const CHART_ROLES = ['natal', 'transit', 'progressed', 'directed', 'return', 'eclipse', 'a', 'b', 'draconic'] as const;
export type ChartRole = (typeof CHART_ROLES)[number];

const chartRoleSchema = z.enum(CHART_ROLES).meta({ id: 'ChartRole' });

/** The additional fields of an aspect between two charts: which point belongs to which chart. */
const chartRolesShape = {
  chart_1: chartRoleSchema.meta({ description: 'The chart of point_1.' }),
  chart_2: chartRoleSchema.meta({ description: 'The chart of point_2.' }),
};
export const chartsAspectSchema = z
  .object({ ...chartRolesShape, ...aspectShape })
  .meta({ id: 'AspectBetweenCharts', description: 'An aspect between two charts.' });

/** The aspect and its charts, to spread into the object of an exact hit or a time in orb. */
export const chartsPairShape = { ...chartRolesShape, ...pairShape };
const chartsPairSchema = z.object(chartsPairShape);

/** The fields of an aspect at its exact instant. */
export const exactShape = {
  ...chartsPairShape,
  orb: z.literal(0).meta({ description: 'The aspect is exact.', ...degrees }),
  applying: z.literal(false),
};
const exactSchema = z.object(exactShape);

export interface AspectParts {
  /** Adds separation, allowed orb, exactness and similar fields. */
  readonly details: boolean;
  readonly approximate: boolean;
  /** False when the points do not move relative to each other. */
  readonly moving?: boolean;
}

/** An aspect of one chart. */
export function wireAspect(
  aspect: Aspect,
  { details, approximate, moving = true }: AspectParts,
): Wire<typeof aspectSchema> {
  const { kind, pointA, pointB } = aspect;
  return {
    point_1: pointA,
    point_2: pointB,
    aspect: kind.id,
    angle: wire(kind.angleDeg),
    orb: wire(aspect.orbDeg),
    applying: moving ? aspect.motion === 'applying' : null,
    ...(details
      ? {
          separation: wire(aspect.separationDeg),
          allowed_orb: wire(aspect.allowedOrbDeg),
          exactness: wire(aspect.exactness),
          partile: aspect.partile,
          out_of_sign: aspect.outOfSign,
          nature: kind.nature,
        }
      : {}),
    ...(approximate ? { approximate: true } : {}),
  };
}

/** An aspect between two charts: `point_1` belongs to `chart_1`. */
export function wireChartsAspect(
  aspect: Aspect,
  charts: readonly [ChartRole, ChartRole],
  parts: AspectParts,
): Wire<typeof chartsAspectSchema> {
  return { chart_1: charts[0], chart_2: charts[1], ...wireAspect(aspect, parts) };
}

type PointId = Wire<typeof aspectPointSchema>;

/** An aspect by its name alone. */
export function wirePair(aspect: AspectId, points: readonly [PointId, PointId]): Wire<typeof pairSchema> {
  return { point_1: points[0], point_2: points[1], aspect, angle: wire(ASPECT_KINDS[aspect].angleDeg) };
}

/** The same between two charts: `points[0]` belongs to `charts[0]`. */
export function wireChartsPair(
  aspect: AspectId,
  points: readonly [PointId, PointId],
  charts: readonly [ChartRole, ChartRole],
): Wire<typeof chartsPairSchema> {
  return { chart_1: charts[0], chart_2: charts[1], ...wirePair(aspect, points) };
}

/** The same for an exact aspect. */
export function wireExact(
  aspect: AspectId,
  points: readonly [PointId, PointId],
  charts: readonly [ChartRole, ChartRole],
): Wire<typeof exactSchema> {
  return { ...wireChartsPair(aspect, points, charts), orb: 0, applying: false };
}

/** Whether the Moon is one of the points; an unknown birth time then makes the aspect approximate. */
export function dependsOnMoon({ pointA, pointB }: Pick<Aspect, 'pointA' | 'pointB'>): boolean {
  return pointA === 'moon' || pointB === 'moon';
}

const shape = {
  point_1: aspectPointSchema,
  point_2: aspectPointSchema,
  aspect: z.enum(['parallel', 'contraparallel']),
  orb: z.number().min(0).meta(degrees),
  declination_1: z.number().meta({ description: 'Of point_1.', ...degrees }),
  declination_2: z.number().meta({ description: 'Of point_2.', ...degrees }),
  approximate: approximateSchema,
};
export const declinationAspectSchema = z.object(shape).meta({ id: 'DeclinationAspect' });
export const chartsDeclinationAspectSchema = z
  .object({ ...chartRolesShape, ...shape })
  .meta({ id: 'DeclinationAspectBetweenCharts' });

/** Writes a parallel or contraparallel of one chart. */
export function wireDeclinationAspect(
  aspect: DeclinationAspect,
  approximate: boolean,
): Wire<typeof declinationAspectSchema> {
  return {
    point_1: aspect.pointA,
    point_2: aspect.pointB,
    aspect: aspect.kind,
    orb: wire(aspect.orbDeg),
    declination_1: wire(aspect.declinationADeg),
    declination_2: wire(aspect.declinationBDeg),
    ...(approximate ? { approximate: true } : {}),
  };
}

/** The same between two charts. */
export function wireChartsDeclinationAspect(
  aspect: DeclinationAspect,
  charts: readonly [ChartRole, ChartRole],
  approximate: boolean,
): Wire<typeof chartsDeclinationAspectSchema> {
  return { chart_1: charts[0], chart_2: charts[1], ...wireDeclinationAspect(aspect, approximate) };
}
