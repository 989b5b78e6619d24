import { computeVedicChart } from '@theia-astro/astro/vedic/chart-compute';
import { DEFAULT_VEDIC_SETTINGS, type VedicChart } from '@theia-astro/astro/vedic/chart';
import { HORARY_NUMBERS, horaryDivision, horaryNumberAt, subLords } from '@theia-astro/astro/vedic/kp/sub-lords';
import { grahaSignifications, horaryHouses, houseSignificators } from '@theia-astro/astro/vedic/kp/significators';
import type { GrahaId } from '@theia-astro/astro/vedic/zodiac';
import { SIGNS, type Sign } from '@theia-astro/astro/zodiac/signs';
import { turn } from '../angles.ts';
import { type Comparison, type Engines, quantitiesOf } from '../comparison.ts';
import { jdOfUt1 } from '../instants.ts';

type Numbered = readonly [number, Sign, string, string, GrahaId, GrahaId, GrahaId];
interface Where {
  readonly utc: string;
  readonly latitude: number;
  readonly longitude: number;
}
interface Rows {
  readonly table: { readonly rows: readonly Numbered[]; readonly slips: Readonly<Record<string, string>> };
  readonly horary: Where & {
    readonly number: number;
    /** Longitude, and lords where they are compared. */
    readonly cusps: readonly (readonly [number, ...GrahaId[]])[];
    readonly planets: Readonly<Record<string, readonly [number, GrahaId, GrahaId, GrahaId, number]>>;
    readonly graha_signifies: Readonly<Record<string, readonly [number, number, readonly number[], readonly number[]]>>;
    readonly house_significators: readonly (readonly [
      readonly string[],
      readonly string[],
      readonly string[],
      string,
    ])[];
  };
}
const quantity = quantitiesOf<Rows>('vedic_kp');

/** Zero where both are the same. */
const mismatch = (found: unknown, expected: unknown): number =>
  JSON.stringify(found) === JSON.stringify(expected) ? 0 : Number.NaN;
const sorted = (ids: readonly string[]): readonly string[] => ids.toSorted();

export const comparisons: readonly Comparison[] = [
  quantity('the 249 subs: lords', '', 0, 'table', ({ rows }, tally) => {
    tally.add('how many', mismatch(rows.length, HORARY_NUMBERS));
    for (const [number, sign, , , signLord, starLord, subLord] of rows) {
      const found = horaryDivision(number);
      tally.add(
        `${number}`,
        mismatch(
          [SIGNS[found.signIndex], found.signLord, found.starLord, found.subLord],
          [sign, signLord, starLord, subLord],
        ),
      );
    }
  }),
  quantity('the 249 subs: where they begin and end', 'arc seconds', 1e-9, 'table', ({ rows, slips }, tally) => {
    for (const [number, sign, from, to] of rows) {
      const { startDeg, endDeg } = horaryDivision(number);
      const first = SIGNS.indexOf(sign) * 108_000;
      tally.add(
        `${number} from`,
        Math.round(startDeg * 3600 * 1e6) / 1e6 - first - secondsOf(slips[number - 1] ?? from),
      );
      tally.add(`${number} to`, Math.round(endDeg * 3600 * 1e6) / 1e6 - first - secondsOf(slips[number] ?? to));
      tally.add(`${number} number of its beginning`, horaryNumberAt(startDeg) - number);
      tally.add(`${number} number of its middle`, horaryNumberAt((startDeg + endDeg) / 2) - number);
    }
  }),
  quantity('horary chart: cusps', 'degrees', 0.001, 'horary', (row, tally, engines) => {
    const { cuspsDeg } = horaryHouses(engines.ephemeris, chartOf(row, engines), row.number);
    row.cusps.forEach(([longitude], index) => {
      tally.add(`cusp ${index + 1}`, turn(cuspsDeg[index]!, longitude));
    });
  }),
  quantity('horary chart: grahas', 'degrees', 0.001, 'horary', (row, tally, engines) => {
    const chart = chartOf(row, engines);
    for (const [id, [longitude]] of Object.entries(row.planets))
      tally.add(id, turn(chart.byId[id as GrahaId].longitudeDeg, longitude));
  }),
  quantity('horary chart: star, sub and sub-sub lords, houses', '', 0, 'horary', (row, tally, engines) => {
    const { cuspsDeg, grahas } = horaryHouses(engines.ephemeris, chartOf(row, engines), row.number);
    const lords = (longitudeDeg: number): readonly GrahaId[] => {
      const { starLord, subLord, subSubLord } = subLords(longitudeDeg);
      return [starLord, subLord, subSubLord];
    };
    row.cusps.forEach(([, ...expected], index) => {
      if (expected.length > 0) tally.add(`cusp ${index + 1}`, mismatch(lords(cuspsDeg[index]!), expected));
    });
    for (const [id, [, star, sub, subSub, house]] of Object.entries(row.planets)) {
      const found = grahas[id as GrahaId];
      tally.add(id, mismatch([...lords(found.longitudeDeg), found.house], [star, sub, subSub, house]));
    }
  }),
  quantity('horary chart: fourfold significators', '', 0, 'horary', (row, tally, engines) => {
    const houses = horaryHouses(engines.ephemeris, chartOf(row, engines), row.number);
    const signified = grahaSignifications(houses);
    for (const [id, expected] of Object.entries(row.graha_signifies)) {
      const { starLordIn, in: own, starLordOwns, owns } = signified[id as GrahaId];
      tally.add(id, mismatch([starLordIn, own, starLordOwns, owns], expected));
    }
    houseSignificators(houses).forEach(({ inStarOfOccupants, occupants, inStarOfOwner, owner }, index) => {
      const [a, b, c, d] = row.house_significators[index]!;
      tally.add(
        `house ${index + 1}`,
        mismatch(
          [sorted(inStarOfOccupants), sorted(occupants), sorted(inStarOfOwner), owner],
          [sorted(a), sorted(b), sorted(c), d],
        ),
      );
    });
  }),
];

function chartOf({ utc, latitude, longitude }: Where, { ephemeris }: Engines): VedicChart {
  return computeVedicChart(
    ephemeris,
    {
      jdUt: jdOfUt1(utc),
      unknownTime: false,
      place: { geoLatitudeDeg: latitude, geoLongitudeDeg: longitude, elevationM: 0 },
      utcOffsetSeconds: 19_800,
    },
    {
      ...DEFAULT_VEDIC_SETTINGS,
      ayanamsa: { id: 'krishnamurti', definition: { kind: 'mode', mode: 5 } },
      houseSystem: 'P',
    },
  );
}

function secondsOf(degreesMinutesSeconds: string): number {
  const [degrees, minutes, seconds] = degreesMinutesSeconds.split(':').map(Number);
  return degrees! * 3600 + minutes! * 60 + seconds!;
}
