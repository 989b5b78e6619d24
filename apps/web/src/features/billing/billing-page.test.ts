import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from '@playwright/test';
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

const openBilling = (answers: Answers = {}): Promise<Page> =>
  openScreen('/dashboard/billing', {
    signedIn: true,
    answers: {
      'GET /rest/v1/user_credits': { json: [{ balance_usd: 12.5, last_updated: '2026-01-01T00:00:00Z' }] },
      'GET /rest/v1/topup_logs': { json: [] },
      'GET /rest/v1/credit_ledger': { json: [] },
      'GET /rest/v1/topup_queue': { json: [] },
      'GET /rest/v1/billing_settings': { json: [] },
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
    await expect(limits(page).getByLabel('Low-balance mail below')).toHaveValue('5.00');
    const save = limits(page).getByRole('button', { name: 'Save limits' });
    await expect(save).toBeDisabled();
    await limits(page).getByLabel('Spend cap a month').fill('20');
    await expect(save).toBeEnabled();
  });

  it('accept amounts in their range with two decimals, or nothing', async () => {
    const page = await openBilling();
    const cap = limits(page).getByLabel('Spend cap a month');
    const refusal = limits(page).getByText('An amount up to $1,000,000, or nothing');
    for (const wrong of ['1000001', '1.234', 'ten', '-1']) {
      await cap.fill(wrong);
      await cap.blur();
      await refusal.waitFor();
    }
    for (const right of ['0', '1000000', '19.99', '']) {
      await cap.fill(right);
      await refusal.waitFor({ state: 'hidden' });
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
    await limits(page).getByLabel('Low-balance mail below').fill('');
    await limits(page).getByRole('button', { name: 'Save limits' }).click();
    await page.getByText('Limits saved').waitFor();
    assert.deepEqual(sent, { spend_cap_usd: 19.99, low_balance_usd: null });
  });

  it("keep the input when the server refuses, and show the server's message", async () => {
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
    await automatic(page).getByLabel('At most a month').fill('40');
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
