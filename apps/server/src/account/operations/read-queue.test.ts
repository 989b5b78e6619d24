import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createReadQueue } from './read-queue.ts';

it('reads of one user run one after the other, those of all users a few at a time, also after failures', async () => {
  const inTurn = createReadQueue(2);
  const running: string[] = [];
  let most = 0;
  const read = (user: string, fails = false) =>
    inTurn(user, async () => {
      assert.ok(!running.includes(user), user);
      running.push(user);
      most = Math.max(most, running.length);
      await new Promise((resolve) => setImmediate(resolve));
      running.splice(running.indexOf(user), 1);
      if (fails) throw new Error('failed');
      return user;
    });
  const results = await Promise.allSettled([
    ...['ada', 'ada', 'bob', 'cy', 'dan'].map((user) => read(user)),
    read('ada', true),
    read('ada'),
  ]);
  assert.deepEqual(
    results.map((result) => (result.status === 'fulfilled' ? result.value : 'failed')),
    ['ada', 'ada', 'bob', 'cy', 'dan', 'failed', 'ada'],
  );
  assert.deepEqual([most, running], [2, []]);
});
