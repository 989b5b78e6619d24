import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { natalEndpoint } from '../natal/endpoint.ts';
import { vedicEndpoint } from '../vedic/endpoint.ts';
import { compareEndpoint } from './endpoint.ts';
import { compute, context, issuesOf } from '../testing/call.test-data.ts';
import { readAngleNumber, readAngleText } from './describe-change.ts';

type Json = Readonly<Record<string, unknown>>;
const parse = (input: object) => compareEndpoint.parse(input, context.nowMs);
const compare = (input: object) => compareEndpoint.calculate(context, parse(input));
const faults = (input: object) => issuesOf(() => parse(input));

const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };
const DELHI = {
  birth_date: '1975-11-03',
  birth_time: '06:10:20',
  latitude: 28.65,
  longitude: 77.23,
  timezone: 'Asia/Kolkata',
};
const SYDNEY = {
  birth_date: '2003-12-31',
  birth_time: '23:40',
  latitude: -33.87,
  longitude: 151.21,
  timezone: 'Australia/Sydney',
};
const DECIMALS = 4;
const fixed = (value: number): number => Number(value.toFixed(DECIMALS));

/** What a program would show that computes a natal chart with these fields. */
function shownBy(birth: object, differently: Json): Json {
  const answer = compute(natalEndpoint, { ...birth, ...differently, include: ['points', 'houses'] }) as unknown as {
    points: Readonly<Record<string, { longitude: number }>>;
    houses: { cusps: readonly { longitude: number }[]; angles: { asc: number; mc: number } };
  };
  return {
    longitudes: Object.fromEntries(Object.entries(answer.points).map(([id, { longitude }]) => [id, fixed(longitude)])),
    ascendant: fixed(answer.houses.angles.asc),
    midheaven: fixed(answer.houses.angles.mc),
    cusps: answer.houses.cusps.map(({ longitude }) => fixed(longitude)),
  };
}

const settingsOf = ({ explanations }: ReturnType<typeof compare>): readonly (readonly string[])[] =>
  explanations.map(({ changes }) => changes.map(({ setting, theirs }) => `${setting} ${theirs}`));

/** Fields that another program may have, and what must be named. */
const DIFFERENT: readonly (readonly [Json, readonly string[]])[] = [
  [{ settings: { node: 'mean' } }, ['node mean']],
  [{ settings: { lilith: 'interpolated' } }, ['lilith interpolated']],
  [{ settings: { house_system: 'K' } }, ['house_system koch']],
  [{ settings: { positions: 'true' } }, ['positions true']],
  [{ settings: { coordinates: 'topocentric' } }, ['coordinates topocentric']],
  [{ sidereal: true, settings: { ayanamsa: 'raman' } }, ['zodiac raman']],
  [
    { sidereal: true, settings: { ayanamsa: 'galactic_center_0sag', node: 'mean' } },
    ['zodiac galactic_center_0sag', 'node mean'],
  ],
  [
    {
      sidereal: true,
      settings: { ayanamsa: 'krishnamurti', node: 'mean', house_system: 'W', coordinates: 'topocentric' },
    },
    ['coordinates topocentric', 'zodiac krishnamurti', 'node mean', 'house_system whole_sign'],
  ],
];

