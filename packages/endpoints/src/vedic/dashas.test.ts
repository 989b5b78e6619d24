import { DASHA_SYSTEMS } from '@theia-astro/astro/vedic/dasha/dashas';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { Problem } from '../problem.ts';
import { vedicResponseSchema } from '../vedic-chart/schema.ts';
import { vedicEndpoint } from './endpoint.ts';
import { compute } from '../testing/call.test-data.ts';
const NY90 = {
  birth_date: '1990-06-15',
  birth_time: '14:30',
  latitude: 40.71427,
  longitude: -74.00597,
  analysis_date: '2024-06-15',
};

const period = z.object({
  lord: z.string(),
  sign: z.string().optional(),
  level: z.number(),
  starts_at: z.string(),
  ends_at: z.string(),
});
const answered = z.object({
  conventions: z.object({ narayana_lords: z.string(), narayana_equal: z.string() }),
  dashas: z.record(
    z.string(),
    z
      .object({
        equal_strength: z.string().optional(),
        periods: z.array(period.extend({ children: z.array(period) })),
        current: z.array(period),
      })
      .nullable(),
  ),
});
const ask = (request: object): z.infer<typeof answered> =>
  answered.parse(compute(vedicEndpoint, { ...request, include: ['dashas', 'details'] }));
const day = (instant: string | undefined): string | undefined => instant?.slice(0, 10);

describe('dashas of NY90', () => {
  const { dashas } = ask(NY90);
  const found = dashas['vimshottari'];

  it('Ketu ends on 2043-02-20 and Venus on 2063-02-20', () => {
    const ends = Object.fromEntries((found?.periods ?? []).map(({ lord, ends_at }) => [lord, day(ends_at)]));
    assert.deepEqual([ends['ketu'], ends['venus']], ['2043-02-20', '2063-02-20']);
  });

  it("on 2024-06-15 the third level is Saturn's, 10 May to 21 October, the fourth Mercury's, 5 to 28 June", () => {
    const told = found?.current
      .slice(2, 4)
      .map(({ lord, level, starts_at, ends_at }) => [lord, level, day(starts_at), day(ends_at)]);
    assert.deepEqual(told, [
      ['saturn', 3, '2024-05-10', '2024-10-21'],
      ['mercury', 4, '2024-06-05', '2024-06-28'],
    ]);
  });

  it("a maha dasha starts with its own lord's antardasha, Saturn's on 2000-02-21 and Mercury's on 2019-02-20", () => {
    for (const [lord, start] of [
      ['saturn', '2000-02-21T02:25:46Z'],
      ['mercury', '2019-02-20T20:25:46Z'],
    ] as const) {
      const [first] = found?.periods.find((maha) => maha.lord === lord)?.children ?? [];
      assert.deepEqual([first?.lord, first?.starts_at], [lord, start]);
    }
  });
});

describe('narayana dasha', () => {
  /** P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach (2000), example 66, chart 23. */
  const CHART_23 = {
    birth_date: '1912-08-08',
    birth_time: '19:38',
    latitude: 13,
    longitude: 77.5833,
    utc_offset: '+05:30',
    settings: { dasha_systems: ['narayana'] },
  };
  const years = ({ starts_at, ends_at }: { starts_at: string; ends_at: string }): number =>
    Math.round((Date.parse(ends_at) - Date.parse(starts_at)) / 86_400_000 / 365.25);

  it('the birth data in the book gives the order and lengths printed there', () => {
    const { dashas, conventions } = ask(CHART_23);
    assert.deepEqual(
      dashas['narayana']?.periods.slice(0, 13).map((maha) => `${maha.sign} ${years(maha)}`),
      [
        'leo 1',
        'capricorn 8',
        'gemini 2',
        'scorpio 9',
        'aries 4',
        'virgo 1',
        'aquarius 9',
        'cancer 3',
        'sagittarius 11',
        'taurus 3',
        'libra 10',
        'pisces 4',
        'leo 11',
      ],
    );
    assert.deepEqual(
      [conventions.narayana_lords, conventions.narayana_equal, dashas['narayana']?.equal_strength],
      ['rao', 'advanced_lord', 'advanced_lord'],
    );
    const other = ask({ ...CHART_23, settings: { dasha_systems: ['narayana'], narayana_equal: 'longer_dasha' } });
    assert.deepEqual(
      [other.conventions.narayana_equal, other.dashas['narayana']?.equal_strength],
      ['longer_dasha', 'longer_dasha'],
    );
  });

  it('needs a birth time, and an unknown reading of its lords is rejected', () => {
    assert.equal(ask({ ...CHART_23, birth_time: null }).dashas['narayana'], null);
    assert.throws(
      () => ask({ ...NY90, settings: { narayana_lords: 'nobody' } }),
      (error) =>
        error instanceof Problem &&
        error.code === 'invalid_setting' &&
        error.issues[0].field === 'settings.narayana_lords',
    );
  });
});

