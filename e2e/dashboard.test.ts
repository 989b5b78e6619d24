import assert from 'node:assert/strict';
import { DashboardPage, Notifications, Shell } from './pages/shell.ts';
import { type Account, openDashboardAs, registerConfirmed } from './support/account.ts';
import { until } from './support/settle.ts';
import { respond, watchButton } from './support/shown.ts';
import { test } from './support/test.ts';

const SCREENS = [
  ['Dashboard', '/dashboard', 'Dashboard'],
  ['API Keys', '/dashboard/api-keys', 'API Keys'],
  ['Playground', '/dashboard/playground', 'Playground'],
  ['Documentation', '/dashboard/docs', 'Documentation'],
  ['Webhooks', '/dashboard/webhooks', 'Webhooks'],
  ['Reports', '/dashboard/reports', 'Reports'],
  ['Activity Logs', '/dashboard/activity-logs', 'Activity Logs'],
  ['Usage', '/dashboard/usage', 'Usage'],
  ['Audit log', '/dashboard/audit-log', 'Audit log'],
  ['Pricing', '/dashboard/pricing', 'Pricing'],
  ['Billing', '/dashboard/billing', 'Billing'],
] as const;

const WEEK_SECONDS = 7 * 86_400;

let account: Account;
test.beforeAll(async () => {
  account = await registerConfirmed();
});

test.describe('the dashboard', () => {
  test('shows, hides, copies and regenerates the key', async ({ signedIn }) => {
    const { page } = await signedIn({ account, at: '/dashboard' });
    const dashboard = new DashboardPage(page);
    const key = await dashboard.copiedKey();
    await dashboard.showKey.click();
    assert.equal(await dashboard.key.textContent(), key);
    const regenerated = await watchButton(page, 'Regenerated');
    await dashboard.regenerate.click();
    await new Notifications(page).toast('Your API key has been regenerated.').waitFor();
    await regenerated();
    const renewed = await dashboard.key.textContent();
    assert.match(renewed ?? '', /^THE[0-9a-f]{15}$/);
    assert.notEqual(renewed, key);
    await page.getByRole('button', { name: 'Regenerate', exact: true }).waitFor();
  });

  test('formats calls and automatic top-ups as specified', async ({ visit }) => {
    const { page } = await visit();
    const call = (id: string, status: number, cost: number | null) => ({
      id,
      created_at: '2026-03-04T05:06:07+00:00',
      response_status: status,
      request_type: 'natal',
      processing_time_ms: 2,
      method: 'POST',
      path: '/swiss/natal',
      error_message: status >= 400 ? 'birth_date is not a date.' : null,
      api_usage: cost === null ? null : { total_cost_usd: cost },
    });
    await respond(page, '**/functions/v1/calls', {
      json: { calls: [call('1', 200, 0.125), call('2', 404, null), call('3', 200, 0.002)], unread_before: null },
    });
    await respond(page, '**/rest/v1/topup_queue*', {
      json: ['pending', 'max_retries_reached', 'processing'].map((status) => ({
        id: status,
        status,
        amount_usd: 50,
        requested_at: '2026-03-04T05:06:07+00:00',
        processed_at: null,
        message: null,
      })),
    });
    await openDashboardAs(page, account);
    const { recentCalls } = new DashboardPage(page);
    for (const cost of ['$0.125', '$0.002']) await recentCalls.getByText(cost, { exact: true }).waitFor();
    await recentCalls.getByText('$0.00', { exact: true }).waitFor();
    await recentCalls.getByText('None', { exact: true }).waitFor();
    await recentCalls.getByText('POST /swiss/natal', { exact: true }).waitFor();
    await recentCalls.getByText('birth_date is not a date.', { exact: true }).waitFor();
    await recentCalls
      .getByText(/^Mar \d, 2026 \d\d:\d\d:07$/)
      .first()
      .waitFor();
    for (const label of ['Pending', 'Max Retries', 'processing'])
      await page
        .getByRole('region', { name: 'Auto top-up history' })
        .getByText(label, { exact: true })
        .first()
        .waitFor();
  });

  test('opens a complete screen from every entry of the sidebar, which has three groups', async ({ signedIn }) => {
    const { page } = await signedIn({ account, at: '/dashboard' });
    const shell = new Shell(page);
    for (const [entry, path, heading] of SCREENS) {
      await shell.entry(entry).click();
      await page.waitForURL(`**${path}`);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      assert.equal(await shell.entry(entry).getAttribute('aria-current'), 'page');
    }
    const namesIn = (group: string) => page.getByRole('list', { name: group }).getByRole('link').count();
    assert.deepEqual(await Promise.all(['Build', 'Observe', 'Money'].map(namesIn)), [5, 3, 2]);
  });
});

