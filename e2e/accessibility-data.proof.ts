import type { Page } from '@playwright/test';
import assert from 'node:assert/strict';
import { ActivityPage, UsagePage } from './pages/activity-page.ts';
import { ApiKeysPage } from './pages/api-keys-page.ts';
import { BillingPage } from './pages/billing-page.ts';
import { CARDS, CheckoutPage, UpgradePage } from './pages/pricing-page.ts';
import { PlaygroundPage, ReferencePage } from './pages/reference-page.ts';
import { DeleteAccountDialog, SupportForm } from './pages/settings-page.ts';
import { WebhooksPage } from './pages/webhooks-page.ts';
import { type Account, createSession, readApiKey, registerConfirmed, signInAs } from './support/account.ts';
import { assertAccessible, WIDTHS } from './support/axe.ts';
import { BIRTH, request } from './support/product-api.ts';
import { openReceiver, subscribe } from './support/receiver.ts';
import { until } from './support/settle.ts';
import { holdAnswers, respond } from './support/shown.ts';
import { test } from './support/test.ts';

test.describe('the data pages, filled', () => {
  let storageState: Awaited<ReturnType<typeof createSession>>;
  test.beforeAll(async () => {
    const account = await registerConfirmed();
    const apiKey = await readApiKey(account);
    // One after the other: the second row is opened below.
    await request(apiKey, '/swiss/natal', BIRTH);
    await request(apiKey, '/positions');
    await request(apiKey, '/swiss/natal', {});
    storageState = await createSession(account);
  });

  test('scroll a table that is wider than the window, never the page', async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 768, height: 1024 }, storageState });
    const activity = await ActivityPage.opened(page);
    await activity.shown.waitFor();
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    await until(page, 'document.querySelector("aside[data-state]")?.offsetWidth === 256');
    assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 768);
  });

  for (const width of WIDTHS) {
    test(`pass axe without console messages at ${width} px, light and dark`, async ({ visit }) => {
      const { page, problems } = await visit({
        viewport: { width, height: 900 },
        storageState,
      });
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      page.on('response', (response) => {
        if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
      });
      const keys = await ApiKeysPage.opened(page);
      await keys.more('Default').click();
      await page.getByRole('menuitem', { name: 'Rename' }).waitFor();
      await assertAccessible(page, 'API keys, menu');
      await page.keyboard.press('Escape');
      await keys.choose('Default', 'Rename');
      await page.getByRole('textbox', { name: 'New name of Default' }).waitFor();
      await assertAccessible(page, 'API keys, renaming');
      await page.keyboard.press('Escape');
      for (const [open, title] of [
        [() => keys.choose('Default', 'Limits…'), 'Limits of Default'],
        [() => keys.rollKey('Default').click(), 'Roll Default?'],
        [() => page.getByRole('button', { name: 'New test key' }).click(), 'New test key'],
      ] as const) {
        await open();
        await page.getByRole('dialog', { name: title }).waitFor();
        await assertAccessible(page, `API keys, ${title}`);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }

      const activity = await ActivityPage.opened(page);
      await activity.shown.waitFor();
      await assertAccessible(page, 'activity log');
      await activity.openRow(1);
      await activity.payload('response').waitFor();
      await assertAccessible(page, 'call details');

      const usage = await UsagePage.opened(page);
      await usage.chart.focus();
      await page.keyboard.press('End');
      await usage.products.first().waitFor();
      await assertAccessible(page, 'usage, chart');
      await usage.byDay.getByText('Table', { exact: true }).click();
      await assertAccessible(page, 'usage, table');

      const reference = new ReferencePage(page);
      await reference.open('post_natal');
      await reference.fieldsOf('request.settings').click();
      await assertAccessible(page, 'reference');
      const playground = new PlaygroundPage(page);
      await playground.open('post_natal');
      await playground.fold('Include: parts of the response').click();
      await playground.send.click();
      for (const view of ['Chart', 'Table', 'JSON', 'Markdown']) {
        await playground.view(view).click();
        await assertAccessible(page, `playground, ${view}`);
      }
      for (const way of ['JSON', 'Code']) {
        await playground.way(way).click();
        await assertAccessible(page, `playground, request as ${way}`);
      }
      assert.deepEqual(problems, []);
    });
  }
});

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
      const upgrade = await UpgradePage.opened(page);
      await upgrade.choose('Growth');
      await upgrade.toggle('Relationship Compatibility');
      await assertAccessible(page, 'upgrade');
      const support = await SupportForm.opened(page);
      await support.files.setInputFiles([{ name: 'chart.png', mimeType: 'image/png', buffer: Buffer.from('x') }]);
      await support.listed.first().waitFor();
      await support.send.click();
      await assertAccessible(page, 'support');
      const deletion = await DeleteAccountDialog.opened(page);
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
      await page.getByText('Without more credit, calls are rejected').waitFor();
      await assertAccessible(page, 'billing panel');
      await respond(page, '**/rest/v1/plan_in_force?*', {
        json: { plan: 'growth', plan_name: 'Growth', source: 'operator', quota: 9, used: 1, period_end: LATER },
      });
      await upgrade.open();
      await page.getByText(/^Plan managed by support/).waitFor();
      await assertAccessible(page, 'a granted plan');
    });
  }

  test('finds no problems on invoices and company details', async ({ signedIn }) => {
    const { page } = await signedIn();
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

test.describe('the webhooks page', () => {
  test('says what went wrong while the service fails, and passes axe then too', async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 390, height: 900 } });
    await signInAs(page, await registerConfirmed());
    const webhooks = new WebhooksPage(page);
    const failed = { status: 500, json: { error: 'The function failed. Please try again.' } };
    await page.route(/\/v1\/(webhooks|subscriptions|subscription-events)/, (route) => route.fulfill(failed));
    await webhooks.open();
    await page.getByText('Your webhook endpoints could not be loaded.').waitFor();
    await assertAccessible(page, 'endpoints, broken');
    await webhooks.open('subscriptions');
    await page.getByText('Your subscriptions could not be loaded.').waitFor();
    await webhooks.open('events');
    await page.getByText('Your events could not be loaded.').waitFor();
    await assertAccessible(page, 'events, broken');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('No events yet').waitFor();
    const hold = await holdAnswers(page, '**/v1/webhooks');
    await webhooks.open();
    await page.getByRole('status', { name: 'Loading endpoints' }).waitFor();
    await assertAccessible(page, 'endpoints, loading');
    hold();
    await page.getByText('No endpoints yet').waitFor();
  });

  for (const width of WIDTHS) {
    test(`passes axe, empty and full, at ${width} px, light and dark`, async ({ signedIn }) => {
      const receiver = await openReceiver();
      const { page, problems, account } = await signedIn({ viewport: { width, height: 900 } });
      const webhooks = await WebhooksPage.opened(page);
      await page.getByText('No endpoints yet').waitFor();
      await assertAccessible(page, 'endpoints, empty');
      await webhooks.addEndpoint(receiver.url, 'Production');
      await subscribe(await readApiKey(account));
      await page.getByRole('button', { name: 'Send test to Production' }).click();
      await page.getByText('Test delivered').waitFor();
      await assertAccessible(page, 'endpoints');
      for (const [button, title] of [
        ['Add endpoint', 'Add endpoint'],
        ['Roll secret of Production', 'Roll the secret of Production?'],
        ['Edit Production', 'Edit endpoint'],
        ['Delete Production', 'Delete Production?'],
      ] as const) {
        await page.getByRole('button', { name: button }).click();
        await page.getByRole('dialog', { name: title }).waitFor();
        await assertAccessible(page, title);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
      await webhooks.open('subscriptions');
      await webhooks.item('Ada').waitFor();
      await assertAccessible(page, 'subscriptions');
      await page.getByRole('button', { name: 'Calendar of Ada' }).click();
      await webhooks.dialog.getByRole('button', { name: 'Create link' }).click();
      await page.getByTestId('secret').waitFor();
      await assertAccessible(page, 'calendar address');
      await webhooks.takeSecret();
      await webhooks.open('events');
      await page.getByText('Test event').waitFor();
      await assertAccessible(page, 'events, a test');
      await page.getByText('Upcoming', { exact: true }).click();
      await webhooks.events.getByText('Moon void of course').first().waitFor();
      await assertAccessible(page, 'events');
      await webhooks.events.getByRole('button').first().click();
      await webhooks.details.getByText('Not sent yet.').waitFor();
      await assertAccessible(page, 'event');
      assert.deepEqual(problems, []);
      await receiver.close();
    });
  }
});
