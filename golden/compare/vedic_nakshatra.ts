import { nakshatraAt } from '@theia-astro/astro/vedic/nakshatra';
import { vargaPlace } from '@theia-astro/astro/vedic/varga/rules';
import { zodiacSign, signByIndex } from '@theia-astro/astro/zodiac/signs';
import { nextChange } from '@theia-astro/astro/search/changes';
import { wrap180 } from '@theia-astro/astro/angle/normalize';
import { turn } from '../angles.ts';
import { type Comparison, type Engines, eachRow } from '../comparison.ts';
import { LAHIRI } from '../frames.ts';
import { jdOfUt1 } from '../instants.ts';

interface Row {
  id: string;
  utc: string;
  moon_sidereal_lon: number;
  nakshatra_no: number;
  nakshatra: string;
  pada: number;
  lord: string;
  navamsa_sign: string;
  moon_sign: string;
  ends_utc: string;
  near_boundary: boolean;
}

const LONGEST_NAKSHATRA_DAYS = 1.2;
const SECONDS_PER_DAY = 86_400;
const plain = (name: string): string => name.replaceAll('_', '').toLowerCase();

export const comparisons: readonly Comparison[] = [
  quantity('Moon, sidereal', 'deg', 2e-6, (row, { ephemeris }, add) => {
    add(turn(ephemeris.ecliptic(jdOfUt1(row.utc), 'moon', LAHIRI).longitudeDeg, row.moon_sidereal_lon));
  }),
  quantity('nakshatra, pada, lord, sign and navamsa', 'wrong answers', 0, (row, { ephemeris }, add) => {
    const moonDeg = ephemeris.ecliptic(jdOfUt1(row.utc), 'moon', LAHIRI).longitudeDeg;
    const { index, id, pada, lord } = nakshatraAt(moonDeg);
    add(index === row.nakshatra_no && plain(id) === plain(row.nakshatra) && lord === row.lord.toLowerCase() ? 0 : 1);
    add(zodiacSign(moonDeg) === row.moon_sign.toLowerCase() ? 0 : 1);
    if (row.near_boundary) return;
    add(pada === row.pada && signByIndex(vargaPlace(9, moonDeg).signIndex) === row.navamsa_sign.toLowerCase() ? 0 : 1);
  }),
  quantity('end of the nakshatra', 's', 10, (row, { ephemeris }, add) => {
    const from = jdOfUt1(row.utc);
    const boundaryDeg = (row.nakshatra_no * 40) / 3;
    const valueAt = (jdUt: number): number =>
      wrap180(ephemeris.ecliptic(jdUt, 'moon', LAHIRI).longitudeDeg - boundaryDeg);
    const change = nextChange({ valueAt, stepDays: 0.5 }, from, from + LONGEST_NAKSHATRA_DAYS);
    add(((change?.jdUt ?? Number.NaN) - jdOfUt1(row.ends_utc)) * SECONDS_PER_DAY);
  }),
];

function quantity(
  name: string,
  unit: string,
  tolerance: number,
  measure: (row: Row, engines: Engines, add: (error: number) => void) => void,
): Comparison {
  return {
    table: 'vedic_nakshatra',
    quantity: name,
    unit,
    tolerance,
    compare: eachRow<Row>('vedic_nakshatra', (row, tally, engines) => {
      measure(row, engines, (error) => tally.add(row.id, error));
    }),
  };
}
