import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { byGraha, type GrahaId, GRAHAS } from '../zodiac.ts';
import { argalas, grahaArudha, sudarshanaHouses, sudarshanaPeriods } from './houses.ts';

const placesOf = (signs: Readonly<Record<GrahaId, number>>) =>
  byGraha((id) => ({ signIndex: signs[id], degreeInSignDeg: 15 }));

/** P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, ch. 9; the third chart as recorded by PyJHora from Jagannatha Hora. */
const BOOK: readonly (readonly [string, Readonly<Record<GrahaId, number>>, readonly number[]])[] = [
  [
    'example 29',
    { sun: 11, moon: 2, mars: 0, mercury: 11, jupiter: 0, venus: 11, saturn: 0, rahu: 3, ketu: 9 },
    [9, 4, 9, 2, 10, 1, 3, 5, 5],
  ],
  [
    'exercise 13',
    { sun: 10, moon: 10, mars: 10, mercury: 8, jupiter: 9, venus: 1, saturn: 0, rahu: 3, ketu: 3 },
    [7, 8, 2, 11, 7, 10, 8, 5, 11],
  ],
  [
    '1996-12-07 in Chennai',
    { sun: 7, moon: 6, mars: 4, mercury: 8, jupiter: 8, venus: 6, saturn: 11, rahu: 5, ketu: 11 },
    [10, 9, 7, 11, 11, 3, 9, 3, 3],
  ],
];

describe('graha padas', () => {
  for (const [name, signs, expected] of BOOK)
    it(`are those of ${name}`, () => {
      assert.deepEqual(
        GRAHAS.map((id) => grahaArudha(placesOf(signs), id).signIndex),
        expected,
      );
    });
});

const MALEFICS: readonly GrahaId[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu'];
const isMalefic = (id: GrahaId): boolean => MALEFICS.includes(id);
const signs = fc
  .array(fc.integer({ min: 0, max: 11 }), { minLength: 9, maxLength: 9 })
  .map((list) => (id: GrahaId) => list[GRAHAS.indexOf(id)]!);

describe('argala', () => {
  it('of the second is obstructed by more grahas in the twelfth', () => {
    const place = (id: GrahaId) => (({ jupiter: 1, sun: 11, mars: 11 }) as Partial<Record<GrahaId, number>>)[id] ?? 6;
    const [second] = argalas(place, isMalefic, 0);
    assert.deepEqual(second, {
      place: 2,
      grahas: ['jupiter'],
      obstructedFrom: 12,
      obstructors: ['sun', 'mars'],
      outcome: 'obstructed',
    });
  });

  it('of three malefics in the third is obstructed by nothing', () => {
    const place = (id: GrahaId) => (({ saturn: 2, sun: 2, mars: 2 }) as Partial<Record<GrahaId, number>>)[id] ?? 6;
    assert.deepEqual(
      argalas(place, isMalefic, 0).map(({ place: where, grahas, outcome }) => [where, grahas, outcome]),
      [[3, ['sun', 'mars', 'saturn'], 'argala']],
    );
  });

  it('counted backwards is that of the mirrored chart', () => {
    fc.assert(
      fc.property(signs, fc.integer({ min: 0, max: 11 }), (signOf, on) => {
        const mirrored = (id: GrahaId): number => (2 * on - signOf(id) + 24) % 12;
        assert.deepEqual(argalas(signOf, isMalefic, on, -1), argalas(mirrored, isMalefic, on));
      }),
      { seed: 31 },
    );
  });

  it('names every graha in the places that cause it once, and only grahas there', () => {
    fc.assert(
      fc.property(signs, fc.integer({ min: 0, max: 11 }), (signOf, on) => {
        const named = argalas(signOf, isMalefic, on).flatMap(({ place, grahas }) => (place === 3 ? [] : grahas));
        const causing = GRAHAS.filter((id) => [1, 3, 10, 4].includes((signOf(id) - on + 12) % 12));
        assert.deepEqual(named.toSorted(), causing.toSorted());
      }),
      { seed: 32 },
    );
  });
});

describe('the Sudarshana chakra', () => {
  it('shows every graha once in each ring, the Moon and the Sun in the first house of their own', () => {
    const signs = fc.array(fc.integer({ min: 0, max: 11 }), { minLength: 10, maxLength: 10 });
    fc.assert(
      fc.property(signs, (list) => {
        const houses = sudarshanaHouses((id) => list[id === 'lagna' ? 9 : GRAHAS.indexOf(id)]!);
        for (const ring of ['lagna', 'moon', 'sun'] as const)
          assert.deepEqual(houses.flatMap((house) => house[ring].grahas).toSorted(), GRAHAS.toSorted());
        assert.ok(houses[0]?.moon.grahas.includes('moon'));
        assert.ok(houses[0]?.sun.grahas.includes('sun'));
      }),
      { seed: 74 },
    );
  });

  it('runs one house a year, a month from the house of the year, a part from that of the month', () => {
    assert.deepEqual(
      sudarshanaPeriods(13.5 + 1 / 1000).map(({ level, house }) => [level, house]),
      [
        ['year', 2],
        ['month', 8],
        ['part', 8],
      ],
    );
    assert.deepEqual(sudarshanaPeriods(-0.1), []);
  });

  it('each period contains the age and lies within the wider one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 120_000_000 }), (millionths) => {
        const age = millionths / 1_000_000;
        const periods = sudarshanaPeriods(age);
        for (const [index, { startYears, endYears }] of periods.entries()) {
          assert.ok(startYears <= age + 1e-9 && age < endYears + 1e-9);
          const wider = periods[index - 1];
          if (wider !== undefined)
            assert.ok(startYears >= wider.startYears - 1e-9 && endYears <= wider.endYears + 1e-9);
        }
      }),
      { seed: 75 },
    );
  });
});