describe('POST /compare', () => {
  for (const [name, birth] of Object.entries({ NY90, DELHI, SYDNEY }))
    it(`names the settings of another program, and what to send to have its numbers: ${name}`, () => {
      for (const [differently, named] of name === 'NY90' ? DIFFERENT : DIFFERENT.slice(-2)) {
        const rows = shownBy(birth, differently);
        const answer = compare({ ...birth, rows });
        assert.equal(answer.verdict, 'explained', JSON.stringify(differently));
        assert.deepEqual(settingsOf(answer)[0], named);
        const { send } = answer.explanations[0]!;
        assert.equal(compare({ ...birth, ...send, rows }).verdict, 'agrees', JSON.stringify(send));
      }
    });

  it('names what was done to the time', () => {
    const times: readonly (readonly [object, Json, string])[] = [
      [NY90, { utc_offset: '-05:00' }, 'Daylight saving time was not applied; it was in force.'],
      [DELHI, { utc_offset: '+06:30' }, 'Daylight saving time was applied; the clocks showed standard time.'],
      [NY90, { utc_offset: '+00:00' }, 'The birth time was read as UTC.'],
      [NY90, { utc_offset: '-04:56:01' }, 'Local mean time of the place was used instead of the time zone.'],
      [DELHI, { utc_offset: '-05:30' }, 'The offset was used with the opposite sign.'],
      [DELHI, { birth_time: '18:10:20' }, 'The time was read 12 hours later: am and pm were swapped.'],
      [DELHI, { birth_date: '1975-03-11' }, 'Day and month were swapped.'],
      [DELHI, { utc_offset: '+07:00' }, 'Another offset from UTC was used.'],
    ];
    for (const [birth, differently, means] of times) {
      const plain: Json = { ...birth };
      const { timezone, ...withoutZone } = plain;
      const shown =
        'utc_offset' in differently ? withoutZone : { ...withoutZone, ...(timezone === undefined ? {} : { timezone }) };
      const rows = shownBy(shown, differently);
      const [explanation] = compare({ ...birth, rows }).explanations;
      assert.deepEqual(
        explanation?.changes.map((change) => change.means),
        [means],
      );
      assert.equal(compare({ ...shown, ...explanation.send, rows }).verdict, 'agrees');
    }
  });

  it('reads a date of the Julian calendar and an offset from before the zone of today', () => {
    const moscow = {
      birth_date: '1899-04-22',
      birth_time: '12:00',
      latitude: 55.75,
      longitude: 37.62,
      timezone: 'Europe/Moscow',
    };
    const { timezone: _zone, ...withoutZone } = moscow;
    const julian = compare({ ...moscow, calendar: 'gregorian', rows: shownBy({ ...moscow, calendar: 'julian' }, {}) });
    assert.match(julian.summary, /other calendar/);
    // By default the date is Julian: Russia changed in 1918.
    const rows = shownBy({ ...moscow, calendar: 'gregorian' }, {});
    const { summary, explanations } = compare({ ...moscow, rows });
    assert.match(summary, /other calendar/);
    assert.equal(compare({ ...moscow, ...explanations[0]!.send, rows }).verdict, 'agrees');
    const today = compare({ ...moscow, rows: shownBy(withoutZone, { utc_offset: '+03:00' }) });
    assert.match(today.summary, /offset that the zone has today/);
  });

  it('solves for a time, a place or a zodiac where nothing known fits', () => {
    const cases: readonly (readonly [Json, string])[] = [
      [{ birth_time: '14:41:13' }, 'time'],
      [{ location: undefined, latitude: 41.2, longitude: -74.5, timezone: 'America/New_York' }, 'place'],
      [{ sidereal: true, settings: { ayanamsa: { user: { t0_jd: 2_451_545, ayan_t0: 25.5 } } } }, 'zodiac'],
    ];
    for (const [differently, setting] of cases) {
      const rows = shownBy(NY90, differently);
      const answer = compare({ ...NY90, rows });
      assert.equal(answer.verdict, 'explained');
      assert.deepEqual(
        answer.explanations[0]!.changes.map((change) => change.setting),
        [setting],
      );
      const { location, ...elsewhere } = NY90;
      const place = setting === 'place' ? { ...elsewhere, timezone: 'America/New_York' } : { ...elsewhere, location };
      assert.equal(compare({ ...place, ...answer.explanations[0]!.send, rows, tolerance: 0.003 }).verdict, 'agrees');
    }
  });

  it('says that a value is wrong rather than find a setting for it', () => {
    const rows = shownBy(NY90, { settings: { node: 'mean' } });
    const wrong = { ...rows, longitudes: { ...(rows['longitudes'] as Json), mars: 12.3 } };
    const answer = compare({ ...NY90, rows: wrong });
    assert.deepEqual([answer.verdict, settingsOf(answer)], ['partly_explained', [['node mean']]]);
    assert.deepEqual(
      answer.rows.filter((row) => !(row.explained ?? row).agrees).map(({ row }) => row),
      ['mars'],
    );
    const alone = compare({ ...NY90, rows: { longitudes: { mars: 12.3, sun: 84.388 } } });
    assert.deepEqual([alone.verdict, alone.explanations], ['unexplained', []]);
    assert.match(alone.summary, /^1 of 2 rows differ, and no known setting explains it/);
  });

  it('gives the evidence of each change: what it settles, and the difference without it and with it', () => {
    const { explanations, rows } = compare({
      ...NY90,
      rows: shownBy(NY90, { settings: { node: 'mean', house_system: 'R' } }),
    });
    const evidence = new Map(explanations[0]!.changes.map((change) => [change.setting, change.evidence]));
    assert.deepEqual(evidence.get('node')?.settles, ['north_node', 'south_node']);
    for (const { settles, row, difference_without: without, difference_with: withIt } of evidence.values()) {
      assert.ok(settles.includes(row) && Math.abs(without!) > 0.001 && Math.abs(withIt!) < 0.001);
      const shown = rows.find((one) => one.row === row)!;
      assert.deepEqual([shown.difference, shown.explained?.difference], [without, withIt]);
    }
  });

  it('reads whole minutes of arc as such, and says which readings the digits cannot tell apart', () => {
    const coarse = compare({ ...DELHI, sidereal: true, rows: { longitudes: { sun: '16 Lib 32', moon: '9 Lib 1' } } });
    const [sun] = coarse.rows;
    assert.equal(sun!.unit, 'degrees');
    assert.ok(sun!.tolerance > 1 / 60 && sun!.tolerance < 1.01 / 60);
    const rows = shownBy(NY90, { sidereal: true });
    const { sun: ofSun, moon } = rows['longitudes'] as { sun: number; moon: number };
    const two = compare({
      ...NY90,
      rows: { longitudes: { sun: Number(ofSun.toFixed(1)), moon: Number(moon.toFixed(1)) } },
    });
    assert.ok(two.explanations.length > 1);
    assert.match(two.summary, /other readings? fits? as well|other readings fit as well/);
  });

  it('compares dasha dates by year length and ayanamsa, and sunrise by its definition', () => {
    const vedic = compute(vedicEndpoint, {
      ...DELHI,
      include: ['dashas'],
      settings: { dasha_year: 360 },
    }) as unknown as { dashas: { vimshottari: { periods: readonly { lord: string; starts_at: string }[] } } };
    const periods = vedic.dashas.vimshottari.periods.map(({ lord, starts_at: at }) => ({
      lords: [lord],
      starts_at: at.slice(0, 10),
    }));
    const byYear = compare({ ...DELHI, system: 'vedic', rows: { dasha: { periods } } });
    assert.deepEqual(settingsOf(byYear), [['dasha_year 360']]);
    const rise = compare({ ...DELHI, system: 'vedic', rows: { sunrise: '06:34' } });
    assert.equal(rise.rows[0]!.unit, 'seconds');
    assert.equal(rise.verdict, 'explained');
    assert.equal(rise.explanations[0]!.changes[0]!.setting, 'sunrise');
  });

  it('lets the period that runs at birth begin there, as some programs do', () => {
    const answer = compare({
      ...NY90,
      system: 'vedic',
      rows: {
        dasha: {
          periods: [
            { lords: ['jupiter'], starts_at: '1990-06-15' },
            { lords: ['saturn'], starts_at: '2000-02-21' },
          ],
        },
      },
    });
    assert.equal(answer.verdict, 'agrees');
  });

  it('rejects rows that are no values, all at once', () => {
    assert.deepEqual(faults(NY90), [['missing_field', 'rows']]);
    assert.deepEqual(faults({ ...NY90, rows: {} }), [['missing_field', 'rows']]);
    assert.deepEqual(
      faults({
        ...NY90,
        rows: {
          longitudes: { sun: '99 Gem', vulcan: 3, rahu: 1, north_node: 2 },
          ascendant: 400,
          cusps: [],
          dasha: { periods: [{ lords: ['pluto'], starts_at: 'soon' }] },
          sunrise: '25:00',
        },
      }),
      [
        ['invalid_row', 'rows.longitudes.sun'],
        ['unknown_body', 'rows.longitudes.vulcan'],
        ['conflicting_fields', 'rows.longitudes.north_node'],
        ['invalid_row', 'rows.ascendant'],
        ['invalid_row', 'rows.cusps'],
        ['invalid_row', 'rows.dasha.periods[0].lords'],
        ['invalid_row', 'rows.dasha.periods[0].starts_at'],
        ['invalid_time', 'rows.sunrise'],
      ],
    );
    assert.deepEqual(faults({ birth_date: '1990-06-15', location: 'New York', rows: { ascendant: 3 } }), [
      ['missing_field', 'birth_time'],
    ]);
    assert.deepEqual(faults({ ...NY90, settings: { coordinates: 'heliocentric' }, rows: { ascendant: 3 } }), [
      ['invalid_setting', 'settings.coordinates'],
    ]);
  });

  it('the example is what is answered', () => {
    const { request, response } = compareEndpoint.example;
    assert.deepEqual(JSON.parse(JSON.stringify(compare(request))), response);
  });
});

