import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { bodiesOf, type BodyOf } from '@theia-astro/astro/bodies/table';
import { BodyUnavailableError, type BodyPosition, type Frame } from '@theia-astro/astro/ephemeris';
import { julianDay } from '@theia-astro/astro/time/julian-day';
import { asteroidFileOfVesta } from './asteroid-file.test-data.ts';
import { createSwissEphemeris } from './swiss-ephemeris.ts';
import { loadSwissModule, readEphemerisFile } from './wasm-module.ts';

const tropical: Frame = { ayanamsa: null, center: 'geocentric', positions: 'apparent' };
const [first, end] = [julianDay(1900, 1, 1, 0), julianDay(2100, 1, 1, 0)];
const now = julianDay(2024, 6, 15, 12);

const folder = await mkdtemp(join(tmpdir(), 'theia-asteroids-'));
const mainAsteroids = readEphemerisFile(await loadSwissModule(), 'seas_18.se1');
await mkdir(join(folder, 'ast0'));
await writeFile(
  join(folder, 'ast0', 'se00433s.se1'),
  asteroidFileOfVesta(mainAsteroids, 'se00433s.se1', 433, first, end),
);
await writeFile(join(folder, 'se00016.se1'), asteroidFileOfVesta(mainAsteroids, 'se00016.se1', 16, first, end));
await writeFile(join(folder, 'se00007.se1'), 'not an ephemeris');
const ephemeris = await createSwissEphemeris({ ephemerisDir: folder });
after(() => rm(folder, { recursive: true }));

const unavailable = (body: `asteroid:${number}`, jdUt: number): string => {
  const [found] = ephemeris.positions(jdUt, [body], tropical);
  assert.ok(found instanceof BodyUnavailableError && found.body === body);
  assert.throws(() => ephemeris.position(jdUt, body, tropical), BodyUnavailableError);
  return found.reason;
};

describe('numbered asteroids', () => {
  test('come from separate files, in the folder or in its ast0, in every frame and in any order (here both contain the orbit of Vesta)', () => {
    const frames: readonly Frame[] = [
      tropical,
      { ...tropical, center: 'heliocentric' },
      { ...tropical, ayanamsa: { kind: 'mode', mode: 1 } },
    ];
    for (const frame of frames) {
      for (const jdUt of [now, first + 400, end - 400, now + 1]) {
        const [eros, vesta, psyche, again] = ephemeris.positions(
          jdUt,
          ['asteroid:433', 'vesta', 'asteroid:16', 'asteroid:433'],
          frame,
        ) as BodyPosition[];
        for (const found of [eros!, psyche!, again!]) {
          assert.ok(
            Math.abs(found.longitudeDeg - vesta!.longitudeDeg) < 1e-9 &&
              Math.abs(found.latitudeDeg - vesta!.latitudeDeg) < 1e-9,
          );
          assert.ok(Math.abs(found.speedDegPerDay - vesta!.speedDegPerDay) < 1e-7);
          assert.ok(Math.abs(found.declinationDeg - vesta!.declinationDeg) < 1e-9);
          assert.equal(found.source, 'swisseph');
        }
      }
    }
  });

  test('are rejected individually without a file, outside its years, or when it is damaged, with the reason', () => {
    assert.equal(unavailable('asteroid:12345', now), 'this service has no ephemeris file for it');
    assert.equal(unavailable('asteroid:433', julianDay(1850, 1, 1, 0)), 'its ephemeris file covers 1900 to 2099');
    assert.equal(unavailable('asteroid:433', julianDay(2150, 1, 1, 0)), 'its ephemeris file covers 1900 to 2099');
    assert.equal(unavailable('asteroid:433', julianDay(1700, 1, 1, 0)), 'its ephemeris file covers 1900 to 2099');
    assert.equal(unavailable('asteroid:7', now), 'its ephemeris file is damaged');
    const [missing, sun] = ephemeris.positions(now, ['asteroid:12345', 'sun'], tropical);
    assert.ok(missing instanceof BodyUnavailableError && !(sun instanceof Error));
  });

  test('report their years, and all of these years are available', () => {
    const [from, until] = ephemeris.bodyRange('asteroid:433')!;
    assert.ok(from - first < 3 && end - until < 3);
    for (const jdUt of [from, until - 1e-6])
      assert.doesNotThrow(() => ephemeris.position(jdUt, 'asteroid:433', tropical));
    assert.equal(ephemeris.bodyRange('asteroid:12345'), null);
    assert.equal(ephemeris.bodyRange('asteroid:7'), null);
    assert.deepEqual(ephemeris.bodyRange('chiron'), ephemeris.range.files);
    assert.deepEqual(ephemeris.bodyRange('cupido'), ephemeris.range.reduced);
  });
});

describe('the Uranian eight and Transpluto', () => {
  /**
   * swetest 2.10.03 with the elements of its own file seorbel.txt: `-b15.6.1990 -utc18:30:00 -pJKLMNOPQR -fPl`. Without
   * that file the program uses 64.81960 instead of 64.81690 astronomical units for the axis of Kronos and is 0.004°
   * off.
   */
  const { jdUt: NY90 } = ephemeris.utcToJd({ year: 1990, month: 6, day: 15, hour: 18, minute: 30, second: 0 });
  const SWETEST: Readonly<Record<BodyOf<'hypothetical'>, number>> = {
    cupido: 228.9951266,
    hades: 69.2578756,
    zeus: 175.7996873,
    kronos: 81.3356256,
    apollon: 193.7853636,
    admetos: 44.6440536,
    vulkanus: 104.8499526,
    poseidon: 208.758933,
    transpluto: 141.2838837,
  };

  test('are where swetest puts them', () => {
    for (const body of bodiesOf('hypothetical')) {
      const { longitudeDeg } = ephemeris.position(NY90, body, tropical);
      assert.ok(Math.abs(longitudeDeg - SWETEST[body]) < 1e-6, `${body}: ${longitudeDeg}`);
    }
  });

  test('need no file: they are available from −3000 to 3000, and report when the less precise Earth is used', () => {
    const [from, until] = ephemeris.range.reduced;
    for (const body of bodiesOf('hypothetical')) {
      for (const jdUt of [from, 2_000_000, until - 1e-6])
        assert.equal(ephemeris.position(jdUt, body, tropical).source, 'moshier');
      assert.equal(ephemeris.position(now, body, tropical).source, 'swisseph');
    }
  });
});
