import assert from 'node:assert/strict';
import { test } from 'node:test';
import { antisciaOf } from './antiscia.ts';

test('10° Aries mirrors to 20° Virgo and 20° Pisces', () => {
  assert.deepEqual(antisciaOf(10), { antiscionDeg: 170, contraAntiscionDeg: 350 });
  assert.deepEqual(antisciaOf(300), { antiscionDeg: 240, contraAntiscionDeg: 60 });
  assert.deepEqual(antisciaOf(0), { antiscionDeg: 180, contraAntiscionDeg: 0 });
});
