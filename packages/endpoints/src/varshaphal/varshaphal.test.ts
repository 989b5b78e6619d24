import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { z } from 'zod';
import { Problem } from '../problem.ts';
import type { Wire } from '../wire/wire.ts';
import { DEFAULT_VARSHAPHAL_INCLUDES, VARSHAPHAL_INCLUDES, VARSHAPHAL_PART_NAMES } from './request.ts';
import { varshaphalEndpoint } from './endpoint.ts';
import { varshaphalResponseSchema } from './schema.ts';
import { compute } from '../testing/call.test-data.ts';
const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', latitude: 40.71427, longitude: -74.00597 };

const whole = varshaphalResponseSchema.required({
  muntha: true,
  year_lord: true,
  office_bearers: true,
  sahams: true,
  harsha_bala: true,
  tajika_yogas: true,
  patyayini_dasha: true,
  mudda_dasha: true,
  chart: true,
});
type Wired = Wire<typeof varshaphalResponseSchema>;
const wired = (request: Record<string, unknown> = {}): Wired => compute(varshaphalEndpoint, { ...NY90, ...request });
const answer = (request: Record<string, unknown> = {}): z.infer<typeof whole> =>
  whole.parse(wired({ include: ['all'], ...request }));
const rejected = (request: Record<string, unknown>, status: number, code: string, field: string): void =>
  assert.throws(
    () => answer(request),
    (error: unknown) =>
      error instanceof Problem && error.status === status && error.code === code && error.issues[0].field === field,
  );

describe('the year of NY90 that begins in 2024', () => {
  const year = answer({ year: 2024 });

  it('begins with the sidereal solar return, 2024-06-15T11:33:53Z', () => {
    assert.ok(Math.abs(Date.parse(year.starts_at) - Date.UTC(2024, 5, 15, 11, 33, 53)) <= 1000, year.starts_at);
    assert.deepEqual(
      [year.completed_years, year.running_year, year.starts_at_local],
      [34, 35, '2024-06-15T07:33:53-04:00'],
    );
    const sun = year.chart.points.sun;
    assert.ok(Math.abs((sun?.longitude ?? 0) - 60.660922) < 1e-6);
    assert.equal(answer({ year: 2025 }).starts_at, year.ends_at);
  });

  it('muntha is 34 signs from virgo: cancer, ruled by the Moon', () => {
    assert.deepEqual([year.muntha?.sign, year.muntha?.lord], ['cancer', 'moon']);
    assert.ok(Math.abs((year.muntha?.degree ?? 0) - 19.967996) < 1e-6);
  });

  it('the five office bearers follow the rule, and the year lord is one of them that aspects the lagna', () => {
    const bearers = new Map(year.office_bearers?.map((bearer) => [bearer.office, bearer]));
    assert.deepEqual(
      [
        bearers.get('muntha_lord')?.planet,
        bearers.get('birth_lagna_lord')?.planet,
        bearers.get('year_lagna_lord')?.planet,
      ],
      ['moon', 'mercury', year.chart.lagna?.sign_lord],
    );
    assert.deepEqual([year.day_birth, bearers.get('dina_ratri_lord')?.planet], [true, 'mercury']);
    for (const {
      panchavargiya: { kshetra, uccha, hadda, drekkana, navamsa, vishva },
    } of bearers.values()) {
      assert.ok(Math.abs((kshetra + uccha + hadda + drekkana + navamsa) / 4 - vishva) < 1e-7);
    }
    const lord = [...bearers.values()].find(({ planet }) => planet === year.year_lord?.planet);
    assert.ok(lord !== undefined);
    if (year.year_lord?.reason === 'strongest_aspecting_lagna') assert.ok(lord.lagna_aspect > 0);
  });

  it('the mudda dasha runs from one return to the next, starting with Mars', () => {
    assert.deepEqual(
      [
        year.mudda_dasha[0]?.lord,
        year.mudda_dasha[0]?.starts_at,
        year.mudda_dasha.at(-1)?.ends_at,
        year.mudda_dasha.length,
      ],
      ['mars', year.starts_at, year.ends_at, 9],
    );
  });

  it('punya is lagna + Moon − Sun by day, plus 30° when the lagna is not between them', () => {
    const { sun, moon } = year.chart.points;
    const plain = ((year.chart.lagna?.longitude ?? 0) + (moon?.longitude ?? 0) - (sun?.longitude ?? 0) + 720) % 360;
    const away = ((year.sahams?.['punya']?.longitude ?? 0) - plain + 720) % 360;
    assert.ok(away < 1e-6 || away > 360 - 1e-6 || Math.abs(away - 30) < 1e-6, `${away}`);
  });
});

