import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PASSWORD, testAuthServer } from '../../testing/auth-server.ts';

const server = await testAuthServer();

/** Signs up and returns the cookie that the browser keeps of it. */
async function signUp(email: string): Promise<string> {
  const response = await fetch(`${server.url}/auth/v1/signup`, {
    method: 'POST',
    headers: { Origin: server.url, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  assert.equal(response.status, 200);
  return response.headers.getSetCookie()[0]!.split(';')[0]!;
}

async function stateIn(cookie: string | null): Promise<unknown> {
  const response = await fetch(`${server.url}/auth/v1/signup`, { headers: cookie === null ? {} : { cookie } });
  assert.equal(response.status, 200);
  return response.json();
}

describe('whether a sign-up waits for its confirmation', () => {
  it('is shown to the browser that made it, until the address is confirmed', async () => {
    const email = 'waits@example.com';
    const cookie = await signUp(email);
    assert.deepEqual(await stateIn(cookie), { waiting: true });
    const { error } = await server.openLink(await server.linkToken(email), 'signup');
    assert.equal(error, null);
    assert.deepEqual(await stateIn(cookie), { waiting: false });
  });

  it('is shown to no other browser, nor for a forged cookie', async () => {
    const cookie = await signUp('private@example.com');
    assert.deepEqual(await stateIn(null), { waiting: false });
    assert.deepEqual(await stateIn(`${cookie.split('.')[0]}.AAAA`), { waiting: false });
  });

  it('looks the same for an address that has an account', async () => {
    const email = 'taken@example.com';
    await server.signedUp(email);
    assert.deepEqual(await stateIn(await signUp(email)), { waiting: true });
  });
});
