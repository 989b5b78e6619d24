import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readAngleNumber, readAngleText } from './told.ts';

const read = (text: string): readonly [number, number] | null => {
  const angle = readAngleText(text);
  return angle === null ? null : [Number(angle.longitudeDeg.toFixed(6)), Number(angle.unitDeg.toFixed(9))];
};

describe('longitudes as other programs write them', () => {
  const MINUTE = Number((1 / 60).toFixed(9));
  const SECOND = Number((1 / 3600).toFixed(9));

  it('reads degrees, minutes and seconds with a sign in the middle, at the end, or none', () => {
    assert.deepEqual(read(`24°23'17" Gemini`), [84.388056, SECOND]);
    assert.deepEqual(read('24 Ge 23’ 17”'), [84.388056, SECOND]);
    assert.deepEqual(read('24Gem23'), [84.383333, MINUTE]);
    assert.deepEqual(read('24 ♊︎ 23 R'), [84.383333, MINUTE]);
    assert.deepEqual(read('0 Mithuna 39:39'), [60.660833, SECOND]);
    assert.deepEqual(read(`84°23'`), [84.383333, MINUTE]);
    assert.deepEqual(read('5d 12m 7s sco'), [215.201944, SECOND]);
  });

  it('reads decimals of the last number, and how fine they are', () => {
    assert.deepEqual(read('84.3880'), [84.388, 0.0001]);
    assert.deepEqual(read('24.38 Gem'), [84.38, 0.01]);
    assert.deepEqual(read(`0 Ge 39' 39.32"`), [60.660922, Number((1 / 360_000).toFixed(9))]);
    assert.deepEqual(readAngleNumber(84.5), { longitudeDeg: 84.5, unitDeg: 0.1 });
    assert.deepEqual(readAngleNumber(84), { longitudeDeg: 84, unitDeg: 1 });
    assert.deepEqual(readAngleNumber(360), { longitudeDeg: 0, unitDeg: 1 });
  });

  it('refuses what is no longitude', () => {
    for (const text of ['', 'Gemini', '31 Gemini', '361', '24 Foo', '24°61', '1 2 3 4', '24.5 30', '-3', '24 Gem Leo'])
      assert.equal(readAngleText(text), null, text);
    assert.equal(readAngleNumber(360.1), null);
    assert.equal(readAngleNumber(-0.5), null);
    assert.equal(readAngleNumber(Number.NaN), null);
  });
});
