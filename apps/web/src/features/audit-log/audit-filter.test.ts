import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { resolveSourcePaths } from '../../testing/source-paths.ts';

resolveSourcePaths();
const { EVERY_EVENT, readFilter, searchConditions, startOf, writeFilter } = await import('./audit-filter.ts');

describe('the filter of the audit log', () => {
  it('survives the URL, and ignores what it does not know there', () => {
    const filter = { kind: 'keys', actor: 'operator', range: 'week', search: 'production' } as const;
    assert.deepEqual(readFilter(writeFilter(filter)), filter);
    assert.deepEqual(readFilter(new URLSearchParams('kind=weather&by=robot&range=ever')), EVERY_EVENT);
    assert.equal(writeFilter(EVERY_EVENT).size, 0);
  });

  it('starts where its range starts', () => {
    const now = Date.parse('2026-11-27T12:00:00Z');
    assert.equal(startOf({ ...EVERY_EVENT, range: 'week' }, now), '2026-11-20T12:00:00.000Z');
    assert.equal(startOf(EVERY_EVENT, now), null);
  });

  it('searches the words that are shown, and the text of names, networks and devices literally', () => {
    assert.equal(
      searchConditions('Rolled'),
      'event.in.(key.rotated,webhook.rotated),subject.ilike."*Rolled*",network.ilike."*Rolled*",device.ilike."*Rolled*"',
    );
    assert.equal(searchConditions('a"),b_').split(',subject')[0]?.startsWith('event'), false);
    assert.ok(searchConditions('50%').includes(String.raw`"*50\\%*"`));
  });
});
