import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { BillingPage } from './pages/billing-page.ts';
import { DeleteAccountDialog } from './pages/delete-account-dialog.ts';
import { SupportForm } from './pages/support-form.ts';
import { UpgradePage } from './pages/upgrade-page.ts';
import { type Account, registerConfirmed, signInAs } from './support/account.ts';
import { accessibilityProblems } from './support/axe.ts';
import { launchBrowser, visit } from './support/browser.ts';

const FORMS = [
  { width: 1440, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
  { width: 390, scheme: 'light' },
  { width: 390, scheme: 'dark' },
] as const;
const AT = '2026-03-04T05:06:07+00:00';
const LATER = '2099-03-04T05:06:07+00:00';

async function check(page: Page, name: string): Promise<void> {
  assert.deepEqual(await accessibilityProblems(page), [], name);
  assert.equal(
    await page.evaluate('document.documentElement.scrollWidth <= document.documentElement.clientWidth'),
    true,
    `${name} scrolls sideways`,
  );
}

/** An account with everything that billing can show. */
async function showFullAccount(page: Page): Promise<void> {
  const tables: Record<string, unknown> = {
    payment_method: [
      { stripe_payment_method_id: 'pm_1', card_last4: '4242', card_brand: 'discover', exp_month: 3, exp_year: 2040 },
    ],
    topup_logs: ['completed', 'refunded', 'failed'].map((status, index) => ({
      id: String(index),
      created_at: AT,
      amount_cents: 5000,
      status,
      receipt_url: 'https://example.com/',
      kind: index === 1 ? 'auto' : 'manual',
    })),
    topup_queue: ['pending', 'completed', 'failed', 'max_retries_reached', 'requires_action'].map((status) => ({
      id: status,
      status,
      amount_usd: 50,
      requested_at: AT,
      processed_at: null,
      message: 'Your card was declined.',
    })),
    billing_settings: {
      spend_cap_usd: 100,
      low_balance_usd: 5,
      auto_topup: false,
      auto_topup_threshold_usd: 45,
      auto_topup_amount_usd: 50,
      auto_topup_monthly_ceiling_usd: 500,
      auto_topup_stopped: 'Your card was declined.',
    },
    subscriptions: {
      plan: 'growth',
      status: 'past_due',
      trial_ends_at: null,
      cancel_at: null,
      natal_system: 'western',
      addons: ['relationship'],
      stripe_subscription_id: 'sub_1',
    },
    plan_in_force: {
      plan: 'growth',
      plan_name: 'Growth',
      status: 'past_due',
      quota: 200_000,
      used: 190_000,
      period_start: AT,
      period_end: LATER,
      previous_start: AT,
    },
  };
  for (const [table, json] of Object.entries(tables)) {
    await page.route(`**/rest/v1/${table}?*`, (route) =>
      route.fulfill({
        json:
          route.request().headers()['accept']?.includes('vnd.pgrst.object') === true || !Array.isArray(json)
            ? Array.isArray(json)
              ? json[0]
              : json
            : json,
      }),
    );
  }
}

describe('accessibility of payments, support and deletion', () => {
  let browser: Browser;
  let account: Account;
  before(async () => {
    browser = await launchBrowser();
    account = await registerConfirmed();
  });
  after(() => browser.close());

  for (const { width, scheme } of FORMS) {
    it(`finds nothing to object to at ${width} px, ${scheme}`, async () => {
      const { page, context } = await visit(browser, { viewport: { width, height: 900 }, colorScheme: scheme });
      await signInAs(page, account);
      const upgrade = new UpgradePage(page);
      await upgrade.open();
      await upgrade.choose('Growth');
      await upgrade.toggle('Relationship Compatibility');
      await check(page, 'upgrade');
      const support = new SupportForm(page);
      await support.open();
      await support.files.setInputFiles([{ name: 'chart.png', mimeType: 'image/png', buffer: Buffer.from('x') }]);
      await support.listed.first().waitFor();
      await support.send.click();
      await check(page, 'support');
      const deletion = new DeleteAccountDialog(page);
      await deletion.open();
      await deletion.confirm.click();
      await check(page, 'delete dialog');
      await deletion.cancel.click();
      await check(page, 'delete panel');
      await showFullAccount(page);
      const billing = new BillingPage(page);
      await billing.openSaved();
      await billing.transactions.waitFor();
      await billing.history.waitFor();
      await billing.autoTopUp.getByText('Your card was declined.').waitFor();
      await check(page, 'billing');
      await billing.cancelPlan.click();
      await check(page, 'cancel dialog');
      await page.goto('/dashboard/settings?panel=billing');
      await billing.transactions.waitFor();
      await check(page, 'billing panel');
      await context.close();
    });
  }

  it('lets someone choose a plan with the keyboard alone', async () => {
    const { page, context } = await visit(browser);
    await signInAs(page, account);
    const upgrade = new UpgradePage(page);
    await upgrade.open();
    await upgrade.plan('Starter').focus();
    await page.keyboard.press('ArrowRight');
    assert.equal(await upgrade.plan('Growth').isChecked(), true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    assert.equal(await upgrade.addon('Relationship Compatibility').isChecked(), true);
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate('document.activeElement.textContent'), 'Upgrade');
    await context.close();
  });
});