const ZODIAC: readonly string[] =
  'aries taurus gemini cancer leo virgo libra scorpio sagittarius capricorn aquarius pisces'.split(' ');
const LORDS = [
  'mars',
  'venus',
  'mercury',
  'moon',
  'sun',
  'mercury',
  'venus',
  'mars',
  'jupiter',
  'saturn',
  'saturn',
  'jupiter',
] as const;

describe('the other dashas', () => {
  const PARTS = ['dashas', 'points', 'vargas', 'all_vargas', 'panchang'];
  const all = (request: object): z.infer<typeof vedicResponseSchema> => {
    const served = compute(vedicEndpoint, { ...request, include: PARTS, settings: { dasha_systems: DASHA_SYSTEMS } });
    assert.deepEqual(vedicResponseSchema.parse(served), served);
    return vedicResponseSchema.parse(served);
  };

  it('all are answered; without a birth time those of a lagna are null, and a nakshatra begins the others', () => {
    const known = all(NY90).dashas!;
    assert.deepEqual(
      DASHA_SYSTEMS.filter((system) => known[system] === null),
      ['drig'],
      'NY90 has a dual lagna',
    );
    const unknown = all({ ...NY90, birth_time: null }).dashas!;
    assert.deepEqual(
      DASHA_SYSTEMS.filter((system) => unknown[system] === null),
      ['chara', 'narayana', 'sudasa', 'shoola', 'niryana_shoola', 'drig', 'mandook', 'chakra'],
    );
    for (const system of DASHA_SYSTEMS) {
      const dasha = unknown[system];
      if (dasha !== null && dasha !== undefined) assert.equal(dasha.seed === null, system === 'naisargika');
    }
    assert.equal(
      known.kalachakra?.periods.every(({ sign }) => sign !== undefined),
      true,
    );
  });

  it('conditions are those that the rest of the answer meets', () => {
    const met = new Map<string, Set<unknown>>();
    for (let index = 0; index < 96; index++) {
      const birth_time = `${String((index * 5) % 24).padStart(2, '0')}:${String((index * 7) % 60).padStart(2, '0')}`;
      const birth_date = `19${50 + (index % 50)}-${String(1 + (index % 12)).padStart(2, '0')}-${String(1 + ((index * 11) % 28)).padStart(2, '0')}`;
      const { at: instant, dashas, vargas, lagna, points, panchang } = all({ ...NY90, birth_date, birth_time });
      const rising = ZODIAC.indexOf(lagna!.sign);
      const at = (house: number): string => ZODIAC[(rising + house - 1) % 12]!;
      const lordIn = (house: number): string => points![LORDS[(rising + house - 1) % 12]!]!.sign;
      const [d2, d9, d12] = (['D2', 'D9', 'D12'] as const).map((varga) => vargas![varga]!.lagna!.sign);
      const day = Date.parse(instant) < Date.parse(panchang!.sunset_at!);
      const bright = panchang!.tithi.paksha === 'shukla';
      const expected = {
        shodashottari: d2 === (bright ? 'leo' : 'cancer'),
        dwadashottari: d9 === 'taurus' || d9 === 'libra',
        panchottari: lagna!.sign === 'cancer' && d12 === 'cancer',
        shatabdika: d9 === lagna!.sign,
        chaturashiti_sama: lordIn(10) === at(10),
        dwisaptati_sama: lordIn(1) === at(7) || lordIn(7) === at(1),
        shattrimshat_sama: d2 === (day ? 'leo' : 'cancer'),
        shashti_hayani: points!['sun']!.sign === lagna!.sign,
      };
      for (const [system, holds] of Object.entries(expected)) {
        assert.equal(
          dashas![system as keyof typeof expected]!.applicable,
          holds,
          `${system} ${birth_date} ${birth_time}`,
        );
        met.set(system, (met.get(system) ?? new Set()).add(holds));
      }
    }
    for (const [system, seen] of met) assert.equal(seen.size, 2, `${system} was seen both ways`);
  });

  it('narayana of a varga is that of the book (example 71, D4): Capricorn 4, Scorpio 3, Libra 9', () => {
    const { dashas } = ask({
      birth_date: '1970-04-04',
      birth_time: '17:50',
      latitude: 16.25,
      longitude: 81.2,
      utc_offset: '+05:30',
      settings: { dasha_systems: ['narayana'], narayana_varga: 4 },
    });
    assert.deepEqual(
      dashas['narayana']?.periods.slice(0, 3).map(({ sign }) => sign),
      ['capricorn', 'scorpio', 'libra'],
    );
    assert.throws(
      () => ask({ ...NY90, settings: { narayana_varga: 13 } }),
      (error) => error instanceof Problem && error.issues[0].field === 'settings.narayana_varga',
    );
  });
});

