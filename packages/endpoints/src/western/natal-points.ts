import { PLANETS } from '@theia-astro/astro/bodies/table';
import type { ChartHouses } from '@theia-astro/astro/houses/compute';
import type { NatalChart } from '@theia-astro/astro/natal/chart';
import type { BodyId } from '@theia-astro/astro/bodies/body-id';
import type { NatalInclude } from '@theia-astro/astro/natal/settings';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { calculateChart } from './chart.ts';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import type { Settings } from '../request/asked.ts';

/** The default natal targets (docs/methods/transits-and-searches.md): Sun to Pluto, Chiron and the north node; ascendant and midheaven come with a birth time. */
export const NATAL_TARGETS = [...PLANETS, 'chiron', 'north_node'] as const satisfies readonly BodyId[];
const PARTS: ReadonlySet<NatalInclude> = new Set<NatalInclude>(['points', 'houses']);

/** The natal targets including the two angles, which need a birth time. */
export const NATAL_POINT_IDS = [...NATAL_TARGETS, 'asc', 'mc'] as const;

export interface NatalPoint {
  readonly id: (typeof NATAL_POINT_IDS)[number];
  readonly longitudeDeg: number;
}

export interface NatalTargets {
  readonly points: readonly NatalPoint[];
  readonly chart: NatalChart;
  readonly warnings: readonly Warning[];
}

/** The natal points that moving things are compared with, in the default order. @throws Problem 422 */
export function natalTargets(
  { ephemeris }: CalculationContext,
  birth: ResolvedBirth,
  settings: Settings,
  dateField: string,
): NatalTargets {
  const { chart, warnings } = calculateChart(ephemeris, {
    moment: birth.moment,
    place: birth.geo,
    settings: { ...settings.chart, bodies: NATAL_TARGETS },
    include: PARTS,
    bodiesAsked: false,
    fields: { date: dateField },
  });
  const bodies = NATAL_TARGETS.flatMap((id) => {
    const point = chart.points.find((one) => one.id === id);
    return point === undefined ? [] : [{ id, longitudeDeg: point.position.longitudeDeg }];
  });
  return { points: [...bodies, ...anglePoints(chart.houses)], chart, warnings };
}

function anglePoints(houses: ChartHouses | null): NatalPoint[] {
  if (houses === null) return [];
  return [
    { id: 'asc', longitudeDeg: houses.angles.asc },
    { id: 'mc', longitudeDeg: houses.angles.mc },
  ];
}
