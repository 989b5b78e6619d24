import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { separationDeg, wrap180 } from '@theia-astro/astro/angle/angle';
import { PLANETS } from '@theia-astro/astro/bodies/table';
import { geodesicKm, nearestOfLine } from '@theia-astro/astro/astrocartography/geodesic';
import {
  type GlobePoint,
  LINE_ANGLES,
  type LineAngle,
  lineOfAngle,
  lineOfAzimuth,
  type Pieces,
  piecesOfArc,
  placeOf,
  pointOfArc,
  vectorOf,
} from '@theia-astro/astro/astrocartography/line';
import { parans } from '@theia-astro/astro/astrocartography/parans';
import * as fc from 'fast-check';
import { randomCases } from '../../../scripts/random-cases.ts';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const ephemeris = await createSwissEphemeris();
const FRAME = { center: 'geocentric', positions: 'apparent', ayanamsa: null } as const;

/** Evenly spread, to a millionth: doubles at random are mostly near zero. */
const degrees = (min: number, max: number) =>
  fc.integer({ min: min * 1e6, max: max * 1e6 - 1 }).map((millionths) => millionths / 1e6);
const births = degrees(2_380_000, 2_500_000);
const places = fc.record({ longitudeDeg: degrees(-180, 180), latitudeDeg: degrees(-89.5, 89.5) });
const overheads = fc.record({ longitudeDeg: degrees(-180, 180), latitudeDeg: degrees(-65, 65) });

/** Where a body is in the zenith, by the engine's equatorial position and sidereal time. */
function overheadAt(jdUt: number, body: (typeof PLANETS)[number]): GlobePoint {
  const { rightAscensionDeg, declinationDeg } = ephemeris.position(jdUt, body, FRAME);
  return {
    longitudeDeg: wrap180(rightAscensionDeg - 15 * ephemeris.siderealTimeHours(jdUt)),
    latitudeDeg: declinationDeg,
  };
}

/** The engine's altitude, and azimuth from north, clockwise. */
function seenFrom(jdUt: number, body: (typeof PLANETS)[number], { longitudeDeg, latitudeDeg }: GlobePoint) {
  const { longitudeDeg: lon, latitudeDeg: lat, distanceAu } = ephemeris.position(jdUt, body, FRAME);
  const geo = { geoLatitudeDeg: latitudeDeg, geoLongitudeDeg: longitudeDeg, elevationM: 0 };
  const { altitudeDeg, azimuthDeg } = ephemeris.horizontal(jdUt, geo, lon, lat, distanceAu);
  return { altitudeDeg, azimuthDeg: (azimuthDeg + 180) % 360 };
}

function isOn(jdUt: number, body: (typeof PLANETS)[number], place: GlobePoint, angle: LineAngle): void {
  const { altitudeDeg, azimuthDeg } = seenFrom(jdUt, body, place);
  const where = `${body} ${angle} ${JSON.stringify(place)}: altitude ${altitudeDeg}, azimuth ${azimuthDeg}`;
  if (angle === 'asc' || angle === 'dsc') {
    assert.ok(Math.abs(altitudeDeg) < 0.01, where);
    const eastward = Math.sin((azimuthDeg * Math.PI) / 180);
    assert.ok(angle === 'asc' ? eastward > -1e-3 : eastward < 1e-3, where);
  } else {
    const { longitudeDeg } = overheadAt(jdUt, body);
    const miss = separationDeg(place.longitudeDeg, longitudeDeg + (angle === 'mc' ? 0 : 180));
    assert.ok(miss < 1e-9 && Math.abs(Math.sin((azimuthDeg * Math.PI) / 180)) < 2e-3, where);
  }
}

/** What a map that joins positions by straight lines must be given. */
function hasNoTear(pieces: Pieces): void {
  for (const piece of pieces) {
    assert.ok(piece.length > 1);
    piece.forEach(([longitude, latitude], index) => {
      assert.ok(Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90, `${longitude} ${latitude}`);
      const before = piece[index - 1];
      if (before !== undefined)
        assert.ok(Math.abs(longitude - before[0]) <= 90, `${before} to ${longitude}, ${latitude}`);
    });
  }
  pieces.slice(1).forEach(([[longitude, latitude] = [NaN, NaN]], index) => {
    const [endLongitude, endLatitude] = pieces[index]!.at(-1)!;
    const overDateLine = Math.abs(endLongitude) === 180 && longitude === -endLongitude && latitude === endLatitude;
    const overPole = Math.abs(endLatitude) === 90 && latitude === endLatitude;
    assert.ok(overDateLine || overPole, `${endLongitude} ${endLatitude} to ${longitude} ${latitude}`);
  });
}

