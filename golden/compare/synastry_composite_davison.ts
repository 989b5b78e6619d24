import { orbTable } from '@theia-astro/astro/aspects/find';
import type { Ephemeris, GeoPosition } from '@theia-astro/astro/ephemeris';
import { aspectingPoints } from '@theia-astro/astro/natal/points';
import { computeNatal } from '@theia-astro/astro/natal/compute';
import { MAJOR_ASPECTS } from '@theia-astro/astro/aspects/kinds';
import type { ChartSettings } from '@theia-astro/astro/natal/settings';
import { type CompositeChart, type CompositeHousesKind, computeComposite } from '@theia-astro/astro/synastry/composite';
import { davisonBirth } from '@theia-astro/astro/synastry/davison';
import { findInterAspects, houseOverlay, type Side } from '@theia-astro/astro/synastry/inter-aspects';
import { WESTERN_DEFAULTS } from '@theia-astro/endpoints/request/settings';
import { turn } from '../angles.ts';
import { type Comparison, type TallyKeeper, eachRow } from '../comparison.ts';
import { jdOfUt1 } from '../instants.ts';
import { PLANETS } from '@theia-astro/astro/bodies/table';

interface Person {
  utc: string;
  lat: number;
  lon: number;
}
interface Row {
  id: string;
  kind: string;
  person_a: Person;
  person_b: Person;
  inter_aspects_signed_orb_max10?: readonly (readonly [string, string, string, number])[];
  composite_midpoints?: Readonly<Record<string, number>>;
  composite_asc_midpoint?: number;
  composite_mc_midpoint?: number;
  composite_cusps_midpoint?: readonly number[];
  composite_asc_from_mc_at_mid_latitude?: number;
  near_opposition_ambiguous?: readonly string[];
  davison?: {
    jd_ut: number;
    lat: number;
    lon: number;
    planets: Readonly<Record<string, number>>;
    asc: number;
    mc: number;
  };
  composite?: Readonly<Record<string, number>>;
  house_of_partner_point?: Readonly<Record<string, number>>;
}

const TRUE_NODE: ChartSettings = {
  ...WESTERN_DEFAULTS,
  bodies: [...PLANETS, 'north_node', 'chiron'],
  aspects: MAJOR_ASPECTS,
};
const MEAN_NODE: ChartSettings = { ...TRUE_NODE, node: 'mean' };
const FLAT_TEN = orbTable({
  aspects: MAJOR_ASPECTS,
  aspectOrbs: { conjunction: 10, opposition: 10, trine: 10, square: 10, sextile: 10 },
  orbDegrees: 8,
  orbModel: 'mean',
  orbScale: 1,
});
const PARTS = new Set(['points', 'houses'] as const);

