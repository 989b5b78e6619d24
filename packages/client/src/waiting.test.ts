import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readRetryAfterMs, wait, waitMs } from './waiting.ts';

const NOW_MS = Date.UTC(2026, 0, 1);

describe('the wait before another attempt', () => {
  it('is never shorter than Retry-After asks for, and at most a quarter longer', () => {
    assert.deepEqual(
      [0, 0.5, 0.999_999].map((random) => Math.round(waitMs(1, 2_000, random))),
      [2_000, 2_250, 2_500],
    );
  });

  it('doubles from half a second to eight seconds, of which a random half is left out', () => {
    assert.deepEqual(
      [1, 2, 3, 4, 5, 6, 50].map((attempt) => waitMs(attempt, null, 0)),
      [500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000],
    );
    assert.deepEqual(
      [1, 2].map((attempt) => waitMs(attempt, null, 0.999_999) >= 250 * attempt),
      [true, true],
    );
  });

  it('reads Retry-After as seconds and as a date, and nothing else', () => {
    assert.deepEqual(
      ['0', ' 7 ', 'Thu, 01 Jan 2026 00:00:30 GMT', 'Wed, 31 Dec 2025 00:00:00 GMT', 'soon', '', null].map((text) =>
        readRetryAfterMs(text, NOW_MS),
      ),
      [0, 7_000, 30_000, 0, null, null, null],
    );
  });

  it('ends with the signal, whose reason it fails with', async () => {
    const reason = new Error('the page was closed');
    const controller = new AbortController();
    const waiting = wait(1e9, controller.signal);
    controller.abort(reason);
    await assert.rejects(waiting, reason);
    await assert.rejects(wait(1e9, controller.signal), reason);
  });
});
