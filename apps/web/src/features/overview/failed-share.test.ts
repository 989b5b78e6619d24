import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { failedShare } from './failed-share.ts';

describe('the share of failed calls', () => {
  it('rounds away neither a few failures nor a few successes', () => {
    const shares = [
      [0, 0],
      [0, 10],
      [1, 10_000],
      [1, 3],
      [9999, 10_000],
      [10, 10],
    ] as const;
    assert.deepEqual(
      shares.map(([failed, calls]) => failedShare(failed, calls)),
      ['0%', '0%', '<0.1%', '33.3%', '99.9%', '100%'],
    );
  });
});