test.describe('the dashboard', { tag: '@detail' }, () => {
  test('offers to generate a key when there is none', async ({ visit }) => {
    const { page } = await visit();
    await page.route('**/rest/v1/api_keys*', (route) => route.fulfill({ json: [] }));
    await openDashboardAs(page, account);
    await page.getByText('No API key found').waitFor();
    await page.getByRole('button', { name: 'Generate API Key' }).waitFor();
  });

  test('shows the account’s threshold of automatic top-ups, and the exact balance', async ({ visit }) => {
    const { page } = await visit();
    const wallet = page.getByRole('region', { name: 'Wallet balance' });
    await openDashboardAs(page, account);
    await wallet.getByText('below $45.00', { exact: true }).waitFor();
    await wallet.getByText('Auto top-up, when turned on', { exact: true }).waitFor();
    await respond(page, '**/rest/v1/billing_settings*', {
      json: {
        spend_cap_usd: null,
        low_balance_usd: 5,
        auto_topup: true,
        auto_topup_threshold_usd: 12.5,
        auto_topup_amount_usd: 50,
        auto_topup_monthly_ceiling_usd: 500,
        auto_topup_stopped: null,
      },
    });
    await page.route('**/rest/v1/user_credits*', (route) =>
      route.fulfill({ json: { balance_usd: 49.998, last_updated: '2026-03-04T05:06:07+00:00' } }),
    );
    await page.reload();
    await wallet.getByText('below $12.50', { exact: true }).waitFor();
    await wallet.getByText('Auto top-up', { exact: true }).waitFor();
    assert.match((await page.getByTestId('balance').textContent()) ?? '', /^\$50\.00/);
    await wallet.getByTitle('Exactly $49.998').waitFor();
  });

  test('collapses the sidebar with Ctrl+B, labels its icons, and remembers the choice', async ({ signedIn }) => {
    const { page, context } = await signedIn({ account, at: '/dashboard' });
    const shell = new Shell(page);
    await shell.sidebar.waitFor();
    const earliestSeconds = Math.floor(Date.now() / 1000) + WEEK_SECONDS;
    await page.keyboard.press('Control+b');
    await until(page, 'document.querySelector("aside[data-state]")?.offsetWidth === 48');
    await shell.entry('Usage').hover();
    await page.getByRole('tooltip', { name: 'Usage' }).waitFor();
    await page.reload();
    await until(page, 'document.querySelector("aside[data-state]")?.offsetWidth === 48');
    const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
    assert.equal(cookie?.value, 'false');
    const expiresSeconds = cookie?.expires ?? 0;
    assert.ok(expiresSeconds >= earliestSeconds && expiresSeconds <= Date.now() / 1000 + WEEK_SECONDS);
    await shell.toggle.click();
    await until(page, 'document.querySelector("aside[data-state]")?.offsetWidth === 256');
  });

  test('opens the sidebar as a sheet below 768 px', async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 767, height: 800 } });
    await openDashboardAs(page, account);
    const shell = new Shell(page);
    await shell.toggle.waitFor();
    assert.equal(await shell.sidebar.count(), 0);
    await shell.toggle.click();
    await shell.sheet.getByRole('link', { name: 'Usage' }).click();
    await page.waitForURL('**/dashboard/usage');
    await shell.sheet.waitFor({ state: 'hidden' });
    // The arrival moves the focus to the page, a moment after the address has changed.
    await until(page, 'document.activeElement?.id === "content"');
    await shell.toggle.click();
    await shell.sheet.waitFor();
    await page.keyboard.press('Escape');
    await until(page, 'document.activeElement?.getAttribute("aria-label") === "Toggle sidebar"');
  });

  test('shows the wallet of a new account as empty', async ({ signedIn }) => {
    const { page } = await signedIn({ account, at: '/dashboard' });
    const dashboard = new DashboardPage(page);
    await dashboard.balance.waitFor();
    assert.equal(await dashboard.balance.textContent(), '$0.00USD');
    await page.getByText('No top-ups yet').waitFor();
  });

  test('retries reading the key every 3 s while it cannot be read', async ({ visit }) => {
    const { page } = await visit();
    let failing = true;
    await page.route('**/rest/v1/api_keys*', (route) =>
      failing ? route.fulfill({ status: 500, json: { message: 'down' } }) : route.continue(),
    );
    await openDashboardAs(page, account);
    await page.getByText('Error loading API key:').waitFor();
    await page.getByText('Failed to load API key. Please try again.').waitFor();
    failing = false;
    await new DashboardPage(page).key.waitFor();
  });

  test('starts with a sidebar of icons below 1024 px, until the user widens it', async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 768, height: 1024 } });
    await openDashboardAs(page, account);
    await until(page, 'document.querySelector("aside[data-state]")?.offsetWidth === 48');
    await new Shell(page).toggle.click();
    await until(page, 'document.querySelector("aside[data-state]")?.offsetWidth === 256');
    await page.reload();
    await until(page, 'document.querySelector("aside[data-state]")?.offsetWidth === 256');
  });
});
