import assert from 'node:assert/strict';
import { it } from 'node:test';
import { noteOf } from './note.ts';

it('an aspect within a second of arc is called exact, whatever it does next', () => {
  const noted = (orb: number, applying: boolean | null): string =>
    noteOf({
      kind: 'aspect',
      chart_1: 'natal',
      point_1: 'jupiter',
      chart_2: 'natal',
      point_2: 'pluto',
      aspect: 'opposition',
      orb,
      applying,
    });
  assert.equal(noted(-0.00026, false), 'Jupiter opposition Pluto, orb 0°00′, exact');
  assert.equal(noted(-0.0003, true), 'Jupiter opposition Pluto, orb 0°00′, applying');
  assert.equal(noted(-1.5, false), 'Jupiter opposition Pluto, orb 1°30′, separating');
  assert.equal(noted(-1.5, null), 'Jupiter opposition Pluto, orb 1°30′');
});
