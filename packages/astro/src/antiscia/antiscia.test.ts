import assert from 'node:assert/strict';
import { test } from 'node:test';
import { antisciaAt } from './antiscia.ts';

test('10° Aries mirrors to 20° Virgo and 20° Pisces', () => {
  assert.deepEqual(antisciaAt(10), { antiscionDeg: 170, contraAntiscionDeg: 350 });
  assert.deepEqual(antisciaAt(300), { antiscionDeg: 240, contraAntiscionDeg: 60 });
  assert.deepEqual(antisciaAt(0), { antiscionDeg: 180, contraAntiscionDeg: 0 });
});
