import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { testAccountPlane } from '../../testing/account-plane.ts';
import { testDatabase } from '../../testing/database.ts';

const test = await testDatabase();
const nodes = [await testAccountPlane(test), await testAccountPlane(test)] as const;
const { sql } = test.database;

describe('a session that was ended', () => {
  it('reads and writes nothing from then on, on any node, even right after it was in use', async () => {
    const { id, sessionId, accessToken: token } = await nodes[0].signUp('ended@theia.test');
    const tried = () =>
      Promise.all(
        nodes.flatMap((node) => [
          node.request('/rest/v1/api_keys?select=label', { token }),
          node.request(`/rest/v1/api_keys?user_id=eq.${id}`, { method: 'PATCH', token, body: { label: 'mine' } }),
          node.request('/functions/v1/natal-system', { method: 'POST', token, body: { system: 'western' } }),
        ]),
      );
    assert.deepEqual(new Set((await tried()).map(({ ok }) => ok)), new Set([true]));
    await sql`delete from auth.sessions where id = ${sessionId}`;
    assert.deepEqual(
      (await tried()).map(({ status }) => status),
      Array.from({ length: 6 }, () => 401),
    );
  });

  it('is rejected as soon as its end is committed, even among many simultaneous requests', async () => {
    const { sessionId, accessToken: token } = await nodes[0].signUp('storm@theia.test');
    const over = new AbortController();
    const late: number[] = [];
    const underWay = Promise.withResolvers<void>();
    const storm = Array.from({ length: 6 }, async (_, caller) => {
      for (let round = 0; late.length < 20; round += 1) {
        const begunAfterTheEnd = over.signal.aborted;
        const { status } = await nodes[caller % 2]!.request('/rest/v1/api_keys?select=label', { token });
        if (begunAfterTheEnd) late.push(status);
        if (round === 2) underWay.resolve();
      }
    });
    await underWay.promise;
    await sql`delete from auth.sessions where id = ${sessionId}`;
    over.abort();
    await Promise.all(storm);
    assert.deepEqual(new Set(late), new Set([401]));
  });
});
