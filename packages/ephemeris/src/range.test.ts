import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { BodyUnavailableError, DateOutOfRangeError, ENGINE_BODIES, type Frame } from '@theia-astro/astro/ephemeris';
import { fileCoverage, ephemerisFileName, newYearJd } from './coverage.ts';
import { FILE_ONLY_BODIES } from './flags.ts';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const ephemeris = await createSwissEphemeris();
const tropical: Frame = { ayanamsa: null, center: 'geocentric', positions: 'apparent' };
const madrid = { geoLatitudeDeg: 40.4, geoLongitudeDeg: -3.7, elevationM: 0 };
const midnight = { hour: 0, minute: 0, second: 0 };
const [filesFrom, filesTo] = ephemeris.range.files;
const [reducedFrom, reducedTo] = ephemeris.range.reduced;

describe('the years of the ephemeris', () => {
  test('are 1800–2399 by files and −3000–3000 with reduced precision', () => {
    assert.equal(filesFrom, ephemeris.utcToJd({ year: 1800, month: 1, day: 1, ...midnight }).jdUt);
    assert.equal(filesTo, ephemeris.utcToJd({ year: 2400, month: 1, day: 1, ...midnight }).jdUt);
    assert.equal(reducedFrom, ephemeris.utcToJd({ year: -3000, month: 1, day: 1, ...midnight }).jdUt);
    assert.equal(reducedTo, ephemeris.utcToJd({ year: 3001, month: 1, day: 1, ...midnight }).jdUt);
  });

  test('every body comes from the files from the first to the last instant, independent of earlier calls', async () => {
    const fresh = await createSwissEphemeris();
    for (const jdUt of [filesFrom, filesFrom + 0.1, filesTo - 1e-6, filesTo - 0.2, filesFrom]) {
      for (const frame of [tropical, { ...tropical, center: 'topocentric', observer: madrid } satisfies Frame]) {
        for (const [index, found] of fresh.positions(jdUt, ENGINE_BODIES, frame).entries()) {
          assert.ok(!(found instanceof Error), `${ENGINE_BODIES[index]} at ${jdUt}`);
          assert.equal(found.source, 'swisseph', `${ENGINE_BODIES[index]} at ${jdUt}`);
        }
        fresh.positions(filesFrom - 1, ENGINE_BODIES, frame);
      }
    }
  });

  test('outside the files Moshier is used and reported; Chiron and asteroids are reported missing', () => {
    for (const jdUt of [reducedFrom, filesFrom - 1e-6, filesTo, reducedTo - 1e-6]) {
      for (const [index, found] of ephemeris.positions(jdUt, ENGINE_BODIES, tropical).entries()) {
        const body = ENGINE_BODIES[index]!;
        if (FILE_ONLY_BODIES.has(body)) {
          assert.ok(found instanceof BodyUnavailableError, body);
          assert.equal(found.body, body);
        } else {
          assert.ok(!(found instanceof Error), body);
          assert.equal(found.source, 'moshier', body);
        }
      }
      assert.throws(() => ephemeris.position(jdUt, 'chiron', tropical), BodyUnavailableError);
      assert.throws(
        () => ephemeris.riseSet(jdUt, 'ceres', madrid, { event: 'rise', disc: 'center' }),
        BodyUnavailableError,
      );
    }
  });

  test('further away every call is rejected', () => {
    for (const jdUt of [reducedFrom - 1e-6, reducedTo, Number.NaN, Number.POSITIVE_INFINITY]) {
      assert.throws(() => ephemeris.position(jdUt, 'sun', tropical), DateOutOfRangeError);
      assert.throws(() => ephemeris.positions(jdUt, ['sun'], tropical), DateOutOfRangeError);
      assert.throws(() => ephemeris.houses(jdUt, madrid, 'P', tropical), DateOutOfRangeError);
      assert.throws(() => ephemeris.fixedStar(jdUt, 'spica', tropical), DateOutOfRangeError);
      assert.throws(() => ephemeris.obliquity(jdUt), DateOutOfRangeError);
    }
  });

  test('positions from the files in 1800 continue those of Moshier the day before', () => {
    for (const body of ['sun', 'moon', 'venus', 'jupiter', 'pluto'] as const) {
      const after = ephemeris.ecliptic(filesFrom, body, tropical);
      const before = ephemeris.ecliptic(filesFrom - 1e-6, body, tropical);
      assert.ok(Math.abs(after.longitudeDeg - before.longitudeDeg) < 10 / 3600, body);
    }
  });
});

describe('further files', () => {
  const block = (year: number): string[] => [ephemerisFileName('sepl', year), ephemerisFileName('semo', year)];
  const bundled = block(1800);

  test('extend the precise years block by block, by the Julian calendar before 1600', () => {
    assert.deepEqual(fileCoverage([...bundled, ...block(2400)]).files, [
      newYearJd(1800, 'gregorian'),
      newYearJd(3000, 'gregorian'),
    ]);
    assert.deepEqual(fileCoverage([...bundled, ...block(1200)]).files, [
      newYearJd(1200, 'julian'),
      newYearJd(2400, 'gregorian'),
    ]);
    assert.deepEqual(
      fileCoverage([...bundled, ...block(1200), ...block(600), ...block(0), ...block(-600)]).files[0],
      newYearJd(-600, 'julian'),
    );
  });

  test('do not count across a gap or without the file of the Moon', () => {
    assert.equal(fileCoverage([...bundled, ...block(600)]).files[0], newYearJd(1800, 'gregorian'));
    assert.equal(fileCoverage([...bundled, ephemerisFileName('sepl', 1200)]).files[0], newYearJd(1800, 'gregorian'));
  });

  test('a damaged file is rejected at the start', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'theia-ephemeris-'));
    try {
      await writeFile(join(folder, 'seas_18.se1'), 'not an ephemeris');
      await assert.rejects(createSwissEphemeris({ ephemerisDir: folder }), /Swiss Ephemeris file/);
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('a missing folder is rejected at the start', async () => {
    await assert.rejects(createSwissEphemeris({ ephemerisDir: join(tmpdir(), 'theia-no-such-folder') }), {
      code: 'ENOENT',
    });
  });
});
