import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { nakshatraAt } from '../nakshatra.ts';
import { signLordAt } from '../zodiac.ts';
import { horaryDivision, horaryNumberAt, kpDivisions, ontoBoundary, subLords } from './sub-lords.ts';

/** How often the sub-lord changes over one full circle. */
function changes(of: 'subLord' | 'subSubLord', stepSeconds: number): number {
  let count = 0;
  let before = '';
  for (let second = stepSeconds / 2; second < 360 * 3600; second += stepSeconds) {
    const lords = subLords(second / 3600);
    const now = `${lords.signLord} ${lords.starLord} ${of === 'subLord' ? lords.subLord : `${lords.subLord} ${lords.subSubLord}`}`;
    if (now !== before) count += 1;
    before = now;
  }
  return count;
}

describe("Krishnamurti's sub-lords", () => {
  it('there are 249 of them around the zodiac, divided by nakshatras and signs', () => {
    assert.equal(changes('subLord', 10), 249);
  });

  it('Ashwini begins with Ketu in Ketu, whose sub is 46′40″ long; then Venus until 3°00′', () => {
    assert.deepEqual(subLords(0), { signLord: 'mars', starLord: 'ketu', subLord: 'ketu', subSubLord: 'ketu' });
    assert.equal(subLords((46 * 60 + 39) / 3600).subLord, 'ketu');
    assert.equal(subLords((46 * 60 + 41) / 3600).subLord, 'venus');
    assert.equal(subLords(3 - 1e-6).subLord, 'venus');
    assert.equal(subLords(3 + 1e-6).subLord, 'sun');
  });

  it('at every boundary, and opposite it, nakshatra, star lord, sign and sign lord are of what begins there', () => {
    for (const { startDeg, starIndex, signIndex } of kpDivisions('sub_sub'))
      for (const oppositeDeg of [0, 180]) {
        const longitudeDeg = (startDeg + oppositeDeg) % 360;
        const { signLord, starLord } = subLords(longitudeDeg);
        const nakshatra = nakshatraAt(longitudeDeg);
        assert.equal(nakshatra.lord, starLord, `${longitudeDeg}`);
        assert.equal(signLordAt(Math.floor(ontoBoundary(longitudeDeg) / 30)), signLord, `${longitudeDeg}`);
        if (oppositeDeg !== 0) continue;
        assert.equal(nakshatra.index - 1, starIndex, `${longitudeDeg}`);
        assert.equal(starLord, kpDivisions('star').find((star) => star.starIndex === starIndex)!.starLord);
        assert.equal(signLord, signLordAt(signIndex));
      }
  });

  it('every horary number has its own number where it begins', () => {
    for (let number = 1; number <= 249; number++) assert.equal(horaryNumberAt(horaryDivision(number).startDeg), number);
  });

  it('every longitude has all four lords', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 359.999_999_999, noNaN: true }), (longitudeDeg) => {
        for (const lord of Object.values(subLords(longitudeDeg))) assert.equal(typeof lord, 'string');
      }),
    );
  });
});
