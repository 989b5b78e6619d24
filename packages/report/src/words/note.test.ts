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

it('rules and periods are written in words, with figures a reader can use', () => {
  const rule = { kind: 'rule', rule: null, points: [], score: null, score_max: null } as const;
  const seven = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'];
  assert.deepEqual(
    [
      noteOf({ ...rule, part: 'sect', id: 'day', points: ['sun'] }),
      noteOf({ ...rule, part: 'house_ruler', id: '7', points: ['mars'], rule: 'Aries on the cusp' }),
      noteOf({ ...rule, part: 'shadbala', id: 'mars', points: ['mars'], score: 1.278 }),
      noteOf({ ...rule, part: 'balance', id: 'above', score: 8, score_max: 10 }),
      noteOf({ ...rule, part: 'yoga', id: 'pasha', points: seven, rule: 'five signs' }),
      noteOf({
        kind: 'period',
        system: 'sade_sati',
        lords: ['peak'],
        house: null,
        starts_at: '1942-03-03T00:00:00Z',
        ends_at: '1943-08-05T00:00:00Z',
      }),
    ],
    [
      'Born by day',
      'Mars rules house 7: Aries on the cusp',
      'Mars: 128 % of the shadbala required',
      'Above the horizon: 8 of 10 planets',
      'Pasha yoga (the seven planets): five signs',
      'Saturn with the Moon (sade sati): 3 March 1942 to 5 August 1943',
    ],
  );
});
