import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { makeFeed } from '../../../apps/server/src/event-subscriptions/feed/feed-store.ts';
import { openSubscriptionStore } from '../../../apps/server/src/event-subscriptions/subscription-store.ts';
import { customer } from '../../../apps/server/src/testing/customer.ts';
import { testDatabase } from '../../../apps/server/src/testing/database.ts';
import { NY90, testProduct } from '../../../apps/server/src/testing/product.ts';
import { webhookReceiver } from '../../../apps/server/src/testing/webhook-receiver.ts';
import { endpointPages } from '../../../apps/web/scripts/reference/endpoint-pages.ts';
import { collectionText } from '../../../apps/web/scripts/reference/postman-collection.ts';
import type { OperationEntry } from '../../../apps/web/src/features/reference/model.ts';
import { SAMPLE_KEY } from '../../../apps/web/src/components/sample-code/sample-key.ts';
import { BUILT_ORIGIN } from '../../../apps/web/src/lib/built-origin.ts';
import { python } from '../../client-python/tests/python.ts';
import { buildClient } from '../scripts/build.ts';

const execute = promisify(execFile);
const TYPE_CHECKER = fileURLToPath(new URL('../../../node_modules/native-typescript/bin/tsc', import.meta.url));
const helper = (name: string): string => join(import.meta.dirname, name);

const testBase = await testDatabase();
const service = await testProduct(testBase);
const caller = await customer(testBase.database, { plan: 'professional', balanceUsd: '100', ratePerSecond: 1000 });
const { apiKey } = caller;
const subscriptions = openSubscriptionStore(testBase.database.sql, testBase.config);

const operations = endpointPages.flatMap((page) => page.operations.map((operation) => ({ page, operation })));

/** A job of one call, for the samples about a job. */
async function newJob(): Promise<string> {
  const response = await fetch(`${service.url}/batch`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json', prefer: 'respond-async' },
    body: JSON.stringify({ items: [{ path: '/positions', body: { utc: '2024-06-15T12:00:00Z' } }] }),
  });
  assert.equal(response.status, 202);
  return ((await response.json()) as { id: string }).id;
}

const receiver = await webhookReceiver();
testBase.beforeClose(() => receiver.close());

/** A webhook, for the samples about one. */
async function newWebhook(): Promise<string> {
  const response = await fetch(`${service.url}/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ url: receiver.url }),
  });
  assert.equal(response.status, 201);
  return ((await response.json()) as { id: string }).id;
}
let webhook: Promise<string> | null = null;

/** The path of a calendar with an address, for the samples about one. */
async function newFeed(part: 'subscription' | 'feed'): Promise<string> {
  const owner = { userId: caller.userId, keyId: caller.keyId };
  const { id } = await subscriptions.create({
    ...owner,
    endpointId: null,
    label: '',
    noticeSeconds: 0,
    watch: { shared: {}, rules: [{ type: 'void_of_course' }] },
    found: [],
    createdMs: Date.now(),
    computedUntilMs: Date.now(),
  });
  return part === 'subscription' ? id : (await makeFeed(testBase.database.sql, owner, id))!;
}

/** A subscription whose events go to the webhook. */
async function newSubscription(): Promise<string> {
  const response = await fetch(`${service.url}/subscriptions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint_id: await (webhook ??= newWebhook()), rules: [{ type: 'lunation' }] }),
  });
  assert.equal(response.status, 201);
  return ((await response.json()) as { id: string }).id;
}
let subscription: Promise<string> | null = null;

/** An event that is due, and was not delivered. */
async function dueEvent(): Promise<string> {
  const [row] = await testBase.database.sql<{ id: string }[]>`
    update private.subscription_events set due_at = now(), next_attempt_at = null, status = 'skipped'
    where id = (select e.id from private.subscription_events e where e.subscription_id = ${await (subscription ??= newSubscription())} order by e.at limit 1) returning id`;
  return row!.id;
}
let event: Promise<string> | null = null;

/** A report that is kept, for the samples about one. */
async function newReport(): Promise<string> {
  const response = await fetch(`${service.url}/report`, {
    method: 'POST',
    headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'moon_month', ...NY90, keep: true }),
  });
  assert.equal(response.status, 201);
  return ((await response.json()) as { id: string }).id;
}
let report: Promise<string> | null = null;

/** A text with the address and the key in place, and what its path names. */
async function filled(text: string, { path, method }: OperationEntry): Promise<string> {
  const own = text
    .replaceAll(BUILT_ORIGIN, service.url)
    .replaceAll(SAMPLE_KEY, apiKey)
    .replaceAll('https://example.com/theia', receiver.url);
  if (path.startsWith('/feeds/')) return own.replace('/feeds/SECRET', `/feeds/${await newFeed('feed')}`);
  const id = path.includes('{id}') ? await idFor(path, method) : 'ID';
  return own.replace(/\/ID(?![A-Z])/, `/${id}`).replace('("ID"', `("${id}"`);
}

/** What the path of an operation names. */
function idFor(path: string, method: string): Promise<string> {
  const isDeleted = method === 'DELETE' && path.endsWith('{id}');
  if (path.endsWith('/feed')) return newFeed('subscription');
  if (path.startsWith('/webhooks/')) return isDeleted ? newWebhook() : (webhook ??= newWebhook());
  if (path.startsWith('/subscriptions/')) return isDeleted ? newSubscription() : (subscription ??= newSubscription());
  if (path.startsWith('/reports/')) return isDeleted ? newReport() : (report ??= newReport());
  return path.startsWith('/events/') ? (event ??= dueEvent()) : newJob();
}

