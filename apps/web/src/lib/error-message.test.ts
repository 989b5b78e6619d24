import assert from 'node:assert/strict';
import { createServer, type ServerResponse } from 'node:http';
import { after, before, test } from 'node:test';
import { createClient } from '@supabase/supabase-js';
import { errorMessage, isOutage } from './error-message.ts';

type Answer = (response: ServerResponse) => void;

const FALLBACK = 'Failed to sign in';
/** Answers of proxies and failing servers, as real bytes. */
const answers: Readonly<Record<string, Answer>> = {
  'a 502 of a proxy': (response) =>
    response.writeHead(502, { 'content-type': 'text/html' }).end('<html><h1>502 Bad Gateway</h1></html>'),
  'an empty 500': (response) => response.writeHead(500).end(),
  'an empty 502': (response) => response.writeHead(502).end(),
  'a 503 with no type': (response) => response.writeHead(503).end('overloaded'),
  'a page where an answer was expected': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in to the Wi-Fi</title>'),
  'a 404 page': (response) =>
    response.writeHead(404, { 'content-type': 'text/html' }).end('<!doctype html><title>Not found</title>'),
  'an answer cut off': (response) => response.writeHead(500, { 'content-type': 'application/json' }).end('{"msg":'),
  'a connection cut': (response) => response.socket?.destroy(),
};
const RAW = /[{}<>]|failed to fetch|unexpected|json|edge function|typeerror|undefined|null|\[object/i;

let current: Answer = (response) => response.end();
const server = createServer((_request, response) => current(response));
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

const client = () =>
  createClient(url, 'sb_publishable_test', { auth: { persistSession: false, autoRefreshToken: false } });
const calls = {
  'signing in': async () =>
    (await client().auth.signInWithPassword({ email: 'ada@example.com', password: 'long enough' })).error,
  'signing up': async () => (await client().auth.signUp({ email: 'ada@example.com', password: 'long enough' })).error,
  'changing the password': async () => (await client().auth.verifyOtp({ token_hash: 'abc', type: 'signup' })).error,
  'reading a table': async () => (await client().from('api_keys').select('*').retry(false)).error,
  'calling a function': async () => (await client().functions.invoke('cancel-plan', { body: {} })).error,
  'a plain fetch': async () => {
    try {
      await (await fetch(url)).json();
      return null;
    } catch (thrown) {
      return thrown;
    }
  },
} as const;

for (const [what, answer] of Object.entries(answers)) {
  test(`${what} becomes a plain sentence, whatever was requested`, async () => {
    current = answer;
    for (const [call, ask] of Object.entries(calls)) {
      const thrown: unknown = await ask();
      if (thrown === null) continue;
      const words = errorMessage(thrown, FALLBACK);
      assert.doesNotMatch(words, RAW, `${call}: ${words}`);
      assert.match(words, /^[A-Z][^{}<>]+\S$/, call);
    }
  });
}

test('the server’s own messages stay unchanged', async () => {
  current = (response) =>
    response
      .writeHead(422, { 'content-type': 'application/json' })
      .end('{"code":422,"error_code":"weak_password","msg":"Password should be at least 8 characters."}');
  assert.equal(errorMessage(await calls['signing up'](), FALLBACK), 'Password should be at least 8 characters.');
  assert.equal(
    errorMessage(new Error('Failed to load API key. Please try again.'), FALLBACK),
    'Failed to load API key. Please try again.',
  );
  assert.equal(errorMessage(new Error('Auth session missing!'), FALLBACK), 'Auth session missing!');
});

test('an error without a message becomes the fallback', () => {
  for (const thrown of [
    undefined,
    null,
    0,
    '',
    {},
    new Error(''),
    new Error('{}'),
    { message: '' },
    { message: 7 },
    [],
  ])
    assert.equal(errorMessage(thrown, FALLBACK), FALLBACK);
});

test('too many attempts are reported as such if the answer has no message', () => {
  assert.match(errorMessage({ name: 'OperationError', message: '', status: 429 }, FALLBACK), /wait a moment/);
});

test('an outage is distinguished from a rejection', async () => {
  for (const answer of [answers['an empty 500'], answers['a 502 of a proxy'], answers['a connection cut']]) {
    current = answer ?? current;
    assert.equal(isOutage(await calls['signing in']()), true);
  }
  current = (response) =>
    response
      .writeHead(400, { 'content-type': 'application/json' })
      .end('{"code":400,"error_code":"invalid_credentials","msg":"Invalid login credentials"}');
  assert.equal(isOutage(await calls['signing in']()), false);
});
