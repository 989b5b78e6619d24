import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { equalParts } from '@theia-astro/astro/elections/arcs';
import type { ElectionCondition } from '@theia-astro/astro/elections/condition';
import { spansHolding } from '@theia-astro/astro/elections/holding';
import { electionShares, findElections, type ElectionWish } from '@theia-astro/astro/elections/search';
import { electionSky } from '@theia-astro/astro/elections/sky';
import { covers, lengthDays } from '@theia-astro/astro/elections/spans';
import type { Frame } from '@theia-astro/astro/ephemeris';
import { createSwissEphemeris } from './swiss-ephemeris.ts';

const ephemeris = await createSwissEphemeris();
const frame: Frame = { center: 'geocentric', positions: 'apparent', ayanamsa: { kind: 'mode', mode: 1 } };
const range = { startJdUt: 2_460_600.5, endJdUt: 2_460_640.5 };
const sky = electionSky(
  {
    ephemeris,
    place: { geoLatitudeDeg: 28.61, geoLongitudeDeg: 77.21, elevationM: 0 },
    frame,
    siderealFrame: frame,
    variants: { node: 'mean', lilith: 'mean' },
    houses: { houseSystem: 'W', housePlacement: 'ecliptic', polarFallback: 'porphyry' },
    sunrise: 'hindu',
    hora: 'unequal',
    combustion: 'surya_siddhanta',
    offsetMsAt: () => 5.5 * 3_600_000,
  },
  range,
);
const SECOND_DAYS = 1 / 86_400;
const HOUR_DAYS = 1 / 24;

const CONDITIONS: readonly ElectionCondition[] = [
  { kind: 'elongation', arcs: equalParts([1, 2, 4, 6, 9, 10, 12], 30) },
  { kind: 'body_in_arcs', body: 'moon', arcs: equalParts([3, 7, 11, 12, 16, 21, 26], 27), zodiac: 'sidereal' },
  { kind: 'angle_in_arcs', angle: 'asc', arcs: equalParts([1, 2, 5, 8], 12) },
  { kind: 'hora', lords: ['jupiter', 'venus', 'mercury', 'moon'] },
  { kind: 'daylight' },
  { kind: 'vara', weekdays: [1, 3, 4, 5] },
  { kind: 'not', condition: { kind: 'void_of_course', bodies: 'traditional', definition: 'last_aspect' } },
  { kind: 'house', body: 'jupiter', houses: [1, 5, 9, 10] },
  { kind: 'weekday', weekdays: [0, 6] },
  { kind: 'local_time', fromHours: 9, toHours: 17.5 },
];
const whole = CONDITIONS.map((condition) => spansHolding(sky, condition, [range]));

const wishes = fc.uniqueArray(fc.nat({ max: CONDITIONS.length - 1 }), { minLength: 1, maxLength: 6 }).chain((chosen) =>
  fc.tuple(
    fc.constant(chosen),
    fc.array(fc.option(fc.integer({ min: 1, max: 9 }), { nil: null }), {
      minLength: chosen.length,
      maxLength: chosen.length,
    }),
  ),
);
const wishesOf = (chosen: readonly number[], weights: readonly (number | null)[]): ElectionWish[] =>
  chosen.map((number, index) => ({ condition: CONDITIONS[number]!, weight: weights[index]! }));

describe('Windows of several conditions', () => {
  it('are the instants at which all that must hold do, with the score of those that hold, at every tenth minute', () => {
    fc.assert(
      fc.property(wishes, ([chosen, weights]) => {
        const windows = findElections(sky, wishesOf(chosen, weights), 0);
        const mustHold = weights.includes(null);
        for (let jdUt = range.startJdUt + 0.00321; jdUt < range.endJdUt; jdUt += 10 / 1440) {
          const spans = chosen.map((number) => whole[number]!);
          if (spans.some((own) => covers(own, jdUt - SECOND_DAYS) !== covers(own, jdUt + SECOND_DAYS))) continue;
          const held = spans.map((own) => covers(own, jdUt));
          const score = held.reduce((sum, holds, index) => sum + (holds ? (weights[index] ?? 0) : 0), 0);
          const fits = held.every((holds, index) => holds || weights[index] !== null) && (mustHold || score > 0);
          const window = windows.find(({ startJdUt, endJdUt }) => startJdUt <= jdUt && jdUt < endJdUt);
          assert.equal(window !== undefined, fits);
          if (window === undefined) continue;
          assert.equal(window.score, score);
          assert.deepEqual(
            window.holds,
            held.flatMap((holds, index) => (holds ? [index] : [])),
          );
        }
      }),
      { numRuns: 40 },
    );
  });

  it('say what changes at each end: what they name holds on one side only, and without it the window would go on', () => {
    fc.assert(
      fc.property(wishes, ([chosen, weights]) => {
        for (const { startJdUt, endJdUt, openedBy, closedBy } of findElections(sky, wishesOf(chosen, weights), 0)) {
          for (const [edge, changed] of [
            [startJdUt, openedBy],
            [endJdUt, closedBy],
          ] as const) {
            const atEdge = edge <= range.startJdUt || edge >= range.endJdUt;
            assert.equal(changed.length === 0, atEdge);
            for (const index of changed) {
              const own = whole[chosen[index]!]!;
              assert.notEqual(covers(own, edge - 1.6 * SECOND_DAYS), covers(own, edge + 1.6 * SECOND_DAYS));
            }
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('last as long as was asked, and weights never shorten what must hold below it', () => {
    const hard = wishesOf([1, 4], [null, null]);
    const windows = findElections(sky, hard, 3 * HOUR_DAYS);
    assert.ok(windows.length > 0);
    assert.ok(windows.every(({ startJdUt, endJdUt }) => endJdUt - startJdUt >= 3 * HOUR_DAYS - SECOND_DAYS));
    const weighted = findElections(sky, [...hard, ...wishesOf([3, 2], [5, 2])], 3 * HOUR_DAYS);
    for (const { startJdUt, endJdUt } of windows)
      assert.ok(weighted.some((one) => one.startJdUt >= startJdUt && one.endJdUt <= endJdUt));
  });

  it('two halves of a range have the windows of the whole', () => {
    const { endJdUt } = range;
    const half = 2_460_618.123;
    const asked = wishesOf([0, 2, 3], [null, null, 4]);
    const of = (startJdUt: number, end: number) =>
      findElections(electionSky(sky, { startJdUt, endJdUt: end }), asked, 0);
    const both = [...of(range.startJdUt, half), ...of(half, endJdUt)];
    const apart = lengthDays(both) - lengthDays(of(range.startJdUt, endJdUt));
    assert.ok(Math.abs(apart) < 3 * SECOND_DAYS, `${apart}`);
  });

  it('where nothing is found, shares say how much each condition holds, and what is left without it', () => {
    const asked: ElectionWish[] = [
      { condition: CONDITIONS[4]!, weight: null },
      { condition: { kind: 'not', condition: CONDITIONS[4]! }, weight: null },
      { condition: CONDITIONS[5]!, weight: null },
    ];
    assert.deepEqual(findElections(sky, asked, 0), []);
    const [light, dark, days] = electionShares(sky, asked);
    assert.ok(Math.abs(light!.own + dark!.own - 1) < 1e-6);
    assert.ok(Math.abs(light!.others + dark!.others - days!.own) < 1e-4);
    assert.ok(days!.others < 1e-4);
  });
});