describe('the readings of a year', () => {
  it('are named, with the source of each part', () => {
    const { conventions, sources } = answer({ year: 2024 });
    assert.deepEqual(
      [
        conventions.saham_school,
        conventions.mudda_start,
        conventions.moon_year_lord,
        conventions.sunrise,
        conventions.ayanamsa,
      ],
      ['neelakantha', 'full', 'yields', 'hindu', 'lahiri'],
    );
    assert.deepEqual(conventions.saham_reversal, ['punya', 'vidya', 'yashas', 'karma', 'asha', 'pitri', 'matri']);
    for (const part of [
      'muntha',
      'office_bearers',
      'year_lord',
      'sahams',
      'harsha_bala',
      'tajika_yogas',
      'patyayini_dasha',
      'mudda_dasha',
    ] as const)
      assert.ok((sources[part]?.length ?? 0) > 0, part);
    assert.match(sources.sahams ?? '', /Neelakanthi/);
  });

  it('sahams of another school, or reversed by a custom list, show it in every formula', () => {
    const night = Array.from({ length: 20 }, (_, index) => 2000 + index).find(
      (year) => answer({ year }).day_birth === false,
    );
    const rao = answer({ year: night, settings: { saham_school: 'narasimha_rao' } });
    assert.deepEqual(
      [rao.sahams?.['vivaha']?.formula, rao.sahams?.['vivaha']?.reversed, rao.sahams?.['asha']?.formula],
      [['saturn', 'venus', 'lagna'], true, ['mars', 'saturn', 'lagna']],
    );
    assert.deepEqual([rao.sahams?.['bhratri']?.reversed, rao.sahams?.['roga']?.reversed], [false, false]);
    assert.match(rao.sources.sahams ?? '', /Narasimha Rao/);
    const own = answer({ year: night, settings: { saham_reversal: ['vivaha'] } });
    assert.deepEqual(own.conventions.saham_reversal, ['vivaha']);
    assert.deepEqual(
      Object.entries(own.sahams ?? {})
        .filter(([, { reversed }]) => reversed)
        .map(([id]) => id),
      ['vivaha'],
    );
    rejected(
      { year: night, settings: { saham_reversal: ['fame'] } },
      400,
      'invalid_setting',
      'settings.saham_reversal[0]',
    );
    rejected({ year: night, settings: { saham_school: 'x' } }, 400, 'invalid_setting', 'settings.saham_school');
  });

  it('the mudda dasha can begin with the balance left by the Moon at birth: (1 − 0.39470732) · 7/120 of the year', () => {
    const {
      mudda_dasha: periods,
      starts_at: begins,
      ends_at: ends,
      conventions,
      sources,
    } = answer({ year: 2024, settings: { mudda_start: 'balance' } });
    const days = ({ starts_at: from, ends_at: to }: { starts_at: string; ends_at: string }): number =>
      (Date.parse(to) - Date.parse(from)) / 86_400_000;
    const year = days({ starts_at: begins, ends_at: ends });
    assert.deepEqual(
      [periods.length, periods[0]?.lord, periods.at(-1)?.lord, periods[0]?.starts_at, periods.at(-1)?.ends_at],
      [10, 'mars', 'mars', begins, ends],
    );
    assert.ok(Math.abs(days(periods[0]!) - (1 - 0.39470732) * (7 / 120) * year) < 2e-5);
    assert.ok(Math.abs(days(periods.at(-1)!) - 0.39470732 * (7 / 120) * year) < 2e-5);
    assert.equal(conventions.mudda_start, 'balance');
    assert.match(sources.mudda_dasha ?? '', /balance/);
  });
});