describe('lines of angles', () => {
  it('at every position the engine sees the body on that angle: altitude 0 ± 0.01° and rising, or on the meridian', () => {
    let compared = 0;
    fc.assert(
      fc.property(births, fc.constantFrom(...PLANETS), fc.constantFrom(...LINE_ANGLES), (jdUt, body, angle) => {
        for (const piece of piecesOfArc(lineOfAngle(angle, overheadAt(jdUt, body))))
          for (const [longitudeDeg, latitudeDeg] of piece) {
            if (Math.abs(latitudeDeg) > 89.999) continue;
            isOn(jdUt, body, { longitudeDeg, latitudeDeg }, angle);
            compared += 1;
          }
      }),
      randomCases(400, 31),
    );
    assert.ok(compared > 8000, `${compared}`);
  });

  it('straight between two positions a rising line stays within 0.06° of the horizon', () => {
    fc.assert(
      fc.property(births, fc.constantFrom(...PLANETS), (jdUt, body) => {
        for (const piece of piecesOfArc(lineOfAngle('asc', overheadAt(jdUt, body))))
          piece.slice(1).forEach(([longitude, latitude], index) => {
            const [fromLongitude, fromLatitude] = piece[index]!;
            const middle = {
              longitudeDeg: (longitude + fromLongitude) / 2,
              latitudeDeg: (latitude + fromLatitude) / 2,
            };
            assert.ok(Math.abs(seenFrom(jdUt, body, middle).altitudeDeg) < 0.06, JSON.stringify(middle));
          });
      }),
      randomCases(200, 32),
    );
  });

  it('rising and setting end together, at the latitude where the body no longer sets or rises', () => {
    fc.assert(
      fc.property(overheads, (overhead) => {
        const ends = (['asc', 'dsc'] as const).map((angle) => {
          const arc = lineOfAngle(angle, overhead);
          return [placeOf(pointOfArc(arc, 0)), placeOf(pointOfArc(arc, 180))] as const;
        });
        for (const [south, north] of ends) {
          assert.ok(Math.abs(north.latitudeDeg - (90 - Math.abs(overhead.latitudeDeg))) < 1e-9);
          assert.ok(Math.abs(south.latitudeDeg + (90 - Math.abs(overhead.latitudeDeg))) < 1e-9);
        }
        assert.ok(geodesicKm(ends[0]![0], ends[1]![0])! < 1e-6 && geodesicKm(ends[0]![1], ends[1]![1])! < 1e-6);
      }),
      randomCases(500, 33),
    );
  });

  it('no piece crosses the date line or jumps at a pole, and each is continued by the next', () => {
    const anywhere = fc.record({
      longitudeDeg: fc.oneof(degrees(-180, 180), fc.constantFrom(-180, -90, 0, 90, 179.9999999)),
      latitudeDeg: fc.oneof(degrees(-89, 89), degrees(-1e-3, 1e-3), fc.constantFrom(0, 1e-6, -1e-5, 0.001, 0.1)),
    });
    fc.assert(
      fc.property(anywhere, fc.constantFrom(...LINE_ANGLES), (overhead, angle) => {
        const pieces = piecesOfArc(lineOfAngle(angle, overhead));
        hasNoTear(pieces);
        assert.ok(pieces.length <= 3 && pieces.flat().length < 400, `${pieces.length} ${pieces.flat().length}`);
      }),
      randomCases(2000, 34),
    );
  });
});

describe('local space', () => {
  it('the line leaves the place towards the azimuth in which the engine sees the body', () => {
    fc.assert(
      fc.property(births, fc.constantFrom(...PLANETS), places, (jdUt, body, from) => {
        const { azimuthDeg, altitudeDeg } = seenFrom(jdUt, body, from);
        if (Math.abs(altitudeDeg) > 89) return;
        const arc = lineOfAzimuth(from, azimuthDeg);
        const overhead = vectorOf(overheadAt(jdUt, body));
        const onward = placeOf(pointOfArc(arc, 90 - altitudeDeg));
        assert.ok(geodesicKm(onward, placeOf(overhead))! < 0.5, JSON.stringify([onward, placeOf(overhead)]));
      }),
      randomCases(500, 35),
    );
  });

  it('has no tear, wherever it starts and leads', () => {
    const azimuths = fc.oneof(degrees(0, 360), fc.constantFrom(0, 90, 180, 270, 1e-7, 359.9999999));
    const starts = fc.oneof(
      places,
      fc.constantFrom({ longitudeDeg: -180, latitudeDeg: 0 }, { longitudeDeg: 12, latitudeDeg: 0 }),
    );
    fc.assert(
      fc.property(starts, azimuths, (from, azimuth) => hasNoTear(piecesOfArc(lineOfAzimuth(from, azimuth)))),
      randomCases(2000, 36),
    );
  });
});

