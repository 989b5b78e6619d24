import { spherePoint } from '@theia-astro/astro/declinations/graph';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { normalizeDeg, separationDeg, wrap180 } from '@theia-astro/astro/angle/angle';
import { ASPECT_KINDS, MAJOR_ASPECTS } from '@theia-astro/astro/aspects/kinds';
import type { HouseSystemCode } from '@theia-astro/astro/ephemeris';
import { ascendantOfArmcDeg, midheavenOfArmcDeg } from '@theia-astro/astro/houses/from-armc';
import { directedBounds } from '@theia-astro/astro/primary-directions/bounds';
import {
  type BirthSphere,
  circumpolarPoints,
  type DirectedBody,
  type Direction,
  DIRECTION_KEYS,
  type DirectionChoice,
  primaryDirections,
  yearsOfArc,
} from '@theia-astro/astro/primary-directions/directions';
import { aspectLatitudeDeg, DIRECTION_METHODS, isCircumpolar } from '@theia-astro/astro/primary-directions/mundane';
import * as fc from 'fast-check';
import { randomCases } from '../../../scripts/random-cases.ts';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const ephemeris = await createSwissEphemeris();
const CODES: Readonly<Record<DirectionChoice['method'], HouseSystemCode>> = { placidus: 'P', regiomontanus: 'R' };
/** Degrees of a house position that the engine and the directions may differ by. */
const CLOSE_DEG = 1e-5;

const CHOICE: DirectionChoice = {
  method: 'placidus',
  mode: 'mundane',
  latitudes: 'both',
  aspectLatitudes: 'bianchini',
  motions: ['direct', 'converse'],
  converseBy: 'significator',
  aspects: MAJOR_ASPECTS,
  parallels: true,
};
/** Evenly spread, to a millionth: doubles at random are mostly near zero. */
const degrees = (min: number, max: number) =>
  fc.integer({ min: min * 1e6, max: Math.max(min * 1e6, max * 1e6 - 1) }).map((millionths) => millionths / 1e6);
const sphereWithin = (latitudeDeg: number) =>
  fc.record({
    armcDeg: degrees(0, 360),
    geoLatitudeDeg: degrees(-latitudeDeg, latitudeDeg),
    obliquityDeg: degrees(22.5, 24.5),
  });
const body = (id: DirectedBody['id'], latitudeDeg: number) =>
  fc.record({ id: fc.constant(id), longitudeDeg: degrees(0, 360), latitudeDeg: degrees(-latitudeDeg, latitudeDeg) });

/** The engine's mundane position of an ecliptic point, 30° a house, when the sphere has turned on. */
function engineDeg(
  { armcDeg, geoLatitudeDeg, obliquityDeg }: BirthSphere,
  method: DirectionChoice['method'],
  { longitudeDeg, latitudeDeg }: Pick<DirectedBody, 'longitudeDeg' | 'latitudeDeg'>,
  turnedDeg: number,
): number {
  const armc = normalizeDeg(armcDeg + turnedDeg);
  return (
    30 * (ephemeris.housePosition(armc, geoLatitudeDeg, obliquityDeg, CODES[method], longitudeDeg, latitudeDeg) - 1)
  );
}

/** What the two mundane positions must differ by, or be mirrored on. */
function missDeg({ aspect, side, about }: Direction, promissorDeg: number, significatorDeg: number): number {
  if (about === 'meridian') return separationDeg(promissorDeg + significatorDeg, 540);
  if (about === 'horizon') return separationDeg(promissorDeg + significatorDeg, 360);
  const angle = ASPECT_KINDS[aspect as keyof typeof ASPECT_KINDS].angleDeg * (side === 'dexter' ? -1 : 1);
  return separationDeg(promissorDeg + angle, significatorDeg);
}

const isRisingAndSetting = (sphere: BirthSphere, bodies: readonly DirectedBody[]): boolean =>
  bodies.every(({ longitudeDeg, latitudeDeg }) => {
    const { declinationDeg } = spherePoint(longitudeDeg, latitudeDeg, sphere.obliquityDeg);
    return !isCircumpolar(declinationDeg, sphere.geoLatitudeDeg);
  });

