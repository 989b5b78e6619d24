import { BodyUnavailableError, type BodyPosition, type Frame } from '@theia-astro/astro/ephemeris';
import { turn } from '../angles.ts';
import { bodyOfTable } from '../body-names.ts';
import { type Comparison, type Engines, eachRow } from '../comparison.ts';
import { LAHIRI, TROPICAL } from '../frames.ts';
import { jdOfUt1 } from '../instants.ts';

interface BodyRow {
  lon: number;
  lat: number;
  dist_au: number;
  lon_speed: number;
  sid_lahiri_lon: number;
}
interface Row {
  id: string;
  utc: string;
  bodies: Readonly<Record<string, BodyRow>>;
}

/** The agreement claimed on the public pages: 0.001″. */
const CLAIMED_DEG = 0.001 / 3600;

export const comparisons: readonly Comparison[] = [
  quantity('longitude', 'deg', CLAIMED_DEG, TROPICAL, (position, row) => turn(position.longitudeDeg, row.lon)),
  quantity('latitude', 'deg', CLAIMED_DEG, TROPICAL, (position, row) => position.latitudeDeg - row.lat),
  quantity('distance', 'au', 1e-8, TROPICAL, (position, row) => position.distanceAu - row.dist_au),
  quantity('speed', 'deg/day', 1e-6, TROPICAL, (position, row) => position.speedDegPerDay - row.lon_speed, isSmooth),
  quantity(
    'speed of osculating Lilith',
    'deg/day',
    1e-5,
    TROPICAL,
    (position, row) => position.speedDegPerDay - row.lon_speed,
    isOsculating,
  ),
  quantity('Lahiri longitude', 'deg', CLAIMED_DEG, LAHIRI, (position, row) =>
    turn(position.longitudeDeg, row.sid_lahiri_lon),
  ),
];

/** The engine differentiates it numerically over 9 s: noise of 1e-6 deg/day from the last bit of the Julian day (golden/README.md, pitfall 5). */
function isOsculating(name: string): boolean {
  return name === 'OscLilith';
}

function isSmooth(name: string): boolean {
  return !isOsculating(name);
}

function quantity(
  name: string,
  unit: string,
  tolerance: number,
  frame: Frame,
  error: (position: BodyPosition, row: BodyRow) => number,
  wanted: (name: string) => boolean = () => true,
): Comparison {
  return {
    table: 'positions',
    quantity: name,
    unit,
    tolerance,
    compare: eachRow<Row>('positions', ({ id, utc, bodies }, tally, { ephemeris }: Engines) => {
      const names = Object.keys(bodies).filter(wanted);
      const positions = ephemeris.positions(jdOfUt1(utc), names.map(bodyOfTable), frame);
      for (const [index, position] of positions.entries()) {
        const name = names[index]!;
        const exact = !(position instanceof BodyUnavailableError) && position.source === 'swisseph';
        tally.add(`${id} ${name}`, exact ? error(position, bodies[name]!) : Number.NaN);
      }
    }),
  };
}
