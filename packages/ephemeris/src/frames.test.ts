import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { BodyPosition, EngineBody, Frame } from '@theia-astro/astro/ephemeris';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const ephemeris = await createSwissEphemeris();
const BODIES: readonly EngineBody[] = ['sun', 'moon', 'mercury', 'mars', 'pluto', 'true_node', 'mean_lilith', 'chiron'];
const DATES = [2378600.25, 2448058.270833541, 2460000.5, 2590000.75];
const delhi = { geoLatitudeDeg: 28.61, geoLongitudeDeg: 77.21, elevationM: 216 };
const tropical: Frame = { ayanamsa: null, center: 'geocentric', positions: 'apparent' };
const topocentric: Frame = { ...tropical, center: 'topocentric', observer: delhi };
const RADIANS = Math.PI / 180;

function known(position: BodyPosition | Error): BodyPosition {
  if (position instanceof Error) throw position;
  return position;
}

/** Rotation of position and speed about the equinox by the obliquity. */
function toEquatorial(
  position: BodyPosition,
  obliquityDeg: number,
): { ra: number; dec: number; raSpeed: number; decSpeed: number } {
  const [lon, lat, eps] = [position.longitudeDeg * RADIANS, position.latitudeDeg * RADIANS, obliquityDeg * RADIANS];
  const [dLon, dLat] = [position.speedDegPerDay, position.latitudeSpeedDegPerDay];
  const [x, y0, z0] = [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)];
  const vx = -Math.sin(lat) * Math.cos(lon) * dLat - y0 * dLon;
  const vy0 = -Math.sin(lat) * Math.sin(lon) * dLat + x * dLon;
  const vz0 = Math.cos(lat) * dLat;
  const [c, s] = [Math.cos(eps), Math.sin(eps)];
  const [y, z, vy, vz] = [c * y0 - s * z0, s * y0 + c * z0, c * vy0 - s * vz0, s * vy0 + c * vz0];
  const plane = x * x + y * y;
  return {
    ra: (Math.atan2(y, x) / RADIANS + 360) % 360,
    dec: Math.asin(z) / RADIANS,
    raSpeed: (x * vy - y * vx) / plane,
    decSpeed: vz / Math.sqrt(plane),
  };
}

