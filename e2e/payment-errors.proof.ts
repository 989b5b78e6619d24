import assert from 'node:assert/strict';
import { BillingPage } from './pages/billing-page.ts';
import { Notifications } from './pages/notifications.ts';
import { type Account, registerConfirmed } from './support/account.ts';
import { signInAs } from './support/session.ts';
import { test, type Visit } from './support/test.ts';

test.describe('messages when payments fail', () => {
  let account: Account;
  test.beforeAll(async () => {
    account = await registerConfirmed();
  });

  async function signedIn(visit: Visit) {
    const opened = await visit();
    await signInAs(opened.page, account);
    return { ...opened, toast: (text: string) => new Notifications(opened.page).toast(text).waitFor() };
  }

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
    await page.route('**/rest/v1/topup_logs*', (route) =>
      route.fulfill({
        json: [row('1', null), row('2', 'javascript:alert(1)'), { ...row('3', null), status: 'refunded' }],
      }),
    );
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
