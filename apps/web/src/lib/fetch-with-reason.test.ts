import { createClient } from '@supabase/supabase-js';
import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { onSessionRejected } from './auth/rejected.ts';
import { errorMessage, isOutage } from './error-message.ts';
import { fetchWithReason } from './fetch-with-reason.ts';

let asked = 0;
let answers = true;
let rejection: { readonly status: number; readonly body: string } | null = null;
const server = createServer((_request, response) => {
  asked += 1;
  if (rejection) response.writeHead(rejection.status, { 'content-type': 'application/json' }).end(rejection.body);
  else if (answers)
    response
      .writeHead(503, { 'content-type': 'application/json' })
      .end('{"code":"PT503","message":"The database is being moved."}');
});
let url = '';
before(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address !== null && typeof address === 'object') url = `http://127.0.0.1:${address.port}`;
});
after(() => {
  server.closeAllConnections();
  server.close();
});

const read = () =>
  createClient(url, 'sb_publishable_test', {
    auth: { persistSession: false, autoRefreshToken: false },
    global: { fetch: fetchWithReason },
  })
    .from('api_keys')
    .select('id');

test('an unavailable server is reported immediately, in its own words', async () => {
  asked = 0;
  const { error } = await read();
  assert.equal(asked, 1);
  assert.equal(errorMessage(error, ''), 'The database is being moved.');
});

test('an answer that does not come in time is a failed connection, and is not asked for again', async (context) => {
  asked = 0;
  answers = false;
  context.mock.method(AbortSignal, 'timeout', () => {
    const patience = new AbortController();
    server.once('request', () => patience.abort(new DOMException('signal timed out', 'TimeoutError')));
    return patience.signal;
  });
  const thrown: unknown = await fetchWithReason(`${url}/rest/v1/api_keys`).catch((error: unknown) => error);
  assert.equal(isOutage(thrown), true);
  assert.match(errorMessage(thrown, ''), /cannot be reached/);
  const { error } = await read();
  assert.ok(error);
  assert.equal(asked, 2);
  answers = true;
});

test('an answer that says that the session is over has the session checked, and no other rejection does', async () => {
  let checks = 0;
  onSessionRejected(() => (checks += 1));
  const answer = (status: number, error_code: string) => {
    rejection = { status, body: JSON.stringify({ error_code, msg: 'no' }) };
  };
  const checksAfter = async (path: string) => {
    checks = 0;
    const response = await fetchWithReason(`${url}${path}`);
    assert.equal(((await response.json()) as { msg: string }).msg, 'no', 'the body can still be read');
    return checks;
  };
  for (const [status, code, path, expected] of [
    [403, 'session_not_found', '/auth/v1/sessions', 1],
    [403, 'user_banned', '/auth/v1/user', 1],
    [403, 'reauthentication_needed', '/auth/v1/user', 0],
    [401, 'insufficient_aal', '/auth/v1/user', 0],
    [401, 'invalid_jwt', '/rest/v1/api_keys', 1],
    [403, 'session_not_found', '/functions/v1/reports', 0],
  ] as const) {
    answer(status, code);
    assert.equal(await checksAfter(path), expected, `${status} ${code} ${path}`);
  }
  rejection = null;
  onSessionRejected(() => {});
});
