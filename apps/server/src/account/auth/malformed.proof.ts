import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { assert as holds, asyncProperty, constantFrom, dictionary, jsonValue } from 'fast-check';
import { LOCAL_LIMITS } from './limits.ts';
import { testAuthServer } from '../../testing/auth-server.ts';
import { assertStatus, assertWorked } from '../../testing/outcomes.ts';

const unlimited = { capacity: 1_000_000, refillPerSecond: 1_000_000 };
const server = await testAuthServer({
  limits: { ...LOCAL_LIMITS, ...Object.fromEntries(Object.keys(LOCAL_LIMITS).map((kind) => [kind, unlimited])) },
});
const { session } = await server.signedUp('body@example.com');

const CALLS = [
  'POST /signup',
  'POST /token?grant_type=password',
  'POST /token?grant_type=refresh_token',
  'POST /token?grant_type=pkce',
  'POST /token?grant_type=%00',
  'POST /token',
  'POST /resend',
  'POST /otp',
  'POST /magiclink',
  'POST /recover',
  'POST /verify',
  'POST /factors',
  'POST /factors/x/verify',
  'POST /factors/%00/challenge',
  'POST /factors/8f14e45f-ceea-467f-a9a1-000000000000/verify',
  'PUT /user',
  'POST /logout?scope=x',
  'DELETE /factors/x',
  'DELETE /user/identities/x',
] as const;

const BODIES = [
  '',
  'null',
  '[]',
  '"x"',
  '{',
  '1e999',
  '{"email":1}',
  '{"email":{}}',
  '{"email":"\\u0000@example.com","password":"12345678","token":"1","type":"email"}',
  `{"email":"${'a'.repeat(2000)}@example.com","password":"12345678"}`,
  '{"email":"x@example.com","password":"1234567\\u0000"}',
  '{"email":"y@example.com","password":"12345678","data":{"a":"\\u0000"}}',
  '{"email":"z@example.com","password":"12345678","data":{"a":"\\ud800"}}',
  '{"email":"w@example.com","password":"12345678","data":[1]}',
  `{"data":${'{"a":'.repeat(500)}1${'}'.repeat(500)}}`,
  '{"__proto__":{"email":"a@b.co"}}',
  '{"type":"signup","token_hash":"\\u0000"}',
  '{"type":"constructor","token_hash":"x"}',
  '{"type":"email","email":"body@example.com","token":"123456"}',
  '{"type":"phone_change","phone":"+1","token":"1"}',
  '{"refresh_token":[]}',
  '{"auth_code":"x","code_verifier":"y"}',
  '{"code_challenge":"short","code_challenge_method":"s256","email":"a@example.com"}',
  '{"factor_type":"totp","friendly_name":{"a":1}}',
  '{"challenge_id":"x","code":"123456"}',
  '{"challenge_id":"8f14e45f-ceea-467f-a9a1-000000000000","code":"１２３４５６"}',
];

describe('malformed requests', () => {
  it('are rejected with a code and a message, never with a server error', async () => {
    for (const call of CALLS) {
      const [method = '', path = ''] = call.split(' ');
      for (const text of BODIES) {
        const { status, body } = await server.call(path, { method, token: session.access_token, text });
        assert.ok(status < 500, `${call} ${text.slice(0, 80)} → ${status}`);
        if (status >= 400)
          assert.deepEqual(
            [body['code'], typeof body['error_code'], typeof body['msg']],
            [status, 'string', 'string'],
            `${call} ${text.slice(0, 80)}`,
          );
      }
    }
    await assertWorked(server.signIn('body@example.com'));
  });

  it('of any shape are answered with a status below 500', async () => {
    await holds(
      asyncProperty(
        constantFrom(...CALLS),
        dictionary(
          constantFrom('email', 'password', 'type', 'token', 'token_hash', 'data', 'phone', 'refresh_token', 'nonce'),
          jsonValue(),
        ),
        async (call, body) => {
          const [method = '', path = ''] = call.split(' ');
          const { status } = await server.call(path, { method, token: session.access_token, body });
          assert.ok(status < 500);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('too large are rejected', async () => {
    await assertStatus(server.call('/signup', { method: 'POST', text: `{"email":"${'x'.repeat(70_000)}"}` }), 413);
  });

  it('to unknown endpoints, and odd URLs, are rejected', async () => {
    for (const path of [
      '/admin/users',
      '/nothing',
      '/verify?token_hash=%00&type=signup',
      '/verify?token_hash=%ff',
      '/authorize?provider=%00',
      '/callback?state=%00',
      '/callback?state=%ed%a0%80',
    ]) {
      assert.ok((await fetch(`${server.url}/auth/v1${path}`, { redirect: 'manual' })).status < 500, path);
    }
    await assertStatus(server.call('/admin/users'), 404);
  });
});
