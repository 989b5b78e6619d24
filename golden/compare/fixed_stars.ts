import type { GeoPosition } from '@theia-astro/astro/ephemeris';
import { PLANETS } from '@theia-astro/astro/bodies/groups';
import { findStar, type Star } from '@theia-astro/astro/stars/catalogue';
import { findStarParans } from '@theia-astro/astro/stars/parans';
import { skyErrorArcsec } from '../angles.ts';
import { readTable, type Comparison, type Engines, tallied } from '../comparison.ts';
import { TROPICAL } from '../frames.ts';
import { jdOfUt1 } from '../instants.ts';

type Place = readonly [longitudeDeg: number, latitudeDeg: number, declinationDeg: number, magnitude: number];
interface PlacesRow {
  id: string;
  kind: 'places';
  utc: string;
  stars: Readonly<Record<string, Place>>;
}
type ParanRow = readonly [star: string, starAngle: string, planet: string, angle: string, at: string, minutes: number];
interface ParansRow {
  id: string;
  kind: 'parans';
  start: string;
  lat: number;
  lon: number;
  stars: readonly string[];
  parans: readonly ParanRow[];
}
type Row = PlacesRow | ParansRow;

const TABLE = 'fixed_stars';
/** Misspelled in the table. */
const UNKNOWN = new Set(['Albereo', 'Alcaid', 'Formalhaut']);
/** Double stars of which the table has the other component or the centre of light. */
const OTHER_COMPONENT = new Set(['Rigil Kentaurus', 'Castor', 'Mizar', 'Algieba', 'Zubenelgenubi', 'Sirius']);
const ORB_MINUTES = 4;
const TOLERANCE_MINUTES = 0.07;

export const comparisons: readonly Comparison[] = [
  places('places of single stars', 3, (name) => !OTHER_COMPONENT.has(name)),
  places('places of double stars', 50, (name) => OTHER_COMPONENT.has(name)),
  {
    table: TABLE,
    quantity: 'magnitudes',
    unit: 'magnitudes',
    tolerance: 0.4,
    compare: tallied((tally, { ephemeris }) => {
      for (const { utc, stars } of rowsOf('places').slice(0, 1))
        for (const [name, [, , , magnitude]] of Object.entries(stars))
          if (!UNKNOWN.has(name))
            tally.add(
              name,
              ephemeris.fixedStar(jdOfUt1(utc), starOf(name).designation, TROPICAL).magnitude! - magnitude,
            );
    }),
  },
  {
    table: TABLE,
    quantity: 'star parans: orbs, and those that only one side has',
    unit: 'minutes',
    tolerance: TOLERANCE_MINUTES,
    compare: tallied((tally, engines) => {
      for (const row of rowsOf('parans')) {
        const found = paransOf(row, engines);
        const theirs = new Map(row.parans.map((paran) => [nameOf(paran), paran]));
        for (const [name, { minutes, jdUt }] of found) {
          const other = theirs.get(name);
          if (other === undefined) tally.add(`${row.id} ${name}`, ORB_MINUTES - Math.abs(minutes));
          else {
            tally.add(`${row.id} ${name}`, minutes - other[5]);
            tally.add(`${row.id} ${name} at`, (jdUt - jdOfUt1(other[4])) * 1440);
          }
        }
        for (const [name, paran] of theirs)
          if (!found.has(name)) tally.add(`${row.id} ${name}`, ORB_MINUTES - Math.abs(paran[5]));
      }
    }),
  },
];

function rowsOf<K extends Row['kind']>(kind: K): readonly Extract<Row, { kind: K }>[] {
  return readTable<Row>(TABLE).filter((row): row is Extract<Row, { kind: K }> => row.kind === kind);
}

function starOf(name: string): Star {
  const star = findStar(name);
  if (star === null) throw new Error(`${name} is not in the catalogue`);
  return star;
}

function places(quantity: string, tolerance: number, concerns: (name: string) => boolean): Comparison {
  return {
    table: TABLE,
    quantity,
    unit: 'arcsec',
    tolerance,
    compare: tallied((tally, { ephemeris }) => {
      for (const { id, utc, stars } of rowsOf('places'))
        for (const [name, [longitudeDeg, latitudeDeg, declinationDeg]] of Object.entries(stars)) {
          if (UNKNOWN.has(name) || !concerns(name)) continue;
          const found = ephemeris.fixedStar(jdOfUt1(utc), starOf(name).designation, TROPICAL);
          tally.add(
            `${id} ${name}`,
            skyErrorArcsec([found.longitudeDeg, found.latitudeDeg], [longitudeDeg, latitudeDeg]),
          );
          tally.add(`${id} ${name}`, (found.declinationDeg - declinationDeg) * 3600);
        }
    }),
  };
}

function paransOf(
  row: ParansRow,
  { ephemeris }: Engines,
): ReadonlyMap<string, { readonly minutes: number; readonly jdUt: number }> {
  const startJdUt = jdOfUt1(row.start);
  const place: GeoPosition = { geoLatitudeDeg: row.lat, geoLongitudeDeg: row.lon, elevationM: 0 };
  const frame = { ...TROPICAL, center: 'topocentric', observer: place } as const;
  const bodies = PLANETS.map((id) => ({ id, at: (jdUt: number) => ephemeris.position(jdUt, id, frame) }));
  const stars = row.stars.map((name) => {
    const { id, designation } = starOf(name);
    return { id, ...ephemeris.fixedStar(startJdUt, designation, TROPICAL) };
  });
  const day = { startJdUt, endJdUt: startJdUt + 1 };
  return new Map(
    findStarParans(ephemeris, bodies, stars, place, day, ORB_MINUTES).map((one) => [
      [one.star, one.starAngle, one.point, one.pointAngle].join(' '),
      { minutes: one.orbMinutes, jdUt: one.jdUt },
    ]),
  );
}

function nameOf([star, starAngle, planet, angle]: ParanRow): string {
  return [starOf(star).id, starAngle, planet, angle].join(' ');
}
