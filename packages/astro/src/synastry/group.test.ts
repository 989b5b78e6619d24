import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { separationDeg } from '../angle/angle.ts';
import { hubOf } from './group.ts';
import { davisonBirth } from './davison.ts';
import { compositeDeg, meanLongitude } from './composite.ts';

const longitude = fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true });
const longitudes = fc.array(longitude, { minLength: 3, maxLength: 10 });

describe('the composite point of a group', () => {
  it('of two is the near midpoint, to the last digit', () => {
    fc.assert(
      fc.property(longitude, longitude, (a, b) => {
        assert.equal(meanLongitude([a, b])?.longitudeDeg, compositeDeg(a, b));
      }),
    );
  });

  it('of more is the same in every order, to the last digit', () => {
    fc.assert(
      fc.property(longitudes, (all) => {
        assert.deepEqual(meanLongitude(all), meanLongitude(all.toReversed()));
        assert.deepEqual(meanLongitude(all), meanLongitude(all.toSorted((a, b) => a - b)));
      }),
    );
  });

  it('turns with its points, and is as concentrated as before', () => {
    fc.assert(
      fc.property(longitudes, longitude, (all, turnDeg) => {
        const [before, after] = [meanLongitude(all), meanLongitude(all.map((one) => (one + turnDeg) % 360))];
        if (before === null || after === null || before.concentration < 1e-3) return;
        assert.ok(separationDeg(after.longitudeDeg, before.longitudeDeg + turnDeg) < 1e-9);
        assert.ok(Math.abs(after.concentration - before.concentration) < 1e-12);
      }),
    );
  });

  it('makes the components of its points across its direction cancel', () => {
    fc.assert(
      fc.property(longitudes, (all) => {
        const mean = meanLongitude(all);
        if (mean === null) return;
        const across = all.reduce((sum, one) => sum + Math.sin(((one - mean.longitudeDeg) * Math.PI) / 180), 0);
        const along = all.reduce((sum, one) => sum + Math.cos(((one - mean.longitudeDeg) * Math.PI) / 180), 0);
        assert.ok(Math.abs(across) < 1e-5 && Math.abs(along / all.length - mean.concentration) < 1e-9);
      }),
    );
  });

  it('does not exist where the points cancel each other', () => {
    assert.equal(meanLongitude([0, 120, 240]), null);
    assert.equal(meanLongitude([10, 100, 190, 280]), null);
    assert.equal(meanLongitude([7, 7, 7])?.concentration, 1);
  });
});

describe('the Davison birth of a group', () => {
  const at = (jdUt: number, geoLatitudeDeg: number, geoLongitudeDeg: number) => ({
    moment: { jdUt, unknownTime: false, day: null },
    place: { geoLatitudeDeg, geoLongitudeDeg, elevationM: 0 },
  });

  it('is the same in every order, and of equal births that birth', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.double({ min: 2e6, max: 2.5e6, noNaN: true }), longitude), {
          minLength: 3,
          maxLength: 10,
        }),
        fc.constantFrom('arithmetic' as const, 'great_circle' as const),
        (all, geo) => {
          const births = all.map(([jdUt, degrees]) => at(jdUt, degrees / 4 - 45, degrees - 180));
          assert.deepEqual(davisonBirth(births, geo), davisonBirth(births.toReversed(), geo));
        },
      ),
    );
    const same = davisonBirth([at(2.4e6, 48, 170), at(2.4e6, 48, 170), at(2.4e6, 48, 170)], 'great_circle');
    assert.ok(Math.abs(same!.place.geoLatitudeDeg - 48) < 1e-9 && Math.abs(same!.place.geoLongitudeDeg - 170) < 1e-9);
  });

  it('has no place where the meridians cancel each other', () => {
    assert.equal(davisonBirth([at(2.4e6, 40, 0), at(2.4e6, 40, 120), at(2.4e6, 40, -120)], 'arithmetic'), null);
    const pole = davisonBirth([at(2.4e6, 40, 0), at(2.4e6, 40, 120), at(2.4e6, 40, -120)], 'great_circle');
    assert.ok(Math.abs(pole!.place.geoLatitudeDeg - 90) < 1e-6);
  });
});

it('the hub is the one with the largest weight, and null where two share it', () => {
  assert.deepEqual([hubOf([1, 3, 2]), hubOf([3, 3, 2]), hubOf([4, 4])], [1, null, null]);
});
