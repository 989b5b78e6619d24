import type { BodyId } from '@theia-astro/astro/bodies/body-id';
import { PLANETS } from '@theia-astro/astro/bodies/groups';
import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { computeNatal } from '@theia-astro/astro/natal/compute';
import type { ChartSettings } from '@theia-astro/astro/natal/settings';
import { type CompositeChart, type CompositeHousesKind, computeComposite } from '@theia-astro/astro/synastry/composite';
import { davisonBirth } from '@theia-astro/astro/synastry/davison';
import type { Side } from '@theia-astro/astro/synastry/inter-aspects';
import { WESTERN_DEFAULTS } from '@theia-astro/endpoints/request/settings';
import { turn } from '../angles.ts';
import { type Comparison, type TallyKeeper, eachRow } from '../comparison.ts';
import { jdOfUt1 } from '../instants.ts';

interface Row {
  readonly id: string;
  readonly people: readonly { readonly utc: string; readonly lat: number; readonly lon: number }[];
  readonly composite: Readonly<Partial<Record<BodyId, number>>>;
  readonly concentration: Readonly<Partial<Record<BodyId, number>>>;
  readonly mc: number;
  readonly asc_midpoint: number;
  readonly cusp2_midpoint: number;
  readonly cusp11_midpoint: number;
  readonly asc_derived: number;
  readonly cusp2_derived: number;
  readonly latitude: number;
  readonly davison: Readonly<
    Record<'jd_ut' | 'lat' | 'lon' | 'sphere_lat' | 'sphere_lon' | 'sun' | 'moon' | 'asc' | 'mc', number>
  >;
}

const SETTINGS: ChartSettings = { ...WESTERN_DEFAULTS, bodies: PLANETS };
const PARTS = new Set(['points', 'houses'] as const);

function sidesOf(ephemeris: Ephemeris, { people }: Row): Side[] {
  return people.map(({ utc, lat, lon }) => {
    const moment = { jdUt: jdOfUt1(utc), unknownTime: false, day: null };
    const place = { geoLatitudeDeg: lat, geoLongitudeDeg: lon, elevationM: 0 };
    return { moment, place, chart: computeNatal(ephemeris, moment, place, SETTINGS, PARTS) };
  });
}

const compositeOf = (ephemeris: Ephemeris, row: Row, houses: CompositeHousesKind): CompositeChart =>
  computeComposite(ephemeris, sidesOf(ephemeris, row), { houses, geoLatitudeDeg: null, sunProximity: false }, SETTINGS);

function eachGroup(
  quantity: string,
  unit: string,
  tolerance: number,
  visit: (row: Row, ephemeris: Ephemeris, tally: TallyKeeper) => void,
): Comparison {
  return {
    table: 'group_charts',
    quantity,
    unit,
    tolerance,
    compare: eachRow<Row>('group_charts', (row, tally, { ephemeris }) => {
      visit(row, ephemeris, tally);
    }),
  };
}

export const comparisons: readonly Comparison[] = [
  eachGroup('composite points and concentrations of three to ten people', 'deg', 1e-6, (row, ephemeris, tally) => {
    for (const { id, longitudeDeg, concentration } of compositeOf(ephemeris, row, 'derived').points) {
      tally.add(`${row.id} ${id}`, turn(longitudeDeg, row.composite[id] ?? Number.NaN));
      tally.add(`${row.id} ${id} concentration`, concentration - (row.concentration[id] ?? Number.NaN));
    }
  }),
  eachGroup('composite houses of three to ten people', 'deg', 1e-5, (row, ephemeris, tally) => {
    const [derived, midpoint] = [compositeOf(ephemeris, row, 'derived'), compositeOf(ephemeris, row, 'midpoint')];
    tally.add(`${row.id} latitude`, derived.geoLatitudeDeg - row.latitude);
    for (const [name, actual, expected] of [
      ['mc', derived.houses?.angles.mc, row.mc],
      ['asc derived', derived.houses?.angles.asc, row.asc_derived],
      ['cusp 2 derived', derived.houses?.cuspsDeg[1], row.cusp2_derived],
      ['asc midpoint', midpoint.houses?.angles.asc, row.asc_midpoint],
      ['cusp 2 midpoint', midpoint.houses?.cuspsDeg[1], row.cusp2_midpoint],
      ['cusp 11 midpoint', midpoint.houses?.cuspsDeg[10], row.cusp11_midpoint],
    ] as const)
      tally.add(`${row.id} ${name}`, turn(actual ?? Number.NaN, expected));
  }),
  eachGroup(
    'Davison moment, places, lights and angles of three to ten people',
    'deg or day',
    1e-5,
    (row, ephemeris, tally) => {
      const sides = sidesOf(ephemeris, row);
      const [plain, sphere] = [davisonBirth(sides, 'arithmetic')!, davisonBirth(sides, 'great_circle')!];
      const { davison } = row;
      const chart = computeNatal(ephemeris, plain.moment, plain.place, SETTINGS, PARTS);
      const longitudeOf = (body: BodyId): number =>
        chart.points.find(({ id }) => id === body)?.position.longitudeDeg ?? Number.NaN;
      tally.add(`${row.id} jd`, plain.moment.jdUt - davison.jd_ut);
      tally.add(`${row.id} latitude`, plain.place.geoLatitudeDeg - davison.lat);
      tally.add(`${row.id} longitude`, turn(plain.place.geoLongitudeDeg, davison.lon));
      tally.add(`${row.id} latitude on the sphere`, sphere.place.geoLatitudeDeg - davison.sphere_lat);
      tally.add(`${row.id} longitude on the sphere`, turn(sphere.place.geoLongitudeDeg, davison.sphere_lon));
      tally.add(`${row.id} sun`, turn(longitudeOf('sun'), davison.sun));
      tally.add(`${row.id} moon`, turn(longitudeOf('moon'), davison.moon));
      tally.add(`${row.id} asc`, turn(chart.houses?.angles.asc ?? Number.NaN, davison.asc));
      tally.add(`${row.id} mc`, turn(chart.houses?.angles.mc ?? Number.NaN, davison.mc));
    },
  ),
];
