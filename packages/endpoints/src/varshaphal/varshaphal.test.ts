import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createSwissEphemeris } from '@theia/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia/places/load-places';
import type { z } from 'zod';
import { Problem } from '../problem.ts';
import { varshaphalEndpoint } from './endpoint.ts';
import { varshaphalResponseSchema } from './schema.ts';

const nowMs = Date.UTC(2026, 0, 1);
const context = { ephemeris: await createSwissEphemeris(), places: await loadPlaces(), nowMs, account: null };
const NY90 = { birth_date: '1990-06-15', birth_time: '14:30', latitude: 40.71427, longitude: -74.00597 };

type Answer = z.infer<typeof varshaphalResponseSchema>;
const answer = (request: Record<string, unknown> = {}): Answer =>
  varshaphalResponseSchema.parse(
    varshaphalEndpoint.calculate(context, varshaphalEndpoint.parse({ ...NY90, ...request }, nowMs)),
  );
const refused = (request: Record<string, unknown>, status: number, code: string, field: string): void =>
  assert.throws(
    () => answer(request),
    (error: unknown) =>
      error instanceof Problem && error.status === status && error.code === code && error.issues[0].field === field,
  );

describe('the year of NY90 that begins in 2024', () => {
  const year = answer({ year: 2024 });

  it('begins when the Sun is back among the stars, 2024-06-15T11:33:53Z (contract §11, precession corrected)', () => {
    assert.ok(Math.abs(Date.parse(year.begins) - Date.UTC(2024, 5, 15, 11, 33, 53)) <= 1000, year.begins);
    assert.deepEqual(
      [year.completed_years, year.running_year, year.begins_local],
      [34, 35, '2024-06-15T07:33:53-04:00'],
    );
    const sun = year.chart.points.sun;
    assert.ok(Math.abs((sun?.longitude ?? 0) - 60.660922) < 1e-6);
    assert.equal(answer({ year: 2025 }).begins, year.ends);
  });

  it('muntha stands 34 signs from virgo: cancer, ruled by the Moon', () => {
    assert.deepEqual([year.muntha?.sign, year.muntha?.lord], ['cancer', 'moon']);
    assert.ok(Math.abs((year.muntha?.degree ?? 0) - 19.967996) < 1e-6);
  });

  it('the five bear their offices by the rule, and the year lord is one of them that sees the lagna', () => {
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

  it('the mudda dasha runs from the return to the next, Mars first', () => {
    assert.deepEqual(
      [year.mudda_dasha[0]?.lord, year.mudda_dasha[0]?.start, year.mudda_dasha.at(-1)?.end, year.mudda_dasha.length],
      ['mars', year.begins, year.ends, 9],
    );
  });

  it('punya is lagna + Moon − Sun by day, a sign further when the lagna lies not between', () => {
    const { sun, moon } = year.chart.points;
    const plain = ((year.chart.lagna?.longitude ?? 0) + (moon?.longitude ?? 0) - (sun?.longitude ?? 0) + 720) % 360;
    const away = ((year.sahams?.['punya']?.longitude ?? 0) - plain + 720) % 360;
    assert.ok(away < 1e-6 || away > 360 - 1e-6 || Math.abs(away - 30) < 1e-6, `${away}`);
  });
});

describe('the readings of a year', () => {
  it('are named, with the text behind each part', () => {
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
      assert.ok(sources[part].length > 0, part);
    assert.match(sources.sahams, /Neelakanthi/);
  });

  it("sahams of another school, or turned by one's own list, say so in every formula", () => {
    const night = Array.from({ length: 20 }, (_, index) => 2000 + index).find(
      (year) => answer({ year }).day_birth === false,
    );
    const rao = answer({ year: night, settings: { saham_school: 'narasimha_rao' } });
    assert.deepEqual(
      [rao.sahams?.['vivaha']?.formula, rao.sahams?.['vivaha']?.reversed, rao.sahams?.['asha']?.formula],
      [['saturn', 'venus', 'lagna'], true, ['mars', 'saturn', 'lagna']],
    );
    assert.deepEqual([rao.sahams?.['bhratri']?.reversed, rao.sahams?.['roga']?.reversed], [false, false]);
    assert.match(rao.sources.sahams, /Narasimha Rao/);
    const own = answer({ year: night, settings: { saham_reversal: ['vivaha'] } });
    assert.deepEqual(own.conventions.saham_reversal, ['vivaha']);
    assert.deepEqual(
      Object.entries(own.sahams ?? {})
        .filter(([, { reversed }]) => reversed)
        .map(([id]) => id),
      ['vivaha'],
    );
    refused(
      { year: night, settings: { saham_reversal: ['fame'] } },
      400,
      'invalid_setting',
      'settings.saham_reversal[0]',
    );
    refused({ year: night, settings: { saham_school: 'x' } }, 400, 'invalid_setting', 'settings.saham_school');
  });

  it('the mudda dasha may begin with the balance that the Moon at birth left: (1 − 0.39470732) · 7/120 of the year (api.md §6.1)', () => {
    const {
      mudda_dasha: periods,
      begins,
      ends,
      conventions,
      sources,
    } = answer({ year: 2024, settings: { mudda_start: 'balance' } });
    const days = ({ start, end }: { start: string; end: string }): number =>
      (Date.parse(end) - Date.parse(start)) / 86_400_000;
    const year = days({ start: begins, end: ends });
    assert.deepEqual(
      [periods.length, periods[0]?.lord, periods.at(-1)?.lord, periods[0]?.start, periods.at(-1)?.end],
      [10, 'mars', 'mars', begins, ends],
    );
    assert.ok(Math.abs(days(periods[0]!) - (1 - 0.39470732) * (7 / 120) * year) < 2e-5);
    assert.ok(Math.abs(days(periods.at(-1)!) - 0.39470732 * (7 / 120) * year) < 2e-5);
    assert.equal(conventions.mudda_start, 'balance');
    assert.match(sources.mudda_dasha, /balance/);
  });
});

describe('other years', () => {
  it('without a year the running one is given, and the first year is the birth', () => {
    assert.deepEqual([answer().year, answer().completed_years], [2025, 35]);
    assert.equal(answer({ year: 1990 }).begins, '1990-06-15T18:30:00Z');
  });

  it('another place moves the houses, not the beginning', () => {
    const [home, delhi] = [
      answer({ year: 2024 }),
      answer({ year: 2024, relocation: { latitude: 28.6139, longitude: 77.209 } }),
    ];
    assert.equal(delhi.begins, home.begins);
    assert.notEqual(delhi.chart.lagna?.longitude, home.chart.lagna?.longitude);
    assert.equal(delhi.begins_local, '2024-06-15T17:03:53+05:30');
  });

  it('without a birth time what hangs on the lagna is null', () => {
    const { muntha, year_lord, office_bearers, sahams, day_birth, warnings } = answer({ year: 2024, birth_time: null });
    assert.deepEqual([muntha, year_lord, office_bearers, sahams, day_birth], [null, null, null, null, null]);
    assert.deepEqual(
      warnings.map(({ code }) => code),
      ['birth_time_unknown'],
    );
  });

  it('without a birth time the year is marked approximate, and neither strengths, yogas nor patyayini dasha are told', () => {
    const { approximate, harsha_bala, tajika_yogas, patyayini_dasha } = answer({ year: 2024, birth_time: null });
    assert.deepEqual([approximate, harsha_bala, tajika_yogas, patyayini_dasha], [true, null, null, null]);
    assert.equal(answer({ year: 2024 }).approximate, undefined);
    const span = answer({ year: 2024, birth_time: null }).begins_span ?? assert.fail('no span');
    for (const [birth_time, end] of [
      ['00:00', span.starts_at],
      ['23:59:59', span.ends_at],
    ] as const)
      assert.ok(
        Math.abs(Date.parse(answer({ year: 2024, birth_time }).begins) - Date.parse(end)) <= 2000,
        `${birth_time} ${end}`,
      );
  });

  it('the patyayini dasha runs from the return to the next', () => {
    const { patyayini_dasha: periods, begins, ends } = answer({ year: 2024 });
    assert.deepEqual([periods?.length, periods?.[0]?.start, periods?.at(-1)?.end], [8, begins, ends]);
    assert.deepEqual(
      periods?.map(({ degree }) => degree),
      periods?.map(({ degree }) => degree).toSorted((a, b) => a - b),
    );
  });

  it('a Moon chosen to rule the year gives it away, but not from her own sign, unless she is to keep it', () => {
    let given = 0;
    for (let year = 1990; year < 2070; year++) {
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
    refused({ year: 2024, settings: { moon_year_lord: 'perhaps' } }, 400, 'invalid_setting', 'settings.moon_year_lord');
  });

  it('inside the polar circle day and night follow the Sun itself', () => {
    assert.equal(answer({ latitude: 78.22, longitude: 15.65, year: 2024 }).day_birth, true);
  });

  it('years that cannot be are refused', () => {
    refused({ year: 1980 }, 400, 'invalid_range', 'year');
    refused({ year: 'x' }, 400, 'invalid_year', 'year');
    refused({ year: 4000 }, 422, 'date_out_of_range', 'year');
    refused({ year: 3000 }, 422, 'date_out_of_range', 'year');
    refused({ relocation: {} }, 400, 'missing_field', 'relocation.location');
  });
});
