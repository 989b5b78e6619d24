import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BodyUnavailableError, DateOutOfRangeError } from '@theia-astro/astro/ephemeris';
import type { Frame, GeoPosition } from '@theia-astro/astro/ephemeris';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const ephemeris = await createSwissEphemeris();
const ALEXANDRIA: GeoPosition = { geoLatitudeDeg: 31.2, geoLongitudeDeg: 29.92, elevationM: 0 };
const SEEING = {
  pressureHpa: 1013.25,
  temperatureC: 15,
  humidityPercent: 40,
  extinction: null,
  ageYears: 36,
  acuity: 1,
} as const;

describe('the faintest magnitude that is seen in the direction of a body', () => {
  // By libswe 2.10.03 as built by Debian: limit, altitude, azimuth, altitude and azimuth of the Sun, magnitude.
  const BY_C_LIBRARY = [
    [',alCMa', 2451763.615, [-1.10657174, 4.37326104, 112.55557671, -7.8491009, 65.42540697, -1.46]],
    ['venus', 2451980.18, [-0.55185266, 23.34235668, 272.36465784, -3.71903569, 268.15279818, -4.71530353]],
    ['jupiter', 2451655.2, [-3.0059043, 8.23530567, 282.73550018, -4.09028579, 286.42631089, -2.02903989]],
  ] as const;

  it('is that of the C library', () => {
    for (const [object, jdUt, expected] of BY_C_LIBRARY) {
      const seen = ephemeris.sighting(jdUt, object, ALEXANDRIA, SEEING)!;
      const numbers = [
        seen.limitingMagnitude,
        seen.altitudeDeg,
        seen.azimuthDeg,
        seen.sunAltitudeDeg,
        seen.sunAzimuthDeg,
        seen.magnitude,
      ];
      for (const [index, number] of numbers.entries())
        assert.ok(Math.abs(number - expected[index]!) < 1e-5, `${object} ${index}: ${number}`);
    }
  });

  it('is that of the C library with a given extinction too, and fainter with sharper eyes', () => {
    const limit = (seeing: object): number =>
      ephemeris.sighting(2451763.615, ',alCMa', ALEXANDRIA, { ...SEEING, ...seeing })!.limitingMagnitude;
    assert.ok(Math.abs(limit({ extinction: 0.25 }) - -0.01076728) < 1e-5);
    assert.ok(limit({ acuity: 2 }) > limit({ acuity: 1 }));
  });

  it('is null below the horizon; what is unknown or outside the ephemeris is rejected', () => {
    assert.equal(ephemeris.sighting(2451550.18, 'moon', ALEXANDRIA, SEEING), null);
    assert.throws(() => ephemeris.sighting(2451763.6, ',zzZzz', ALEXANDRIA, SEEING), BodyUnavailableError);
    assert.throws(() => ephemeris.sighting(1e8, 'venus', ALEXANDRIA, SEEING), DateOutOfRangeError);
  });

  it('leaves other answers as they are: observers, zodiacs and earlier sightings do not matter', () => {
    const frame: Frame = {
      center: 'topocentric',
      positions: 'apparent',
      ayanamsa: null,
      observer: { geoLatitudeDeg: -60, geoLongitudeDeg: 100, elevationM: 0 },
    };
    const before = ephemeris.position(2451763.6, 'moon', frame);
    const first = ephemeris.sighting(2451763.615, ',alCMa', ALEXANDRIA, SEEING);
    assert.deepEqual(ephemeris.position(2451763.6, 'moon', frame), before);
    ephemeris.position(2451763.6, 'moon', { ...frame, ayanamsa: { kind: 'mode', mode: 1 } });
    assert.deepEqual(ephemeris.sighting(2451763.615, ',alCMa', ALEXANDRIA, SEEING), first);
  });
});
