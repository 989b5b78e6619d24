import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { normalizeDeg, wrap180 } from '@theia-astro/astro/angle/angle';
import type { Frame } from '@theia-astro/astro/ephemeris';
import { crossings } from '@theia-astro/astro/search/crossings';
import { bodyMotion } from '@theia-astro/astro/search/motion';
import { pathStations, tracePath } from '@theia-astro/astro/search/path';
import { stationsAround } from '@theia-astro/astro/stations/stations';
import { movingBodies, regimeFor } from '@theia-astro/astro/transits/moving';
import { findTransits } from '@theia-astro/astro/transits/range';
import { assertStepsAgree, HOUR, hourly } from './hourly-stepping.test-data.ts';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const ephemeris = await createSwissEphemeris();
const TROPICAL: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: null };
const PLANETS = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const;

describe('topocentric search', () => {
  const sydney: Frame = {
    ...TROPICAL,
    center: 'topocentric',
    observer: { geoLatitudeDeg: -33.87, geoLongitudeDeg: 151.21, elevationM: 0 },
  };

  it('the search finds every hit that hourly stepping finds, also where the daily swing turns a planet back and forth', () => {
    for (const [body, middle] of [
      ['mars', 2_460_730.6],
      ['mercury', 2_460_775],
      ['venus', 2_460_778],
      ['saturn', 2_460_870],
      ['sun', 2_460_800],
    ] as const) {
      const [from, hours] = [middle - 9, 18 * 24];
      const samples = hourly(ephemeris, body, sydney, from, hours).map(({ longitudeDeg }) => longitudeDeg);
      const ways = samples.map((longitudeDeg) => wrap180(longitudeDeg - samples[0]!));
      const [low, high] = [Math.min(...ways), Math.max(...ways)];
      const targets = Array.from({ length: 60 }, (_, index) =>
        normalizeDeg(samples[0]! + low + ((high - low) * (index + 0.5)) / 60),
      );
      const found = crossings(tracePath(bodyMotion(ephemeris, body, sydney), from, from + hours * HOUR), targets);
      assertStepsAgree(samples, targets, found, from, body);
      assert.ok(found.length >= 30, `${body} ${found.length}`);
      for (const { jdUt, longitudeDeg, speedDegPerDay } of found) {
        const offDeg = Math.abs(wrap180(ephemeris.ecliptic(jdUt, body, sydney).longitudeDeg - longitudeDeg));
        assert.ok(offDeg < 1e-9 || offDeg / Math.abs(speedDegPerDay) < 0.1 / 86_400, `${body} ${jdUt}`);
      }
    }
  });

  it('Pluto stops several times around a station, and turns each time', () => {
    const [from, days] = [2_460_590, 40];
    const speeds = hourly(ephemeris, 'pluto', sydney, from, days * 24).map(({ speedDegPerDay }) => speedDegPerDay);
    const stepped = speeds.slice(1).filter((speed, hour) => speed < 0 !== speeds[hour]! < 0).length;
    const found = pathStations(tracePath(bodyMotion(ephemeris, 'pluto', sydney), from, from + days));
    assert.ok(stepped > 1);
    assert.equal(found.length, stepped);
  });

  it('nodes and Lilith have their geocentric longitudes, so their stations are the same everywhere', () => {
    for (const body of ['true_node', 'osculating_lilith', 'interpolated_lilith'] as const) {
      const [from, until] = [2_460_680, 2_460_720];
      assert.deepEqual(
        pathStations(tracePath(bodyMotion(ephemeris, body, sydney), from, until)),
        pathStations(tracePath(bodyMotion(ephemeris, body, TROPICAL), from, until)),
      );
      assert.equal(
        ephemeris.ecliptic(from, body, sydney).longitudeDeg,
        ephemeris.ecliptic(from, body, TROPICAL).longitudeDeg,
      );
      assert.deepEqual(stationsAround(ephemeris, from, body, sydney), stationsAround(ephemeris, from, body, TROPICAL));
    }
  });

  it('a range that starts among turns of the daily swing counts earlier passes: Jupiter over 35.9° in January 2024 is the third', () => {
    for (const fromJdUt of [2_460_305.5, 2_460_308.5, 2_460_310.5, 2_460_312.5]) {
      const regime = regimeFor(ephemeris, fromJdUt, fromJdUt + 40);
      const { moving } = movingBodies(
        ephemeris,
        ['jupiter'],
        { node: 'true', lilith: 'mean' },
        sydney,
        regime,
        fromJdUt,
      );
      const { events } = findTransits({
        fromJdUt,
        untilJdUt: fromJdUt + 40,
        moving,
        targets: [{ id: 'sun', longitudeDeg: 35.9 }],
        aspects: ['conjunction'],
        orbOf: () => 1,
        events: new Set(['exact']),
        cuspsDeg: null,
      });
      assert.deepEqual(
        events.map((event) => (event.kind === 'exact' ? [event.motion, event.pass, event.passCount] : [])),
        [['direct', 3, 3]],
        `${fromJdUt}`,
      );
    }
  });

  it('a year of Sun and planets needs a fraction of the calls of three-hour steps', () => {
    let asked = 0;
    const counting = {
      ...ephemeris,
      ecliptic: (...question: Parameters<typeof ephemeris.ecliptic>) => {
        asked += 1;
        return ephemeris.ecliptic(...question);
      },
    };
    for (const body of PLANETS) pathStations(tracePath(bodyMotion(counting, body, sydney), 2_460_310.5, 2_460_676.5));
    assert.ok(asked < 9 * 366 * 8 * 0.25, `${asked}`);
  });
});
