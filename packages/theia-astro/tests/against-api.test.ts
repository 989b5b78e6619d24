import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { customer, readBooks } from '../../../apps/server/src/testing/customer.ts';
import { testDatabase } from '../../../apps/server/src/testing/database.ts';
import { testProduct } from '../../../apps/server/src/testing/product.ts';
import { faultProxy } from '../../client/tests/fault-proxy.ts';
import { run } from '../src/cli/run.ts';

const testBase = await testDatabase();
const { database } = testBase;
const service = await testProduct(testBase);
const BALANCE = '5.0000';
const BIRTH = ['1990-06-15', '14:30', 'New York'];

/** Runs the program and returns its code and everything it wrote. */
async function theia(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ code: number; out: Buffer; err: string }> {
  const out: Buffer[] = [];
  let err = '';
  const code = await run(args, {
    env,
    platform: 'linux',
    stdout: { write: (text) => out.push(Buffer.from(text)) },
    stderr: { write: (text) => (err += String(text)) },
  });
  return { code, out: Buffer.concat(out), err };
}

async function payer(): Promise<{ readonly apiKey: string; readonly userId: string }> {
  return customer(database, { plan: null, balanceUsd: BALANCE });
}

async function charges(userId: string): Promise<{ calls: number; usd: string }> {
  const { from_wallet, charged, broken } = await readBooks(database, userId);
  assert.equal(broken, 0);
  return { calls: from_wallet, usd: charged };
}

describe('the command line with an API', () => {
  it('answers what it computes itself, is charged once, and prints the cost, but never the key', async () => {
    const { apiKey, userId } = await payer();
    const asked = ['natal', ...BIRTH, '--format', 'json'];
    const paid = await theia([...asked, '--api', service.url], { THEIA_KEY: apiKey });
    assert.equal(paid.code, 0, paid.err);
    const { usd, calls } = await charges(userId);
    assert.ok(Number(usd) > 0);
    assert.equal(calls, 1);
    assert.equal(paid.err, `${service.url}: $${usd}, balance $${(Number(BALANCE) - Number(usd)).toFixed(4)}\n`);
    const bare = (text: string): unknown =>
      JSON.parse(text, (name, value: unknown) => (name === 'request_id' || name === 'computed_ms' ? undefined : value));
    const own = await theia(asked);
    assert.deepEqual(bare(paid.out.toString()), bare(own.out.toString()));
    assert.equal(own.err, '');
    assert.equal((await charges(userId)).calls, 1);
    assert.ok(!`${paid.out}${paid.err}`.includes(apiKey));
  });

  it('is charged once when the answer is lost', async () => {
    const { apiKey, userId } = await payer();
    const proxy = await faultProxy(service.url, ['drop after', 'drop within']);
    try {
      const { code, err } = await theia(['chart', ...BIRTH, '--format', 'wheel', '--api', proxy.url], {
        THEIA_KEY: apiKey,
      });
      assert.equal(code, 0, err);
      assert.deepEqual([(await charges(userId)).calls, proxy.seen.length], [1, 3]);
    } finally {
      await proxy.close();
    }
  });

  it('reads address and key from the environment or a file, and computes itself with --offline', async () => {
    const { apiKey, userId } = await payer();
    const folder = mkdtempSync(join(tmpdir(), 'theia-key-'));
    try {
      const file = join(folder, 'key');
      writeFileSync(file, `${apiKey}\n`);
      const env = { THEIA_API_URL: service.url, THEIA_KEY_FILE: file };
      assert.equal((await theia(['positions', '--part', 'points'], env)).code, 0);
      assert.equal((await theia(['positions', '--api-key-file', file], { THEIA_API_URL: service.url })).code, 0);
      assert.equal((await charges(userId)).calls, 2);
      assert.deepEqual((await theia(['positions', '--offline'], { ...env, THEIA_KEY: apiKey })).err, '');
      assert.equal((await charges(userId)).calls, 2);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it('says what a call would cost, for nothing', async () => {
    const { apiKey, userId } = await payer();
    const { code, out } = await theia(['vedic', ...BIRTH, '--dry-run', '--api', service.url], { THEIA_KEY: apiKey });
    assert.equal(code, 0);
    assert.match(out.toString(), /^The price is \$0\.\d{4}, .*wallet.* Nothing was computed\.\n$/);
    assert.deepEqual(await charges(userId), { calls: 0, usd: '0.0000' });
  });

  it('asks products by every word, by GET where there is no other way, and for pictures of pixels', async () => {
    const { apiKey } = await payer();
    const ask = (...args: string[]): ReturnType<typeof theia> =>
      theia([...args, '--api', service.url], { THEIA_KEY: apiKey });
    const product = async (...args: string[]): Promise<unknown> => {
      const { out, err } = await ask(...args, '--format', 'json');
      assert.doesNotMatch(err, /theia-astro:/);
      return (JSON.parse(out.toString()) as { product: string }).product;
    };
    assert.equal(await product('geocode', 'Springfield', '--country', 'US', '--limit', '2'), 'geocode');
    assert.equal(await product('solar-return', ...BIRTH, '--year', '2026', '--type', 'solar'), 'return');
    assert.equal(await product('chart', ...BIRTH), 'natal');
    const png = await ask('chart', ...BIRTH, '--format', 'png', '--size', '200');
    assert.equal(png.code, 0, png.err);
    assert.deepEqual([...png.out.subarray(1, 4)], [...Buffer.from('PNG')]);
    assert.match((await ask('chart', ...BIRTH, '--out', '/dev/null', '--format', 'svg')).err, /Written to/);
  });

  it('fails with 1 where the key or the wallet does not do, with 2 where the birth is faulty, and prints the request id', async () => {
    const unknown = `THE${'0'.repeat(20)}`;
    const keyless = await theia(['natal', ...BIRTH, '--api', service.url, '--api-key', unknown]);
    assert.equal(keyless.code, 1);
    assert.match(keyless.err, /key[^]*invalid_key, request /);
    assert.ok(!keyless.err.includes(unknown));
    const { apiKey } = await customer(database, { plan: null });
    assert.equal((await theia(['natal', ...BIRTH, '--api', service.url], { THEIA_KEY: apiKey })).code, 1);
    const faulty = await theia(['natal', '1990-13-01', 'Ulm', '--api', service.url], { THEIA_KEY: apiKey });
    assert.equal(faulty.code, 2);
    assert.match(faulty.err, /YYYY-MM-DD/);
  });
});
