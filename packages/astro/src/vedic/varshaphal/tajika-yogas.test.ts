import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { byPlanet, SEVEN_GRAHAS, type SevenGraha } from '../zodiac.ts';
import { harshaBala } from './tajika-bala.ts';
import {
  findApplication,
  isIshrafa,
  itthasalaKind,
  tajikaGrade,
  type TajikaGrahas,
  type TajikaSky,
  type TajikaYoga,
  tajikaYogas,
} from './tajika-yogas.ts';
import { patyayiniDasha, type PatyayiniPeriod } from './year-dashas.ts';

type Place = readonly [signIndex: number, degreeInSignDeg: number];

/** All planets are at 0° Aries except those given. */
function sky(places: Partial<Record<SevenGraha, Place>>): TajikaSky {
  return byPlanet((id) => ({ signIndex: places[id]?.[0] ?? 0, degreeInSignDeg: places[id]?.[1] ?? 0 }));
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
    assert.equal(
      periods.map(({ lord, shareDeg }) => [lord, shareDeg]).join(' '),
      'mars,2 lagna,2 jupiter,3 moon,3 venus,8 mercury,2 sun,5 saturn,0',
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

type Given = readonly [signIndex: number, degree: number, more?: Partial<TajikaGrahas['sun']>];

/** All others are in the first degree of Taurus. */
function grahas(given: Partial<Record<SevenGraha, Given>>): TajikaGrahas {
  return byPlanet((id) => {
    const [signIndex, degreeInSignDeg, more] = given[id] ?? [1, 0.5];
    return { signIndex, degreeInSignDeg, dignity: 'neutral', retrograde: false, combust: false, ...more };
  });
}
const yogas = (id: TajikaYoga['id'], given: Partial<Record<SevenGraha, Given>>, lagna = 0): readonly string[] =>
  tajikaYogas(grahas(given), lagna)
    .filter((yoga) => yoga.id === id)
    .map(({ planets, by }) => `${planets.join(' ')}${by.length === 0 ? '' : `, ${by.join(' ')}`}`);

/** The examples of Narasimha Rao, Vedic Astrology: An Integrated Approach, 29.2. */
describe('printed examples of Tajika yogas', () => {
  const gairi = {
    mars: [9, 1, { dignity: 'exalted' }],
    jupiter: [11, 2, { dignity: 'own' }],
    venus: [6, 3, { dignity: 'own' }],
    moon: [5, 29 + 10 / 60],
  } as const;

  it('gairi-kamboola: the Moon at the end of Virgo comes to Mars and to Venus, who is strong', () => {
    assert.ok(yogas('gairi_kamboola', gairi).includes('mars jupiter, moon mars venus'));
    assert.deepEqual(yogas('gairi_kamboola', { ...gairi, moon: [5, 28.9] }), [], 'not in the last degree');
    assert.deepEqual(
      yogas('gairi_kamboola', { ...gairi, moon: [5, 29.2, { dignity: 'own' }] }),
      [],
      'not on the empty path',
    );
  });

  it('tambira: Venus at the end of Taurus will apply to Mars in Leo', () => {
    const pair = { mars: [4, 2], venus: [1, 29 + 10 / 60] } as const;
    assert.ok(yogas('tambira', pair).includes('venus mars'));
    assert.ok(!yogas('tambira', { ...pair, venus: [1, 29.2, { retrograde: true }] }).includes('venus mars'));
    assert.ok(!yogas('tambira', { ...pair, venus: [1, 28.9] }).includes('venus mars'));
  });

  it('kuttha: exalted Mercury in the 5th aspects the Sun in the lagna', () => {
    const pair = { sun: [1, 21], mercury: [5, 16, { dignity: 'exalted' }] } as const;
    assert.ok(yogas('kuttha', pair, 1).includes('sun, mercury'));
    assert.ok(!yogas('kuttha', { ...pair, mercury: [5, 16] }, 1).includes('sun, mercury'));
    assert.ok(!yogas('kuttha', { ...pair, mercury: [9, 16, { dignity: 'own' }] }, 1).includes('sun, mercury'), '9th');
  });

  it('durupha: Mars and Saturn apply, both debilitated', () => {
    const pair = { mars: [3, 15, { dignity: 'debilitated' }], saturn: [0, 17, { dignity: 'debilitated' }] } as const;
    assert.ok(yogas('durupha', pair).includes('mars saturn, mars saturn'));
    assert.deepEqual(yogas('durupha', { ...pair, mars: [3, 15] }), [], 'one of them is not weak');
  });
});

describe('other yogas of an itthasala', () => {
  const weak = {
    mars: [6, 19, { retrograde: true }],
    saturn: [0, 20, { dignity: 'debilitated' }],
  } as const;

  it('dutthottha-davira: two weak planets, and one of them with a strong one', () => {
    assert.deepEqual(yogas('duttha_davira', { ...weak, jupiter: [8, 19.5, { dignity: 'own' }] }), [
      'mars saturn, jupiter',
    ]);
    assert.deepEqual(yogas('duttha_davira', { ...weak, jupiter: [8, 19.5] }), []);
  });

  it('khallasara: the Moon on the empty path has nothing to do with either', () => {
    const pair = { sun: [0, 5], mars: [4, 10], moon: [5, 13.5], mercury: [1, 0.5] } as const;
    assert.equal(tajikaGrade(grahas(pair), 'moon'), 'sama');
    assert.ok(yogas('khallasara', pair).includes('sun mars, moon'));
    assert.ok(!yogas('khallasara', { ...pair, moon: [0, 3] }).includes('sun mars, moon'), 'with the Sun in a sign');
    assert.ok(!yogas('khallasara', { ...pair, moon: [5, 13.5, { dignity: 'own' }] }).includes('sun mars, moon'));
  });
});

describe('the sixteen kinds of kamboola', () => {
  it('report the grades of the Moon and of the planet it applies to', () => {
    const found = tajikaYogas(
      grahas({ moon: [3, 9, { dignity: 'own' }], mars: [7, 10, { dignity: 'own' }], jupiter: [11, 14] }),
      0,
    ).find(({ id, planets }) => id === 'kamboola' && planets.join() === 'mars,jupiter');
    assert.deepEqual(found?.grades, ['uttama', 'uttama']);
  });

  it('by own sign or exaltation, own hadda, drekkana or navamsa, debilitation or an enemy’s sign, or none', () => {
    const grade = (id: SevenGraha, given: Given, lord: Partial<Record<SevenGraha, Given>> = {}): string =>
      tajikaGrade(grahas({ [id]: given, ...lord }), id);
    assert.equal(grade('venus', [11, 5, { dignity: 'exalted' }]), 'uttama');
    assert.equal(grade('venus', [0, 8]), 'madhyama', 'the hadda of Aries 6–12 is hers');
    assert.equal(grade('sun', [6, 10, { dignity: 'debilitated' }]), 'adhama');
    assert.equal(grade('sun', [8, 11], { jupiter: [11, 1] }), 'adhama', 'Jupiter in the 4th from it');
    assert.equal(grade('sun', [8, 11], { jupiter: [10, 1] }), 'sama');
  });
});
