import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { piecesOfPoints } from '@theia-astro/astro/astrocartography/line';
import type { SolarPath } from '@theia-astro/astro/eclipses/eclipse';
import { eclipsesBetween } from '@theia-astro/astro/eclipses/eclipses';
import { localSolar } from '@theia-astro/astro/eclipses/local';
import { sunMoonAround } from '@theia-astro/astro/eclipses/sun-moon';
import type { GeoPoint } from '@theia-astro/astro/ephemeris';
import { randomCases, sampleOf } from '../../../scripts/random-cases.ts';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const ephemeris = await createSwissEphemeris();
const SECONDS_PER_DAY = 86_400;
const at = (year: number): number => ephemeris.utcMsToJd(Date.UTC(year, 0, 1)).jdUt;
const solar = (from: number, to: number, pathMinutes = 7) =>
  eclipsesBetween(ephemeris, at(from), at(to), { kind: 'solar', pathMinutes });

/** What the engine's topocentric Sun and Moon do at a place around an instant. */
function seenFrom({ geoLatitudeDeg, geoLongitudeDeg }: GeoPoint, jdUt: number): ReturnType<typeof localSolar> {
  const place = { geoLatitudeDeg, geoLongitudeDeg, elevationM: 0 };
  return localSolar(sunMoonAround(ephemeris, jdUt, place), jdUt, place);
}

function centralSeconds({ contacts }: ReturnType<typeof localSolar>): number | null {
  const [c2, c3] = ['c2', 'c3'].map((name) => contacts.find((contact) => contact.name === name)?.jdUt);
  return c2 === undefined || c3 === undefined ? null : (c3 - c2) * SECONDS_PER_DAY;
}

/** From one point towards another, by a part of the way. */
function towards(from: GeoPoint, to: GeoPoint, part: number): GeoPoint {
  const east = ((to.geoLongitudeDeg - from.geoLongitudeDeg + 540) % 360) - 180;
  return {
    geoLatitudeDeg: from.geoLatitudeDeg + part * (to.geoLatitudeDeg - from.geoLatitudeDeg),
    geoLongitudeDeg: from.geoLongitudeDeg + part * east,
  };
}

const path = (eclipses: ReturnType<typeof solar>, id: string): SolarPath =>
  eclipses.find((eclipse) => eclipse.id === id)!.path!;

