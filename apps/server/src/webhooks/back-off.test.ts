import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GIVE_UP_SECONDS, nextPause } from './settle-attempt.ts';

/** When attempts are made that all fail, seconds after the first one. */
function attempts(random: () => number, retryAfter: number | null = null): readonly number[] {
  const at = [0];
  for (
    let pause = nextPause(0, retryAfter, random());
    pause !== null;
    pause = nextPause(at.at(-1)!, retryAfter, random())
  )
    at.push(at.at(-1)! + pause);
  return at;
}

describe('the pauses between attempts', () => {
  it('are those that Standard Webhooks recommends, and end after three days', () => {
    const at = attempts(() => 0);
    assert.deepEqual(
      at.slice(1).map((seconds, index) => seconds - at[index]!),
      [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 3 * 86_400 - 185_705],
    );
    assert.equal(at.at(-1), GIVE_UP_SECONDS);
  });

  it('have up to a fifth more at random, and the last attempt is never later than three days', () => {
    for (let round = 0; round < 1_000; round += 1) {
      const at = attempts(Math.random);
      assert.equal(at.length, 10);
      assert.ok(at[1]! >= 5 && at[1]! <= 6 && at[2]! >= 305 && at[2]! <= 365, String(at));
      assert.equal(at.at(-1), GIVE_UP_SECONDS);
    }
  });

  it('go on where the plan is after an absence, without catching up', () => {
    assert.equal(nextPause(86_400, null, 0), 5 + 300 + 1_800 + 7_200 + 18_000 + 36_000 + 50_400 - 86_400);
    assert.equal(nextPause(GIVE_UP_SECONDS, null, 0), null);
    assert.equal(nextPause(10 * GIVE_UP_SECONDS, null, 0), null);
  });

  it('obey Retry-After when it is longer, up to a day, and never beyond the three days', () => {
    assert.equal(nextPause(0, 120, 0), 120);
    assert.equal(nextPause(305, 60, 0), 1_800);
    assert.equal(nextPause(0, 999_999_999, 0), 86_400);
    assert.equal(nextPause(GIVE_UP_SECONDS - 100, 86_400, 0), 100);
    assert.ok(attempts(() => 0, 1).length === 10);
  });
});
