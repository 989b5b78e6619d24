import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openParts } from './parts.ts';

it('parts close in reverse order, those beside each other at the same time, and a failure waits for those beside it', async () => {
  const closed: string[] = [];
  const parts = openParts();
  const held = Promise.withResolvers<void>();
  const close = (name: string) => async () => void closed.push(name);
  parts.add({ close: close('never') });
  parts.add({ close: async () => Promise.reject(new Error('away')) });
  parts.addBeside({ close: () => held.promise.then(close('slow')) });
  parts.add({ metrics: { bookingQueue: () => 1 } });
  parts.addBeside({ metrics: { realtimeConnections: () => 2 }, close: close('first') });
  const closing = parts.close();
  await new Promise(setImmediate);
  assert.deepEqual(closed, ['first']);
  held.resolve();
  await assert.rejects(closing, /away/);
  assert.deepEqual(closed, ['first', 'slow']);
  assert.deepEqual(Object.keys(parts.metrics()), ['bookingQueue', 'realtimeConnections']);
});
