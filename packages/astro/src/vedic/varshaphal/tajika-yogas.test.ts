import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { byPlanet } from '../ashtakavarga/ashtakavarga.ts';
import { SEVEN_GRAHAS, type SevenGraha } from '../zodiac.ts';
import { harshaBala } from './tajika-bala.ts';
import { findApplication, isIshrafa, itthasalaKind, type TajikaSky } from './itthasala.ts';
import { patyayiniDasha, type PatyayiniPeriod } from './year-dashas.ts';
import { tajikaYogas, type TajikaGrahas, type TajikaYoga } from './tajika-yogas.ts';

type Place = readonly [signIndex: number, degreeInSignDeg: number];

/** All planets are at 0° Aries except those given. */
function sky(places: Partial<Record<SevenGraha, Place>>): TajikaSky {
  const at = (id: SevenGraha): TajikaSky[SevenGraha] => ({
    signIndex: places[id]?.[0] ?? 0,
    degreeInSignDeg: places[id]?.[1] ?? 0,
  });
  return {
    sun: at('sun'),
    moon: at('moon'),
    mars: at('mars'),
    mercury: at('mercury'),
    jupiter: at('jupiter'),
    venus: at('venus'),
    saturn: at('saturn'),
  };
}
const yogaKind = (a: SevenGraha, b: SevenGraha, places: Partial<Record<SevenGraha, Place>>): string | null => {
  const found = findApplication(sky(places), a, b);
  return found && (isIshrafa(found) ? 'ishrafa' : itthasalaKind(found));
};

describe('itthasala and ishrafa', () => {
  it('the faster planet applies to the slower one within half the sum of their deeptamshas, 10.5° for Moon and Jupiter', () => {
    assert.equal(findApplication(sky({ moon: [0, 5], jupiter: [4, 10] }), 'jupiter', 'moon')?.orbDeg, 10.5);
    assert.equal(yogaKind('jupiter', 'moon', { moon: [0, 5], jupiter: [4, 10] }), 'vartamana');
    assert.equal(yogaKind('jupiter', 'moon', { moon: [0, 9.5], jupiter: [4, 10] }), 'poorna');
    assert.equal(yogaKind('jupiter', 'moon', { moon: [0, 1], jupiter: [4, 12] }), 'bhavishyat');
    assert.equal(yogaKind('jupiter', 'moon', { moon: [0, 1], jupiter: [4, 13] }), null);
  });

  it('more than a degree past the slower planet it no longer applies', () => {
    assert.equal(yogaKind('moon', 'jupiter', { moon: [0, 12], jupiter: [4, 10] }), 'ishrafa');
    assert.equal(yogaKind('moon', 'jupiter', { moon: [0, 10.5], jupiter: [4, 10] }), null);
  });

  it('Mercury ahead of the Sun in one sign is ishrafa, within their eleven degrees (Adawal, Encyclopedia of Vedic Astrology, chart 7)', () => {
    assert.equal(findApplication(sky({}), 'mercury', 'sun')?.orbDeg, 11);
    assert.equal(yogaKind('mercury', 'sun', { mercury: [2, 20], sun: [2, 12] }), 'ishrafa');
  });

  it('planets in 2, 6, 8 and 12 from each other do not aspect each other', () => {
    const seen = Array.from(
      { length: 12 },
      (_, sign) => findApplication(sky({ saturn: [sign, 3] }), 'sun', 'saturn')?.aspect ?? null,
    );
    assert.deepEqual(seen, [
      'inimical',
      null,
      'friendly',
      'inimical',
      'friendly',
      null,
      'inimical',
      null,
      'friendly',
      'inimical',
      'friendly',
      null,
    ]);
  });
});

describe('harsha bala', () => {
  const total = (id: SevenGraha, house: number, dignity: 'own' | 'neutral', day: boolean): number => {
    const graha = { signIndex: house - 1, dignity };
    return harshaBala(
      byPlanet(() => graha),
      id,
      0,
      day,
    ).total;
  };

  it('Mars in the sixth, in its own sign, by day, has all twenty units', () =>
    assert.equal(total('mars', 6, 'own', true), 20));

  it('the joys of Sun, Venus and Saturn are in houses of the other sex, so they never have all twenty units', () => {
    const most = (id: SevenGraha): number =>
      Math.max(
        ...Array.from({ length: 12 }, (_, index) =>
          [true, false].map((day) => total(id, index + 1, 'own', day)),
        ).flat(),
      );
    assert.deepEqual(SEVEN_GRAHAS.map(most), [15, 20, 20, 20, 20, 15, 15]);
  });

  it('counts male by day and female by night, male in 4 to 6 and 10 to 12', () => {
    assert.deepEqual(
      [
        total('jupiter', 4, 'neutral', true),
        total('jupiter', 1, 'neutral', false),
        total('saturn', 7, 'neutral', false),
        total('moon', 4, 'neutral', true),
      ],
      [10, 0, 10, 0],
    );
  });
});

