import assert from 'node:assert/strict';
import { test } from 'node:test';
import { eclipseContacts } from './natal-contacts.ts';

const NY90 = [
  { id: 'sun', longitudeDeg: 84.38822558 },
  { id: 'mars', longitudeDeg: 11.235983 },
  { id: 'uranus', longitudeDeg: 278.15466 },
];
const shown = (longitudeDeg: number): string[] =>
  eclipseContacts(longitudeDeg, NY90).map(({ point, aspect, orbDeg }) => `${aspect} ${point} ${orbDeg.toFixed(3)}`);

test('the eclipses of the NY90 year fall on its natal points, with signed orbs', () => {
  assert.deepEqual(shown(355.782746), ['square sun -1.395']);
  assert.deepEqual(shown(190.06054), ['opposition mars -1.175', 'square uranus -1.906']);
  assert.deepEqual(shown(173.9768), ['square sun -0.411']);
  assert.deepEqual(shown(8.9944), ['conjunction mars 2.242', 'square uranus 0.840']);
});
