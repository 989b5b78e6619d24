import type { Page } from '@playwright/test';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { filledButtons } from '../../testing/filled-buttons.ts';
import { type Answers, type Asked, expect, openScreen } from '../../testing/screen.ts';

const CARD = { stripe_payment_method_id: 'pm_1', card_last4: '4242', card_brand: 'visa', exp_month: 4, exp_year: 2030 };
const PAYMENT = {
  id: 'payment-1',
  created_at: '2026-03-04T05:06:07Z',
  amount_cents: 123_450,
  status: 'completed',
  receipt_url: null,
  kind: 'manual',
};

const PRODUCTS = [
  { name: 'Credit 50', price_id: 'price_50', amount_usd: 50 },
  { name: 'Credit 100', price_id: 'price_100', amount_usd: 100 },
];

const SUBSCRIPTION = {
  plan: 'growth',
  status: 'active',
  trial_ends_at: null,
  cancel_at: null,
  natal_system: 'western',
  addons: [],
  stripe_subscription_id: 'sub_1',
};
const PERIOD = {
  plan: 'growth',
  plan_name: 'Growth',
  status: 'active',
  source: 'stripe',
  quota: 200_000,
  used: 1234,
  beyond_quota: 'wallet',
  period_start: '2026-03-01T00:00:00Z',
  period_end: '2026-04-01T00:00:00Z',
};
const COST = {
  source: 'stripe',
  period_start: '2026-03-01T00:00:00Z',
  period_end: '2026-04-01T00:00:00Z',
  plan_usd: 49,
  wallet_usd: 5,
  balance_usd: 12.5,
  pace_hours: 168,
  pace_calls: 1680,
  too_early: null,
  projected_wallet_usd: 37.4,
  projected_usd: 86.4,
};

const openBilling = (answers: Answers = {}): Promise<Page> =>
  openScreen('/dashboard/billing', {
    signedIn: true,
    answers: {
      'GET /rest/v1/user_credits': { json: [{ balance_usd: 12.5, last_updated: '2026-01-01T00:00:00Z' }] },
      'GET /rest/v1/topup_logs': { json: [] },
      'GET /rest/v1/credit_ledger': { json: [] },
      'GET /rest/v1/topup_queue': { json: [] },
      'GET /rest/v1/billing_settings': { json: [] },
      'GET /rest/v1/subscriptions': { json: [SUBSCRIPTION] },
      'GET /rest/v1/plan_in_force': { json: [PERIOD] },
      'GET /rest/v1/cost_projection': { json: [COST] },
      'GET /rest/v1/payment_method': { json: [CARD] },
      'GET /rest/v1/stripe_products': ({ query }: Asked) => ({
        json: PRODUCTS.filter(({ name }) => [null, `eq.${name}`].includes(query.get('name'))),
      }),
      ...answers,
    },
  });

const limits = (page: Page) => page.getByRole('region', { name: 'Limits' });
const automatic = (page: Page) => page.getByRole('region', { name: 'Automatic top-up' });
const credit = (page: Page) => page.getByRole('region', { name: 'Add credit' });
const history = (page: Page) => page.getByRole('region', { name: 'Transaction history', exact: true });

describe('the limits of the wallet', () => {
  it('start with the defaults, and can be saved once something changed', async () => {
    const page = await openBilling();
    await expect(limits(page).getByLabel('Spend cap a month')).toHaveValue('');
    await expect(limits(page).getByLabel('Low-balance email below')).toHaveValue('5.00');
    const save = limits(page).getByRole('button', { name: 'Save limits' });
    await expect(save).toBeDisabled();
    await limits(page).getByLabel('Spend cap a month').fill('20');
    await expect(save).toBeEnabled();
  });

  it('accept amounts in their range with two decimals, or nothing', async () => {
    const page = await openBilling();
    const cap = limits(page).getByLabel('Spend cap a month');
    const rejection = limits(page).getByText('An amount up to $1,000,000, or nothing');
    for (const wrong of ['1000001', '1.234', 'ten', '-1']) {
      await cap.fill(wrong);
      await cap.blur();
      await rejection.waitFor();
    }
    for (const right of ['0', '1000000', '19.99', '']) {
      await cap.fill(right);
      await rejection.waitFor({ state: 'hidden' });
    }
  });

  it('are sent as numbers, empty as null, and the result is shown', async () => {
    let sent: unknown;
    const page = await openBilling({
      'POST /functions/v1/billing-settings': ({ body }: Asked) => {
        sent = body;
        return { json: {} };
      },
    });
    await limits(page).getByLabel('Spend cap a month').fill('19.99');
    await limits(page).getByLabel('Low-balance email below').fill('');
    await limits(page).getByRole('button', { name: 'Save limits' }).click();
    await page.getByText('Limits saved').waitFor();
    assert.deepEqual(sent, { spend_cap_usd: 19.99, low_balance_usd: null });
  });

  it("keep the input when the server rejects it, and show the server's message", async () => {
    const page = await openBilling({
      'POST /functions/v1/billing-settings': { status: 422, json: { error: 'The cap is too low' } },
    });
    await limits(page).getByLabel('Spend cap a month').fill('1');
    await limits(page).getByRole('button', { name: 'Save limits' }).click();
    await page.getByText('The cap is too low').waitFor();
    await expect(limits(page).getByLabel('Spend cap a month')).toHaveValue('1');
  });
});

