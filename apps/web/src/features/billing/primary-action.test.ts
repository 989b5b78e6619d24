import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { PlanState } from './operations/plan.ts';
import { primaryAction } from './primary-action.ts';

const BOUGHT: PlanState = {
  inForce: 'growth',
  subscription: {
    plan: 'growth',
    status: 'active',
    trial_ends_at: null,
    cancel_at: null,
    natal_system: 'western',
    addons: [],
    stripe_subscription_id: 'sub_1',
  },
  period: {
    plan: 'growth',
    source: 'stripe',
    quota: 200_000,
    used: 5,
    beyond_quota: 'wallet',
    period_start: '2026-11-01T00:00:00Z',
    period_end: '2026-12-01T00:00:00Z',
  },
};
const pastDue = { ...BOUGHT, subscription: { ...BOUGHT.subscription, status: 'past_due' } };
const trial: PlanState = { ...BOUGHT, inForce: 'starter', period: { ...BOUGHT.period, source: 'trial' } };
const usedUp = { used: 200_000, beyond_quota: 'empty' };

it('the most useful action is a card after a failed payment, credit without which calls are rejected, a plan where none goes on', () => {
  assert.equal(primaryAction(BOUGHT, 0, false), 'credit');
  assert.equal(primaryAction(pastDue, 0, false), 'card');
  assert.equal(primaryAction(trial, 5, false), 'plan');
  assert.equal(primaryAction({ ...trial, period: { ...trial.period, ...usedUp } }, 0, false), 'credit');
  assert.equal(primaryAction({ ...BOUGHT, inForce: null }, 0, false), 'plan');
  assert.equal(primaryAction({ ...BOUGHT, inForce: null }, 3, false), 'credit');
  assert.equal(primaryAction({ ...pastDue, period: { ...BOUGHT.period, source: 'operator' } }, 0, false), 'credit');
});

it('there is none while the account is not known, and none where nothing can be paid', () => {
  assert.equal(primaryAction(undefined, 5, false), null);
  assert.equal(primaryAction(BOUGHT, undefined, false), null);
  assert.equal(primaryAction(BOUGHT, 5, true), null);
});