describe('charts inside the year', () => {
  const { months, sixty_hours, tithi_pravesha, starts_at, ends_at, sources } = wired({
    year: 2024,
    include: ['months', 'sixty_hours', 'tithi_pravesha'],
  });

  it('twelve months and 144 parts of sixty hours run from the start of the year to its end without a gap', () => {
    for (const [spans, count] of [
      [months!, 12],
      [sixty_hours!, 144],
    ] as const) {
      assert.deepEqual([spans.length, spans[0]!.starts_at, spans.at(-1)!.ends_at], [count, starts_at, ends_at]);
      spans.slice(1).forEach((span, index) => assert.equal(span.starts_at, spans[index]!.ends_at));
      for (const { lagna, bhavas } of spans) {
        assert.ok(lagna !== null);
        assert.equal((bhavas!.rahu + 5) % 12, bhavas!.ketu - 1);
      }
    }
    assert.deepEqual(
      months!.map((month) => month.starts_at),
      sixty_hours!.filter((_, index) => index % 12 === 0).map((part) => part.starts_at),
    );
  });

  it('the first month has the lagna of the year, and the lagna of each is that of a Vedic chart of its moment', () => {
    assert.equal(months![0]!.lagna!.longitude, answer({ year: 2024 }).chart.lagna?.longitude);
  });

  it('tithi pravesha has the elongation of the birth, 2024 in the solar month of gemini', () => {
    const { elongation, at, in_natal_month, chart } = tithi_pravesha!;
    const points = chart.points;
    assert.equal(in_natal_month, true);
    assert.equal(points.sun.sign, 'gemini');
    assert.ok(at > '2024-06-14' && at < '2024-07-17');
    assert.ok(Math.abs(((points.moon.longitude - points.sun.longitude - elongation + 540) % 360) - 180) < 2e-5);
    assert.match(sources.tithi_pravesha!, /Tithi Pravesha/);
    const first = wired({ year: 1990, include: ['tithi_pravesha'] });
    assert.equal(first.tithi_pravesha!.at, first.starts_at);
  });

  it('without a birth time moments are given and lagnas are not', () => {
    const unknown = wired({ year: 2024, birth_time: null, include: ['months', 'tithi_pravesha'] });
    assert.deepEqual([unknown.months![3]!.lagna, unknown.months![3]!.bhavas], [null, null]);
    assert.equal(unknown.tithi_pravesha!.chart.lagna, null);
  });
});

describe('all sahams', () => {
  it('each says its formula and the lord of its sign; there are thirty-six', () => {
    const found = wired({ year: 2024, include: ['sahams'] }).sahams!;
    assert.equal(Object.keys(found).length, 36);
    assert.deepEqual(found['mitra']!.formula, ['jupiter', 'punya', 'venus']);
    assert.deepEqual(found['rajya']!.longitude, found['pitri']!.longitude);
    for (const { sign, lord } of Object.values(found)) assert.ok(sign !== 'leo' || lord === 'sun');
  });
});

describe('other years', () => {
  it('without a year the current one is given, and the first year starts at birth', () => {
    assert.deepEqual([answer().year, answer().completed_years], [2025, 35]);
    assert.equal(answer({ year: 1990 }).starts_at, '1990-06-15T18:30:00Z');
  });

  it('another place changes the bhavas, not the start', () => {
    const [home, delhi] = [
      answer({ year: 2024 }),
      answer({ year: 2024, relocation: { latitude: 28.6139, longitude: 77.209 } }),
    ];
    assert.equal(delhi.starts_at, home.starts_at);
    assert.notEqual(delhi.chart.lagna?.longitude, home.chart.lagna?.longitude);
    assert.equal(delhi.starts_at_local, '2024-06-15T17:03:53+05:30');
  });

  it('without a birth time everything that needs the lagna is null', () => {
    const { muntha, year_lord, office_bearers, sahams, day_birth, warnings } = answer({ year: 2024, birth_time: null });
    assert.deepEqual([muntha, year_lord, office_bearers, sahams, day_birth], [null, null, null, null, null]);
    assert.deepEqual(
      warnings.map(({ code }) => code),
      ['birth_time_unknown'],
    );
  });

  it('without a birth time the year is marked approximate, and has no strengths, yogas or patyayini dasha', () => {
    const { approximate, harsha_bala, tajika_yogas, patyayini_dasha } = answer({ year: 2024, birth_time: null });
    assert.deepEqual([approximate, harsha_bala, tajika_yogas, patyayini_dasha], [true, null, null, null]);
    assert.equal(answer({ year: 2024 }).approximate, undefined);
    const span = answer({ year: 2024, birth_time: null }).span ?? assert.fail('no span');
    for (const [birth_time, end] of [
      ['00:00', span.starts_at],
      ['23:59:59', span.ends_at],
    ] as const)
      assert.ok(
        Math.abs(Date.parse(answer({ year: 2024, birth_time }).starts_at) - Date.parse(end)) <= 2000,
        `${birth_time} ${end}`,
      );
  });

  it('the patyayini dasha runs from one return to the next', () => {
    const { patyayini_dasha: periods, starts_at: begins, ends_at: ends } = answer({ year: 2024 });
    assert.deepEqual([periods?.length, periods?.[0]?.starts_at, periods?.at(-1)?.ends_at], [8, begins, ends]);
    assert.deepEqual(
      periods?.map(({ degree }) => degree),
      periods?.map(({ degree }) => degree).toSorted((a, b) => a - b),
    );
  });

  it('a Moon chosen as year lord hands the year over, unless it is in its own sign or the setting keeps it', () => {
    let given = 0;
    for (let year = 1990; year < 2030; year++) {
      const [kept, yielded] = [answer({ year, settings: { moon_year_lord: 'keeps' } }), answer({ year })];
      const moon = kept.chart.points['moon'];
      if (kept.year_lord?.planet !== 'moon' || moon?.sign === 'cancer') {
        assert.deepEqual(yielded.year_lord, kept.year_lord);
        continue;
      }
      given += 1;
      assert.notEqual(yielded.year_lord?.planet, 'moon');
      if (yielded.year_lord?.reason === 'moon_yields_to_sign_lord')
        assert.equal(yielded.year_lord.planet, moon?.sign_lord);
      else
        assert.ok(
          yielded.tajika_yogas?.some(
            ({ id, planets }) =>
              id === 'itthasala' && planets[0] === 'moon' && planets[1] === yielded.year_lord?.planet,
          ),
        );
    }
    assert.ok(given > 0);
    rejected(
      { year: 2024, settings: { moon_year_lord: 'perhaps' } },
      400,
      'invalid_setting',
      'settings.moon_year_lord',
    );
  });

  it('inside the polar circle day and night depend on whether the Sun is up', () => {
    assert.equal(answer({ latitude: 78.22, longitude: 15.65, year: 2024 }).day_birth, true);
  });

  it('impossible years are rejected', () => {
    rejected({ year: 1980 }, 400, 'invalid_range', 'year');
    rejected({ year: 'x' }, 400, 'invalid_year', 'year');
    rejected({ year: 4000 }, 422, 'date_out_of_range', 'year');
    rejected({ year: 3000 }, 422, 'date_out_of_range', 'year');
    rejected({ relocation: {} }, 400, 'missing_field', 'relocation.location');
  });
});