describe('automatic top-up', () => {
  it('is locked until there is a card', async () => {
    const page = await openBilling({ 'GET /rest/v1/payment_method': { json: [] } });
    await automatic(page).getByText('Add a payment method first.').waitFor();
    await expect(automatic(page).getByRole('switch')).toBeDisabled();
  });

  it('is not switched on when the monthly limit is below one top-up', async () => {
    const page = await openBilling({ 'POST /functions/v1/billing-settings': { json: {} } });
    await automatic(page).getByLabel('Monthly limit').fill('40');
    await automatic(page).getByRole('switch').click();
    await automatic(page).getByText('At least the amount of one top-up').waitFor();
    await expect(page.getByText('Automatic top-up is on')).toHaveCount(0);
  });
});

describe('adding credit', () => {
  it('shows the chosen amount, and is busy while the payment page opens', async () => {
    const page = await openBilling({ 'POST /functions/v1/create-checkout': 'never' });
    await credit(page).getByText('$100', { exact: true }).click();
    const add = credit(page).getByRole('button', { name: 'Add $100.00' });
    await add.click();
    await page.waitForFunction(() => document.querySelector<HTMLButtonElement>('#top-up button')?.disabled === true);
  });

  it('shows a message when no payment page opens', async () => {
    const page = await openBilling({ 'POST /functions/v1/create-checkout': { status: 500, json: { error: 'x' } } });
    await credit(page).getByRole('button', { name: 'Add $50.00' }).click();
    await page.getByText('Could not open the payment page. Please try again.').waitFor();
    await expect(credit(page).getByRole('button', { name: 'Add $50.00' })).toBeEnabled();
  });
});

describe('the history of payments', () => {
  it('shows when it is empty, and when it cannot be read', async () => {
    const empty = await openBilling();
    await history(empty).getByText('No transactions yet').waitFor();
    const failed = await openBilling({ 'GET /rest/v1/topup_logs': { status: 400, json: { message: 'no' } } });
    await history(failed).getByText('Failed to load billing. Please try again.').waitFor();
    await history(failed).getByRole('button', { name: 'Retry' }).waitFor();
  });

  it('shows amount and status of each payment, and a message when one has no receipt', async () => {
    const refunded = { ...PAYMENT, id: 'payment-2', status: 'partially_refunded', kind: 'auto' };
    const page = await openBilling({ 'GET /rest/v1/topup_logs': { json: [PAYMENT, refunded] } });
    const rows = history(page).getByRole('row');
    await rows.nth(2).waitFor();
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1)).toHaveText(/Top-upCompleted\$1,234\.50/);
    await expect(rows.nth(2)).toHaveText(/Automatic top-upPartly refunded\$1,234\.50/);
    await rows.nth(1).getByRole('button').click();
    await page.getByText('No receipt available for this transaction').waitFor();
  });

  it('shows credit that was given between the payments, without a receipt', async () => {
    const page = await openBilling({
      'GET /rest/v1/topup_logs': { json: [PAYMENT] },
      'GET /rest/v1/credit_ledger': {
        json: [{ id: 7, created_at: '2026-04-03T04:20:00Z', amount_usd: 4.9, reason: 'Availability of March 2026' }],
      },
    });
    const rows = history(page).getByRole('row');
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1)).toHaveText(/Availability of March 2026Credited.*\$4\.90/);
    await expect(rows.nth(1).getByRole('button')).toHaveCount(0);
    await expect(rows.nth(2)).toHaveText(/Top-upCompleted\$1,234\.50/);
  });
});

