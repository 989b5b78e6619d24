import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUSE_SYSTEM_CODES } from '../ephemeris.ts';
import { HOUSE_SYSTEM_NAMES, houseSystemCodeOf } from './systems.ts';

test('every letter is its own code and every name leads to a code of that name', () => {
  for (const code of HOUSE_SYSTEM_CODES) {
    assert.equal(houseSystemCodeOf(code), code);
    assert.equal(HOUSE_SYSTEM_NAMES[houseSystemCodeOf(HOUSE_SYSTEM_NAMES[code])!], HOUSE_SYSTEM_NAMES[code]);
  }
});

test('letters keep their case, names do not', () => {
  assert.equal(houseSystemCodeOf('i'), 'i');
  assert.equal(houseSystemCodeOf('I'), 'I');
  assert.equal(houseSystemCodeOf('Whole_Sign'), 'W');
  for (const wrong of ['p', 'Z', 'PP', '']) assert.equal(houseSystemCodeOf(wrong), null);
});
