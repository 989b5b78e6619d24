import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readmeRows, readmeTable, readPublished } from './figure.ts';

describe('the published figures', () => {
  it('include those of the table in README.md (npm run bench -- publish)', () => {
    assert.deepEqual(readmeTable(), readmeRows(readPublished()));
  });

  it('have each an id of their own, and ratios that follow from their times', () => {
    const { figures } = readPublished();
    assert.equal(new Set(figures.map(({ id }) => id)).size, figures.length);
    // Each is rounded to two digits, and the ratio may be the median of the rounds.
    for (const { id, ours, other, ratio } of figures) {
      const ofMedians = other.us / ours.us;
      assert.ok(Math.abs(ratio / ofMedians - 1) < 0.25, `${id}: ${ratio}, of the medians ${ofMedians}`);
    }
  });
});
