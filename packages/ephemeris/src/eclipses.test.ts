import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Eclipse } from '@theia-astro/astro/eclipses/eclipse';
import { eclipsesBetween } from '@theia-astro/astro/eclipses/eclipses';
import { isoInstant, julianDay } from '@theia-astro/astro/time/julian-day';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const ephemeris = await createSwissEphemeris();
const NEW_YORK = { geoLatitudeDeg: 40.71427, geoLongitudeDeg: -74.00597, elevationM: 0 };
const at = (year: number, month = 1, day = 1): number => julianDay(year, month, day, 0);
const text = (jdUt: number | null | undefined): string | null =>
  jdUt === null || jdUt === undefined ? null : isoInstant(ephemeris.jdToUtc(jdUt));
const near = (actual: number | null | undefined, expected: number, tolerance: number): void =>
  assert.ok(Math.abs((actual ?? Number.NaN) - expected) <= tolerance, `${actual} is not ${expected}`);

describe('the eclipses of 2024', () => {
  const eclipses = eclipsesBetween(ephemeris, at(2024), at(2025), { place: NEW_YORK });
  const [penumbral, total, partial, annular] = eclipses;

  it('are four, with kind, type, maximum and Saros', () => {
    assert.deepEqual(
      eclipses.map(({ id, type, maximumJdUt, saros }) => [id, type, text(maximumJdUt), saros]),
      [
        ['L2024-03-25', 'penumbral', '2024-03-25T07:12:53Z', 113],
        ['S2024-04-08', 'total', '2024-04-08T18:17:20Z', 139],
        ['L2024-09-18', 'partial', '2024-09-18T02:44:17Z', 118],
        ['S2024-10-02', 'annular', '2024-10-02T18:45:04Z', 144],
      ],
    );
    assert.deepEqual([total?.sarosMember, annular?.sarosMember], [30, 17]);
  });

  it('have the magnitudes, longitudes and the greatest point documented', () => {
    near(penumbral?.penumbralMagnitude, 0.956, 5e-5);
    near(partial?.umbralMagnitude, 0.0856, 5e-5);
    near(total?.magnitude, 1.0575, 5e-5);
    near(annular?.magnitude, 0.9334, 5e-5);
    near(total?.longitudeDeg, 19.398, 5e-5);
    near(annular?.longitudeDeg, 190.06054, 5e-6);
    near(total?.greatest.geoLatitudeDeg, 25.286, 5.1e-4);
    near(total?.greatest.geoLongitudeDeg, -104.154, 5.1e-4);
  });

  it('New York sees the April eclipse partial, the September one at 37°, the October one not at all', () => {
    assert.deepEqual([total?.local?.beginsJdUt, total?.local?.maximumJdUt, total?.local?.endsJdUt].map(text), [
      '2024-04-08T18:10:36Z',
      '2024-04-08T19:25:36Z',
      '2024-04-08T20:36:25Z',
    ]);
    near(total?.local?.magnitude, 0.911, 5e-5);
    near(total?.local?.obscuration, 0.8997, 5e-5);
    near(partial?.local?.altitudeDeg, 37, 0.05);
    assert.deepEqual([annular?.local?.visible, annular?.local?.beginsJdUt], [false, null]);
  });

  it('have the durations of NASA: totality 4m28s on 8 April, annularity 7m25s on 2 October, to 2 s', () => {
    near(total?.durations.totalS, 268, 2);
    near(annular?.durations.totalS, 445, 2);
  });
});

describe('the search', () => {
  const ids = (eclipses: readonly Eclipse[]): string[] => eclipses.map(({ id }) => id);

  it('two halves of a range equal the whole, wherever it is split, and one second around a maximum decides', () => {
    const whole = eclipsesBetween(ephemeris, at(2000), at(2010));
    for (const cut of [at(2003), at(2005, 7, 14), at(2009, 12, 31)]) {
      assert.deepEqual(
        [...ids(eclipsesBetween(ephemeris, at(2000), cut)), ...ids(eclipsesBetween(ephemeris, cut, at(2010)))],
        ids(whole),
      );
    }
    for (const { maximumJdUt, id } of whole.slice(0, 6)) {
      assert.deepEqual(ids(eclipsesBetween(ephemeris, maximumJdUt, maximumJdUt + 1 / 86_400)), [id]);
      assert.deepEqual(ids(eclipsesBetween(ephemeris, maximumJdUt - 1 / 86_400, maximumJdUt)), []);
    }
  });

  it('at the edge of the files each eclipse comes from the ephemeris that covers it, wherever the search started', () => {
    const [, end] = ephemeris.range.files;
    const across = eclipsesBetween(ephemeris, end - 200, end + 200);
    assert.deepEqual(
      new Set(across.map(({ maximumJdUt, source }) => maximumJdUt < end === (source === 'swisseph'))),
      new Set([true]),
    );
    const from = across.find(({ maximumJdUt }) => maximumJdUt >= end);
    assert.deepEqual(eclipsesBetween(ephemeris, end, end + 200)[0], from);
  });

  it('the list stops at the end of the ephemeris', () => {
    const [, end] = ephemeris.range.reduced;
    assert.deepEqual(
      ids(eclipsesBetween(ephemeris, end - 60, end + 4000)),
      ids(eclipsesBetween(ephemeris, end - 60, end)),
    );
  });

  it('at a sunrise or sunset eclipse only the part above the horizon counts', () => {
    const [eclipse] = eclipsesBetween(ephemeris, at(2021, 6, 1), at(2021, 7, 1), { kind: 'solar', place: NEW_YORK });
    const { beginsJdUt, maximumJdUt, endsJdUt, visible } = eclipse!.local!;
    const sunriseJdUt = ephemeris.riseSet(at(2021, 6, 10), 'sun', NEW_YORK, { event: 'rise', disc: 'upper_limb' })!;
    assert.equal(visible, true);
    assert.ok(Math.abs(beginsJdUt! - sunriseJdUt) < 10 / 1440, `${text(beginsJdUt)} ${text(sunriseJdUt)}`);
    assert.ok(beginsJdUt! <= maximumJdUt! && maximumJdUt! <= endsJdUt!);
  });

  it('an eclipse search changes the engine’s observer without affecting topocentric positions', () => {
    const frame = { center: 'topocentric', positions: 'apparent', ayanamsa: null, observer: NEW_YORK } as const;
    const before = ephemeris.position(at(2024), 'moon', frame);
    eclipsesBetween(ephemeris, at(2024), at(2025), {
      place: { geoLatitudeDeg: -33, geoLongitudeDeg: 151, elevationM: 0 },
    });
    assert.deepEqual(ephemeris.position(at(2024), 'moon', frame), before);
  });
});
