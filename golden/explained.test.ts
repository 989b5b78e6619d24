import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareEndpoint } from '@theia-astro/endpoints/compare/endpoint';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia-astro/places/load-places';
import { sampleOf } from '../scripts/random-cases.ts';
import { readTable } from './comparison.ts';

interface Chart {
  readonly id: string;
  readonly local: string;
  readonly lat: number;
  readonly lon: number;
  readonly expected_utc: string;
  readonly planets: Readonly<Record<string, number>>;
  readonly asc: number;
  readonly mc: number;
  readonly placidus_cusps: readonly number[];
}
interface Dashas {
  readonly id: string;
  readonly utc: string;
  readonly maha_start_utc?: Readonly<Record<string, readonly (readonly [string, string])[]>>;
}
interface HouseTable {
  readonly id: string;
  readonly utc: string;
  readonly lat: number;
  readonly lon: number;
  readonly systems: Readonly<
    Record<string, { readonly cusps: readonly number[]; readonly swe_returned_error?: boolean }>
  >;
}

const context = {
  ephemeris: await createSwissEphemeris(),
  places: await loadPlaces(),
  nowMs: Date.UTC(2026, 0, 1),
  account: null,
};
const compare = (input: object) => compareEndpoint.calculate(context, compareEndpoint.parse(input, context.nowMs));
const named = (input: object): readonly string[] => {
  const [best] = compare(input).explanations;
  return (best?.changes ?? []).map(({ setting, theirs }) => `${setting} ${theirs}`);
};
const everyNth = <T>(rows: readonly T[], count: number): readonly T[] =>
  rows.filter((_, index) => index % Math.ceil(rows.length / count) === 0);

const BODY: Readonly<Record<string, string>> = { TrueNode: 'north_node' };
const charts = everyNth(readTable<Chart>('natal_end_to_end'), 8);

/** A chart of swetest, as rows. */
function rowsOf({ planets, asc, mc, placidus_cusps: cusps }: Chart): object {
  return {
    longitudes: Object.fromEntries(
      Object.entries(planets).map(([name, longitude]) => [BODY[name] ?? name.toLowerCase(), longitude]),
    ),
    ascendant: asc,
    midheaven: mc,
    cusps,
  };
}

describe('what /compare says of charts that swetest computed', () => {
  for (const chart of charts) {
    const birth = { utc: chart.expected_utc, latitude: chart.lat, longitude: chart.lon, timezone: 'UTC' };
    const rows = rowsOf(chart);
    it(`${chart.id}: they agree as they are, and every setting asked for wrongly is named`, () => {
      assert.equal(compare({ ...birth, rows }).verdict, 'agrees');
      assert.deepEqual(
        named({ ...birth, rows, sidereal: true, settings: { node: 'mean', house_system: 'C', ayanamsa: 'lahiri' } }),
        ['zodiac tropical', 'node true', 'house_system placidus'],
      );
    });
  }

  it('houses of every system are recognised', () => {
    const isOrdinary = ({ utc, lat }: HouseTable): boolean =>
      Math.abs(lat) > 5 && Math.abs(lat) < 60 && utc > '1972' && utc < '2026';
    const tables = sampleOf(readTable<HouseTable>('houses').filter(isOrdinary), 3);
    for (const { utc, lat, lon, systems } of tables)
      for (const [code, { cusps }] of Object.entries(systems)) {
        if (cusps.length !== 12 || code === 'A') continue;
        const asked = code === 'R' ? 'K' : 'R';
        const { explanations } = compare({
          utc,
          latitude: lat,
          longitude: lon,
          timezone: 'UTC',
          settings: { house_system: asked },
          rows: { cusps },
        });
        const found = explanations.map(({ send }) => send.settings?.house_system);
        const isSame = (other: string | undefined): boolean =>
          String(systems[other ?? '']?.cusps ?? '') === String(cusps);
        assert.ok(found.some(isSame), `${utc} ${code}: ${found.join()}`);
      }
  });

  it('the days of a dasha year are recognised', () => {
    const table = readTable<Dashas>('vedic_vimshottari').filter((row) => row.maha_start_utc !== undefined);
    for (const { utc, maha_start_utc: starts } of everyNth(table, 4))
      for (const year of ['365.2425', '360'])
        assert.deepEqual(
          named({
            utc,
            latitude: 28.6,
            longitude: 77.2,
            timezone: 'UTC',
            system: 'vedic',
            settings: { positions: 'apparent' },
            rows: {
              dasha: {
                periods: starts![year]!.map(([lord, at]) => ({ lords: [lord.toLowerCase()], starts_at: at })),
              },
            },
          }),
          [`dasha_year ${year}`],
        );
  });
});
