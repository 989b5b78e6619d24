import assert from 'node:assert/strict';
import { after, describe, it } from 'node:test';
import { customer } from '../../../apps/server/src/testing/customer.ts';
import { testDatabase } from '../../../apps/server/src/testing/database.ts';
import { NY90, testProduct } from '../../../apps/server/src/testing/product.ts';
import { webhookReceiver } from '../../../apps/server/src/testing/webhook-receiver.ts';
import { type Fault, faultProxy } from '../../client/tests/fault-proxy.ts';
import { CLIENTS, type ClientKind, type PythonClient, startDriver } from './driver.ts';

describe('what the Python client does beside products', async () => {
  const testBase = await testDatabase();
  const service = await testProduct(testBase);
  const receiver = await webhookReceiver();
  testBase.beforeClose(() => receiver.close());
  const driver = startDriver();
  after(() => driver.stop());

  /** A client of a new customer, and one whose connection has faults. */
  const clients = async (
    kind: ClientKind,
    faults: readonly Fault[],
  ): Promise<{ theia: PythonClient; faulty: PythonClient }> => {
    const { apiKey } = await customer(testBase.database, { balanceUsd: '10', plan: null, ratePerSecond: 1_000 });
    const proxy = await faultProxy(service.url, faults);
    testBase.beforeClose(() => proxy.close());
    return {
      theia: driver.client(kind, { base_url: service.url, api_key: apiKey }),
      faulty: driver.client(kind, { base_url: proxy.url, api_key: apiKey }),
    };
  };

  for (const kind of CLIENTS) {
    it(`${kind}: webhooks are made once, tested, changed, listed and deleted`, async () => {
      const { theia, faulty } = await clients(kind, ['drop after', 'drop after']);
      const lost = await faulty.failure('webhooks.create', { url: `${receiver.url}/lost` });
      assert.deepEqual([lost.type, lost.attempts], ['NoAnswerError', 1]);
      const { type, answer: made } = await theia.call('webhooks.create', { url: `${receiver.url}/hook`, label: 'App' });
      assert.deepEqual([type, made.label], ['Webhook', 'App']);
      const { answer: attempt } = await theia.call('webhooks.test', { id: made.id });
      assert.deepEqual([attempt.http_status, attempt.error], [204, undefined]);
      await theia.call('webhooks.test', { id: made.id });
      assert.equal((await theia.pages('webhooks.all_attempts', { id: made.id, limit: 1 })).length, 2);
      const { answer: rotated } = await theia.call('webhooks.rotate', { id: made.id, overlap_hours: 0 });
      assert.notEqual(rotated.secret, made.secret);
      const { answer: paused } = await theia.call('webhooks.update', { id: made.id, status: 'paused' });
      assert.equal(paused.status, 'paused');
      assert.equal((await theia.call('webhooks.list', {})).answer.webhooks.length, 2);
      // The answer is lost, and the second attempt finds none.
      await faulty.call('webhooks.delete', { id: made.id });
      assert.equal((await theia.failure('webhooks.get', { id: made.id })).code, 'not_found');
    });

    it(`${kind}: subscriptions are tried, made once, listed page after page, changed and deleted`, async () => {
      const { theia, faulty } = await clients(kind, ['drop after']);
      const { answer: hook } = await theia.call('webhooks.create', { url: `${receiver.url}/events` });
      const fields = { ...NY90, endpoint_id: hook.id, rules: [{ type: 'lunation' }] };
      const { type, answer: preview } = await theia.call('subscriptions.preview', fields);
      assert.equal(type, 'SubscriptionPreview');
      assert.ok(preview.event_count > 0);
      const { answer: made } = await faulty.call('subscriptions.create', fields);
      const { answer: other } = await theia.call('subscriptions.create', { rules: [{ type: 'station' }] });
      const listed = await theia.pages('subscriptions.list_all', { limit: 1 });
      assert.deepEqual(
        listed.map((one) => [one.type, one.answer.id]),
        [other.id, made.id].map((id) => ['Subscription', id]),
      );
      const change = { id: made.id, endpoint_id: null, label: 'Moons' };
      const { answer: changed } = await theia.call('subscriptions.update', change);
      assert.deepEqual([made.endpoint_id, changed.endpoint_id, changed.label], [hook.id, undefined, 'Moons']);
      const { answer: page } = await theia.call('subscriptions.events', { id: made.id, status: 'ahead', limit: 1 });
      const [event] = page.events;
      assert.equal((await theia.call('events.get', { id: event.id })).answer.id, event.id);
      assert.match((await theia.call('subscriptions.create_feed', { id: made.id })).answer.url, /\.ics$/);
      await theia.call('subscriptions.delete_feed', { id: made.id });
      await theia.call('subscriptions.delete', { id: made.id });
      assert.equal((await theia.failure('subscriptions.get', { id: made.id })).code, 'not_found');
    });

    it(`${kind}: reports and jobs are waited for; a report is read in each of its forms`, async () => {
      const { theia } = await clients(kind, []);
      const { id } = (await theia.call('reports.create', { ...NY90, kind: 'natal' })).answer;
      assert.equal((await theia.call('reports.wait', { id })).answer.status, 'ready');
      assert.equal((await theia.call('reports.content', { id })).type, 'ReportAnswer');
      assert.match((await theia.call('reports.content', { id, format: 'html' })).answer.text, /^<!doctype html>/i);
      const pdf = await theia.call('reports.content', { id, format: 'pdf' });
      assert.deepEqual([pdf.type, Buffer.from(pdf.answer.head, 'hex').toString().slice(0, 4)], ['AnswerBytes', '%PDF']);
      await theia.call('reports.delete', { id });
      const items = [{ id: 'a', method: 'natal', fields: NY90 }];
      const { answer: job } = await theia.call('jobs.submit', { items });
      assert.equal((await theia.call('jobs.wait', { id: job.id })).answer.status, 'done');
      assert.equal((await theia.pages('jobs.list_all', {})).length, 1);
    });
  }
});
