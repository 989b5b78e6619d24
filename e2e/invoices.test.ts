import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { BillingPage } from './pages/billing-page.ts';
import { CARDS, CheckoutPage } from './pages/checkout-page.ts';
import { UpgradePage } from './pages/upgrade-page.ts';
import { registerConfirmed } from './support/account.ts';
import { assertAccessible, WIDTHS } from './support/axe.ts';
import { signInAs } from './support/session.ts';
import { test } from './support/test.ts';

interface SandboxState {
  customers: Record<string, { id: string; email: string | null }>;
  subscriptions: Record<string, { id: string; customer: string }>;
}

/** Makes a code on the sandbox's control page. */
async function makeCode(page: Page, code: string): Promise<void> {
  const control = await page.request.get('/dev/stripe');
  await page.request.post(new URL('/control/codes', control.url()).href, { form: { code, percent_off: '20' } });
}

/** Ends the trial of the plan at Stripe, so that its first month is paid. */
async function endTrial(page: Page, email: string): Promise<void> {
  const answer = await page.request.get('/dev/stripe', { headers: { accept: 'application/json' } });
  const { customers, subscriptions } = (await answer.json()) as SandboxState;
  const customer = Object.values(customers).find((one) => one.email === email);
  const subscription = Object.values(subscriptions).find((one) => one.customer === customer?.id);
  await page.request.post(new URL(`/control/subscriptions/${subscription?.id}`, answer.url()).href, {
    form: { what: 'end-period' },
  });
}

test.describe('invoices for a company', () => {
  test('company details and a code from the operator stand on the invoice of a plan; a top-up gets one too', async ({
    visit,
  }) => {
    const account = await registerConfirmed();
    const { page, problems } = await visit();
    const code = `SAVE${Date.now()}`;
    await signInAs(page, account);
    await makeCode(page, code);

    const billing = new BillingPage(page);
    await billing.openSaved();
    await billing.details.getByText('Nothing entered').waitFor();
    await billing.details.getByRole('button', { name: 'Enter details' }).click();
    assert.equal(await billing.field('Billing email').inputValue(), account.email);
    await billing.saveDetails.click();
    await billing.detailsDialog.getByText('Enter the name of your company, or your own.').waitFor();
    await billing.field('Company or name').fill('Uranus GmbH');
    await billing.field('Country').selectOption('Austria');
    await billing.field('Street and number').fill('Ring 1');
    await billing.field('Postal code').fill('1010');
    await billing.field('City').fill('Wien');
    await billing.field('Purchase order or reference (optional)').fill('PO 7');
    await billing.detailsDialog.getByRole('button', { name: 'Add tax number' }).click();
    await billing.field('Tax number').fill('ATU1');
    await billing.saveDetails.click();
    await billing.detailsDialog.getByText('It looks like ATU12345678.').waitFor();
    await billing.field('Tax number').fill('atu12345678');
    await billing.saveDetails.click();
    await billing.detailsDialog.waitFor({ state: 'hidden' });
    await billing.details.getByText('ATU12345678').waitFor();

    const upgrade = new UpgradePage(page);
    await upgrade.open();
    await upgrade.choose('Growth');
    await upgrade.enterCode('NOTHING');
    await page.getByText('This promotion code is not valid.').waitFor();
    await upgrade.enterCode(code.toLowerCase());
    await page.getByText('20% off your first payment.').waitFor();
    assert.equal(await upgrade.discount.textContent(), '−$9.80');
    assert.equal(await upgrade.total.textContent(), '$39.20');
    await upgrade.choose('Starter');
    await page.getByText('−$3.80').waitFor();
    await upgrade.choose('Growth');
    await page.getByText('−$9.80').waitFor();
    await upgrade.upgrade.click();
    await new CheckoutPage(page).pay(CARDS.accepted);
    await upgrade.proceed.click();
    await endTrial(page, account.email);

    await billing.openSaved();
    const bought = billing.invoice('$39.20');
    await bought.getByText('Paid').waitFor();
    const opening = page.waitForEvent('popup');
    await bought.getByRole('link', { name: /^View of/ }).click();
    const invoice = await opening;
    for (const text of ['Uranus GmbH', 'ATU12345678', 'PO 7', '−$9.80', '$39.20'])
      await invoice.getByText(text).first().waitFor();
    await invoice.close();

    await billing.amount(50).check({ force: true });
    await billing.addCredit.click();
    await new CheckoutPage(page).pay(CARDS.accepted);
    await page.waitForURL('**/dashboard/billing*');
    await billing.invoice('$50.00').getByText('Paid').waitFor();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await billing.openSaved();
      await billing.invoice('$50.00').waitFor();
      await assertAccessible(page, `invoices at ${width}`);
      await billing.details.getByRole('button', { name: 'Edit' }).click();
      await billing.saveDetails.waitFor();
      await assertAccessible(page, `details at ${width}`);
      assert.equal(await page.evaluate('document.documentElement.scrollWidth > innerWidth'), false);
    }
    assert.deepEqual(problems, []);
  });
});
