import type { Page } from '@playwright/test';
import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { BillingPage } from './pages/billing-page.ts';
import { CARDS, CheckoutPage, UpgradePage } from './pages/pricing-page.ts';
import { test } from './support/test.ts';

interface SandboxState {
  customers: Record<string, { id: string; email: string | null }>;
  subscriptions: Record<string, { id: string; customer: string }>;
}

/** Makes a code that takes 20 % off the first payment, on the sandbox's control page. */
async function makeCode(page: Page): Promise<string> {
  const code = `SAVE${randomUUID().slice(0, 8).toUpperCase()}`;
  const control = await page.request.get('/dev/stripe');
  const made = await page.request.post(new URL('/control/codes', control.url()).href, {
    form: { code, percent_off: '20' },
  });
  assert.equal(made.ok(), true, await made.text());
  return code;
}

/** Ends the trial at Stripe, so that the first month is paid. */
async function endTrial(page: Page, email: string): Promise<void> {
  const answer = await page.request.get('/dev/stripe', { headers: { accept: 'application/json' } });
  const { customers, subscriptions } = (await answer.json()) as SandboxState;
  const customer = Object.values(customers).find((one) => one.email === email);
  const subscription = Object.values(subscriptions).find((one) => one.customer === customer?.id);
  assert.ok(subscription, `${email} has no subscription`);
  const ended = await page.request.post(new URL(`/control/subscriptions/${subscription.id}`, answer.url()).href, {
    form: { what: 'end-period' },
  });
  assert.equal(ended.ok(), true, await ended.text());
}

async function enterCompany(billing: BillingPage): Promise<void> {
  await billing.details.getByRole('button', { name: 'Enter details' }).click();
  await billing.saveDetails.click();
  await billing.detailsDialog.getByText('Enter the name of your company, or your own.').waitFor();
  await billing.field('Company or name').fill('Uranus GmbH');
  await billing.field('Country').selectOption('Austria');
  await billing.field('Street and number').fill('Ring 1');
  await billing.field('Postal code').fill('1010');
  await billing.field('City').fill('Wien');
  await billing.detailsDialog.getByRole('button', { name: 'Add tax number' }).click();
  await billing.field('Tax number').fill('ATU1');
  await billing.saveDetails.click();
  await billing.detailsDialog.getByText('It looks like ATU12345678.').waitFor();
  await billing.field('Tax number').fill('atu12345678');
  await billing.saveDetails.click();
  await billing.detailsDialog.waitFor({ state: 'hidden' });
  await billing.details.getByText('ATU12345678').waitFor();
}

/** Asserts that the list names the invoice by number, with its tax, and that its document shows these texts. */
async function assertInvoice(billing: BillingPage, amount: string, texts: readonly string[]): Promise<void> {
  const row = billing.invoice(amount);
  await row.getByText('Paid').waitFor();
  await row.getByText('$0.00').waitFor();
  const name = await row.getByRole('link', { name: /^View of/ }).getAttribute('aria-label');
  const number = /^View of (\S+-\d+) /.exec(name ?? '')?.[1];
  assert.ok(number, `no number in "${name}"`);
  const opening = billing.page.waitForEvent('popup');
  await row.getByRole('link', { name: /^View of/ }).click();
  const invoice = await opening;
  for (const text of [`Invoice ${number}`, 'Uranus GmbH', 'Ring 1', 'ATU12345678', amount, ...texts])
    await invoice.getByText(text).first().waitFor();
  await invoice.close();
}

test.describe('invoices for a company', () => {
  test('the invoices of a plan and of a top-up have number, company, tax number and discount', async ({ signedIn }) => {
    const { page, problems, account } = await signedIn();
    const code = await makeCode(page);

    const billing = new BillingPage(page);
    await billing.openSaved();
    await enterCompany(billing);

    const upgrade = await UpgradePage.opened(page);
    await upgrade.choose('Growth');
    await upgrade.enterCode('NOTHING');
    await page.getByText('This promotion code is not valid.').waitFor();
    await upgrade.enterCode(code.toLowerCase());
    await page.getByText('20% off your first payment.').waitFor();
    assert.equal(await upgrade.discount.textContent(), '−$9.80');
    assert.equal(await upgrade.total.textContent(), '$39.20');
    await upgrade.upgrade.click();
    await new CheckoutPage(page).pay(CARDS.accepted);
    await upgrade.proceed.click();
    await endTrial(page, account.email);
    await upgrade.open();
    await page.getByText('Promotion codes are for a new plan.').waitFor();

    await billing.openSaved();
    await assertInvoice(billing, '$39.20', ['−$9.80']);
    await billing.amount(50).check({ force: true });
    await billing.addCredit.click();
    await new CheckoutPage(page).pay(CARDS.accepted);
    await page.waitForURL('**/dashboard/billing*');
    await assertInvoice(billing, '$50.00', []);
    assert.deepEqual(problems, []);
  });
});
