import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { eventWords } from './trail-words.ts';

describe('the history of keys', () => {
  it('names what changed, as it is now', () => {
    const change = { allowed_products: [[], ['natal', 'vedic']], allowed_origins: [['https://a.test'], []] };
    assert.deepEqual(eventWords({ event: 'key.restricted', subject: 'Production', details: change }, String), {
      what: 'Limits changed',
      subject: 'Production',
      more: 'products: natal, vedic; origins: no limit',
    });
    assert.equal(
      eventWords({ event: 'key.renamed', subject: null, details: { label: ['Old', 'New'] } }, String).more,
      'before: Old',
    );
    assert.equal(
      eventWords(
        { event: 'key.refused', subject: null, details: { reason: 'origin', origin: 'https://evil.test' } },
        String,
      ).more,
      'from the origin https://evil.test',
    );
  });

  it('shows an event that it does not know by its own name', () => {
    assert.deepEqual(eventWords({ event: 'key.polished', subject: null, details: null }, String), {
      what: 'key.polished',
      subject: null,
      more: null,
    });
  });
});
