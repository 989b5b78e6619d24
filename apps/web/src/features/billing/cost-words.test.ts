import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { CostProjection } from '@/lib/operations/load-cost-projection.ts';
import { paceWords, planCostWords, shortfallWords } from './cost-words.ts';

const PROJECTION: CostProjection = {
  source: 'stripe',
  period_start: '2026-04-01T00:00:00Z',
  period_end: '2026-05-01T00:00:00Z',
  plan_usd: 49,
  wallet_usd: 13.4,
  balance_usd: 24,
  pace_hours: 168,
  pace_calls: 1680,
  too_early: null,
  projected_wallet_usd: 37.4,
  projected_usd: 86.4,
};

const write = {
  usd: (amount: number) => `$${amount.toFixed(2)}`,
  count: (count: number) => count.toLocaleString('en-US'),
  date: (iso: string) => iso.slice(0, 10),
};

it('the projection says from how much it was computed, or that it is too early', () => {
  assert.equal(
    paceWords(PROJECTION, write),
    'At the pace of the last 7 days (1,680 calls). Calls beyond the quota count at the price list.',
  );
  assert.equal(
    paceWords({ ...PROJECTION, pace_hours: 30, pace_calls: 12 }, write),
    'At the pace of the last 30 hours (12 calls). Calls beyond the quota count at the price list.',
  );
  assert.equal(
    paceWords({ ...PROJECTION, too_early: 'first_day' }, write),
    'Not enough data yet: the period is less than a day old.',
  );
  assert.match(
    paceWords({ ...PROJECTION, too_early: 'few_calls' }, write),
    /^Too early to say: fewer than ten priced calls/,
  );
});

it('a plan that is not bought has no price', () => {
  assert.equal(planCostWords(PROJECTION, write), '$49.00');
  assert.equal(planCostWords({ ...PROJECTION, source: 'trial', plan_usd: 0 }, write), 'Free trial');
  assert.equal(planCostWords({ ...PROJECTION, plan_usd: 0 }, write), 'Free trial');
  assert.equal(planCostWords({ ...PROJECTION, source: 'operator', plan_usd: 0 }, write), 'Plan managed by support');
  assert.equal(planCostWords({ ...PROJECTION, source: null, plan_usd: 0 }, write), 'No plan');
});

it('a wallet that will not do is named, to the cent', () => {
  assert.equal(shortfallWords(PROJECTION, false, write), null);
  assert.match(
    shortfallWords({ ...PROJECTION, balance_usd: 23.99 }, false, write) ?? '',
    /\$23\.99\. Without more credit/,
  );
  assert.match(shortfallWords({ ...PROJECTION, balance_usd: 23.99 }, true, write) ?? '', /automatic top-up/);
  assert.equal(shortfallWords({ ...PROJECTION, projected_wallet_usd: null }, false, write), null);
});
