import type { Page } from '@playwright/test';
import assert from 'node:assert/strict';
import { BillingPage } from './pages/billing-page.ts';
import { CARDS, CheckoutPage, UpgradePage } from './pages/pricing-page.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { DashboardPage, Notifications } from './pages/shell.ts';
import { type Account, registerConfirmed, signInAs } from './support/account.ts';
import { mailsArrive } from './support/mailbox.ts';
import { assertAnswers, callApi } from './support/product-api.ts';
import { watchShown } from './support/shown.ts';
import { test, type Visit } from './support/test.ts';

async function saveCard(page: Page, number: string): Promise<BillingPage> {
  const billing = new BillingPage(page);
  await billing.openSaved();
  await billing.addCard.click();
  await new CheckoutPage(page).pay(number);
  await page.waitForURL('**/dashboard/billing*');
  await billing.deleteCard.waitFor();
  return billing;
}

async function visitAs(visit: Visit, account: Account) {
  const opened = await visit();
  await signInAs(opened.page, account);
  return opened;
}

test.describe('plans and payments', () => {
  test('a trial becomes Growth with an add-on, and its products are answered from the quota', async ({ visit }) => {
    const account = await registerConfirmed();
    const { page, problems } = await visitAs(visit, account);
    await page.goto('/dashboard');
    const key = await new DashboardPage(page).copiedKey();
    assert.equal((await callApi(key, '/transits')).status, 403);

    const upgrade = await UpgradePage.opened(page);
    await upgrade.plan('Starter').waitFor({ state: 'attached' });
    assert.equal(await upgrade.plan('Starter').isChecked(), true);
    assert.equal(await upgrade.upgrade.isDisabled(), true);
    await upgrade.toggle('Transits');
    assert.equal(await upgrade.total.textContent(), '$38.00');
    assert.equal(await upgrade.upgrade.isEnabled(), true);
    await upgrade.choose('Professional');
    for (const addon of ['Relationship Compatibility', 'Yearly Cycle', 'Transits'])
      assert.equal(await upgrade.addon(addon).isDisabled(), true, addon);
    await upgrade.choose('Growth');
    assert.equal(await upgrade.addon('Transits').isChecked(), false);
    assert.equal(await upgrade.addon('Transits').isDisabled(), true);
    await upgrade.toggle('Relationship Compatibility');
    assert.equal(await upgrade.total.textContent(), '$64.00');
    await upgrade.upgrade.click();
    const checkout = new CheckoutPage(page);
    await checkout.arrive();
    await page.getByText('14 days free, then $64.00 a month').waitFor();
    await checkout.pay(null);

    await upgrade.success.getByText('Congratulations! Your plan has been successfully upgraded to Growth.').waitFor();
    await upgrade.proceed.click();
    await upgrade.success.waitFor({ state: 'hidden' });
    assert.equal(new URL(page.url()).search, '');
    assert.equal(await page.evaluate('window.scrollY'), 0);
    assert.equal(await upgrade.plan('Growth').isChecked(), true);
    assert.equal(await upgrade.upgrade.isDisabled(), true);

    await assertAnswers(key, '/transits', 0);
    await assertAnswers(key, '/synastry', 0);
    const billing = new BillingPage(page);
    await billing.openSaved();
    await billing.plan.getByText('with Relationship Compatibility').waitFor();
    assert.equal(await billing.planName.textContent(), 'Growth');
    assert.equal(await billing.quota.textContent(), '2 of 200,000');
    await mailsArrive(account.email, ['Your plan is Growth']);

    await billing.cancelPlan.click();
    await billing.cancelDialog.getByRole('button', { name: 'Cancel plan' }).click();
    await new Notifications(page).toast('Your plan ends with the period').waitFor();
    await billing.resumePlan.click();
    await new Notifications(page).toast('Your plan continues').waitFor();
    await billing.cancelPlan.waitFor();
    await billing.plan.getByRole('button', { name: 'Invoices' }).click();
    await page.waitForURL(/\/portal\//);
    assert.deepEqual(problems, []);
  });

  test('credit is bought on the payment page, and balance, history and receipt show it', async ({ visit }) => {
    const account = await registerConfirmed();
    const { page, context } = await visitAs(visit, account);
    const billing = new BillingPage(page);
    await billing.openSaved();
    await page.getByText('No top-ups yet').waitFor();
    await billing.amount(100).check({ force: true });
    await billing.amount(50).check({ force: true });
    await billing.addCredit.click();
    const checkout = new CheckoutPage(page);
    await checkout.pay(CARDS.declined);
    await checkout.error.getByText('Your card was declined.').waitFor();
    await checkout.pay(CARDS.accepted);
    await page.waitForURL('**/dashboard/billing');
    await new Notifications(page).toast('Payment received').waitFor();
    await billing.balance.getByText('$50.00').waitFor();
    await billing.transactions.getByText('Completed').waitFor();
    const [receipt] = await Promise.all([context.waitForEvent('page'), billing.receipt.click()]);
    await receipt.getByText('$50.00').waitFor();
    await mailsArrive(account.email, ['$50.00 added to your wallet']);

    await billing.addCredit.click();
    await checkout.arrive();
    await checkout.back.click();
    await page.waitForURL('**/dashboard/billing');
    await new Notifications(page).toast('Checkout cancelled').waitFor();

    await billing.topUpAiBalance.click();
    await page.waitForURL('**/dashboard/billing?for=report#top-up');
    await billing.addCredit.click();
    await checkout.arrive();
    await checkout.back.click();
    await page.waitForURL('**/dashboard/reports*');
  });

  test('a card is saved, confirmed with a check mark for three seconds, and deleted', async ({ visit }) => {
    const { page } = await visitAs(visit, await registerConfirmed());
    const check = await watchShown(page, '[data-testid=card-saved]');
    const billing = await saveCard(page, CARDS.mastercard);
    await billing.card.getByText(/Mastercard/).waitFor();
    await billing.card.getByText('Expires 12/2040').waitFor();
    assert.equal(await billing.card.locator('svg[data-brand]').getAttribute('data-brand'), 'mastercard');
    const shownMs = await check.milliseconds();
    assert.ok(shownMs >= 2_700, `the check mark was shown for ${shownMs} ms`);
    assert.equal(new URL(page.url()).search, '');
    await billing.deleteCard.press('Enter');
    const asked = page.getByRole('dialog', { name: 'Delete this card?' });
    await asked.getByText(/Mastercard ending in 4444 is forgotten/).waitFor();
    await page.keyboard.press('Escape');
    await asked.waitFor({ state: 'hidden' });
    await billing.deleteCard.click();
    await asked.getByRole('button', { name: 'Delete card' }).click();
    await new Notifications(page).toast('Payment method deleted successfully').waitFor();
    await billing.card.getByText('No card on file.').waitFor();
    await page.reload();
    await billing.card.getByText('No card on file.').waitFor();
  });

  test('calls that push the balance below the threshold cause an automatic top-up, shown live', async ({ visit }) => {
    const account = await registerConfirmed();
    const { page } = await visitAs(visit, account);
    await page.goto('/dashboard');
    const key = await new DashboardPage(page).copiedKey();
    const billing = await saveCard(page, CARDS.accepted);
    await billing.addCredit.click();
    await new CheckoutPage(page).pay(CARDS.accepted);
    await billing.balance.getByText('$50.00').waitFor();
    assert.deepEqual(
      [
        await billing.threshold.inputValue(),
        await billing.topUpAmount.inputValue(),
        await billing.ceiling.inputValue(),
      ],
      ['45.00', '50.00', '500.00'],
    );
    await billing.threshold.fill('50');
    await billing.topUpAmount.fill('20');
    await billing.autoTopUpSwitch.click();
    await new Notifications(page).toast('Automatic top-up is on').waitFor();
    assert.equal(await billing.history.count(), 0);
    await assertAnswers(key, '/synastry', 0.005);
    await billing.history.getByText('Completed').waitFor();
    await billing.history.getByText('$20.00').waitFor();
    await billing.balance.getByText(/^\$(69\.99|70\.00)/).waitFor();
    await billing.transactions.getByText('Automatic top-up').waitFor();
    await mailsArrive(account.email, ['$50.00 added to your wallet', '$20.00 added to your wallet']);
  });
});

test.describe('plans and payments', { tag: '@detail' }, () => {
  test('a declined card is tried three times, then automatic top-up is off with a reason', async ({ visit }) => {
    const account = await registerConfirmed();
    const { page } = await visitAs(visit, account);
    const billing = await saveCard(page, CARDS.declinedLater);
    await billing.autoTopUpSwitch.click();
    await billing.history.getByText('Max Retries').waitFor();
    await billing.autoTopUp.getByText('Automatic top-up was turned off').waitFor();
    await billing.autoTopUp.getByText('Your card was declined. It stays off until you turn it on.').waitFor();
    assert.equal(await billing.autoTopUpSwitch.isChecked(), false);
    assert.equal((await billing.balance.textContent())?.startsWith('$0.00'), true);
    await mailsArrive(account.email, [
      'An automatic top-up failed',
      'An automatic top-up failed',
      'Automatic top-up is turned off',
    ]);
  });

  test('limits are set and removed, and billing is also a panel of the settings', async ({ visit }) => {
    const { page } = await visitAs(visit, await registerConfirmed());
    await new SettingsPage(page).open('billing');
    const billing = new BillingPage(page);
    await billing.balance.waitFor();
    await billing.spendCap.fill('12.345');
    await billing.saveLimits.click();
    await page.getByText('An amount up to $1,000,000, or nothing').waitFor();
    await billing.spendCap.fill('25');
    await billing.lowBalance.fill('');
    await billing.saveLimits.click();
    await new Notifications(page).toast('Limits saved').waitFor();
    await page.reload();
    await billing.balance.waitFor();
    await page.getByText('Low-balance email').first().waitFor();
    assert.deepEqual([await billing.spendCap.inputValue(), await billing.lowBalance.inputValue()], ['25.00', '']);
    await billing.addCredit.click();
    await new CheckoutPage(page).pay(CARDS.accepted);
    await page.waitForURL('**/dashboard/settings?panel=billing');
    await billing.balance.getByText('$50.00').waitFor();
  });

  test('Starter includes one natal system, changed once in a period', async ({ visit }) => {
    const { page } = await visitAs(visit, await registerConfirmed());
    const billing = new BillingPage(page);
    await billing.openSaved();
    const system = (name: string) => billing.plan.getByRole('radio', { name });
    await system('Vedic').click({ force: true });
    await new Notifications(page).toast('Your plan now includes Vedic natal charts').waitFor();
    await system('Western').click({ force: true });
    await page.getByText(/can be changed once in a billing period/).waitFor();
    assert.equal(await system('Vedic').isChecked(), true);
  });
});