const tableName = (id: string, settings: ChartSettings): string =>
  id === 'north_node'
    ? settings.node === 'true'
      ? 'TrueNode'
      : 'MeanNode'
    : id === 'mc'
      ? 'MC'
      : `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
const geoPosition = ({ lat, lon }: Person): GeoPosition => ({
  geoLatitudeDeg: lat,
  geoLongitudeDeg: lon,
  elevationM: 0,
});

function computeSide(ephemeris: Ephemeris, person: Person, settings: ChartSettings): Side {
  const moment = { jdUt: jdOfUt1(person.utc), unknownTime: false, day: null };
  const place = geoPosition(person);
  return { moment, place, chart: computeNatal(ephemeris, moment, place, settings, PARTS) };
}

interface Pair {
  readonly row: Row;
  readonly a: Side;
  readonly b: Side;
  readonly settings: ChartSettings;
  readonly ephemeris: Ephemeris;
}

function eachPair(
  quantity: string,
  unit: string,
  tolerance: number,
  visit: (pair: Pair, tally: TallyKeeper) => void,
): Comparison {
  return {
    table: 'synastry_composite_davison',
    quantity,
    unit,
    tolerance,
    compare: eachRow<Row>('synastry_composite_davison', (row, tally, { ephemeris }) => {
      for (const settings of [TRUE_NODE, MEAN_NODE]) {
        visit(
          {
            row,
            a: computeSide(ephemeris, row.person_a, settings),
            b: computeSide(ephemeris, row.person_b, settings),
            settings,
            ephemeris,
          },
          tally,
        );
      }
    }),
  };
}

function compositeRow({ ephemeris, a, b, settings }: Pair, houses: CompositeHousesKind): CompositeChart {
  return computeComposite(ephemeris, [a, b], { houses, geoLatitudeDeg: null, sunProximity: false }, settings);
}

function interAspects({ row, a, b, settings }: Pair): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  for (const { aspect } of findInterAspects(
    aspectingPoints(a.chart.points, a.chart.houses),
    aspectingPoints(b.chart.points, b.chart.houses),
    FLAT_TEN,
  )) {
    found.set(
      `${row.id} ${tableName(aspect.pointA, settings)} ${aspect.kind.id} ${tableName(aspect.pointB, settings)}`,
      aspect.orbDeg,
    );
  }
  return found;
}

/**
 * Rows of the table whose points exist with this node setting. The table has both mean and true node; our charts have
 * one of them.
 */
function expectedAspects({ row, settings }: Pair): ReadonlyMap<string, number> {
  const other = settings.node === 'true' ? 'MeanNode' : 'TrueNode';
  return new Map(
    (row.inter_aspects_signed_orb_max10 ?? [])
      .filter(([a, , b]) => a !== other && b !== other)
      .map(([a, kind, b, orb]) => [`${row.id} ${a} ${kind} ${b}`, orb]),
  );
}

export const comparisons: readonly Comparison[] = [
  eachPair('inter-aspects missing or extra', 'aspects', 0, (pair, tally) => {
    if (pair.row.inter_aspects_signed_orb_max10 === undefined) return;
    const [found, expected] = [interAspects(pair), expectedAspects(pair)];
    for (const name of new Set([...found.keys(), ...expected.keys()]))
      tally.add(name, found.has(name) && expected.has(name) ? 0 : 1);
  }),
  eachPair('inter-aspect orbs', 'deg', 1e-4, (pair, tally) => {
    const found = interAspects(pair);
    for (const [name, orb] of expectedAspects(pair)) tally.add(name, (found.get(name) ?? Number.NaN) - orb);
  }),
  eachPair('composite points', 'deg', 1e-4, (pair, tally) => {
    const { row, settings } = pair;
    for (const { id, longitudeDeg } of compositeRow(pair, 'midpoint').points) {
      const expected = row.composite_midpoints?.[tableName(id, settings)];
      if (expected !== undefined && row.near_opposition_ambiguous?.includes(tableName(id, settings)) !== true)
        tally.add(`${row.id} ${id}`, turn(longitudeDeg, expected));
    }
  }),
  eachPair('composite angles and cusps by midpoints', 'deg', 1e-4, (pair, tally) => {
    const { row } = pair;
    if (row.composite_cusps_midpoint === undefined || (row.near_opposition_ambiguous?.length ?? 0) > 0) return;
    const { houses } = compositeRow(pair, 'midpoint');
    tally.add(`${row.id} Asc`, turn(houses?.angles.asc ?? Number.NaN, row.composite_asc_midpoint ?? Number.NaN));
    tally.add(`${row.id} MC`, turn(houses?.angles.mc ?? Number.NaN, row.composite_mc_midpoint ?? Number.NaN));
    for (const [index, cusp] of row.composite_cusps_midpoint.entries())
      tally.add(`${row.id} cusp ${index + 1}`, turn(houses?.cuspsDeg[index] ?? Number.NaN, cusp));
  }),
  eachPair('composite ascendant by reference place', 'deg', 1e-4, (pair, tally) => {
    const expected = pair.row.composite_asc_from_mc_at_mid_latitude;
    if (expected !== undefined && pair.row.near_opposition_ambiguous?.includes('MC') !== true)
      tally.add(pair.row.id, turn(compositeRow(pair, 'derived').houses?.angles.asc ?? Number.NaN, expected));
  }),
  eachPair('Davison moment, place and planets', 'deg or day', 1e-4, ({ row, a, b, settings, ephemeris }, tally) => {
    if (row.davison === undefined) return;
    const { moment, place } = davisonBirth([a, b], 'arithmetic')!;
    const chart = computeNatal(ephemeris, moment, place, settings, PARTS);
    tally.add(`${row.id} jd`, moment.jdUt - row.davison.jd_ut);
    tally.add(`${row.id} latitude`, place.geoLatitudeDeg - row.davison.lat);
    tally.add(`${row.id} longitude`, turn(place.geoLongitudeDeg, row.davison.lon));
    for (const { id, position } of chart.points) {
      tally.add(
        `${row.id} ${id}`,
        turn(position.longitudeDeg, row.davison.planets[tableName(id, settings)] ?? Number.NaN),
      );
    }
  }),
  eachPair('Davison angles', 'deg', 0.01, ({ row, a, b, settings, ephemeris }, tally) => {
    if (row.davison === undefined) return;
    const { moment, place } = davisonBirth([a, b], 'arithmetic')!;
    const angles = computeNatal(ephemeris, moment, place, settings, PARTS).houses?.angles;
    tally.add(`${row.id} Asc`, turn(angles?.asc ?? Number.NaN, row.davison.asc));
    tally.add(`${row.id} MC`, turn(angles?.mc ?? Number.NaN, row.davison.mc));
  }),
  eachPair('published composites', 'deg', 2 / 3600, (pair, tally) => {
    const { row } = pair;
    if (row.composite === undefined) return;
    const { points, houses } = compositeRow(pair, 'midpoint');
    const longitudes = new Map([
      ...points.map(({ id, longitudeDeg }): [string, number] => [tableName(id, pair.settings), longitudeDeg]),
      ['Asc', houses?.angles.asc ?? Number.NaN],
      ['MC', houses?.angles.mc ?? Number.NaN],
      ['cusp2', houses?.cuspsDeg[1] ?? Number.NaN],
    ]);
    for (const [name, expected] of Object.entries(row.composite))
      tally.add(`${row.id} ${name}`, turn(longitudes.get(name) ?? Number.NaN, expected));
  }),
  eachPair('published house overlays', 'wrong houses', 0, ({ row, a, b, settings, ephemeris }, tally) => {
    for (const [text, house] of Object.entries(row.house_of_partner_point ?? {})) {
      const [, who = '', body = ''] = /^([AB]) (\w+) in [AB] houses$/.exec(text) ?? [];
      const overlay = who === 'A' ? houseOverlay(ephemeris, a, b, settings) : houseOverlay(ephemeris, b, a, settings);
      const found = [...(overlay ?? [])].find(([id]) => tableName(id, settings) === body)?.[1];
      tally.add(`${row.id} ${text}`, found === house ? 0 : 1);
    }
  }),
];
