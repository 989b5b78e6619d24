import assert from 'node:assert/strict';
import { BillingPage } from './pages/billing-page.ts';
import { UpgradePage } from './pages/pricing-page.ts';
import { Notifications } from './pages/shell.ts';
import { type Account, registerConfirmed, signInAs } from './support/account.ts';
import { respond } from './support/shown.ts';
import { test, type Visit } from './support/test.ts';

const CARD = {
  stripe_payment_method_id: 'pm_1',
  card_last4: '4242',
  card_brand: 'visa',
  exp_month: 12,
  exp_year: 2040,
};

let account: Account;
test.beforeAll(async () => {
  account = await registerConfirmed();
});

async function signedIn(visit: Visit) {
  const opened = await visit();
  await signInAs(opened.page, account);
  return { ...opened, toast: (text: string) => new Notifications(opened.page).toast(text).waitFor() };
}

test.describe('messages when payments fail', () => {
  test('on the upgrade page', async ({ visit }) => {
    const { page, toast } = await signedIn(visit);
    const upgrade = await UpgradePage.opened(page);
    await upgrade.choose('Growth');
    const checkout = (status: number, json: object) =>
      respond(page, '**/functions/v1/stripe-checkout-handler', { status, json });
    await checkout(409, { error: 'Stripe says no' });
    await upgrade.upgrade.click();
    await toast('Checkout Failed');
    await toast('Stripe says no');
    await checkout(502, {});
    await upgrade.upgrade.click();
    await toast('Could not initiate checkout process');
    await checkout(200, {});
    await upgrade.upgrade.click();
    await toast('Upgrade Error');
    await toast('There was a problem upgrading your plan. Please try again.');
    await page.route('**/rest/v1/stripe_products*', (route) => route.fulfill({ json: [] }));
    await upgrade.upgrade.click();
    await toast('Could not find price for selected plan');
    await page.evaluate('localStorage.removeItem("sb-theia-auth-token")');
    await upgrade.upgrade.click();
    await toast('Authentication Required');
    await toast('Please log in to upgrade your plan');
  });
});

test.describe('messages when payments fail', { tag: '@detail' }, () => {
  test('with the payment method', async ({ visit }) => {
    const { page, toast } = await signedIn(visit);
    const billing = new BillingPage(page);
    await billing.openSaved();
    await page.route('**/functions/v1/create-checkout', (route) => route.fulfill({ json: {} }));
    await billing.addCard.click();
    await toast('Failed to create payment method setup session. Please try again.');
    await respond(page, '**/functions/v1/create-checkout', { status: 500, json: { error: 'broken' } });
    await billing.addCard.click();
    await toast('Failed to update payment method. Please try again.');
    await page.route('**/rest/v1/payment_method*', (route) => {
      if (route.request().method() === 'PATCH') return route.fulfill({ status: 500, json: { message: 'broken' } });
      return route.fulfill({ json: [CARD] });
    });
    await page.reload();
    await billing.deleteCard.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete card' }).click();
    await toast('Failed to delete payment method. Please try again.');
    await page.route('**/rest/v1/payment_method*', (route) =>
      route.fulfill({ json: route.request().method() === 'PATCH' ? [] : [CARD] }),
    );
    await billing.deleteCard.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete card' }).click();
    await toast('No payment method to delete');
  });

  test('when the session has ended before the card is updated', async ({ visit }) => {
    const { page, toast } = await signedIn(visit);
    const billing = new BillingPage(page);
    await billing.openSaved();
    await page.evaluate('localStorage.removeItem("sb-theia-auth-token")');
    await billing.addCard.click();
    await toast('You must be logged in to update your payment method');
  });

  test('with receipts', async ({ visit }) => {
    const { page, toast } = await signedIn(visit);
    const row = (id: string, receipt_url: string | null) => ({
      id,
      created_at: '2026-03-04T05:06:07+00:00',
      amount_cents: 5000,
      status: 'completed',
      receipt_url,
      kind: 'manual',
    });
    await respond(page, '**/rest/v1/topup_logs*', {
      json: [row('1', null), row('2', 'javascript:alert(1)'), { ...row('3', null), status: 'refunded' }],
    });
    const billing = new BillingPage(page);
    await billing.openSaved();
    const receipts = billing.transactions.getByRole('button', { name: /^Receipt of/ });
    await receipts.nth(0).click();
    await toast('No receipt available for this transaction');
    await receipts.nth(1).click();
    await toast('Failed to download receipt. Please try again.');
    assert.equal(await billing.transactions.getByText('Refunded').count(), 1);
  });
});
