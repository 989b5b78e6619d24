import assert from 'node:assert/strict';
import { test } from 'node:test';
import { HOUSE_SYSTEM_CODES } from '../ephemeris.ts';
import { HOUSE_SYSTEM_NAMES, parseHouseSystem } from './systems.ts';

test('every letter is its own code, and every name gives a code of that name', () => {
  for (const code of HOUSE_SYSTEM_CODES) {
    assert.equal(parseHouseSystem(code), code);
    assert.equal(HOUSE_SYSTEM_NAMES[parseHouseSystem(HOUSE_SYSTEM_NAMES[code])!], HOUSE_SYSTEM_NAMES[code]);
  }
});

test('letters are case-sensitive, names are not', () => {
  assert.equal(parseHouseSystem('i'), 'i');
  assert.equal(parseHouseSystem('I'), 'I');
  assert.equal(parseHouseSystem('Whole_Sign'), 'W');
  for (const wrong of ['p', 'Z', 'PP', '']) assert.equal(parseHouseSystem(wrong), null);
});
