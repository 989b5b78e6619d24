import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { accountClosings } from './closings.ts';
import { reportOrders } from './reports.ts';
import { webhookDeliveries } from './deliveries.ts';
import { moneyStorm } from './storm.ts';

/** Short runs; `npm run bench:money` does longer ones: 200 clients, 20,000 answers, 1,000 events, 40 accounts, 400 reports, six kills each. */
describe('money cannot go wrong', () => {
  it('one wallet under many calls, top-ups, refunds and disputes, with the whole server killed: every answer is charged once, every cent at Stripe is booked once', async () => {
    const report = await moneyStorm({ clients: 12, answers: 120, kills: 1 });
    assert.deepEqual(report.faults, []);
    assert.ok(report.answered >= 120 && report.topups > 0, JSON.stringify(report));
  });

  it('webhook deliveries, shuffled, one to five times each, with the whole server killed: the books equal those of a clean run', async () => {
    const report = await webhookDeliveries({ deliveries: 80, kills: 1 });
    assert.deepEqual(report.faults, []);
    assert.ok(report.repeatedAfterFailure > 0, 'the server was never down');
  });

  it("accounts are deleted while the whole server is killed: each is refunded what it is due, once, and the books match Stripe's", async () => {
    const report = await accountClosings({ accounts: 3, kills: 1 });
    assert.deepEqual(report.faults, []);
    assert.ok(report.refundedCents > 0, JSON.stringify(report));
  });

  it('reports, answered at once, kept, by a model or deleted, with the whole server killed: each that was delivered is charged once, and no other', async () => {
    const report = await reportOrders({ reports: 30, kills: 1 });
    assert.deepEqual(report.faults, []);
    assert.ok(report.answered > 0 && report.kept > 0 && report.byModel > 0, JSON.stringify(report));
  });
});