/** The engine says midheaven (Regiomontanus) of a point exactly on the upper meridian though it is under the horizon there. */
function isMiscounted(sphere: BirthSphere, { longitudeDeg, latitudeDeg }: DirectedBody, turnedDeg: number): boolean {
  const point = spherePoint(longitudeDeg, latitudeDeg, sphere.obliquityDeg);
  const fromMeridianDeg = wrap180(sphere.armcDeg + turnedDeg - point.rightAscensionDeg);
  return (
    Math.abs(Math.sin((fromMeridianDeg * Math.PI) / 180)) < 1e-8 &&
    isCircumpolar(point.declinationDeg, sphere.geoLatitudeDeg)
  );
}

describe('a mundane direction is exact where the engine says so', () => {
  for (const method of DIRECTION_METHODS) {
    it(`${method}: the moved point is then at the house position of the other one, aspects and parallels included`, () => {
      let compared = 0;
      fc.assert(
        fc.property(sphereWithin(89), body('mars', 10), body('moon', 10), (sphere, promissor, significator) => {
          if (method === 'placidus' && !isRisingAndSetting(sphere, [promissor, significator])) return;
          const found = primaryDirections(sphere, [promissor], [significator], { ...CHOICE, method }, 360);
          for (const direction of found) {
            const converse = direction.motion === 'converse';
            if (isMiscounted(sphere, promissor, converse ? 0 : direction.arcDeg)) continue;
            if (isMiscounted(sphere, significator, converse ? direction.arcDeg : 0)) continue;
            const promissorDeg = engineDeg(sphere, method, promissor, converse ? 0 : direction.arcDeg);
            const significatorDeg = engineDeg(sphere, method, significator, converse ? direction.arcDeg : 0);
            assert.ok(missDeg(direction, promissorDeg, significatorDeg) < CLOSE_DEG, JSON.stringify(direction));
            compared += 1;
          }
        }),
        randomCases(3000, 13),
      );
      assert.ok(compared > 20_000, `${compared}`);
    });

    it(`${method}: reversed, the promissor comes there when the sphere is turned back`, () => {
      fc.assert(
        fc.property(sphereWithin(66), body('mars', 8), body('moon', 8), (sphere, promissor, significator) => {
          if (!isRisingAndSetting(sphere, [promissor, significator])) return;
          const choice = { ...CHOICE, method, motions: ['converse'], converseBy: 'reversed' } as const;
          const found = primaryDirections(sphere, [promissor], [significator], choice, 360);
          assert.equal(found.length, 10);
          for (const direction of found) {
            const promissorDeg = engineDeg(sphere, method, promissor, -direction.arcDeg);
            const significatorDeg = engineDeg(sphere, method, significator, 0);
            assert.ok(missDeg(direction, promissorDeg, significatorDeg) < CLOSE_DEG, JSON.stringify(direction));
          }
        }),
        randomCases(1000, 14),
      );
    });
  }
});

