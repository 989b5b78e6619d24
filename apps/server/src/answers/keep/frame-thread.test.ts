import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Worker } from 'node:worker_threads';
import { openFrame } from '../frame/frame.ts';
import { frameThread } from './frame-thread.ts';

it('a thread that fails is replaced by the next piece of work', async () => {
  const dictionary = Buffer.from('{"a":');
  const thread = frameThread(dictionary);
  const texts = (...parts: readonly string[]) => parts.map((part) => new TextEncoder().encode(part));
  process.once('worker', (worker: Worker) => void worker.terminate());
  await assert.rejects(thread.make([texts('{}')]), /ended/);
  const made = await thread.make([texts('{"a":1.5}', '{"ä":2}'), texts('{"a":-2.25}')]);
  const [shorter] = await thread.make([texts('{"b":3}')]);
  await thread.close();
  const read = async (frame: Uint8Array | undefined) => Buffer.from(await openFrame(frame!, dictionary)).toString();
  assert.deepEqual(await Promise.all([...made, shorter].map(read)), ['{"a":1.5}{"ä":2}', '{"a":-2.25}', '{"b":3}']);
});
