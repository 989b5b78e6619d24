import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { byPlanet } from '../ashtakavarga/ashtakavarga.ts';
import type { SevenGraha } from '../zodiac.ts';
import { tajikaGrade } from './itthasala.ts';
import { tajikaYogas, type TajikaGrahas, type TajikaYoga } from './tajika-yogas.ts';

type Given = readonly [signIndex: number, degree: number, more?: Partial<TajikaGrahas['sun']>];

/** All others stand in the first degree of Taurus. */
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
  it('say how the Moon and the planet it applies to stand', () => {
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
