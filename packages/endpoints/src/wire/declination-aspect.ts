import type { DeclinationAspect } from '@theia-astro/astro/aspects/aspect';
import { z } from 'zod';
import { approximateSchema, aspectPointSchema, chartRolesShape, type ChartRole } from './aspect.ts';
import { wire } from './number.ts';
import type { Wire } from './wire-type.ts';

const degrees = { 'x-unit': 'degrees' };
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
