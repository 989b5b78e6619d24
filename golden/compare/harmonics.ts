import { findAntisciaContacts } from '@theia-astro/astro/antiscia/antiscia';
import type { AspectPoint } from '@theia-astro/astro/aspects/aspect';
import { PLANETS, type PlanetId } from '@theia-astro/astro/bodies/groups';
import { declinationPlace } from '@theia-astro/astro/declinations/graph';
import { draconicLongitudeDeg } from '@theia-astro/astro/draconic/draconic-chart';
import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { harmonicLongitudeDeg } from '@theia-astro/astro/harmonics/harmonic-chart';
import { castDial } from '@theia-astro/astro/midpoints/dial';
import { DIALS_DEG, findMidpoints, midpointTrees } from '@theia-astro/astro/midpoints/midpoints';
import { turn } from '../angles.ts';
import { readTable, type Comparison, tallied } from '../comparison.ts';
import { TROPICAL } from '../frames.ts';
import { jdOfUt1 } from '../instants.ts';

type ByPlanet<T> = Readonly<Record<PlanetId, T>>;
/** The points of a contact and its orb. */
type Contact = readonly (string | number)[];
interface Row {
  id: string;
  utc: string;
  harmonics: Readonly<Record<string, ByPlanet<number>>>;
  draconic: ByPlanet<number>;
  trees: Readonly<Record<string, readonly Contact[]>>;
  dial_order: Readonly<Record<string, readonly PlanetId[]>>;
  pictures: readonly Contact[];
  antiscia: readonly Contact[];
  equivalents: ByPlanet<readonly number[] | null>;
}

const TABLE = 'harmonics';
/** Pluto of the other ephemeris is 9" away, the others at most 4". */
const PLACES_DEG = 0.003;
const PICTURE_ORB_DEG = 0.5;
const ORBS_DEG: Readonly<Record<string, number>> = { '360': 1.5, '90': 1.5, '45': 0.75 };

export const comparisons: readonly Comparison[] = [
  comparison('longitudes of harmonics, divided by their numbers', PLACES_DEG, (row, points, { add }) => {
    for (const [number, places] of Object.entries(row.harmonics))
      for (const { id, longitudeDeg } of points)
        add(id, turn(harmonicLongitudeDeg(longitudeDeg, Number(number)), places[id]) / Number(number));
  }),
  comparison('draconic longitudes, mean node', PLACES_DEG, (row, points, { add, ephemeris, jdUt }) => {
    const node = ephemeris.ecliptic(jdUt, 'mean_node', TROPICAL).longitudeDeg;
    for (const { id, longitudeDeg } of points)
      add(id, turn(draconicLongitudeDeg(longitudeDeg, node), row.draconic[id]));
  }),
  comparison('midpoint trees on three dials', PLACES_DEG, (row, points, { add }) => {
    for (const [dial, expected] of Object.entries(row.trees)) {
      const orb = ORBS_DEG[dial]!;
      const trees = midpointTrees(
        findMidpoints(
          points,
          orb,
          DIALS_DEG.find((one) => one === Number(dial)),
        ),
      );
      const found = trees.flatMap(({ point, branches }) =>
        branches.map(({ pointA, pointB, orbDeg }): Contact => [point, pointA, pointB, orbDeg]),
      );
      sameContacts(found, expected, orb, (error) => add(`dial ${dial}`, error));
    }
  }),
  comparison('planetary pictures', PLACES_DEG, (row, points, { add }) => {
    const { pictures } = castDial(points, 90, PICTURE_ORB_DEG);
    const found = pictures.map((one): Contact => [one.pointA, one.pointB, one.pointC, one.pointD, one.orbDeg]);
    sameContacts(found, row.pictures, PICTURE_ORB_DEG, (error) => add('pictures', error));
  }),
  comparison('planets out of order on the dials', 0, (row, points, { add }) => {
    for (const [dial, order] of Object.entries(row.dial_order)) {
      const { places } = castDial(points, Number(dial) === 45 ? 45 : 90, 0);
      add(`dial ${dial}`, places.filter(({ id }, index) => id !== order[index]).length);
    }
  }),
  comparison('antiscia contacts', PLACES_DEG, (row, points, { add }) => {
    const found = findAntisciaContacts(points, 1).map((one): Contact => [one.pointA, one.pointB, one.kind, one.orbDeg]);
    sameContacts(found, row.antiscia, 1, (error) => add('antiscia', error));
  }),
  comparison('equivalents of declinations, as declinations', PLACES_DEG, (row, _points, { add, ephemeris, jdUt }) => {
    const tilt = Math.sin((ephemeris.obliquity(jdUt).trueDeg * Math.PI) / 180);
    for (const id of PLANETS) {
      const { longitudeDeg, declinationDeg } = ephemeris.position(jdUt, id, TROPICAL);
      const { equivalentsDeg } = declinationPlace(
        id,
        longitudeDeg,
        declinationDeg,
        Math.asin(tilt) * (180 / Math.PI),
        0,
      );
      const expected = row.equivalents[id] ?? [];
      add(id, equivalentsDeg.length - expected.length);
      equivalentsDeg
        .toSorted((one, other) => one - other)
        .forEach((deg, index) => {
          const half = Math.cos((((deg + expected[index]!) / 2) * Math.PI) / 180);
          add(id, turn(deg, expected[index]!) * half * tilt);
        });
    }
  }),
];

interface Case {
  readonly ephemeris: Ephemeris;
  readonly jdUt: number;
  readonly add: (what: string, error: number) => void;
}

function comparison(
  quantity: string,
  tolerance: number,
  compareRow: (row: Row, points: readonly (AspectPoint & { readonly id: PlanetId })[], one: Case) => void,
): Comparison {
  return {
    table: TABLE,
    quantity,
    unit: tolerance === 0 ? 'planets' : 'deg',
    tolerance,
    compare: tallied((tally, { ephemeris }) => {
      for (const row of readTable<Row>(TABLE)) {
        const jdUt = jdOfUt1(row.utc);
        const points = PLANETS.map((id) => {
          const { longitudeDeg, speedDegPerDay } = ephemeris.ecliptic(jdUt, id, TROPICAL);
          return { id, longitudeDeg, speedDegPerDay };
        });
        compareRow(row, points, { ephemeris, jdUt, add: (what, error) => tally.add(`${row.id} ${what}`, error) });
      }
    }),
  };
}

/** Adds the difference of the orbs, and for a contact that only one side has, how far inside the orb it is. */
function sameContacts(
  found: readonly Contact[],
  expected: readonly Contact[],
  orbDeg: number,
  add: (error: number) => void,
): void {
  const byName = (list: readonly Contact[]): Map<string, number> =>
    new Map(list.map((contact) => [contact.slice(0, -1).join(), Number(contact.at(-1))]));
  const [ours, theirs] = [byName(found), byName(expected)];
  for (const name of new Set([...ours.keys(), ...theirs.keys()])) {
    const [one, other] = [ours.get(name), theirs.get(name)];
    add(one === undefined || other === undefined ? orbDeg - Math.abs(one ?? other ?? 0) : one - other);
  }
}
