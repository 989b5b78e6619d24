import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deviceName } from './device-name.ts';

describe('the history', () => {
  it('names browsers as people do', () => {
    const agent = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Safari/537.36';
    assert.equal(deviceName(agent), 'Chrome on Linux');
    assert.equal(deviceName('curl/8'), null);
    assert.equal(deviceName(null), null);
  });
});
