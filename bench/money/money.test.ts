import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { accountClosings } from './closings.ts';
import { webhookDeliveries } from './deliveries.ts';
import { moneyStorm } from './storm.ts';

describe('money cannot go wrong', () => {
  it("one wallet in a storm of calls, top-ups, refunds and disputes, with the whole server killed: every answer is paid once, every cent of Stripe's is booked once", async () => {
    const report = await moneyStorm({ clients: 24, answers: 400, kills: 1 });
    assert.deepEqual(report.faults, []);
    assert.ok(report.answered >= 400 && report.topups > 0, JSON.stringify(report));
  });

  it('webhook deliveries, shuffled, one to five times each, with the whole server killed: the books are those of one clean run', async () => {
    const report = await webhookDeliveries({ deliveries: 250, kills: 1 });
    assert.deepEqual(report.faults, []);
    assert.ok(report.repeatedAfterFailure > 0, 'the server was never down');
  });

  it("accounts are deleted while the whole server is killed: each gets back what it is due, once, and the books are Stripe's", async () => {
    const report = await accountClosings({ accounts: 6, kills: 1 });
    assert.deepEqual(report.faults, []);
    assert.ok(report.refundedCents > 0, JSON.stringify(report));
  });
});
