import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as fc from 'fast-check';
import { dmsText, normalizeDeg, oppositeDeg, separationDeg, wrap180 } from './angle.ts';

const angle = fc.double({ min: -1e6, max: 1e6, noNaN: true });

test('an angle is brought into [0, 360) and keeps its direction', () => {
  fc.assert(
    fc.property(angle, (deg) => {
      const normal = normalizeDeg(deg);
      assert.ok(normal >= 0 && normal < 360);
      assert.ok(Math.abs(Math.sin(((normal - deg) * Math.PI) / 180)) < 1e-8);
    }),
  );
  assert.deepEqual([-360, -1e-17, -0, 360, 719, 720].map(normalizeDeg), [0, 0, 0, 0, 359, 0]);
});

test('a difference is brought into [-180, 180)', () => {
  fc.assert(
    fc.property(angle, (deg) => {
      const wrapped = wrap180(deg);
      assert.ok(wrapped >= -180 && wrapped < 180);
    }),
  );
  assert.equal(wrap180(180), -180);
  assert.equal(wrap180(350), -10);
});

test('separation is the shorter arc and does not depend on the order', () => {
  assert.equal(separationDeg(350, 20), 30);
  assert.equal(separationDeg(20, 350), 30);
  assert.equal(oppositeDeg(200), 20);
});

test('the Sun of NY90 is at 24°23\'17.6"', () => {
  assert.equal(dmsText(24.38822558), '24°23\'17.6"');
});

test('rounding carries into minutes and degrees, and never reaches the next sign', () => {
  assert.equal(dmsText(4 + 59 / 60 + 59.96 / 3600), '5°00\'00.0"');
  assert.equal(dmsText(0), '0°00\'00.0"');
  assert.equal(dmsText(29.9999999999), '29°59\'59.9"');
});
