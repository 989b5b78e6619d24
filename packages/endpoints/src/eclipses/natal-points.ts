import type { ChartHouses } from '@theia/astro/houses/compute';
import type { NatalChart } from '@theia/astro/natal/chart';
import type { BodyId, NatalInclude } from '@theia/astro/natal/settings';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { calculateChart } from '../natal/chart.ts';
import type { ResolvedBirth, Settings } from '../shared/contract.ts';

/** The default natal targets (contract §7): Sun to Pluto, Chiron and the north node; ascendant and midheaven come with a birth time. */
export const NATAL_TARGETS: readonly BodyId[] = [
  'sun',
  'moon',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'uranus',
  'neptune',
  'pluto',
  'chiron',
  'north_node',
];
const PARTS: ReadonlySet<NatalInclude> = new Set<NatalInclude>(['points', 'houses']);

export interface NatalPoint {
  readonly id: BodyId | 'asc' | 'mc';
  readonly longitudeDeg: number;
}

export interface NatalTargets {
  readonly points: readonly NatalPoint[];
  readonly chart: NatalChart;
  readonly warnings: readonly Warning[];
}

/** The natal points that moving things are compared with, in the contract's order. @throws Problem 422 */
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
    fields: { bodies: 'settings.bodies', houseSystem: 'settings.house_system', date: dateField },
  });
  const bodies = chart.points.map(({ id, position }) => ({ id, longitudeDeg: position.longitudeDeg }));
  return { points: [...bodies, ...anglesOf(chart.houses)], chart, warnings };
}

function anglesOf(houses: ChartHouses | null): NatalPoint[] {
  if (houses === null) return [];
  return [
    { id: 'asc', longitudeDeg: houses.angles.asc },
    { id: 'mc', longitudeDeg: houses.angles.mc },
  ];
}
