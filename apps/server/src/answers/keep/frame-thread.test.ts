import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openFrame } from '../frame/frame.ts';
import { type FrameWork, frameThread } from './frame-thread.ts';

it('a thread that fails is replaced by the next piece of work', async () => {
  const dictionary = Buffer.from('{"a":');
  const thread = frameThread(dictionary);
  const broken = [{ answers: 1, content: { buffer: new ArrayBuffer(1) } }] as unknown as FrameWork;
  await assert.rejects(thread.make(broken));
  const content = new TextEncoder().encode('{"a":1.5}{"ä":2}');
  const [made] = await thread.make([{ answers: 2, content }]);
  await thread.close();
  assert.equal(Buffer.from(await openFrame(made!, dictionary)).toString(), '{"a":1.5}{"ä":2}');
});
