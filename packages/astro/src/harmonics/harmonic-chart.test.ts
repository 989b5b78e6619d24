import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { wrap180 } from '../angle/angle.ts';
import { HIGHEST_HARMONIC, harmonicChart, harmonicLongitudeDeg } from './harmonic-chart.ts';

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const number = fc.integer({ min: 1, max: HIGHEST_HARMONIC });

describe('a harmonic chart', () => {
  it('puts together what is a multiple of its part of the circle apart', () => {
    fc.assert(
      fc.property(longitude, number, fc.nat(400), (deg, harmonic, steps) => {
        const other = harmonicLongitudeDeg(deg + (steps * 360) / harmonic, harmonic);
        assert.ok(Math.abs(wrap180(other - harmonicLongitudeDeg(deg, harmonic))) < 1e-8);
      }),
    );
  });

  it('has the aspects of the birth chart in orbs that are smaller by its number: a quintile is a conjunction of the fifth', () => {
    const points = (apartDeg: number): Parameters<typeof harmonicChart>[0] => [
      { id: 'sun', longitudeDeg: 350, speedDegPerDay: 1 },
      { id: 'mars', longitudeDeg: (350 + apartDeg) % 360, speedDegPerDay: 0.5 },
    ];
    for (const [apartDeg, aspect] of [
      [72 + 2.39, 'conjunction'],
      [72 + 2.41, undefined],
      [36 + 1.19, 'opposition'],
      [36 + 1.21, undefined],
      [24 - 0.79, 'trine'],
      [18 + 0.59, 'square'],
      [12 + 0.39, 'sextile'],
      [12 + 0.41, undefined],
    ] as const)
      assert.equal(harmonicChart(points(apartDeg), 5, 12).aspects[0]?.kind.id, aspect, `${apartDeg}`);
    const [quintile] = harmonicChart(points(73), 5, 12).aspects;
    assert.ok(Math.abs(quintile!.orbDeg - 5) < 1e-9);
    assert.equal(quintile!.motion, 'applying');
  });
});