describe('the dashas of a span', () => {
  const span = { dashas_from: '2024-06-01', dashas_to: '2024-07-01' };
  const within = (request: object): z.infer<typeof period>[] =>
    z
      .object({ dashas: z.object({ vimshottari: z.object({ within: z.array(period) }) }) })
      .parse(compute(vedicEndpoint, { ...request, include: ['dashas'] })).dashas.vimshottari.within;
  const fault = (request: object): readonly unknown[] => {
    try {
      within({ ...NY90, ...request });
    } catch (error) {
      if (error instanceof Problem) return [error.code, error.issues[0].field];
      throw error;
    }
    return [];
  };

  it('of NY90 in June 2024 go down to prana: Mercury, Venus, Saturn, Mercury from the 5th to the 28th', () => {
    const found = within({ ...NY90, ...span });
    assert.deepEqual([...new Set(found.map(({ level }) => level))], [1, 2, 3, 4, 5]);
    const sookshma = found.find(({ lord, level }) => level === 4 && lord === 'mercury');
    assert.deepEqual([day(sookshma?.starts_at), day(sookshma?.ends_at)], ['2024-06-05', '2024-06-28']);
    const moon = found.find(
      ({ lord, level, starts_at }) => level === 5 && lord === 'moon' && starts_at === '2024-06-15T08:40:57Z',
    );
    assert.equal(moon?.ends_at, '2024-06-17T07:06:29Z');
    assert.ok(found.every(({ starts_at, ends_at }) => starts_at < '2024-07-01' && ends_at > '2024-06-01'));
    assert.equal(within({ ...NY90, ...span, dashas_levels: 2 }).length, 2);
  });

  it('of a whole life on two levels are those of the tree; without a span there is no list', () => {
    const found = within({ ...NY90, dashas_from: '1990-06-16', dashas_to: '2100-01-01', dashas_levels: 2 });
    assert.equal(found.filter(({ level }) => level === 1).length, 9);
    const answer = ask(NY90).dashas['vimshottari'];
    assert.deepEqual(
      found.filter(({ level }) => level === 1).map(({ lord, starts_at }) => [lord, starts_at]),
      answer?.periods.map(({ lord, starts_at }) => [lord, starts_at]),
    );
    assert.equal(answer !== undefined && answer !== null && 'within' in answer, false);
  });

  it('are rejected with too many periods, half a span, or one that ends before it begins', () => {
    assert.deepEqual(fault({ dashas_from: '1990-06-16', dashas_to: '2030-01-01' }), ['range_too_large', 'dashas_to']);
    assert.deepEqual(fault({ dashas_from: '1990-06-16' }), ['missing_field', 'dashas_to']);
    assert.deepEqual(fault({ dashas_levels: 5 }), ['missing_field', 'dashas_from']);
    assert.deepEqual(fault({ dashas_from: '2024-07-01', dashas_to: '2024-07-01' }), ['invalid_range', 'dashas_to']);
    assert.deepEqual(fault({ ...span, dashas_levels: 6 }), ['invalid_range', 'dashas_levels']);
    assert.deepEqual(fault({ ...span, dashas_to: '9999-01-01' }), ['date_out_of_range', 'dashas_to']);
  });
});

describe('births at the ends of the ephemeris', () => {
  it('are answered, without a panchang when its month is cut off', () => {
    for (const birth_date of ['3000-12-31', '3000-12-20', '-2999-01-02']) {
      const request = { birth_date, birth_time: '05:10', latitude: 25.3, longitude: 83, analysis_date: '2024-01-01' };
      const answer = z
        .object({ panchang: z.unknown(), warnings: z.array(z.object({ code: z.string() })) })
        .parse(compute(vedicEndpoint, { ...request, include: ['all'] }));
      assert.equal(
        answer.panchang === null,
        answer.warnings.some(({ code }) => code === 'range_clipped'),
        birth_date,
      );
    }
  });
});
