import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { catalog } from '../../endpoints/src/catalog.ts';
import { randomAnswers } from '../../endpoints/src/testing/random-answers.ts';
import { createSwissEphemeris } from '../../ephemeris/src/swiss-ephemeris.ts';
import { loadPlaces } from '../../places/src/load-places.ts';
import { products } from '../../client/scripts/products.ts';
import { python, PYTHON_ENVIRONMENT } from './python.ts';

interface Case {
  readonly path: string;
  readonly call: unknown;
  readonly body: unknown;
}

describe('the classes of Python fit the answers of the service, to the last field', () => {
  it('of the examples', async () => {
    const cases = products.map(({ path }) => {
      const { request, response } = catalog.find((endpoint) => endpoint.path === path)!.example;
      return { path, call: request, body: response };
    });
    assert.equal(await misfits(cases.filter(({ path }) => path !== '/batch')), '');
  });

  it('of calls at random', async () => {
    const services = { ephemeris: await createSwissEphemeris(), places: await loadPlaces() };
    const cases: Case[] = [];
    for (const { endpoint, call, status, body } of randomAnswers(services, { count: 330, seed: 1991, mostMs: 300 }))
      if (status === 200 && products.some(({ path }) => path === endpoint.path) && typeof body === 'object')
        cases.push({ path: endpoint.path, call, body });
    assert.ok(cases.length > 150, `${cases.length} answers`);
    assert.equal(await misfits(cases), '');
  });
});

/** Where the answers are not what the client's types say. */
async function misfits(cases: readonly Case[]): Promise<string> {
  const file = fileURLToPath(new URL('fitting.py', import.meta.url));
  const child = spawn(python(), [file], { env: PYTHON_ENVIRONMENT, stdio: ['pipe', 'pipe', 'pipe'] });
  // If Python fails, what it says is shown, not that the pipe is broken.
  child.stdin.on('error', () => {});
  child.stdin.end(cases.map((one) => `${JSON.stringify(one)}\n`).join(''));
  const [found, summary, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  assert.deepEqual([code, summary.trim()], [0, `${cases.length} answers`]);
  return found;
}