describe('Tajika yogas', () => {
  type Given = Partial<TajikaGrahas['sun']>;
  const grahas = (given: Partial<Record<SevenGraha, Given>>): TajikaGrahas =>
    byPlanet((id) => ({
      signIndex: 1,
      degreeInSignDeg: 29,
      dignity: 'neutral' as const,
      retrograde: false,
      combust: false,
      ...given[id],
    }));
  const found = (id: TajikaYoga['id'], given: Partial<Record<SevenGraha, Given>>, lagna = 0): TajikaYoga[] =>
    tajikaYogas(grahas(given), lagna).filter((yoga) => yoga.id === id);

  it('ikkavala keeps every planet out of the apoklimas, induvara in them', () => {
    assert.deepEqual([found('ikkavala', {}).length, found('induvara', {}).length], [1, 0]);
    assert.deepEqual([found('ikkavala', {}, 11).length, found('induvara', {}, 11).length], [0, 1]);
    assert.deepEqual(
      [found('ikkavala', { sun: { signIndex: 2 } }).length, found('induvara', { sun: { signIndex: 2 } }).length],
      [0, 0],
    );
  });

  it('nakta and yamaya connect lords that do not aspect each other', () => {
    const lords = {
      mars: { signIndex: 0, degreeInSignDeg: 10 },
      venus: { signIndex: 5, degreeInSignDeg: 12 },
    } as const;
    const byMoon = found('nakta', { ...lords, moon: { signIndex: 3, degreeInSignDeg: 8 } });
    assert.deepEqual(
      byMoon.filter(({ planets }) => planets[1] === 'venus').map(({ planets, by, houses }) => [planets, by, houses]),
      [[['mars', 'venus'], ['moon'], [2, 7]]],
    );
    const bySaturn = found('yamaya', { ...lords, saturn: { signIndex: 3, degreeInSignDeg: 8 } });
    assert.deepEqual(
      bySaturn.filter(({ planets }) => planets[1] === 'venus').map(({ by }) => by),
      [['saturn']],
    );
  });

  it('Mars in square spoils an itthasala (manau), the Moon applying helps it (kamboola), a retrograde hinders it (radda)', () => {
    const pair = { sun: { signIndex: 0, degreeInSignDeg: 5 }, jupiter: { signIndex: 4, degreeInSignDeg: 10 } } as const;
    const spoiled = found('manau', { ...pair, mars: { signIndex: 3, degreeInSignDeg: 6 } });
    assert.ok(spoiled.some(({ planets, by }) => planets.join() === 'sun,jupiter' && by.join() === 'mars'));
    assert.equal(
      found('manau', { ...pair, mars: { signIndex: 2, degreeInSignDeg: 6 } }).filter(
        ({ planets }) => planets.join() === 'sun,jupiter',
      ).length,
      0,
    );
    assert.ok(
      found('kamboola', { ...pair, moon: { signIndex: 2, degreeInSignDeg: 4 } }).some(
        ({ planets }) => planets.join() === 'sun,jupiter',
      ),
    );
    assert.ok(
      found('radda', { ...pair, jupiter: { ...pair.jupiter, retrograde: true } }).some(
        ({ by }) => by.join() === 'jupiter',
      ),
    );
  });

  it('a dignified slower planet receives a faster one without dignity (duhphali-kuttha)', () => {
    const pair = {
      sun: { signIndex: 0, degreeInSignDeg: 5 },
      jupiter: { signIndex: 8, degreeInSignDeg: 10, dignity: 'own' },
    } as const;
    assert.equal(found('duhphali_kuttha', pair).filter(({ planets }) => planets.join() === 'sun,jupiter').length, 1);
    assert.equal(
      found('duhphali_kuttha', { ...pair, sun: { ...pair.sun, dignity: 'exalted' } }).filter(
        ({ planets }) => planets.join() === 'sun,jupiter',
      ).length,
      0,
    );
  });
});

describe('patyayini dasha', () => {
  const degrees: Readonly<Record<string, number>> = {
    lagna: 4,
    sun: 25,
    moon: 10,
    mars: 2,
    mercury: 20,
    jupiter: 7,
    venus: 18,
    saturn: 25,
  };
  const periods = patyayiniDasha((id) => degrees[id]!, 1000, 1365);

  it('goes by degrees in the sign; each share is the gain over the previous one, relative to the most advanced', () => {
    assert.deepEqual(
      periods.map(({ lord, shareDeg }) => [lord, shareDeg]),
      [
        ['mars', 2],
        ['lagna', 2],
        ['jupiter', 3],
        ['moon', 3],
        ['venus', 8],
        ['mercury', 2],
        ['sun', 5],
        ['saturn', 0],
      ],
    );
    assert.ok(Math.abs(periods[4]!.endJdUt - periods[4]!.startJdUt - (365 * 8) / 25) < 1e-9);
  });

  it('fills the year exactly, and sub-periods fill each period, starting with its own lord', () => {
    const check = (parts: readonly PatyayiniPeriod[], start: number, end: number): void => {
      assert.deepEqual([parts[0]?.startJdUt, parts.at(-1)?.endJdUt], [start, end]);
      parts.slice(1).forEach((part, index) => assert.equal(part.startJdUt, parts[index]?.endJdUt));
    };
    check(periods, 1000, 1365);
    for (const { children, startJdUt, endJdUt, lord } of periods) {
      check(children, startJdUt, endJdUt);
      assert.equal(children[0]?.lord, lord);
    }
  });
});