describe('each call uses its own frame', () => {
  for (const [name, frame] of [
    ['geocentric', tropical],
    ['topocentric', topocentric],
  ] as const) {
    test(`${name} equatorial positions are the ecliptic ones rotated by the true obliquity, also geocentric speeds`, () => {
      for (const jdUt of DATES) {
        const { trueDeg } = ephemeris.obliquity(jdUt);
        for (const found of ephemeris.positions(jdUt, BODIES, frame)) {
          const position = known(found);
          const { ra, dec, raSpeed, decSpeed } = toEquatorial(position, trueDeg);
          assert.ok(Math.abs(position.rightAscensionDeg - ra) < 1e-9);
          assert.ok(Math.abs(position.declinationDeg - dec) < 1e-9);
          // The engine differentiates each topocentric coordinate numerically.
          if (frame.center === 'topocentric') continue;
          assert.ok(Math.abs(position.rightAscensionSpeedDegPerDay - raSpeed) < 1e-9);
          assert.ok(Math.abs(position.declinationSpeedDegPerDay - decSpeed) < 1e-9);
        }
      }
    });
  }

  test('declination and right ascension are the true ones in every sidereal mode', () => {
    const jdUt = DATES[1]!;
    const expected = ephemeris.positions(jdUt, BODIES, tropical).map(known);
    for (let mode = 0; mode <= 46; mode += 1) {
      const frame: Frame = { ...tropical, ayanamsa: { kind: 'mode', mode } };
      for (const [index, found] of ephemeris.positions(jdUt, BODIES, frame).entries()) {
        const position = known(found);
        assert.equal(position.declinationDeg, expected[index]!.declinationDeg, `mode ${mode}`);
        assert.equal(position.rightAscensionDeg, expected[index]!.rightAscensionDeg, `mode ${mode}`);
        assert.equal(
          ephemeris.position(jdUt, BODIES[index]!, frame).declinationDeg,
          position.declinationDeg,
          `mode ${mode}`,
        );
      }
    }
  });

  test('a sidereal batch equals single calls in every mode', () => {
    const user = { kind: 'user', t0Jd: 2415020.5, ayanT0Deg: 22.5 } as const;
    const modes = Array.from({ length: 47 }, (_, mode) => ({ kind: 'mode', mode }) as const);
    for (const ayanamsa of [...modes, user]) {
      for (const base of [tropical, topocentric]) {
        const frame: Frame = { ...base, ayanamsa };
        for (const jdUt of [DATES[0]!, DATES[2]!]) {
          const batch = ephemeris.positions(jdUt, BODIES, frame);
          for (const [index, body] of BODIES.entries()) {
            const [together, alone] = [known(batch[index]!), ephemeris.ecliptic(jdUt, body, frame)];
            assert.ok(
              Math.abs(together.longitudeDeg - alone.longitudeDeg) < 1e-9,
              `${JSON.stringify(ayanamsa)} ${body}`,
            );
            assert.ok(Math.abs(together.latitudeDeg - alone.latitudeDeg) < 1e-9, `${JSON.stringify(ayanamsa)} ${body}`);
            assert.ok(
              Math.abs(together.speedDegPerDay - alone.speedDegPerDay) < 1e-6,
              `${JSON.stringify(ayanamsa)} ${body}`,
            );
          }
        }
      }
    }
  });

  test('topocentric nodes and Lilith: speeds match the change of position, and positions are geocentric', () => {
    const points = ['mean_node', 'true_node', 'mean_lilith', 'osculating_lilith', 'interpolated_lilith'] as const;
    const half = 0.01;
    for (const body of points) {
      for (let step = 0; step < 40; step += 1) {
        const jdUt = DATES[1]! + step * 137.31;
        const [before, here, later] = [jdUt - half, jdUt, jdUt + half].map((at) =>
          ephemeris.position(at, body, topocentric),
        );
        const rate = (of: (position: BodyPosition) => number): number =>
          (((of(later!) - of(before!) + 540) % 360) - 180) / (2 * half);
        // The engine ignores the change of nutation, up to 0.1″ a day. Osculating Lilith varies so fast that its
        // differences are accurate only to twice that.
        const tolerance = body === 'osculating_lilith' ? 6e-5 : 3e-5;
        assert.ok(Math.abs(here!.speedDegPerDay - rate((at) => at.longitudeDeg)) < tolerance, `${body} longitude`);
        assert.ok(
          Math.abs(here!.rightAscensionSpeedDegPerDay - rate((at) => at.rightAscensionDeg)) < tolerance,
          `${body} right ascension`,
        );
        assert.ok(
          Math.abs(here!.declinationSpeedDegPerDay - (later!.declinationDeg - before!.declinationDeg) / (2 * half)) <
            tolerance,
          `${body} declination`,
        );
        assert.equal(here!.longitudeDeg, ephemeris.position(jdUt, body, tropical).longitudeDeg);
      }
    }
  });

  test('a result does not depend on earlier calls', async () => {
    const frames: readonly Frame[] = [
      tropical,
      topocentric,
      { ...tropical, ayanamsa: { kind: 'mode', mode: 1 } },
      { ...topocentric, ayanamsa: { kind: 'mode', mode: 27 } },
      { ...tropical, ayanamsa: { kind: 'user', t0Jd: 2451545, ayanT0Deg: 23 } },
      { ...tropical, center: 'heliocentric' },
      { ...tropical, positions: 'true' },
      { ...topocentric, observer: { geoLatitudeDeg: -33, geoLongitudeDeg: 151, elevationM: 0 } },
    ];
    const jdUt = DATES[1]!;
    const bodies: readonly EngineBody[] = ['mercury', 'mars', 'chiron'];
    const fresh = [];
    for (const frame of frames) fresh.push((await createSwissEphemeris()).positions(jdUt, bodies, frame));
    for (let round = 0; round < 3; round += 1) {
      for (let index = 0; index < frames.length; index += 1) {
        const at = (index * 5 + round) % frames.length;
        ephemeris.riseSet(jdUt, 'sun', delhi, { event: 'rise', disc: 'hindu' });
        ephemeris.position(2300000.5, 'moon', frames[index]!);
        assert.deepEqual(ephemeris.positions(jdUt, bodies, frames[at]!), fresh[at]);
      }
    }
  });

  test('rejects a topocentric frame without an observer', () => {
    assert.throws(() => ephemeris.position(DATES[1]!, 'moon', { ...tropical, center: 'topocentric' }), RangeError);
  });
});
