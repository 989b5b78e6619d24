import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { separationDeg } from '../angle/angle.ts';
import { PLANETS } from '../bodies/table.ts';
import { ASPECT_IDS } from '../aspects/kinds.ts';
import { davisonBirth } from './davison.ts';
import { compositeDeg, meanGeoLongitudeDeg } from './composite.ts';
import { aspectQuality, pairCategory, pairWeight } from './score.ts';

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });

describe('midpoints', () => {
  it('are equally far from both, on the shorter arc, in either order', () => {
    fc.assert(
      fc.property(longitude, longitude, (a, b) => {
        const middle = compositeDeg(a, b);
        assert.ok(middle >= 0 && middle < 360);
        assert.ok(Math.abs(separationDeg(middle, a) - separationDeg(a, b) / 2) < 1e-9);
        if (separationDeg(a, b) < 179.999) assert.ok(separationDeg(middle, compositeDeg(b, a)) < 1e-9);
      }),
    );
  });

  it('of exact opposites is the point 90° after the first', () => {
    assert.deepEqual([compositeDeg(10, 190), compositeDeg(190, 10), compositeDeg(300, 120)], [100, 280, 30]);
  });

  it('of places on either side of the date line is in the Pacific', () => {
    assert.ok(Math.abs(meanGeoLongitudeDeg(151.2093, -46.6333) + 127.712) < 1e-9);
    assert.ok(Math.abs(Math.abs(meanGeoLongitudeDeg(170, -170)) - 180) < 1e-12);
  });
});

describe('the Davison place', () => {
  const at = (
    geoLatitudeDeg: number,
    geoLongitudeDeg: number,
  ): {
    moment: { jdUt: number; unknownTime: false; day: null };
    place: { geoLatitudeDeg: number; geoLongitudeDeg: number; elevationM: number };
  } => ({
    moment: { jdUt: 2451545, unknownTime: false, day: null },
    place: { geoLatitudeDeg, geoLongitudeDeg, elevationM: 0 },
  });

  it('on the great circle crosses the pole between opposite meridians', () => {
    assert.ok(Math.abs(davisonBirth([at(60, 0), at(60, 180)], 'great_circle')!.place.geoLatitudeDeg - 90) < 1e-6);
    assert.equal(davisonBirth([at(60, 0), at(60, 180)], 'arithmetic')!.place.geoLatitudeDeg, 60);
  });

  it('of antipodes is 90° from both', () => {
    const { geoLatitudeDeg, geoLongitudeDeg } = davisonBirth([at(10, 20), at(-10, -160)], 'great_circle')!.place;
    assert.deepEqual([geoLatitudeDeg, Math.abs(geoLongitudeDeg - 20)], [0, 90]);
  });
});

describe('the weights of the score', () => {
  const points = [...PLANETS, 'asc', 'mc', 'chiron'] as const;

  it('do not depend on the order of the people', () => {
    for (const a of points) {
      for (const b of points) {
        assert.equal(pairWeight(a, b), pairWeight(b, a));
        assert.equal(pairCategory(a, b), pairCategory(b, a));
        for (const kind of ASPECT_IDS) assert.equal(aspectQuality(kind, a, b), aspectQuality(kind, b, a));
      }
    }
  });

  it('are the documented ones', () => {
    const rows = [
      ['sun', 'moon', 5],
      ['venus', 'asc', 4],
      ['jupiter', 'asc', 3],
      ['saturn', 'venus', 3],
      ['mc', 'moon', 2],
      ['asc', 'saturn', 2],
      ['mars', 'mercury', 1],
      ['pluto', 'asc', 1],
      ['pluto', 'jupiter', 0],
      ['mc', 'mc', 0],
      ['sun', 'chiron', 0],
    ] as const;
    for (const [a, b, weight] of rows) assert.equal(pairWeight(a, b), weight, `${a} ${b}`);
    assert.deepEqual(
      [
        aspectQuality('opposition', 'mars', 'venus'),
        aspectQuality('opposition', 'sun', 'venus'),
        aspectQuality('conjunction', 'mars', 'saturn'),
        aspectQuality('conjunction', 'mars', 'pluto'),
        aspectQuality('conjunction', 'mars', 'mars'),
        aspectQuality('conjunction', 'venus', 'mars'),
        aspectQuality('quincunx', 'sun', 'moon'),
      ],
      [0.3, -0.5, -0.5, -0.3, 0, 0.7, 0],
    );
    assert.deepEqual(
      [
        pairCategory('mars', 'saturn'),
        pairCategory('moon', 'saturn'),
        pairCategory('jupiter', 'saturn'),
        pairCategory('mercury', 'asc'),
        pairCategory('saturn', 'pluto'),
      ],
      ['romance', 'emotion', 'growth', 'identity', 'commitment'],
    );
  });
});
