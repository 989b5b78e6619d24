import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openFrame } from '../frame/frame.ts';
import { type FrameWork, frameThread } from './frame-thread.ts';

it('a thread that fails is replaced by the next piece of work', async () => {
  const dictionary = Buffer.from('{"a":');
  const thread = frameThread(dictionary);
  const broken = [['{}', null]] as unknown as FrameWork;
  await assert.rejects(thread.make(broken));
  const [made] = await thread.make([['{"a":1.5}', '{"ä":2}']]);
  await thread.close();
  assert.deepEqual(made?.ends, [9, 17]);
  assert.equal(Buffer.from(await openFrame(made.frame, dictionary)).toString(), '{"a":1.5}{"ä":2}');
});
