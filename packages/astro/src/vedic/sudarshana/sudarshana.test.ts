import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { GRAHAS } from '../zodiac.ts';
import { sudarshanaHouses, sudarshanaPeriods } from './sudarshana.ts';

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
