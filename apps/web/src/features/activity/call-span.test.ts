import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { spanOfCall } from './call-span.ts';

describe('the days in which a call is looked for', () => {
  it('are those around the time in its id', () => {
    assert.deepEqual(spanOfCall('01963f3c-8a00-7abc-8def-0123456789ab'), {
      fromIso: new Date(0x01963f3c8a00 - 86_400_000).toISOString(),
      untilIso: new Date(0x01963f3c8a00 + 86_400_000).toISOString(),
    });
  });

  it('are all days for an id without a time', () => {
    assert.equal(spanOfCall('00000000-0000-4000-8000-000000000001'), null);
  });
});