describe('the path of a solar eclipse', () => {
  const eclipses = solar(2001, 2030);
  const sampled = sampleOf(
    eclipses.filter(({ path: found }) => found !== null),
    12,
  );

  it('exists just where the umbra or antumbra reaches the Earth, and only on request', () => {
    for (const { id, type, path: found } of eclipses) assert.equal(found === null, type === 'partial', id);
    assert.ok(eclipsesBetween(ephemeris, at(2024), at(2025), {}).every(({ path: found }) => found === null));
    assert.ok(
      eclipsesBetween(ephemeris, at(2024), at(2025), { kind: 'lunar', pathMinutes: 5 }).every(
        ({ path: found }) => found === null,
      ),
    );
  });

  it('on the central line the eclipse is central for an observer there, for as long as the path says', () => {
    for (const { id, path: found } of sampled)
      for (const point of found?.points ?? []) {
        if (point.altitudeDeg < 3) continue;
        const seen = seenFrom(point, point.jdUt);
        const note = `${id} ${point.jdUt}`;
        assert.equal(seen.type, point.type, note);
        assert.ok(
          Math.abs(centralSeconds(seen)! - point.durationS) < 0.3,
          `${note} ${centralSeconds(seen)} ${point.durationS}`,
        );
        assert.ok(Math.abs(seen.altitudeDeg! - point.altitudeDeg) < 0.1, note);
        assert.ok(Math.abs(seen.maximumJdUt! - point.jdUt) * SECONDS_PER_DAY < 3, note);
      }
  });

  it('a limit parts those who see totality or annularity from those who do not', () => {
    let compared = 0;
    for (const { id, path: found } of sampled)
      for (const point of found?.points ?? [])
        for (const limit of [point.northern, point.southern]) {
          if (limit === null || point.altitudeDeg < 12 || point.widthKm < 40 || Math.abs(point.geoLatitudeDeg) > 80)
            continue;
          const note = `${id} ${point.jdUt} ${limit.geoLatitudeDeg}`;
          assert.notEqual(centralSeconds(seenFrom(towards(limit, point, 0.02), point.jdUt)), null, `inside ${note}`);
          assert.equal(centralSeconds(seenFrom(towards(limit, point, -0.02), point.jdUt)), null, `outside ${note}`);
          const onIt = centralSeconds(seenFrom(limit, point.jdUt)) ?? 0;
          assert.ok(onIt < 0.15 * point.durationS, `${note} ${onIt}`);
          compared += 1;
        }
    assert.ok(compared > 12 * sampled.length, `${compared}`);
  });

  it('at its maximum has the duration of the eclipse, and begins and ends with the axis on Earth', () => {
    for (const { id, maximumJdUt, durations, contacts, path: found } of eclipses) {
      if (found === null || found.points.length === 0) continue;
      const greatest = found.points.find(({ jdUt }) => jdUt === maximumJdUt)!;
      assert.ok(Math.abs(greatest.durationS - durations.totalS!) < 0.05, id);
      for (const [name, point] of [
        ['c1', found.points[0]!],
        ['c2', found.points.at(-1)!],
      ] as const) {
        const jdUt = contacts.find((contact) => contact.name === name)!.jdUt;
        assert.ok(Math.abs(jdUt - point.jdUt) * SECONDS_PER_DAY < 0.01, `${id} ${name}`);
        assert.ok(Math.abs(point.altitudeDeg) < 0.6, `${id} ${name} ${point.altitudeDeg}`);
      }
    }
  });

  it('has points at whole minutes of UTC', () => {
    const { points } = path(solar(2024, 2025, 10), 'S2024-04-08');
    const texts = points.slice(1, -1).map(({ jdUt }) => new Date(Math.round(ephemeris.jdToUtcMs(jdUt))).toISOString());
    assert.deepEqual(texts.slice(0, 2), ['2024-04-08T16:50:00.000Z', '2024-04-08T17:00:00.000Z']);
    assert.equal(texts.filter((text) => !/:\d0:00\.000Z$/.test(text)).length, 1, 'the maximum');
  });

  it('of a hybrid eclipse is total between annular ends, and nothing is missing between them', () => {
    const { lines, points } = path(eclipses, 'S2023-04-20');
    assert.deepEqual(
      lines.central.map(({ type }) => type),
      ['annular', 'total', 'annular'],
    );
    for (const [index, { points: stretch }] of lines.central.slice(1).entries())
      assert.equal(stretch[0]!.jdUt, lines.central[index]!.points.at(-1)!.jdUt);
    assert.ok(
      points.every(
        ({ northern, southern, altitudeDeg }) => altitudeDeg < 1 || (northern !== null && southern !== null),
      ),
    );
  });

  it('has no northern limit where the northern side of the shadow misses the Earth', () => {
    const { lines } = path(eclipses, 'S2003-05-31');
    assert.deepEqual([lines.northern.length, lines.southern.length, lines.central.length], [0, 1, 1]);
  });

  it('has one limit and no central line where the axis misses the Earth', () => {
    for (const id of ['S1928-05-19', 'S2014-04-29', 'S2043-04-09']) {
      const year = Number(id.slice(1, 5));
      const found = solar(year, year + 1).find((eclipse) => eclipse.id === id)!;
      const { lines, points } = found.path!;
      assert.deepEqual([lines.central.length, points.length], [0, 0], id);
      assert.equal(lines.northern.length + lines.southern.length, 1, id);
    }
  });
});

describe('the lines of the paths from 1900 on', () => {
  const lines = solar(1900, 1900 + randomCases(7, 0).numRuns, 60).flatMap(({ id, path: found }) =>
    found === null
      ? []
      : [...found.lines.central.map(({ points }) => points), ...found.lines.northern, ...found.lines.southern].map(
          (points) => ({ id, points }),
        ),
  );

  it('go on in time and without a gap', () => {
    for (const { id, points } of lines) {
      assert.ok(points.length >= 2, id);
      for (const [index, point] of points.slice(1).entries()) {
        const before = points[index]!;
        assert.ok(point.jdUt > before.jdUt, id);
        const [a, b] = [before, point].map(({ geoLatitudeDeg, geoLongitudeDeg }) => {
          const [latitude, longitude] = [(geoLatitudeDeg * Math.PI) / 180, (geoLongitudeDeg * Math.PI) / 180];
          return [
            Math.cos(latitude) * Math.cos(longitude),
            Math.cos(latitude) * Math.sin(longitude),
            Math.sin(latitude),
          ];
        }) as [number[], number[]];
        const apart = Math.hypot(a[0]! - b[0]!, a[1]! - b[1]!, a[2]! - b[2]!);
        assert.ok(apart < (8.1 * Math.PI) / 180, `${id} ${apart}`);
      }
    }
  });

  it('become pieces that do not cross the date line and lose nothing', () => {
    for (const { id, points } of lines) {
      const pieces = piecesOfPoints(
        points.map(({ geoLatitudeDeg: latitudeDeg, geoLongitudeDeg: longitudeDeg }) => ({ latitudeDeg, longitudeDeg })),
      );
      for (const piece of pieces)
        for (const [index, [longitude]] of piece.slice(1).entries())
          assert.ok(Math.abs(longitude - piece[index]![0]) < 170, id);
      for (const [index, piece] of pieces.slice(1).entries()) {
        const [end, start] = [pieces[index]!.at(-1)!, piece[0]!];
        assert.ok(Math.abs(end[1] - start[1]) < 1e-9, id);
        assert.ok(Math.abs(end[0]) === 180 || Math.abs(end[1]) === 90, `${id} ${end.join()}`);
      }
    }
  });
});
