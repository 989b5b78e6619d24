import { birthField } from '../request/birth-data.ts';
import { CLASSICAL_PLANETS, PLANETS, type ClassicalPlanet } from '@theia-astro/astro/bodies/table';
import type { BodyId } from '@theia-astro/astro/bodies/body-id';
import type { Sect } from '@theia-astro/astro/dignities/sect';
import type { Frame, GeoPosition } from '@theia-astro/astro/ephemeris';
import type { LotId } from '@theia-astro/astro/lots/lots';
import type { NatalChart } from '@theia-astro/astro/natal/chart';
import { chartFrame } from '@theia-astro/astro/natal/house-frame';
import type { NatalInclude } from '@theia-astro/astro/natal/settings';
import { signIndexAt } from '@theia-astro/astro/zodiac/signs';
import type { CalculationContext, Warning } from '../endpoint.ts';
import type { ResolvedBirth } from '../resolve/resolved.ts';
import { calculateChart } from '../western/chart.ts';
import type { ProfectedPoint, TimeLordsRequest } from './request.ts';

const BODIES: readonly BodyId[] = [...PLANETS, 'north_node', 'chiron'];
const NEEDED: readonly BodyId[] = CLASSICAL_PLANETS;
const PARTS: ReadonlySet<NatalInclude> = new Set(['lots']);

/** What the lords of time are counted from. */
export interface LordsChart {
  readonly natal: NatalChart;
  readonly frame: Frame;
  readonly geo: GeoPosition;
  readonly sect: Sect;
  readonly planetsDeg: Readonly<Record<ClassicalPlanet | 'asc', number>>;
  readonly longitudeDeg: (point: ProfectedPoint) => number;
  readonly signOfLot: (lot: LotId) => number;
  readonly warnings: readonly Warning[];
}

/** The birth chart with its lots; houses are whole signs. @throws Problem 422 */
export function lordsChart(
  { ephemeris }: CalculationContext,
  { birth, settings, points }: TimeLordsRequest,
  { moment, geo }: ResolvedBirth,
): LordsChart {
  const asked = { ...settings.chart, coordinates: 'geocentric', houseSystem: 'W' } as const;
  const { chart: natal, warnings } = calculateChart(ephemeris, {
    moment,
    place: geo,
    settings: {
      ...asked,
      bodies: BODIES.filter((id) => NEEDED.includes(id) || (points as readonly string[]).includes(id)),
    },
    include: PARTS,
    bodiesAsked: true,
    fields: {
      bodies: 'points',
      date: birthField(birth),
    },
  });
  const { houses, sect, lots } = natal;
  if (geo === null || houses === null || sect === null || lots === null)
    throw new TypeError('A birth with time and place has angles, sect and lots');
  const { asc, mc } = houses.angles;
  const longitudes = new Map<string, number>([
    ['asc', asc],
    ['mc', mc],
    ...natal.points.map(({ id, position }) => [id, position.longitudeDeg] as const),
    ...lots.map(({ id, longitudeDeg }) => [id, longitudeDeg] as const),
  ]);
  const known = (id: string): number => longitudes.get(id)!;
  return {
    natal,
    frame: chartFrame(asked, geo),
    geo,
    sect,
    planetsDeg: {
      asc,
      ...Object.fromEntries(CLASSICAL_PLANETS.map((id) => [id, known(id)])),
    } as LordsChart['planetsDeg'],
    longitudeDeg: known,
    signOfLot: (lot) => signIndexAt(known(lot)),
    warnings,
  };
}