describe('zodiacal directions', () => {
  for (const method of DIRECTION_METHODS) {
    for (const latitudes of ['none', 'promissor', 'significator', 'both'] as const) {
      it(`${method}, latitude of ${latitudes}: the degree of each aspect is then at the house position of the significator`, () => {
        fc.assert(
          fc.property(sphereWithin(66), body('venus', 8), body('sun', 8), (sphere, promissor, significator) => {
            const kept = (of: string, latitudeDeg: number) =>
              latitudes === of || latitudes === 'both' ? latitudeDeg : 0;
            if (!isRisingAndSetting(sphere, [promissor, significator])) return;
            const choice = { ...CHOICE, method, latitudes, mode: 'zodiacal', parallels: false } as const;
            for (const direction of primaryDirections(sphere, [promissor], [significator], choice, 360)) {
              const angle = ASPECT_KINDS[direction.aspect as keyof typeof ASPECT_KINDS].angleDeg;
              const signed = direction.side === 'dexter' ? -angle : angle;
              const ray = {
                longitudeDeg: normalizeDeg(promissor.longitudeDeg + signed),
                latitudeDeg: aspectLatitudeDeg(kept('promissor', promissor.latitudeDeg), signed, 'bianchini'),
              };
              const goal = { ...significator, latitudeDeg: kept('significator', significator.latitudeDeg) };
              if (![ray, goal].every((one) => isRisingAndSetting(sphere, [{ id: 'sun', ...one }]))) continue;
              const converse = direction.motion === 'converse';
              const rayDeg = engineDeg(sphere, method, ray, converse ? 0 : direction.arcDeg);
              const goalDeg = engineDeg(sphere, method, goal, converse ? direction.arcDeg : 0);
              assert.ok(separationDeg(rayDeg, goalDeg) < CLOSE_DEG, JSON.stringify(direction));
            }
          }),
          randomCases(300, 15),
        );
      });
    }
  }

  it('to the ascendant the degree then rises, to the midheaven it culminates, whatever the method', () => {
    fc.assert(
      fc.property(sphereWithin(65), body('saturn', 0), (sphere, promissor) => {
        const { armcDeg, geoLatitudeDeg, obliquityDeg } = sphere;
        const angles = [
          { id: 'asc', longitudeDeg: ascendantOfArmcDeg(armcDeg, geoLatitudeDeg, obliquityDeg) },
          { id: 'mc', longitudeDeg: midheavenOfArmcDeg(armcDeg, obliquityDeg) },
        ] as const;
        for (const method of DIRECTION_METHODS) {
          const choice = { ...CHOICE, method, mode: 'zodiacal', latitudes: 'none', motions: ['direct'] } as const;
          for (const direction of primaryDirections(sphere, [promissor], angles, choice, 360)) {
            if (direction.aspect === 'parallel' || direction.aspect === 'contraparallel') continue;
            const angle = ASPECT_KINDS[direction.aspect].angleDeg * (direction.side === 'dexter' ? -1 : 1);
            const armc = armcDeg + direction.arcDeg;
            const arrived =
              direction.significator === 'asc'
                ? ascendantOfArmcDeg(armc, geoLatitudeDeg, obliquityDeg)
                : midheavenOfArmcDeg(armc, obliquityDeg);
            assert.ok(separationDeg(arrived, promissor.longitudeDeg + angle) < 1e-6, JSON.stringify(direction));
          }
        }
      }),
      randomCases(500, 16),
    );
  });

  it('a parallel is a degree of the ecliptic with the declination of the promissor, a contraparallel one with the opposite', () => {
    fc.assert(
      fc.property(sphereWithin(60), body('mars', 6), (sphere, promissor) => {
        const choice = { ...CHOICE, mode: 'zodiacal', aspects: [], motions: ['direct'] } as const;
        const found = primaryDirections(sphere, [promissor], [{ id: 'mc', longitudeDeg: 0 }], choice, 360);
        const own = spherePoint(promissor.longitudeDeg, promissor.latitudeDeg, sphere.obliquityDeg).declinationDeg;
        assert.equal(found.length, Math.abs(own) < sphere.obliquityDeg ? 4 : 0);
        for (const { aspect, arcDeg } of found) {
          const culminating = midheavenOfArmcDeg(sphere.armcDeg + arcDeg, sphere.obliquityDeg);
          const { declinationDeg } = spherePoint(culminating, 0, sphere.obliquityDeg);
          assert.ok(Math.abs(declinationDeg - (aspect === 'parallel' ? own : -own)) < 1e-6);
        }
      }),
      randomCases(500, 17),
    );
  });
});

describe('where points neither rise nor set', () => {
  const POLAR: BirthSphere = { armcDeg: 100, geoLatitudeDeg: 78, obliquityDeg: 23.44 };
  const always = { id: 'mars', longitudeDeg: 95, latitudeDeg: 2 } as const;
  const rising = { id: 'moon', longitudeDeg: 10, latitudeDeg: 1 } as const;
  const angles = (['asc', 'dsc', 'mc', 'ic'] as const).map((id) => ({ id, longitudeDeg: 30 }));
  const directed = (
    method: DirectionChoice['method'],
    promissor: DirectedBody,
    to: Parameters<typeof primaryDirections>[2],
  ) =>
    primaryDirections(
      POLAR,
      [promissor],
      to,
      { ...CHOICE, method, aspects: ['conjunction'], parallels: false, motions: ['direct'] },
      360,
    ).map(({ significator }) => significator);

  it('Placidus directs them to midheaven and IC only: they have no semi-arc to divide', () => {
    assert.deepEqual(directed('placidus', always, [rising, ...angles]).toSorted(), ['ic', 'mc']);
    assert.deepEqual(directed('placidus', rising, [always, ...angles]).toSorted(), ['asc', 'dsc', 'ic', 'mc']);
  });

  it('Regiomontanus brings them to a circle of position twice or never', () => {
    fc.assert(
      fc.property(degrees(67, 89), degrees(0, 360), degrees(0, 360), (geoLatitudeDeg, armcDeg, longitudeDeg) => {
        const sphere = { armcDeg, geoLatitudeDeg, obliquityDeg: 23.44 };
        const goal = { id: 'moon', longitudeDeg, latitudeDeg: 0 } as const;
        const choice = {
          ...CHOICE,
          method: 'regiomontanus',
          aspects: ['conjunction'],
          parallels: false,
          motions: ['direct'],
        } as const;
        const found = primaryDirections(sphere, [always], [goal], choice, 360).length;
        assert.ok(isRisingAndSetting(sphere, [always]) ? found === 1 : found === 0 || found === 2, `${found}`);
      }),
      randomCases(2000, 18),
    );
  });

  it('they are named', () => {
    assert.deepEqual(
      circumpolarPoints(POLAR, [rising], [always, ...angles], {
        ...CHOICE,
        aspects: ['conjunction'],
        parallels: false,
      }),
      [{ point: 'mars', as: 'significator', aspect: 'conjunction', side: null, about: null }],
    );
  });

  it('the terms of a significator are left out, because some of them never come to its place', () => {
    assert.equal(directedBounds(POLAR, angles[0]!, CHOICE, 'egyptian', 0, 100), null);
  });
});

