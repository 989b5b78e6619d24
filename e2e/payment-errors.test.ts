import { BillingPage } from './pages/billing-page.ts';
import { Notifications } from './pages/notifications.ts';
import { UpgradePage } from './pages/upgrade-page.ts';
import { type Account, registerConfirmed } from './support/account.ts';
import { signInAs } from './support/session.ts';
import { test, type Visit } from './support/test.ts';

const CARD = {
  stripe_payment_method_id: 'pm_1',
  card_last4: '4242',
  card_brand: 'visa',
  exp_month: 12,
  exp_year: 2040,
};

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

  test('on the upgrade page', async ({ visit }) => {
    const { page, toast } = await signedIn(visit);
    const upgrade = new UpgradePage(page);
    await upgrade.open();
    await upgrade.choose('Growth');
    const respond = (status: number, json: unknown) =>
      page.route('**/functions/v1/stripe-checkout-handler', (route) =>
        route.fulfill({ status, json: json as Record<string, unknown> }),
      );
    await respond(409, { error: 'Stripe says no' });
    await upgrade.upgrade.click();
    await toast('Checkout Failed');
    await toast('Stripe says no');
    await respond(502, {});
    await upgrade.upgrade.click();
    await toast('Could not initiate checkout process');
    await respond(200, {});
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

  test('with the payment method', { tag: '@detail' }, async ({ visit }) => {
    const { page, toast } = await signedIn(visit);
    const billing = new BillingPage(page);
    await billing.openSaved();
    await page.route('**/functions/v1/create-checkout', (route) => route.fulfill({ json: {} }));
    await billing.addCard.click();
    await toast('Failed to create payment method setup session. Please try again.');
    await page.route('**/functions/v1/create-checkout', (route) =>
      route.fulfill({ status: 500, json: { error: 'broken' } }),
    );
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
});
