import type { Ayanamsa } from '@theia-astro/astro/ephemeris';
import { turn } from '../angles.ts';
import { type Comparison, type Engines, eachRow } from '../comparison.ts';
import { TROPICAL } from '../frames.ts';
import { jdOfUt1 } from '../instants.ts';

interface Row {
  id: string;
  mode: number;
  utc: string;
  ayanamsa_true: number;
  ayanamsa_mean: number;
  sun_sid: number;
  moon_sid: number;
}

export const comparisons: readonly Comparison[] = [
  quantity('with nutation', (row, ayanamsa, { ephemeris }) =>
    turn(ephemeris.ayanamsa(jdOfUt1(row.utc), ayanamsa).valueDeg, row.ayanamsa_true),
  ),
  quantity('mean', (row, ayanamsa, { ephemeris }) =>
    turn(ephemeris.ayanamsa(jdOfUt1(row.utc), ayanamsa).meanDeg, row.ayanamsa_mean),
  ),
  quantity('sidereal Sun', (row, ayanamsa, { ephemeris }) =>
    turn(ephemeris.ecliptic(jdOfUt1(row.utc), 'sun', { ...TROPICAL, ayanamsa }).longitudeDeg, row.sun_sid),
  ),
  quantity('sidereal Moon', (row, ayanamsa, { ephemeris }) =>
    turn(ephemeris.ecliptic(jdOfUt1(row.utc), 'moon', { ...TROPICAL, ayanamsa }).longitudeDeg, row.moon_sid),
  ),
];

function quantity(name: string, error: (row: Row, ayanamsa: Ayanamsa, engines: Engines) => number): Comparison {
  return {
    table: 'ayanamsas',
    quantity: name,
    unit: 'deg',
    tolerance: 1e-6,
    compare: eachRow<Row>('ayanamsas', (row, tally, engines) => {
      tally.add(row.id, error(row, { kind: 'mode', mode: row.mode }, engines));
    }),
  };
}
