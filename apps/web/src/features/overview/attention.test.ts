import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { noticesOf } from './attention.ts';
import type { OverviewFigures } from './operations.ts';

const NOW = Date.parse('2026-11-24T12:00:00Z');
const CALM: OverviewFigures = {
  plan: {
    plan_name: 'Starter',
    status: 'active',
    source: 'stripe',
    quota: 50_000,
    used: 39_999,
    beyond_quota: 'wallet',
    period_start: '2026-11-10T00:00:00Z',
    period_end: '2026-12-10T00:00:00Z',
  },
  trialEndsAt: null,
  usage: [],
  balanceUsd: 5,
  settings: { auto_topup: false, auto_topup_stopped: null, low_balance_usd: 5 },
  card: { card_last4: '4242', exp_month: 12, exp_year: 2026 },
  keys: [{ id: 'k1', label: 'Default', blocked_at: null, expires_at: '2026-12-02T00:00:00Z' }],
  webhooks: [],
  readAt: NOW,
};
const write = { usd: (amount: number) => amount.toFixed(2), date: (iso: string) => iso.slice(0, 10) };
const texts = (part: Partial<OverviewFigures>) => noticesOf({ ...CALM, ...part }, null, write).map(({ text }) => text);

describe('what needs attention', () => {
  it('is nothing where nothing does', () => {
    assert.deepEqual(texts({}), []);
  });

  it('names a quota of which four fifths are used, and a trial in its last three days', () => {
    assert.deepEqual(texts({ plan: { ...CALM.plan, used: 40_000 } }), ['80 % of the calls of this period are used.']);
    assert.deepEqual(texts({ plan: { ...CALM.plan, status: 'trialing' }, trialEndsAt: '2026-11-27T12:00:00Z' }), [
      'Your trial ends on 2026-11-27.',
    ]);
  });

  it('says what happens to calls beyond a used-up quota: the wallet pays, or they are rejected', () => {
    const used = { ...CALM.plan, used: 50_000 };
    assert.deepEqual(texts({ plan: used }), [
      'All calls of this period are used. Further calls are paid from your wallet.',
    ]);
    assert.deepEqual(texts({ plan: { ...used, beyond_quota: 'empty' } }), [
      'All calls of this period are used, and your wallet is empty: further calls are rejected.',
    ]);
    assert.deepEqual(texts({ plan: { ...used, beyond_quota: 'capped' } }), [
      'All calls of this period are used, and the spend cap of your wallet is reached: further calls are rejected.',
    ]);
  });

  it('has one notice of the quota for each threshold, period and plan, and offers no plans beside a granted one', () => {
    const notice = (part: Partial<OverviewFigures['plan']>) => {
      const [first] = noticesOf({ ...CALM, plan: { ...CALM.plan, used: 45_000, ...part } }, null, write);
      return [first?.to, first?.away];
    };
    assert.deepEqual(notice({}), ['upgrade', 'quota:80:2026-11-10:50000']);
    assert.deepEqual(notice({ used: 49_999 }), ['upgrade', 'quota:80:2026-11-10:50000']);
    assert.deepEqual(notice({ used: 50_000 }), ['upgrade', 'quota:100:2026-11-10:50000']);
    assert.deepEqual(notice({ used: 180_000, quota: 200_000 }), ['upgrade', 'quota:80:2026-11-10:200000']);
    assert.deepEqual(notice({ source: 'operator' }), ['usage', 'quota:80:2026-11-10:50000']);
  });

  it('names a balance below the limit of the user, and a stopped automatic top-up', () => {
    assert.deepEqual(texts({ balanceUsd: 4.99 }), ['Your balance is below $5.00.']);
    assert.deepEqual(
      texts({ settings: { auto_topup: false, auto_topup_stopped: 'declined', low_balance_usd: null }, balanceUsd: 0 }),
      ['Automatic top-up has stopped.'],
    );
  });

  it('names a card in the last month that is printed on it, and one that has expired', () => {
    const card = { card_last4: '4242', exp_year: 2026 };
    assert.deepEqual(texts({ card: { ...card, exp_month: 11 } }), ['Your card ending in 4242 expires this month.']);
    assert.deepEqual(texts({ card: { ...card, exp_month: 10 } }), ['Your card ending in 4242 has expired.']);
  });

  it('names keys that are blocked, expired, or expire within a week', () => {
    const key = { id: 'k2', label: 'Shop', blocked_at: null, expires_at: '2026-11-30T00:00:00Z' };
    assert.deepEqual(texts({ keys: [key, { ...key, expires_at: '2026-11-24T00:00:00Z' }] }), [
      'Key Shop expired on 2026-11-24.',
      'Key Shop expires on 2026-11-30.',
    ]);
    assert.deepEqual(texts({ keys: [{ ...key, blocked_at: '2026-11-24T00:00:00Z' }] }), ['Key Shop is blocked.']);
  });

  it('says nothing about an empty wallet that the plan does not need', () => {
    const empty = { balanceUsd: 0, plan: { ...CALM.plan, used: 5 } };
    assert.deepEqual(texts(empty), []);
    assert.deepEqual(texts({ ...empty, plan: { ...CALM.plan, quota: 0, used: 0 } }), ['Your wallet is empty.']);
    const paid = [{ day: '2026-11-23', calls: 1, quota_calls: 0, cost_usd: 0.002 }];
    assert.deepEqual(texts({ ...empty, usage: paid }), ['Your wallet is empty.']);
  });

  it('names webhooks that are switched off or keep failing', () => {
    const webhook = {
      id: 'whe_1',
      name: 'shop.example',
      disabled_because: null,
      failing_since: '2026-11-24T10:00:00Z',
    };
    assert.deepEqual(
      texts({
        webhooks: [
          { ...webhook, status: 'active' },
          { ...webhook, status: 'disabled', disabled_because: 'gone' },
          { ...webhook, status: 'disabled', disabled_because: 'failing' },
        ],
      }),
      [
        'Webhook shop.example is disabled: it responded 410 Gone.',
        'Webhook shop.example is disabled: no delivery succeeded for three days.',
        'Deliveries to webhook shop.example have failed since 2026-11-24.',
      ],
    );
  });

  it('begins with a payment that failed, and what may be dismissed has a name of its own for each occasion', () => {
    const notices = noticesOf(
      {
        ...CALM,
        plan: { ...CALM.plan, status: 'past_due', used: 45_000 },
        card: { card_last4: '4242', exp_year: 2026, exp_month: 11 },
        keys: [{ id: 'k2', label: 'Shop', blocked_at: null, expires_at: '2026-11-30T00:00:00Z' }],
      },
      null,
      write,
    );
    assert.deepEqual(
      notices.map(({ to, away }) => [to, away]),
      [
        ['billing', undefined],
        ['billing', 'card:2026-11'],
        ['apiKeys', 'key:k2:expires:2026-11-30'],
        ['upgrade', 'quota:80:2026-11-10:50000'],
      ],
    );
  });

  it('names calls that fail often, once a day, and leads to them; a few failures are those of somebody who tries things', () => {
    const DAY = {
      looked_at: 0,
      cost_usd: '0',
      p50_ms: null,
      p95_ms: null,
      p99_ms: null,
      cut: false,
      since: '2026-11-23T12:00:00Z',
    };
    const notices = (failed: number, calls: number) => noticesOf(CALM, { ...DAY, failed, calls }, write);
    assert.deepEqual(notices(5, 50), [
      {
        text: 'Many of your calls failed in the last 24 hours.',
        to: 'activityLogs',
        query: '?range=day&status=failed',
        label: 'See why',
        away: 'failed:2026-11-24',
      },
    ]);
    for (const [failed, calls] of [
      [0, 0],
      [4, 4],
      [5, 51],
    ] as const)
      assert.deepEqual(notices(failed, calls), []);
  });
});
