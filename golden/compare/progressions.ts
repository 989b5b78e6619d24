import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { computeNatal } from '@theia-astro/astro/natal/compute';
import type { BodyId } from '@theia-astro/astro/bodies/body-id';
import type { ChartSettings } from '@theia-astro/astro/natal/settings';
import {
  computeProgressed,
  type NatalBasis,
  type ProgressedChart,
  type ProgressionChoice,
} from '@theia-astro/astro/progressions/compute';
import type { AngleMethod } from '@theia-astro/astro/progressions/houses';
import { WESTERN_DEFAULTS } from '@theia-astro/endpoints/request/settings';
import { turn } from '../angles.ts';
import { type Comparison, type TallyKeeper, eachRow } from '../comparison.ts';
import { jdOfUt1 } from '../instants.ts';

interface AnglesRow {
  asc: number;
  mc: number;
  cusps?: readonly number[];
}
interface Row {
  id: string;
  birth_utc: string;
  lat: number;
  lon: number;
  target_utc: string;
  age_years?: number;
  progressed_jd_ut?: number;
  progressed_jd_tt?: number;
  progressed: Readonly<Record<string, number>>;
  angles: Readonly<Record<string, AnglesRow>>;
  cusps_1_to_6_placidus?: Readonly<Record<string, readonly number[]>>;
  solar_arc_deg?: number;
  naibod_arc_deg?: number;
  solar_arc_directed?: Readonly<Record<string, number>>;
  tolerance_arcsec?: number;
}

const BODIES: readonly BodyId[] = [
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
  'north_node',
  'chiron',
];
const NODES: readonly ChartSettings['node'][] = ['true', 'mean'];
const SECONDARY: ProgressionChoice = {
  method: 'secondary',
  angles: 'solar_arc_longitude',
  arc: 'true',
  converse: false,
  yearDays: 365.24219,
};
const ANGLES_OF_TABLE: Readonly<Record<string, AngleMethod>> = {
  solar_arc_longitude: 'solar_arc_longitude',
  naibod_ra: 'naibod_ra',
  actual_armc: 'true_daily',
};

const tableName = (id: BodyId, node: ChartSettings['node']): string =>
  id === 'north_node' ? (node === 'true' ? 'TrueNode' : 'MeanNode') : `${id.charAt(0).toUpperCase()}${id.slice(1)}`;

function progressed(
  ephemeris: Ephemeris,
  row: Row,
  choice: ProgressionChoice,
  node: ChartSettings['node'] = 'true',
): ProgressedChart {
  const settings: ChartSettings = { ...WESTERN_DEFAULTS, bodies: BODIES, node };
  const moment = { jdUt: jdOfUt1(row.birth_utc), unknownTime: false, day: null };
  const place = { geoLatitudeDeg: row.lat, geoLongitudeDeg: row.lon, elevationM: 0 };
  const natal: NatalBasis = { moment, place, chart: computeNatal(ephemeris, moment, place, settings, new Set()) };
  return computeProgressed(ephemeris, natal, jdOfUt1(row.target_utc), choice, settings);
}

function quantity(
  quantity: string,
  unit: string,
  tolerance: number,
  visit: (row: Row, ephemeris: Ephemeris, tally: TallyKeeper) => void,
): Comparison {
  return {
    table: 'progressions',
    quantity,
    unit,
    tolerance,
    compare: eachRow<Row>('progressions', (row, tally, { ephemeris }) => {
      visit(row, ephemeris, tally);
    }),
  };
}

const isPublished = ({ tolerance_arcsec: published }: Row): boolean => published !== undefined;

function addPlanets(row: Row, ephemeris: Ephemeris, tally: TallyKeeper): void {
  for (const node of NODES) {
    for (const { id, longitudeDeg } of progressed(ephemeris, row, SECONDARY, node).points) {
      const expected = row.progressed[tableName(id, node)];
      if (expected !== undefined) tally.add(`${row.id} ${id}`, turn(longitudeDeg, expected));
    }
  }
}

function addAngles(row: Row, ephemeris: Ephemeris, tally: TallyKeeper, names: readonly string[]): void {
  for (const name of names) {
    const angles = ANGLES_OF_TABLE[name];
    const expected = row.angles[name];
    if (angles === undefined || expected === undefined) continue;
    const { houses } = progressed(ephemeris, row, { ...SECONDARY, angles });
    tally.add(`${row.id} ${name} Asc`, turn(houses?.angles.asc ?? Number.NaN, expected.asc));
    tally.add(`${row.id} ${name} MC`, turn(houses?.angles.mc ?? Number.NaN, expected.mc));
    const cusps = expected.cusps ?? row.cusps_1_to_6_placidus?.[name] ?? [];
    for (const [index, cusp] of cusps.entries())
      tally.add(`${row.id} ${name} cusp ${index + 1}`, turn(houses?.cuspsDeg[index] ?? Number.NaN, cusp));
  }
}

const PLANETS = 'Sun Moon Mercury Venus Mars Jupiter Saturn Uranus Neptune Pluto TrueNode Chiron'.split(' ');

export const comparisons: readonly Comparison[] = [
  quantity('progressed planets', 'deg', 1e-4, (row, ephemeris, tally) => {
    if (!isPublished(row)) addPlanets(row, ephemeris, tally);
  }),
  quantity('progressed instant', 's', 1, (row, ephemeris, tally) => {
    if (row.progressed_jd_ut !== undefined)
      tally.add(row.id, (progressed(ephemeris, row, SECONDARY).jdUt - row.progressed_jd_ut) * 86_400);
  }),
  quantity('angles and cusps by solar arc and Naibod', 'deg', 1e-3, (row, ephemeris, tally) => {
    if (!isPublished(row)) addAngles(row, ephemeris, tally, ['solar_arc_longitude', 'naibod_ra']);
  }),
  quantity('daily angles and cusps', 'deg', 0.01, (row, ephemeris, tally) => {
    if (!isPublished(row)) addAngles(row, ephemeris, tally, ['actual_armc']);
  }),
  quantity('solar and Naibod arc', 'deg', 1e-4, (row, ephemeris, tally) => {
    if (row.solar_arc_deg === undefined || row.naibod_arc_deg === undefined) return;
    const { arcs } = progressed(ephemeris, row, SECONDARY);
    tally.add(`${row.id} true`, arcs.trueDeg - row.solar_arc_deg);
    tally.add(`${row.id} Naibod`, arcs.naibodDeg - row.naibod_arc_deg);
  }),
  quantity('solar-arc directed points', 'deg', 1e-4, (row, ephemeris, tally) => {
    if (row.solar_arc_directed === undefined) return;
    const { points, houses } = progressed(ephemeris, row, { ...SECONDARY, method: 'solar_arc' });
    const found = new Map([
      ...points.map(({ id, longitudeDeg }): [string, number] => [tableName(id, 'true'), longitudeDeg]),
      ['Asc', houses?.angles.asc ?? Number.NaN],
      ['MC', houses?.angles.mc ?? Number.NaN],
    ]);
    for (const name of [...PLANETS, 'Asc', 'MC'])
      tally.add(`${row.id} ${name}`, turn(found.get(name) ?? Number.NaN, row.solar_arc_directed[name] ?? Number.NaN));
  }),
  quantity('published progressions', 'deg', 3 / 3600, (row, ephemeris, tally) => {
    if (!isPublished(row)) return;
    addPlanets(row, ephemeris, tally);
    addAngles(row, ephemeris, tally, Object.keys(row.angles));
  }),
];
