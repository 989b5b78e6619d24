import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { customer } from '../../../apps/server/src/testing/customer.ts';
import { testDatabase } from '../../../apps/server/src/testing/database.ts';
import { NY90, testProduct } from '../../../apps/server/src/testing/product.ts';
import { webhookReceiver } from '../../../apps/server/src/testing/webhook-receiver.ts';
import { type Subscription, Theia, TheiaError } from '../src/index.ts';
import { verifyWebhook } from '../src/webhooks.ts';
import { type Fault, faultProxy } from './fault-proxy.ts';

const testBase = await testDatabase();
const service = await testProduct(testBase);
const receiver = await webhookReceiver();
testBase.beforeClose(() => receiver.close());

/** A client of a new customer, and one whose connection has faults. */
async function clients(faults: readonly Fault[] = []): Promise<{ theia: Theia; faulty: Theia }> {
  const { apiKey } = await customer(testBase.database, { balanceUsd: '10', plan: null, ratePerSecond: 1_000 });
  const proxy = await faultProxy(service.url, faults);
  testBase.beforeClose(() => proxy.close());
  return { theia: new Theia({ baseUrl: service.url, apiKey }), faulty: new Theia({ baseUrl: proxy.url, apiKey }) };
}

const isGone = (error: unknown): boolean => error instanceof TheiaError && error.code === 'not_found';

describe('webhooks', () => {
  it('are made, listed, changed, tested and deleted; what they send is verified with the secret', async () => {
    const { theia, faulty } = await clients(['drop after']);
    const made = await theia.webhooks.create({ url: `${receiver.url}/first`, label: 'App' });
    const attempt = await theia.webhooks.test(made.id);
    const sent = receiver.received.find(({ path }) => path === '/first')!;
    const event = await verifyWebhook(sent, made.secret!);
    assert.deepEqual([attempt.event_id, attempt.http_status], [event.id, 204]);
    await theia.webhooks.test(made.id);
    const attempts: (string | null)[] = [];
    for await (const one of theia.webhooks.attempts(made.id, { limit: 1 })) attempts.push(one.event_id);
    assert.deepEqual([attempts.length, attempts[1]], [2, event.id]);
    const rotated = await theia.webhooks.rotate(made.id, { overlap_hours: 0 });
    assert.notEqual(rotated.secret, made.secret);
    const paused = await theia.webhooks.update(made.id, { status: 'paused' });
    const { answer, call } = await theia.webhooks.get(made.id).withResponse();
    assert.deepEqual([paused.status, answer.label, call.status], ['paused', 'App', 200]);
    assert.deepEqual(
      (await theia.webhooks.list()).webhooks.map(({ id }) => id),
      [made.id],
    );
    // The answer is lost, and the second attempt finds none.
    await faulty.webhooks.delete(made.id);
    await assert.rejects(async () => theia.webhooks.get(made.id), isGone);
  });

  it('are not made twice when the answer is lost', async () => {
    const { theia, faulty } = await clients(['drop after', 'pass']);
    await assert.rejects(
      async () => faulty.webhooks.create({ url: `${receiver.url}/once` }),
      (error: unknown) => error instanceof TheiaError && error.kind === 'connection' && error.attempts === 1,
    );
    assert.equal((await theia.webhooks.list()).webhooks.length, 1);
    await assert.rejects(
      async () => theia.webhooks.create({ url: 'nowhere' }),
      (error: unknown) => error instanceof TheiaError && error.kind === 'validation' && error.field === 'url',
    );
  });
});

describe('subscriptions', () => {
  it('are tried, made once, listed page after page, changed and deleted, with their events and calendar', async () => {
    const { theia, faulty } = await clients(['drop after', 'pass']);
    const fields = { ...NY90, label: 'Ada', rules: [{ type: 'lunation' } as const] };
    const preview = await theia.subscriptions.create(fields, { dryRun: true });
    assert.ok(preview.event_count > 0);
    const made = await faulty.subscriptions.create(fields);
    const other = await theia.subscriptions.create({ rules: [{ type: 'station' }] });
    const listed: Subscription[] = [];
    for await (const one of theia.subscriptions.list({ limit: 1 })) listed.push(one);
    assert.deepEqual(
      listed.map(({ id }) => id),
      [other.id, made.id],
    );
    assert.equal((await theia.subscriptions.update(made.id, { label: 'Moons' })).label, 'Moons');
    const { events } = await theia.subscriptions.events(made.id, { status: 'ahead', limit: 3 });
    assert.deepEqual([events.length, (await theia.events.get(events[0]!.id)).id], [3, events[0]!.id]);
    const { url } = await theia.subscriptions.createFeed(made.id);
    assert.equal((await fetch(url.replace(/^https?:\/\/[^/]+/, service.url))).status, 200);
    await theia.subscriptions.deleteFeed(made.id);
    await theia.subscriptions.delete(made.id);
    await assert.rejects(async () => theia.subscriptions.get(made.id), isGone);
  });
});

describe('reports and jobs', () => {
  it('are waited for; a report is read in each of its forms, shared and deleted', async () => {
    const { theia } = await clients();
    const ordered = await theia.reports.create({ ...NY90, kind: 'natal' });
    const ready = await theia.reports.wait(ordered.id);
    assert.deepEqual([ready.status, (await theia.reports.list()).reports[0]!.id], ['ready', ordered.id]);
    const content = await theia.reports.content(ordered.id);
    assert.equal(content.product, 'report');
    assert.match(await theia.reports.content(ordered.id, { format: 'markdown' }), /^# /);
    assert.match(await theia.reports.content(ordered.id, { format: 'html' }), /^<!doctype html>/i);
    const pdf = await theia.reports.content(ordered.id, { format: 'pdf' });
    assert.equal(new TextDecoder().decode(pdf.subarray(0, 5)), '%PDF-');
    assert.match((await theia.reports.createShare(ordered.id)).url, /\/shared-reports\//);
    await theia.reports.deleteShare(ordered.id);
    await theia.reports.delete(ordered.id);
    await assert.rejects(async () => theia.reports.get(ordered.id), isGone);
    const job = await theia.jobs.submit([{ path: '/swiss/natal', body: NY90 }]);
    assert.deepEqual([(await theia.jobs.wait(job.id)).status, (await theia.jobs.get(job.id)).charged], ['done', 1]);
  });
});