/** A default year is one screen of an app. */
const DEFAULT_BYTES = 8192;

describe('the answer', () => {
  const answerKeys = (include: readonly string[]): string[] =>
    Object.keys(wired({ year: 2024, include })).filter((key) => VARSHAPHAL_PART_NAMES.some((part) => part === key));

  it('matches its schema for every request', () => {
    for (const request of [
      {},
      ...VARSHAPHAL_INCLUDES.map((word) => ({ include: [word] })),
      ...VARSHAPHAL_INCLUDES.map((word) => ({ include: [word, 'details'] })),
      ...[
        {},
        { birth_time: null },
        { settings: { ayanamsa: 'raman', mudda_start: 'balance', saham_school: 'narasimha_rao' } },
        { latitude: 78.22, longitude: 15.65 },
        { birth_date: '0850-07-30', year: 880 },
        { relocation: { latitude: 28.6139, longitude: 77.209 } },
      ].map((more) => ({ include: ['all'], ...more })),
    ]) {
      const served = wired({ year: 2024, ...request });
      assert.deepEqual(varshaphalResponseSchema.parse(served), served, JSON.stringify(request));
    }
  });

  it('has the requested parts and no others; by default those of one screen', () => {
    for (const part of VARSHAPHAL_PART_NAMES) assert.deepEqual(answerKeys([part]), [part]);
    assert.deepEqual(new Set(answerKeys(['default'])), new Set(DEFAULT_VARSHAPHAL_INCLUDES));
    assert.deepEqual(new Set(answerKeys(['all'])), new Set(VARSHAPHAL_PART_NAMES));
  });

  it('has one level unless details are requested', () => {
    const [lean, detailed] = [wired({ year: 2024 }), answer({ year: 2024 })];
    assert.ok(lean.mudda_dasha?.every(({ children }) => children === undefined));
    assert.ok(detailed.mudda_dasha.every(({ children }) => children?.length === 9));
    assert.equal(lean.chart?.points.sun.id, undefined);
    assert.equal(detailed.chart.points.sun.id, 'sun');
  });

  it(`is at most ${DEFAULT_BYTES} bytes by default`, () => {
    const bytes = JSON.stringify(wired({ year: 2024 })).length;
    assert.ok(bytes <= DEFAULT_BYTES, `${bytes}`);
  });
});
