import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { UtcInstant } from '@theia-astro/astro/ephemeris';
import { randomCases } from '../../../scripts/random-cases.ts';
import { SE_GREG_CAL } from './flags.ts';
import { openEngine } from './open-engine.ts';
import { readDoubles, readInteger } from './scratch.ts';
import { carried } from './time.ts';
import { createUtcScale } from './utc.ts';

const { engine } = await openEngine({});
const { wasm, scratch } = engine;
const own = createUtcScale((jd) => wasm._swe_deltat_ex(jd, -1, scratch.serr));

function utcByEngine(jdUt: number): UtcInstant {
  const field = (index: number): number => scratch.integers + 4 * index;
  wasm._swe_jdut1_to_utc(jdUt, SE_GREG_CAL, field(0), field(1), field(2), field(3), field(4), scratch.xx);
  const [year, month, day, hour, minute] = [0, 1, 2, 3, 4].map((index) => readInteger(wasm, field(index)));
  return {
    year: year!,
    month: month!,
    day: day!,
    hour: hour!,
    minute: minute!,
    second: readDoubles(wasm, scratch.xx, 1)[0]!,
  };
}

function jdByEngine(utc: UtcInstant): { jdUt: number; jdTt: number } | null {
  const { year, month, day, hour, minute, second } = utc;
  const answered = wasm._swe_utc_to_jd(year, month, day, hour, minute, second, SE_GREG_CAL, scratch.xx, scratch.serr);
  const [jdTt, jdUt] = readDoubles(wasm, scratch.xx, 2);
  return answered < 0 ? null : { jdUt: jdUt!, jdTt: jdTt! };
}

function jdByUs(utc: UtcInstant): { jdUt: number; jdTt: number } | null {
  try {
    return own.utcToJd(utc);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** One unit in the last place of a Julian day; the engine adds up in another order in 65 days of −1842 and of 1029. */
const LAST_PLACE_DAYS = 4.7e-10;

function assertSame(utc: UtcInstant): void {
  const [ours, engines] = [jdByUs(utc), jdByEngine(utc)];
  assert.equal(ours === null, engines === null, JSON.stringify(utc));
  if (ours === null || engines === null) return;
  const isSummedOtherwise = utc.year === -1842 || utc.year === 1029;
  const allowed = isSummedOtherwise ? LAST_PLACE_DAYS : 0;
  assert.ok(Math.abs(ours.jdUt - engines.jdUt) <= allowed, JSON.stringify([utc, ours, engines]));
  assert.ok(Math.abs(ours.jdTt - engines.jdTt) <= allowed, JSON.stringify([utc, ours, engines]));
}

/** The same instant in milliseconds, both ways. */
function assertMilliseconds(jdUt: number, utc: UtcInstant): void {
  const { year, month, day, hour, minute, second } = carried(utc);
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute);
  assert.equal(own.jdToUtcMs(jdUt), date.getTime() + second * 1000, String(jdUt));
  const ms = Math.floor(second * 1000);
  assert.deepEqual(
    own.utcMsToJd(date.getTime() + ms),
    own.utcToJd({ year, month, day, hour, minute, second: Math.floor(ms / 1000) + (ms % 1000) / 1000 }),
    String(jdUt),
  );
}

/** Numerical Recipes, 3rd ed. 2007, §7.1.2 (quick generator): the same instants in every run. */
function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** The years with a leap second at the end of June, and of December. */
const LEAP_SECONDS = [
  ...[1972, 1981, 1982, 1983, 1985, 1992, 1993, 1994, 1997, 2012, 2015].map((year) => [year, 6] as const),
  ...[1972, 1973, 1974, 1975, 1976, 1977, 1978, 1979, 1987, 1989, 1990, 1995, 1998, 2005, 2008, 2016].map(
    (year) => [year, 12] as const,
  ),
];

describe('UTC and Julian days in plain numbers equal the engine to the last bit', () => {
  test('at random instants from −3000 to 3000, half of them from 1900 to 2100', () => {
    const { numRuns, seed } = randomCases(20_000, 1);
    const random = randomNumbers(seed);
    for (let count = 0; count < numRuns; count += 1) {
      const [from, days] = count % 2 === 0 ? [625_308, 2_191_500] : [2_415_021, 73_050];
      const jdUt = from + random() * days;
      const utc = utcByEngine(jdUt);
      assert.deepEqual(own.jdToUtc(jdUt), utc, String(jdUt));
      assertSame(utc);
      assertMilliseconds(jdUt, utc);
    }
  });

  test('around and inside every leap second', () => {
    for (const [year, month] of LEAP_SECONDS) {
      const day = month === 6 ? 30 : 31;
      for (let tenths = 0; tenths <= 620; tenths += 1)
        assertSame({ year, month, day, hour: 23, minute: 59, second: tenths / 10 });
      const { jdUt } = jdByEngine({ year, month, day, hour: 23, minute: 59, second: 60 })!;
      for (let steps = -200; steps <= 200; steps += 1) {
        const near = jdUt + (steps * 0.0173) / 86_400;
        assert.deepEqual(own.jdToUtc(near), utcByEngine(near), String(near));
        assertMilliseconds(near, utcByEngine(near));
      }
    }
  });

  test('on every day from 1960 to 2060, at midnight and in a second that is no leap second', () => {
    for (let jd = 2_436_934.5; jd < 2_473_459.5; jd += 1) {
      const { year, month, day } = utcByEngine(jd + 0.3);
      for (const [hour, minute, second] of [
        [0, 0, 0],
        [23, 59, 59.9999],
        [23, 59, 60],
        [12, 30, 60],
      ] as const)
        assertSame({ year, month, day, hour, minute, second });
    }
  });

  test('where delta-T has outrun the known leap seconds, from day to day and to the second', () => {
    let [low, high] = [2_460_000.5, 2_480_000.5];
    while (high - low > 1 / 86_400) {
      const middle = (low + high) / 2;
      const leapSecondsExplain = wasm._swe_deltat_ex(middle, -1, scratch.serr) * 86_400 - 37 - 32.184 < 1;
      if (leapSecondsExplain) low = middle;
      else high = middle;
    }
    for (let step = -2000; step <= 2000; step += 1) {
      const near = low + step / 1440;
      assertSame(utcByEngine(near));
      assert.deepEqual(own.jdToUtc(near), utcByEngine(near), String(near));
    }
  });

  test('an impossible date or time is rejected by both', () => {
    for (const utc of [
      { year: 2023, month: 2, day: 29, hour: 0, minute: 0, second: 0 },
      { year: 2023, month: 13, day: 1, hour: 0, minute: 0, second: 0 },
      { year: 1900, month: 2, day: 29, hour: 0, minute: 0, second: 0 },
      { year: 2023, month: 2, day: 28, hour: 24, minute: 0, second: 0 },
      { year: 2023, month: 2, day: 28, hour: 0, minute: 60, second: 0 },
      { year: 2023, month: 2, day: 28, hour: 0, minute: 0, second: 61 },
      { year: 2016, month: 12, day: 31, hour: 23, minute: 58, second: 60 },
      { year: 1971, month: 12, day: 31, hour: 23, minute: 59, second: 60 },
    ])
      assertSame(utc);
  });
});
