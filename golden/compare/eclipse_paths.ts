import { centralCircumstances, type CentralCircumstances } from '@theia-astro/astro/eclipses/path';
import { limitOf, movingCone, type Side } from '@theia-astro/astro/eclipses/path-shadow';
import { sunMoonAround, type SunMoonAt } from '@theia-astro/astro/eclipses/sun-moon';
import type { Ephemeris, GeoPoint } from '@theia-astro/astro/ephemeris';
import { turn } from '../angles.ts';
import { type Comparison, type TallyKeeper, eachRow } from '../comparison.ts';
import { jdOfUt1 } from '../instants.ts';

type Place = readonly [latitudeDeg: number, longitudeDeg: number];
interface Row {
  readonly id: string;
  readonly eclipse: string;
  readonly type: 'total' | 'annular' | 'hybrid';
  readonly ut: string;
  readonly delta_t_s: number;
  readonly northern: Place | null;
  readonly southern: Place | null;
  readonly central: Place | null;
  readonly sun_altitude?: number;
  readonly width_km?: number;
  readonly duration_s?: number;
}

const EARTH_KM = 6371;
const RAD = Math.PI / 180;
const TURN_DEG_PER_DAY = 360.985647;
const SECONDS_PER_DAY = 86_400;
/** Below it the formula of the tables for the width does not hold. */
const LOWEST_ALTITUDE_DEG = 5;

interface Seen {
  readonly row: Row;
  readonly at: SunMoonAt;
  readonly jdUt: number;
  /** How far the Earth has turned between the UT of the table and ours, at one TT. */
  readonly turnDeg: number;
  readonly central: CentralCircumstances | null;
}

function seenIn(ephemeris: Ephemeris, row: Row): Seen {
  const { maximumJdUt } = ephemeris.nextSolarEclipse(jdOfUt1(`${row.eclipse}T00:00:00Z`) - 1)!;
  const at = sunMoonAround(ephemeris, maximumJdUt, null);
  const laterDays = (row.delta_t_s - ephemeris.deltaTSeconds(maximumJdUt)) / SECONDS_PER_DAY;
  const jdUt = jdOfUt1(row.ut) + laterDays;
  return { row, at, jdUt, turnDeg: laterDays * TURN_DEG_PER_DAY, central: centralCircumstances(at, jdUt) };
}

/** Distance across the axis of the shadow, kilometres. */
function acrossKm({ turnDeg, central }: Seen, found: GeoPoint | null, [latitudeDeg, longitudeDeg]: Place): number {
  if (found === null) return Number.NaN;
  const east = turn(found.geoLongitudeDeg + turnDeg, longitudeDeg) * Math.cos(latitudeDeg * RAD);
  const km = EARTH_KM * RAD * Math.hypot(found.geoLatitudeDeg - latitudeDeg, east);
  return km * Math.sin((central?.altitudeDeg ?? 3) * RAD);
}

function quantity(
  quantity: string,
  unit: string,
  tolerance: number,
  visit: (seen: Seen, tally: TallyKeeper) => void,
): Comparison {
  return {
    table: 'eclipse_paths',
    quantity,
    unit,
    tolerance,
    compare: eachRow<Row>('eclipse_paths', (row, tally, { ephemeris }) => {
      visit(seenIn(ephemeris, row), tally);
    }),
  };
}

const sides: readonly Side[] = ['northern', 'southern'];

export const comparisons: readonly Comparison[] = [
  quantity('central line', 'km', 0.6, (seen, tally) => {
    if (seen.row.central !== null) tally.add(seen.row.id, acrossKm(seen, seen.central, seen.row.central));
  }),
  quantity('northern and southern limits', 'km', 1, (seen, tally) => {
    for (const side of sides) {
      const expected = seen.row[side];
      if (expected !== null)
        tally.add(`${seen.row.id} ${side}`, acrossKm(seen, limitOf(movingCone(seen.at, seen.jdUt), side), expected));
    }
  }),
  quantity('limits that do not exist', 'limits', 0, ({ row, central }, tally) => {
    if (central !== null)
      for (const side of sides) if (row[side] === null) tally.add(row.id, central[side] === null ? 0 : 1);
  }),
  quantity('duration on the central line', 's', 0.3, ({ row, central }, tally) => {
    if (row.duration_s !== undefined) tally.add(row.id, (central?.durationS ?? Number.NaN) - row.duration_s);
  }),
  quantity('width of the path', '%', 1.1, ({ row, central }, tally) => {
    if (row.width_km === undefined || central === null || central.altitudeDeg < LOWEST_ALTITUDE_DEG) return;
    // The tables print whole kilometres.
    const beyond = Math.max(0, Math.abs(central.widthKm - row.width_km) - 0.5);
    tally.add(row.id, (100 * beyond) / row.width_km);
  }),
  quantity('altitude of the Sun', 'deg', 0.5, ({ row, central }, tally) => {
    if (row.sun_altitude !== undefined) tally.add(row.id, (central?.altitudeDeg ?? Number.NaN) - row.sun_altitude);
  }),
];