describe('bounds', () => {
  it('between the polar circles they follow each other without a gap, and the rising degree is where each begins', () => {
    fc.assert(
      fc.property(sphereWithin(65), (sphere) => {
        const { armcDeg, geoLatitudeDeg, obliquityDeg } = sphere;
        const asc = { id: 'asc', longitudeDeg: ascendantOfArmcDeg(armcDeg, geoLatitudeDeg, obliquityDeg) } as const;
        for (const method of DIRECTION_METHODS) {
          const stays = directedBounds(sphere, asc, { method, latitudes: 'none' }, 'egyptian', 0, 360)!;
          assert.equal(stays.length, 61);
          stays.forEach(({ startArcDeg, endArcDeg, longitudeDeg }, nth) => {
            if (nth + 1 < stays.length) assert.equal(endArcDeg, stays[nth + 1]!.startArcDeg);
            else assert.equal(endArcDeg, 360);
            if (nth === 0) return;
            const risen = ascendantOfArmcDeg(armcDeg + startArcDeg, geoLatitudeDeg, obliquityDeg);
            assert.ok(separationDeg(risen, longitudeDeg) < 1e-6);
          });
        }
      }),
      randomCases(300, 19),
    );
  });

  it('the first is that of the birth: the term in which the significator is', () => {
    fc.assert(
      fc.property(sphereWithin(65), body('sun', 0), (sphere, sun) => {
        for (const method of DIRECTION_METHODS) {
          const [first, second] = directedBounds(sphere, sun, { method, latitudes: 'none' }, 'ptolemaic', 0, 200)!;
          const length = normalizeDeg(second!.longitudeDeg - first!.longitudeDeg);
          assert.ok(normalizeDeg(sun.longitudeDeg - first!.longitudeDeg) <= length + 1e-9);
        }
      }),
      randomCases(500, 20),
    );
  });
});

describe('keys', () => {
  it('a degree, 59′ 8.33″ and 59′ 12″ are a year', () => {
    const years = (key: (typeof DIRECTION_KEYS)[number], arcDeg: number) => yearsOfArc(ephemeris, key, 2448058)(arcDeg);
    assert.equal(years('ptolemy', 33.25), 33.25);
    assert.ok(Math.abs(years('naibod', 59 / 60 + 8.33 / 3600) - 1) < 1e-5);
    assert.ok(Math.abs(years('cardan', 59.2 / 60) - 1) < 1e-12);
  });

  it('no arc is no time', () => {
    for (const key of DIRECTION_KEYS) assert.equal(yearsOfArc(ephemeris, key, 2448058)(0), 0);
  });

  it('true solar: after as many days as there are years, the Sun has moved by the arc in right ascension', () => {
    const frame = { center: 'geocentric', positions: 'apparent', ayanamsa: null } as const;
    fc.assert(
      fc.property(degrees(2400000, 2500000), degrees(0, 130), (birthJdUt, arcDeg) => {
        const days = yearsOfArc(ephemeris, 'true_solar', birthJdUt)(arcDeg);
        const at = (jdUt: number) => ephemeris.position(jdUt, 'sun', frame).rightAscensionDeg;
        assert.ok(separationDeg(at(birthJdUt + days) - at(birthJdUt), arcDeg) < 1e-7);
      }),
      randomCases(60, 21),
    );
  });
});