describe('parans', () => {
  it('at its place the engine sees both bodies on their angles', () => {
    let compared = 0;
    fc.assert(
      fc.property(births, (jdUt) => {
        const bodies = PLANETS.map((id) => ({ id, overhead: overheadAt(jdUt, id) }));
        for (const { bodyA, angleA, bodyB, angleB, place } of parans(bodies)) {
          if (Math.abs(place.latitudeDeg) > 89.9) continue;
          isOn(jdUt, bodyA, place, angleA);
          isOn(jdUt, bodyB, place, angleB);
          compared += 1;
        }
      }),
      randomCases(40, 37),
    );
    assert.ok(compared > 9000, `${compared}`);
  });

  it('none is missed: two lines cross where there is a paran, and nowhere else', () => {
    fc.assert(
      fc.property(overheads, overheads, (a, b) => {
        if (Math.abs(a.latitudeDeg) < 1e-6 || Math.abs(b.latitudeDeg) < 1e-6 || geodesicKm(a, b)! < 1) return;
        const found = parans([
          { id: 'a', overhead: a },
          { id: 'b', overhead: b },
        ]);
        const named = found.map(({ angleA, angleB }) => `${angleA} ${angleB}`);
        assert.equal(new Set(named).size, named.length);
        // Each of the four half meridians crosses the other body's horizon once; the two horizons cross twice.
        assert.equal(found.length, 6);
      }),
      randomCases(1000, 38),
    );
  });
});

describe('distances over the ground', () => {
  it('the published lines: Flinders Peak to Buninyon (GDA 94 manual), JFK to LHR (GeographicLib)', () => {
    const dms = (degree: number, minute: number, second: number) => degree + minute / 60 + second / 3600;
    const flinders = { latitudeDeg: -dms(37, 57, 3.7203), longitudeDeg: dms(144, 25, 29.5244) };
    const buninyon = { latitudeDeg: -dms(37, 39, 10.1561), longitudeDeg: dms(143, 55, 35.3839) };
    // GDA 94 uses the ellipsoid GRS 80, whose polar axis is 0.1 mm shorter than that of WGS 84.
    assert.ok(Math.abs(geodesicKm(flinders, buninyon)! - 54.972271) < 2e-6);
    const [jfk, lhr] = [
      { latitudeDeg: 40.6, longitudeDeg: -73.8 },
      { latitudeDeg: 51.6, longitudeDeg: -0.5 },
    ];
    assert.ok(Math.abs(geodesicKm(jfk, lhr)! - 5551.7594) < 1e-4);
    const quarter = geodesicKm({ latitudeDeg: 0, longitudeDeg: 0 }, { latitudeDeg: 90, longitudeDeg: 0 })!;
    assert.ok(Math.abs(quarter - 10001.965729) < 1e-5, `${quarter}`);
  });

  it('no position of a line is nearer than its nearest place, which is on the line', () => {
    fc.assert(
      fc.property(overheads, places, fc.constantFrom(...LINE_ANGLES), (overhead, from, angle) => {
        const arc = lineOfAngle(angle, overhead);
        const nearest = nearestOfLine(arc, from);
        if (nearest === null) return;
        for (let along = 0; along <= 180; along += 0.5) {
          const km = geodesicKm(from, placeOf(pointOfArc(arc, along)));
          if (km !== null) assert.ok(km > nearest.distanceKm - 1e-6, `${km} ${nearest.distanceKm}`);
        }
        const onLine = angle === 'asc' || angle === 'dsc' ? vectorOf(overhead) : null;
        if (onLine !== null) {
          const [x, y, z] = vectorOf(nearest.place);
          assert.ok(Math.abs(x * onLine[0] + y * onLine[1] + z * onLine[2]) < 1e-9);
        }
      }),
      randomCases(300, 39),
    );
  });

  it('a degree of longitude from a culminating line on the equator is 111.319 km', () => {
    const nearest = nearestOfLine(lineOfAngle('mc', { longitudeDeg: 30, latitudeDeg: 10 }), {
      longitudeDeg: 31,
      latitudeDeg: 0,
    });
    assert.ok(Math.abs(nearest!.distanceKm - 111.319491) < 1e-5);
  });
});