describe('the plan', () => {
  const plan = (page: Page) => page.getByRole('region', { name: 'Plan', exact: true });
  const account = (subscription: object, period: object, more: Answers = {}) =>
    openBilling({
      'GET /rest/v1/subscriptions': { json: [{ ...SUBSCRIPTION, ...subscription }] },
      'GET /rest/v1/plan_in_force': { json: [{ ...PERIOD, ...period }] },
      ...more,
    });

  it('that was granted is shown as set by the provider, with nothing to buy, keep or cancel', async () => {
    const granted = { stripe_subscription_id: null };
    const page = await account(
      granted,
      { source: 'operator' },
      {
        'GET /rest/v1/cost_projection': { json: [{ ...COST, source: 'operator', plan_usd: 0 }] },
      },
    );
    await plan(page).getByText('Plan managed by support').waitFor();
    await plan(page).getByText('nothing is charged for it here').waitFor();
    await plan(page).getByRole('link', { name: 'Write to support' }).waitFor();
    await expect(plan(page).getByRole('button')).toHaveCount(0);
    await expect(plan(page).getByRole('link')).toHaveCount(1);
    await expect(page.getByTestId('cost-plan')).toHaveText('Plan managed by support');
  });

  it('leaves one filled button on the page: the most useful one', async () => {
    const shows = async (page: Page, button: string) => {
      await page.getByTestId('plan-name').waitFor();
      await expect.poll(() => filledButtons(page)).toEqual([button]);
    };
    await shows(await openBilling(), 'Add $50.00');
    await shows(await account({ status: 'past_due' }, { status: 'past_due' }), 'Replace card');
    const trial = { status: 'trialing', trial_ends_at: '2099-01-01T00:00:00Z', stripe_subscription_id: null };
    await shows(
      await account({ ...trial, plan: 'starter' }, { plan: 'starter', source: 'trial' }),
      'Keep Starter after the trial',
    );
    const wallet = { 'GET /rest/v1/user_credits': { json: [{ balance_usd: 0, last_updated: null }] } };
    const none = { plan: null, source: null, quota: 0, used: 0 };
    await shows(await account({ status: 'ended' }, none, wallet), 'Choose a plan');
    const empty = await account({}, { used: 200_000, beyond_quota: 'empty' }, wallet);
    await shows(empty, 'Add $50.00');
    await plan(empty).getByText('Used up, and the wallet is empty: further calls are rejected.').waitFor();
  });
});

describe('the cost of the period', () => {
  it('shows plan, wallet and projection, how it was computed, and that the wallet will not do', async () => {
    const page = await openBilling();
    await expect(page.getByTestId('cost-plan')).toHaveText('$49.00');
    await expect(page.getByTestId('cost-wallet')).toHaveText('$5.00');
    await expect(page.getByTestId('cost-projected')).toHaveText('$86.40');
    await page.getByText('At the pace of the last 7 days (1,680 calls).').waitFor();
    await page.getByText('Your wallet holds $12.50. Without more credit, calls are rejected before').waitFor();
  });

  it('says that it is too early, and when it cannot be read', async () => {
    const early = { ...COST, too_early: 'first_day', projected_usd: null, projected_wallet_usd: null };
    const page = await openBilling({ 'GET /rest/v1/cost_projection': { json: [early] } });
    await page.getByText('Not enough data yet: the period is less than a day old.').waitFor();
    await expect(page.getByTestId('cost-projected')).toHaveText('Too early');
    const failed = await openBilling({ 'GET /rest/v1/cost_projection': { status: 400, json: { message: 'no' } } });
    await failed.getByText('Failed to load the cost of this period. Please try again.').waitFor();
  });
});

describe('the mails about the quota', () => {
  it('are on, and are switched off by themselves', async () => {
    let sent: unknown;
    const page = await openBilling({
      'POST /functions/v1/billing-settings': ({ body }: Asked) => {
        sent = body;
        return { json: {} };
      },
    });
    const mails = limits(page).getByRole('switch', { name: 'Quota emails' });
    await expect(mails).toBeChecked();
    await mails.click();
    await page.getByText('Quota emails are off').waitFor();
    assert.deepEqual(sent, { quota_mails: false });
  });
});
