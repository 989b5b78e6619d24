import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { aspectsSign, drishtiHouses, drishtiVirupas, rashiDrishti, signsAspect } from './aspects.ts';

describe('graha drishti (BPHS 26)', () => {
  it('every graha aspects the 7th; Mars also 4 and 8, Jupiter 5 and 9, Saturn 3 and 10', () => {
    const houses = (['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'] as const).map((id) =>
      drishtiHouses(id, 'none'),
    );
    assert.deepEqual(houses, [[7], [7], [4, 7, 8], [7], [5, 7, 9], [7], [3, 7, 10]]);
  });

  it('the nodes aspect nothing, or on request the same houses as Jupiter', () => {
    assert.deepEqual([drishtiHouses('rahu', 'none'), drishtiHouses('ketu', 'jupiter')], [[], [5, 7, 9]]);
  });

  it('counts across the end of the zodiac: Saturn in Capricorn aspects Pisces, Cancer and Libra', () => {
    const seen = Array.from({ length: 12 }, (_, sign) => sign).filter((sign) => aspectsSign('saturn', 9, sign, 'none'));
    assert.deepEqual(seen, [3, 6, 11]);
  });

  it('special aspects are full where they are exact: Mars at 90° and 210°, Jupiter at 120° and 240°, Saturn at 60° and 270°', () => {
    const at = (by: 'mars' | 'jupiter' | 'saturn', arcDeg: number): number =>
      drishtiVirupas(by, 350, (350 + arcDeg) % 360);
    assert.deepEqual(
      [at('mars', 90), at('mars', 210), at('jupiter', 120), at('jupiter', 240), at('saturn', 60), at('saturn', 270)],
      [60, 60, 60, 60, 60, 60],
    );
  });

  it('the 7th is full at the opposition, and there is no aspect below 30° or beyond 300°', () => {
    const values = [180, 29.9, 300, 45, 75, 105, 135, 165, 240].map((arcDeg) => drishtiVirupas('sun', 0, arcDeg));
    assert.deepEqual(values, [60, 0, 0, 7.5, 30, 37.5, 15, 30, 30]);
  });
});

describe('rashi drishti (BPHS 8)', () => {
  it('a movable sign aspects three fixed signs but not its neighbour, a fixed sign three movable signs, a dual sign the other dual signs', () => {
    assert.deepEqual(
      [rashiDrishti(0), rashiDrishti(1), rashiDrishti(2)],
      [
        [4, 7, 10],
        [3, 6, 9],
        [5, 8, 11],
      ],
    );
  });

  it('is mutual, and every sign has three aspects', () => {
    for (let sign = 0; sign < 12; sign++) {
      assert.equal(rashiDrishti(sign).length, 3);
      for (const other of rashiDrishti(sign)) assert.ok(signsAspect(other, sign));
    }
  });
});