/** The word of the answer that shows that it is the right one. */
function mark({ answerExample, name, path }: (typeof endpointPages)[number], operation: OperationEntry): RegExp {
  if (operation.method === 'DELETE') return /^(204)?\s*$/;
  if (operation.path.endsWith('/results')) return /^(\{"index":0.*)?\s*$/s;
  if (path === '/jobs') return operation.path === path ? /jobs["']?:/ : /["']?id["']?: ?["']/;
  if (operation.path.endsWith('/feed')) return /\/feeds\/[\w-]{43}\.ics/;
  if (operation.path.startsWith('/feeds/')) return /BEGIN:VCALENDAR/;
  if (operation.path.endsWith('/share')) return /\/shared-reports\/[\w-]{43}/;
  if (operation.path.endsWith('/content')) return /["']?product["']?: ?["']report/;
  if (path === '/reports') return /rep_[0-9A-Z]{26}|reports["']?: ?\[/;
  if (path === '/subscriptions') return /(?:sub|evt)_[0-9A-Z]{26}|(?:subscriptions|events)["']?: ?\[/;
  if (path === '/webhooks') return /whe_[0-9A-Z]{26}|(?:webhooks|attempts)["']?: ?\[/;
  const product = answerExample === undefined ? undefined : (JSON.parse(answerExample) as { product?: string }).product;
  if (product !== undefined) return new RegExp(`["']?product["']?: ?["']${product}["']`);
  return { swiss: /product["']?: ?["']natal/, openapi: /openapi["']?: ?["']3\.1/ }[name] ?? /status["']?: ?["']/;
}

describe('the samples of the reference', () => {
  const folder = mkdtempSync(join(tmpdir(), 'theia-reference-'));
  const installed = join(folder, 'node_modules/@theia-astro/client');
  after(() => rmSync(folder, { recursive: true, force: true }));
  before(async () => {
    mkdirSync(installed, { recursive: true });
    await buildClient(installed);
    writeFileSync(join(folder, 'package.json'), '{ "type": "module", "private": true }');
  });

  /** Writes the samples of a language as printed. */
  async function written(language: 'curl' | 'typescript' | 'python', extension: string): Promise<readonly string[]> {
    const files: string[] = [];
    for (const { operation } of operations) {
      files.push(join(folder, `${operation.id}.${extension}`));
      writeFileSync(files.at(-1)!, await filled(operation.samples[language], operation));
    }
    return files;
  }

  async function run(program: string, args: readonly string[]): Promise<string> {
    const env = { ...process.env, FORCE_COLOR: '0', PYTHONUTF8: '1' };
    const { stdout } = await execute(program, args, { env, maxBuffer: 256 * 1024 * 1024 });
    return stdout;
  }

  /** Looks for the right answer in what a sample printed. */
  function assertAnswered({ page, operation }: (typeof operations)[number], printed: string): void {
    assert.match(printed, mark(page, operation), `${operation.id}: ${printed.slice(0, 300)}`);
  }

  /** Runs the samples of a language in one process, which prints a line about each. */
  async function assertAllRun(program: string, args: readonly string[]): Promise<void> {
    const lines = (await run(program, args)).trimEnd().split('\n');
    assert.equal(lines.length, operations.length);
    for (const [index, line] of lines.entries()) {
      const { printed, failed } = JSON.parse(line) as { printed: string; failed: string | null };
      assert.equal(failed, null, `${operations[index]!.operation.id}: ${failed}`);
      assertAnswered(operations[index]!, printed);
    }
  }

  it('run as printed in cURL', async () => {
    for (const [index, file] of (await written('curl', 'sh')).entries())
      assertAnswered(operations[index]!, await run('sh', [file]));
  });

  it('run as printed in TypeScript with the published client, and compile strictly', async () => {
    await assertAllRun(process.execPath, [helper('run-samples.mjs'), ...(await written('typescript', 'ts'))]);
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({
        compilerOptions: {
          target: 'ES2022',
          module: 'NodeNext',
          moduleResolution: 'NodeNext',
          strict: true,
          noEmit: true,
          types: [],
        },
        include: ['*.ts'],
      }),
    );
    await execute(process.execPath, [TYPE_CHECKER, '-p', folder]).catch((error: { stdout: string }) =>
      assert.fail(error.stdout),
    );
  });

  it('run as printed in Python with httpx', async () => {
    await assertAllRun(python(), [helper('run_samples.py'), ...(await written('python', 'py'))]);
  });

  it('are those of the collection too: every request of it is answered', async () => {
    interface Item {
      readonly name: string;
      readonly item?: readonly Item[];
      readonly request?: {
        readonly method: string;
        readonly auth?: { readonly type: string };
        readonly header: readonly { readonly key: string; readonly value: string }[];
        readonly body?: { readonly raw: string };
        readonly url: { readonly raw: string };
      };
    }
    const { item } = JSON.parse(collectionText()) as { readonly item: readonly Item[] };
    const requests = item.flatMap((inner) => inner.item ?? []);
    assert.equal(requests.length, operations.length);
    for (const [index, { name, request }] of requests.entries()) {
      assert.ok(request, name);
      const address = request.url.raw.replace('{{base_url}}', BUILT_ORIGIN);
      const response = await fetch(await filled(address, operations[index]!.operation), {
        method: request.method,
        headers: {
          ...Object.fromEntries(request.header.map(({ key, value }) => [key, value])),
          ...(request.auth?.type === 'noauth' ? {} : { authorization: `Bearer ${apiKey}` }),
        },
        ...(request.body === undefined ? {} : { body: await filled(request.body.raw, operations[index]!.operation) }),
      });
      assert.ok(response.ok, `${name}: ${await response.text()}`);
    }
  });
});