const read = (text: string): readonly [number, number] | null => {
  const angle = readAngleText(text);
  return angle === null ? null : [Number(angle.longitudeDeg.toFixed(6)), Number(angle.unitDeg.toFixed(9))];
};

describe('longitudes as other programs write them', () => {
  const MINUTE = Number((1 / 60).toFixed(9));
  const SECOND = Number((1 / 3600).toFixed(9));

  it('reads degrees, minutes and seconds with a sign in the middle, at the end, or none', () => {
    assert.deepEqual(read(`24°23'17" Gemini`), [84.388056, SECOND]);
    assert.deepEqual(read('24 Ge 23’ 17”'), [84.388056, SECOND]);
    assert.deepEqual(read('24Gem23'), [84.383333, MINUTE]);
    assert.deepEqual(read('24 ♊︎ 23 R'), [84.383333, MINUTE]);
    assert.deepEqual(read('0 Mithuna 39:39'), [60.660833, SECOND]);
    assert.deepEqual(read(`84°23'`), [84.383333, MINUTE]);
    assert.deepEqual(read('5d 12m 7s sco'), [215.201944, SECOND]);
  });

  it('reads decimals of the last number, and how fine they are', () => {
    assert.deepEqual(read('84.3880'), [84.388, 0.0001]);
    assert.deepEqual(read('24.38 Gem'), [84.38, 0.01]);
    assert.deepEqual(read(`0 Ge 39' 39.32"`), [60.660922, Number((1 / 360_000).toFixed(9))]);
    assert.deepEqual(readAngleNumber(84.5), { longitudeDeg: 84.5, unitDeg: 0.1 });
    assert.deepEqual(readAngleNumber(84), { longitudeDeg: 84, unitDeg: 1 });
    assert.deepEqual(readAngleNumber(360), { longitudeDeg: 0, unitDeg: 1 });
  });

  it('rejects what is no longitude', () => {
    for (const text of ['', 'Gemini', '31 Gemini', '361', '24 Foo', '24°61', '1 2 3 4', '24.5 30', '-3', '24 Gem Leo'])
      assert.equal(readAngleText(text), null, text);
    assert.equal(readAngleNumber(360.1), null);
    assert.equal(readAngleNumber(-0.5), null);
    assert.equal(readAngleNumber(Number.NaN), null);
  });
});
