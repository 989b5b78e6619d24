import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { separationDeg } from '@theia-astro/astro/angle/normalize';
import type { Frame } from '@theia-astro/astro/ephemeris';
import { createSwissEphemeris } from '../swiss-ephemeris.ts';
import { builtTables } from './built.test-data.ts';
import { earthBorders, isMoonTornAt, TORN_MOON_DAYS } from './earth-borders.ts';
import { promised } from './difference.ts';

const tropical: Frame = { ayanamsa: null, center: 'geocentric', positions: 'apparent' };
/** The largest jump from 1800 to 2399 is at the border of 2052-12-31. */
const [BORDER = Number.NaN] = earthBorders(2_470_900, 2_470_910);
const SECOND = 1 / 86_400;

describe('at a border between two polynomials of the Earth', () => {
  test('the engine’s Moon is torn for its light time; that of the tables runs on, on the line between the engine’s before and after', async () => {
    const engine = await createSwissEphemeris();
    const served = await createSwissEphemeris({ tables: await builtTables([BORDER - 1, BORDER + 1]) });
    const borderJdUt = BORDER - engine.deltaTSeconds(BORDER) * SECOND;
    const longitude = (of: typeof engine, seconds: number): number =>
      of.ecliptic(borderJdUt + seconds * SECOND, 'moon', tropical).longitudeDeg;
    const [before, after] = [longitude(engine, -1), longitude(engine, 3)];
    for (const seconds of [0.1, 0.4, 0.7, 1]) {
      const onLine = before + ((after - before) * (seconds + 1)) / 4;
      assert.ok(separationDeg(longitude(engine, seconds), onLine) > 1e-4, `the engine ${seconds} s after`);
      assert.ok(
        separationDeg(longitude(served, seconds), onLine) <= promised('moon').deg,
        `the tables ${seconds} s after`,
      );
    }
    for (const seconds of [-5, -0.1, 1.5, 5])
      assert.ok(separationDeg(longitude(served, seconds), longitude(engine, seconds)) <= promised('moon').deg);
  });

  test('only the light time after it counts as torn', () => {
    assert.ok(isMoonTornAt(BORDER + 0.5 * SECOND) && isMoonTornAt(BORDER + 1.3 * SECOND));
    for (const jdTt of [BORDER - 0.1 * SECOND, BORDER + 2 * TORN_MOON_DAYS, BORDER + 100])
      assert.ok(!isMoonTornAt(jdTt), String(jdTt));
  });
});
