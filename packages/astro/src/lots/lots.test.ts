import assert from 'node:assert/strict';
import { test } from 'node:test';
import { separationDeg } from '../angle/angle.ts';
import { NY90_ASC, ny90LongitudeDeg } from '../natal/ny90.test-data.ts';
import { hermeticLots, type LotPoints } from './lots.ts';

const points: LotPoints = {
  asc: NY90_ASC,
  sun: ny90LongitudeDeg('sun'),
  moon: ny90LongitudeDeg('moon'),
  mercury: ny90LongitudeDeg('mercury'),
  venus: ny90LongitudeDeg('venus'),
  mars: ny90LongitudeDeg('mars'),
  jupiter: ny90LongitudeDeg('jupiter'),
  saturn: ny90LongitudeDeg('saturn'),
};

test('NY90: fortune 98.29714, spirit 289.09346', () => {
  const [fortune, spirit] = hermeticLots(points, 'day', 'sect');
  assert.ok(separationDeg(fortune!.longitudeDeg, 98.29714) < 1e-5);
  assert.ok(separationDeg(spirit!.longitudeDeg, 289.09346) < 1e-5);
  assert.equal(fortune!.formula, 'asc + moon - sun');
});

test('by night the lots are reversed, so fortune and spirit swap', () => {
  const day = hermeticLots(points, 'day', 'sect');
  const night = hermeticLots(points, 'night', 'sect');
  assert.equal(night[0]!.longitudeDeg, day[1]!.longitudeDeg);
  assert.equal(night[0]!.formula, 'asc + sun - moon');
  assert.deepEqual(hermeticLots(points, 'night', 'never'), day);
});
