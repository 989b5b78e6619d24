import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { normalizeDeg, wrap180 } from '@theia/astro/angle/normalize';
import type { Frame } from '@theia/astro/ephemeris';
import { crossings } from '@theia/astro/search/crossings';
import { bodyMotion } from '@theia/astro/search/motion';
import { stationsOf, tracePath } from '@theia/astro/search/path';
import { stationsAround } from '@theia/astro/stations/stations';
import { movingBodies, regimeOf } from '@theia/astro/transits/moving';
import { findTransits } from '@theia/astro/transits/range';
import { assertStepsAgree, HOUR, hourly } from './hourly-stepping.test-data.ts';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const ephemeris = await createSwissEphemeris();
const TROPICAL: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: null };
const PLANETS = ['sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'] as const;

describe('from the surface of a turning Earth', () => {
  const sydney: Frame = {
    ...TROPICAL,
    center: 'topocentric',
    observer: { geoLatitudeDeg: -33.87, geoLongitudeDeg: 151.21, elevationM: 0 },
  };

  it('hourly stepping finds no hit that the search lacks, also where the daily swing turns a planet to and fro', () => {
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

  it('Pluto stands more than once about a station, and each time its motion turns', () => {
    const [from, days] = [2_460_590, 40];
    const speeds = hourly(ephemeris, 'pluto', sydney, from, days * 24).map(({ speedDegPerDay }) => speedDegPerDay);
    const stepped = speeds.slice(1).filter((speed, hour) => speed < 0 !== speeds[hour]! < 0).length;
    const found = stationsOf(tracePath(bodyMotion(ephemeris, 'pluto', sydney), from, from + days));
    assert.ok(stepped > 1);
    assert.equal(found.length, stepped);
  });

  it('nodes and Lilith stand at the same longitude as from its centre, so their stations are the same everywhere', () => {
    for (const body of ['true_node', 'osculating_lilith', 'interpolated_lilith'] as const) {
      const [from, until] = [2_460_680, 2_460_720];
      assert.deepEqual(
        stationsOf(tracePath(bodyMotion(ephemeris, body, sydney), from, until)),
        stationsOf(tracePath(bodyMotion(ephemeris, body, TROPICAL), from, until)),
      );
      assert.equal(
        ephemeris.ecliptic(from, body, sydney).longitudeDeg,
        ephemeris.ecliptic(from, body, TROPICAL).longitudeDeg,
      );
      assert.deepEqual(stationsAround(ephemeris, from, body, sydney), stationsAround(ephemeris, from, body, TROPICAL));
    }
  });

  it('a range that begins among the turns of the daily swing counts the passes before it: Jupiter back over 35.9° in January 2024 is the third', () => {
    for (const fromJdUt of [2_460_305.5, 2_460_308.5, 2_460_310.5, 2_460_312.5]) {
      const regime = regimeOf(ephemeris, fromJdUt, fromJdUt + 40);
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

  it('a year of Sun and planets costs a fraction of looking every three hours', () => {
    let asked = 0;
    const counting = {
      ...ephemeris,
      ecliptic: (...question: Parameters<typeof ephemeris.ecliptic>) => {
        asked += 1;
        return ephemeris.ecliptic(...question);
      },
    };
    for (const body of PLANETS) stationsOf(tracePath(bodyMotion(counting, body, sydney), 2_460_310.5, 2_460_676.5));
    assert.ok(asked < 9 * 366 * 8 * 0.25, `${asked}`);
  });
});
