import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deviceName, eventWords } from './trail-words.ts';

describe('the history of keys', () => {
  it('names what changed, as it is now', () => {
    const change = { allowed_products: [[], ['natal', 'vedic']], allowed_origins: [['https://a.test'], []] };
    assert.deepEqual(eventWords({ event: 'key.restricted', details: change }, String), {
      what: 'Limits changed',
      more: 'products: natal, vedic; origins: no limit',
    });
    assert.equal(eventWords({ event: 'key.renamed', details: { label: ['Old', 'New'] } }, String).more, 'before: Old');
    assert.equal(
      eventWords({ event: 'key.refused', details: { reason: 'origin', origin: 'https://evil.test' } }, String).more,
      'from the origin https://evil.test',
    );
  });

  it('shows an event that it does not know by its own name', () => {
    assert.deepEqual(eventWords({ event: 'key.polished', details: null }, String), {
      what: 'key.polished',
      more: null,
    });
  });

  it('names browsers as people do', () => {
    const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
    assert.equal(deviceName(agent), 'Chrome on Linux');
    assert.equal(deviceName('curl/8'), null);
    assert.equal(deviceName(null), null);
  });
});
