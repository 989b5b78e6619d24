import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FunctionsHttpError } from '@supabase/supabase-js';
import { testAccountPlane } from '../../testing/account-plane.ts';
import { testDatabase } from '../../testing/database.ts';

const test = await testDatabase();
const { sql } = test.database;
const plane = await testAccountPlane(test);

describe('account functions', () => {
  it('answer only a signed-in user, only to POST, and always in JSON', async () => {
    const ada = await plane.signUp('ada@theia.test');
    const cases = [
      { path: '/functions/v1/natal-system', method: 'POST', auth: {}, status: 401 },
      { path: '/functions/v1/natal-system', method: 'POST', auth: { token: `${ada.accessToken}x` }, status: 401 },
      { path: '/functions/v1/natal-system', method: 'GET', auth: { token: ada.accessToken }, status: 405 },
      { path: '/functions/v1/no-such-function', method: 'POST', auth: { token: ada.accessToken }, status: 404 },
      { path: '/functions/v1/natal-system/more', method: 'POST', auth: { token: ada.accessToken }, status: 404 },
      { path: '/functions/v1/toString', method: 'POST', auth: { token: ada.accessToken }, status: 404 },
    ];
    for (const { path, method, auth, status } of cases) {
      const answer = await plane.request(path, { method, ...auth });
      assert.equal(answer.status, status, `${method} ${path}`);
      assert.match(await answer.text(), /^\{"error":"[^"]+"\}$/);
    }
    const broken = await fetch(`${plane.url}/functions/v1/natal-system`, {
      method: 'POST',
      body: '{',
      headers: { Authorization: `Bearer ${ada.accessToken}`, 'Content-Type': 'application/json' },
    });
    assert.equal(broken.status, 400);
    const huge = await plane.request('/functions/v1/natal-system', {
      method: 'POST',
      token: ada.accessToken,
      body: { system: 'x'.repeat(70_000) },
    });
    assert.equal(huge.status, 413);
  });

  it('may be called from pages of our own origin only', async () => {
    const preflight = (origin: string) =>
      fetch(`${plane.url}/functions/v1/natal-system`, {
        method: 'OPTIONS',
        headers: { Origin: origin, 'Access-Control-Request-Method': 'POST' },
      });
    const own = await preflight(test.config.publicUrl);
    assert.equal(own.headers.get('access-control-allow-origin'), test.config.publicUrl);
    assert.equal(own.headers.get('access-control-allow-methods'), 'POST');
    assert.equal((await preflight('https://elsewhere.test')).headers.get('access-control-allow-origin'), null);
    const { accessToken } = await plane.signUp('bea@theia.test');
    const send = (headers: Record<string, string>) =>
      fetch(`${plane.url}/functions/v1/natal-system`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${accessToken}`, ...headers },
        body: '{"system":"vedic"}',
      });
    assert.equal((await send({ Origin: 'https://elsewhere.test', 'Content-Type': 'application/json' })).status, 403);
    assert.equal((await send({ 'Content-Type': 'text/plain' })).status, 415);
  });
});

describe('natal-system', () => {
  it('changes the natal system of the plan once per billing period, and rejects a second change with 409', async () => {
    const bob = await plane.signUp('bob@theia.test');
    const choose = (system: unknown) =>
      bob.client.functions.invoke<{ natal_system: string; changed: boolean }>('natal-system', { body: { system } });
    assert.deepEqual((await choose('western')).data, { natal_system: 'western', changed: false });
    assert.deepEqual((await choose('vedic')).data, { natal_system: 'vedic', changed: true });
    assert.deepEqual((await choose('vedic')).data, { natal_system: 'vedic', changed: false });

    const refused = await choose('western');
    assert.ok(refused.error instanceof FunctionsHttpError);
    assert.equal(refused.response?.status, 409);
    assert.match(await refused.response.text(), /once in a billing period/);

    await sql`update subscriptions set status = 'active', anchor_at = now() - interval '1 month' - interval '1 minute', natal_system_changed_at = now() - interval '1 hour' where user_id = ${bob.id}`;
    assert.deepEqual((await choose('western')).data, { natal_system: 'western', changed: true });
    const [row] = await sql`select natal_system from subscriptions where user_id = ${bob.id}`;
    assert.equal(row?.['natal_system'], 'western');
  });

  it('rejects a system that does not exist with 400, and a user without a plan in force with 409', async () => {
    const cy = await plane.signUp('cy@theia.test');
    assert.equal(
      (await cy.client.functions.invoke('natal-system', { body: { system: 'draconic' } })).response?.status,
      400,
    );
    await sql`update subscriptions set trial_ends_at = now() where user_id = ${cy.id}`;
    assert.equal(
      (await cy.client.functions.invoke('natal-system', { body: { system: 'vedic' } })).response?.status,
      409,
    );
  });
});
