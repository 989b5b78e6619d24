import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { wrap180 } from '@theia-astro/astro/angle/angle';
import type { EngineBody, Frame } from '@theia-astro/astro/ephemeris';
import { MAJOR_ASPECTS } from '@theia-astro/astro/aspects/kinds';
import type { BodyId } from '@theia-astro/astro/bodies/body-id';
import { type AspectTarget, aspectTargets, type NatalTarget } from '@theia-astro/astro/transits/exact';
import type { ExactHit } from '@theia-astro/astro/transits/event';
import { movingBodies, regimeFor } from '@theia-astro/astro/transits/moving';
import { findTransits } from '@theia-astro/astro/transits/range';
import { randomCases } from '../../../../scripts/random-cases.ts';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { PLANETS } from '@theia-astro/astro/bodies/table';

/** Many births share the hourly positions of five years. */
const { numRuns: BIRTHS, seed: SEED } = randomCases(4, 1990);
const YEARS = BIRTHS > 40 ? [1825, 1931, 2024, 2101, 2388] : [2024];
const HOURS = 8766;
const BODIES: readonly BodyId[] = PLANETS;
const FRAME: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: null };
const VARIANTS = { node: 'true', lilith: 'mean' } as const;
const A_SECOND = 1 / 86_400;

const ephemeris = await createSwissEphemeris();
const natalBodies: readonly EngineBody[] = [
  ...BODIES.filter((id): id is EngineBody & BodyId => id !== 'north_node' && id !== 'south_node' && id !== 'lilith'),
  'chiron',
  'true_node',
];

/** Mulberry32 (Ettinger, 2017): the same births every time. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

const next = random(SEED);
const births = Array.from({ length: BIRTHS }, (): NatalTarget[] => {
  const jdUt = 2415020 + next() * 45_000;
  return natalBodies.map((body) => ({
    id: body === 'true_node' ? 'north_node' : (body as BodyId),
    longitudeDeg: ephemeris.ecliptic(jdUt, body, FRAME).longitudeDeg,
  }));
});

/** The passages that hourly stepping finds: hours at whose ends the body is on different sides of the target. */
function steppedHours(longitudes: Float64Array, targetDeg: number): number[] {
  const hours: number[] = [];
  let before = wrap180(longitudes[0]! - targetDeg);
  for (let hour = 1; hour < longitudes.length; hour++) {
    const after = wrap180(longitudes[hour]! - targetDeg);
    if (before < 0 !== after < 0 && Math.abs(after - before) < 90) hours.push(hour - 1);
    before = after;
  }
  return hours;
}

const sameTarget = (hit: ExactHit, { target, aspect, targetDeg }: AspectTarget): boolean =>
  hit.target === target && hit.aspect === aspect && Math.abs(wrap180(hit.longitudeDeg - targetDeg)) < 1e-6;

describe(`hour by hour, ${BIRTHS} births × 1 year × 10 bodies × 12 points × 5 aspects`, () => {
  for (const [index, year] of YEARS.entries()) {
    const whose = births.filter((_, birth) => birth % YEARS.length === index);
    const fromJdUt = ephemeris.utcToJd({ year, month: 1, day: 1, hour: 0, minute: 0, second: 0 }).jdUt;
    const untilJdUt = fromJdUt + (HOURS - 1) / 24;
    const hourly = new Map(
      BODIES.map((id) => [
        id,
        Float64Array.from(
          { length: HOURS },
          (_, hour) => ephemeris.ecliptic(fromJdUt + hour / 24, id as EngineBody, FRAME).longitudeDeg,
        ),
      ]),
    );
    const { moving } = movingBodies(
      ephemeris,
      BODIES,
      VARIANTS,
      FRAME,
      regimeFor(ephemeris, fromJdUt, untilJdUt),
      fromJdUt,
    );

    it(`${year}: the search finds exactly the hits that stepping finds`, () => {
      let stepped = 0;
      for (const targets of whose) {
        const { events } = findTransits({
          fromJdUt,
          untilJdUt,
          moving,
          targets,
          aspects: MAJOR_ASPECTS,
          orbOf: () => 1,
          events: new Set(['exact']),
          cuspsDeg: null,
        });
        const hits = events.filter((event) => event.kind === 'exact');
        for (const body of BODIES) {
          const own = hits.filter((hit) => hit.body === body);
          for (const target of aspectTargets(body, targets, MAJOR_ASPECTS, () => 1)) {
            const mine = own.filter((hit) => sameTarget(hit, target));
            const hours = steppedHours(hourly.get(body)!, target.targetDeg);
            stepped += hours.length;
            for (const hour of hours) {
              const beginsJdUt = fromJdUt + hour / 24;
              assert.ok(
                mine.some(({ jdUt }) => jdUt >= beginsJdUt - A_SECOND && jdUt <= beginsJdUt + 1 / 24 + A_SECOND),
                `${body} ${target.aspect} ${target.target} after hour ${hour}`,
              );
            }
            for (const { jdUt } of mine) {
              const { longitudeDeg, speedDegPerDay } = ephemeris.ecliptic(jdUt, body as EngineBody, FRAME);
              assert.ok(
                Math.abs(wrap180(longitudeDeg - target.targetDeg)) <= Math.abs(speedDegPerDay) * 0.1 * A_SECOND + 1e-9,
                `${body} ${target.aspect} ${target.target} at ${jdUt}`,
              );
            }
            assert.equal((mine.length - hours.length) % 2, 0, 'the only additional hits are pairs within one hour');
            assert.deepEqual(
              mine.filter(
                (hit, at) => at > 0 && hit.pass === mine[at - 1]!.pass + 1 && hit.motion === mine[at - 1]!.motion,
              ),
              [],
              'passes of one encounter alternate',
            );
          }
        }
      }
      assert.ok(stepped > whose.length * 1000);
    });
  }
});
