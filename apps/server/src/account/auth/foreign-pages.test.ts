import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PASSWORD, testAuthServer } from '../../testing/auth-server.ts';
import { assertStatus } from '../../testing/outcomes.ts';

const server = await testAuthServer();
const { session } = await server.signedUp('owner@example.com');
const TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json',
];
const ORIGINS = ['https://evil.example', 'null', 'http://127.0.0.1', `${server.url}.evil.example`];

/** Every call that a page could make its visitor’s browser send, with a body that the call understands. */
const CALLS = [
  ['POST', '/signup', { email: 'bombed@example.com', password: PASSWORD }],
  ['POST', '/token?grant_type=password', { email: 'owner@example.com', password: PASSWORD }],
  ['POST', '/resend', { type: 'signup', email: 'owner@example.com' }],
  ['POST', '/otp', { email: 'owner@example.com' }],
  ['POST', '/magiclink', { email: 'owner@example.com' }],
  ['POST', '/recover', { email: 'owner@example.com' }],
  ['POST', '/verify', { type: 'email', email: 'owner@example.com', token: '123456' }],
  ['POST', '/email_change/stop', { token_hash: 'x' }],
  ['PUT', '/user', { password: 'battery staple 2' }],
  ['POST', '/reauthenticate', { password: PASSWORD }],
  ['POST', '/factors', { factor_type: 'totp' }],
] as const;

const send = (method: string, path: string, body: unknown, headers: Readonly<Record<string, string>>) =>
  fetch(`${server.url}/auth/v1${path}`, {
    method,
    headers: { Authorization: `Bearer ${session.access_token}`, ...headers },
    body: JSON.stringify(body),
  });
const countRows = async () => {
  const [counted] = await server.database.sql<{ mails: number; users: number }[]>`
    select (select count(*)::integer from private.mail_outbox) as mails, (select count(*)::integer from auth.users) as users`;
  return counted;
};

describe('a page of another site', () => {
  it('can call nothing that changes something, whatever it sends, and causes no mail', async () => {
    const before = await countRows();
    for (const [method, path, body] of CALLS)
      for (const origin of ORIGINS)
        for (const type of TYPES) {
          const response = await send(method, path, body, { Origin: origin, 'Content-Type': type });
          const about = `${method} ${path} from ${origin} as ${type}`;
          assert.equal(response.status, 403, about);
          assert.equal(((await response.json()) as { error_code: string }).error_code, 'origin_not_allowed', about);
          assert.deepEqual(response.headers.getSetCookie(), [], about);
          assert.equal(response.headers.get('access-control-allow-origin'), null, about);
        }
    assert.deepEqual(await countRows(), before);
  });

  it('cannot hide its origin: a body that needs no preflight request is rejected', async () => {
    const before = await countRows();
    for (const [method, path, body] of CALLS)
      for (const type of [...TYPES.slice(0, 3), 'text/plain; application/json', 'application/jsonx'])
        await assertStatus(send(method, path, body, { 'Content-Type': type }), 415, `${method} ${path} ${type}`);
    assert.deepEqual(await countRows(), before);
  });
});

describe('our own pages', () => {
  it('may call by each loopback name of a local installation, and programs without an origin', async () => {
    const { port } = new URL(server.url);
    for (const origin of [server.url, `http://localhost:${port}`, `http://[::1]:${port}`, undefined]) {
      const response = await send(
        'POST',
        '/token?grant_type=password',
        { email: 'owner@example.com', password: PASSWORD },
        { 'Content-Type': 'application/json;charset=UTF-8', ...(origin === undefined ? {} : { Origin: origin }) },
      );
      assert.equal(response.status, 200, origin);
    }
  });
});
