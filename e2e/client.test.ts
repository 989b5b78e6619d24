import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { minified } from '../packages/client/scripts/build.ts';
import { readApiKey, registerConfirmed } from './support/account.ts';
import { THEIA_URL } from './support/theia-url.ts';
import { test } from './support/test.ts';

const BIRTH = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };

/** Calls that a page and a worker make: an answer with its headers, a failure, and a redirection to Theia. */
const CALLS = `
import { Theia, TheiaError } from './client.js';
export async function calls({ baseUrl, apiKey, redirecting, birth }) {
  const theia = new Theia({ baseUrl, apiKey });
  const { answer, call } = await theia.natal(birth).withResponse();
  const kinds = [];
  for (const failing of [
    () => theia.natal({ ...birth, birth_date: 'x' }),
    () => new Theia({ baseUrl: redirecting, apiKey }).natal(birth),
  ])
    await failing().catch((error) => kinds.push(error instanceof TheiaError ? error.code : String(error)));
  const svg = await theia.chart(birth);
  return [answer.sun_sign, call.attempts, call.requestId === answer.meta.request_id, call.costUsd, kinds.join(), svg.slice(0, 4)];
}`;
const WORKER = `
import { calls } from './calls.js';
onmessage = ({ data }) => calls(data).then(postMessage, (error) => postMessage(String(error)));
postMessage('ready');`;

test.describe('the TypeScript client', () => {
  let server: Server;
  let origin: string;
  const asked: string[] = [];

  test.beforeAll(async () => {
    const files: Readonly<Record<string, string>> = {
      '/client.js': await minified(),
      '/calls.js': CALLS,
      '/worker.js': WORKER,
    };
    server = createServer((request, response) => {
      const path = request.url!;
      if (path.startsWith('/redirecting')) {
        asked.push(`${request.method} ${path}`);
        response.setHeader('access-control-allow-origin', '*');
        response.setHeader('access-control-allow-headers', '*, authorization');
        if (request.method === 'OPTIONS') response.writeHead(204).end();
        else response.writeHead(307, { location: `${THEIA_URL}/swiss/natal` }).end();
        return;
      }
      const script = files[path];
      response.setHeader('content-type', script === undefined ? 'text/html' : 'text/javascript');
      response.end(script ?? '<!doctype html><title>Another origin</title>');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  test.afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  test('works in a page and in a worker of another origin, and follows no redirection', async ({ visit }) => {
    const apiKey = await readApiKey(await registerConfirmed());
    const { page } = await visit();
    await page.goto(origin, { waitUntil: 'load' });
    const options = { baseUrl: THEIA_URL, apiKey, redirecting: `${origin}/redirecting`, birth: BIRTH };
    const inPage = await page.evaluate(`import('/calls.js').then(({ calls }) => calls(${JSON.stringify(options)}))`);
    const inWorker = await page.evaluate(`new Promise((resolve, reject) => {
      const worker = new Worker('/worker.js', { type: 'module' });
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.onmessage = ({ data }) => (data === 'ready' ? worker.postMessage(${JSON.stringify(options)}) : resolve(data));
    })`);
    const expected = ['gemini', 1, true, '0.0000', 'invalid_date,redirected', '<svg'];
    assert.deepEqual([inPage, inWorker], [expected, expected]);
    assert.deepEqual(
      asked.filter((line) => line.startsWith('POST')),
      ['POST /redirecting/swiss/natal', 'POST /redirecting/swiss/natal'],
    );
  });
});
