import type { Page } from '@playwright/test';
import { BillingPage } from './pages/billing-page.ts';
import { CARDS, CheckoutPage } from './pages/checkout-page.ts';
import { DeleteAccountDialog } from './pages/delete-account-dialog.ts';
import { SupportForm } from './pages/support-form.ts';
import { UpgradePage } from './pages/upgrade-page.ts';
import { type Account, registerConfirmed } from './support/account.ts';
import { assertAccessible, WIDTHS } from './support/axe.ts';
import { signInAs } from './support/session.ts';
import { test } from './support/test.ts';

const AT = '2026-03-04T05:06:07+00:00';
const LATER = '2099-03-04T05:06:07+00:00';

/** Shows an account with every element of the billing page. */
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
      source: 'stripe',
      beyond_quota: 'wallet',
      quota: 200_000,
      used: 190_000,
      period_start: AT,
      period_end: LATER,
      previous_start: AT,
    },
    cost_projection: {
      source: 'stripe',
      period_start: AT,
      period_end: LATER,
      plan_usd: 64,
      wallet_usd: 5,
      balance_usd: 1,
      pace_hours: 168,
      pace_calls: 1680,
      too_early: null,
      projected_wallet_usd: 37.4,
      projected_usd: 101.4,
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

test.describe('accessibility of payments, support and deletion', () => {
  let account: Account;
  test.beforeAll(async () => {
    account = await registerConfirmed();
  });

  for (const width of WIDTHS) {
    test(`finds no problems at ${width} px, light and dark`, async ({ visit }) => {
      const { page } = await visit({ viewport: { width, height: 900 } });
      await signInAs(page, account);
      const upgrade = new UpgradePage(page);
      await upgrade.open();
      await upgrade.choose('Growth');
      await upgrade.toggle('Relationship Compatibility');
      await assertAccessible(page, 'upgrade');
      const support = new SupportForm(page);
      await support.open();
      await support.files.setInputFiles([{ name: 'chart.png', mimeType: 'image/png', buffer: Buffer.from('x') }]);
      await support.listed.first().waitFor();
      await support.send.click();
      await assertAccessible(page, 'support');
      const deletion = new DeleteAccountDialog(page);
      await deletion.open();
      await deletion.confirm.click();
      await assertAccessible(page, 'delete dialog');
      await deletion.cancel.click();
      await assertAccessible(page, 'delete panel');
      await showFullAccount(page);
      const billing = new BillingPage(page);
      await billing.openSaved();
      await billing.transactions.waitFor();
      await billing.history.waitFor();
      await billing.autoTopUp.getByText('Your card was declined.').waitFor();
      await assertAccessible(page, 'billing');
      await billing.cancelPlan.click();
      await assertAccessible(page, 'cancel dialog');
      await page.goto('/dashboard/settings?panel=billing');
      await billing.transactions.waitFor();
      await page.getByText('Without more credit, calls are refused').waitFor();
      await assertAccessible(page, 'billing panel');
      await page.route('**/rest/v1/plan_in_force?*', (route) =>
        route.fulfill({
          json: { plan: 'growth', plan_name: 'Growth', source: 'operator', quota: 9, used: 1, period_end: LATER },
        }),
      );
      await upgrade.open();
      await page.getByText('Your plan is set by your provider').waitFor();
      await assertAccessible(page, 'a granted plan');
    });
  }

  test('finds no problems on invoices and company details', async ({ visit }) => {
    const { page } = await visit();
    await signInAs(page, await registerConfirmed());
    const billing = new BillingPage(page);
    await billing.openSaved();
    await billing.addCredit.click();
    await new CheckoutPage(page).pay(CARDS.accepted);
    await page.waitForURL('**/dashboard/billing*');
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await billing.openSaved();
      await billing.invoice('$50.00').waitFor();
      await assertAccessible(page, `invoices at ${width} px`);
      await billing.details.getByRole('button', { name: 'Enter details' }).click();
      await billing.saveDetails.waitFor();
      await assertAccessible(page, `details at ${width} px`);
    }
  });
});
