import assert from 'node:assert/strict';
import { DashboardPage } from './pages/dashboard-page.ts';
import { Shell } from './pages/shell.ts';
import { type Account, registerConfirmed } from './support/account.ts';
import { openDashboardAs } from './support/session.ts';
import { test } from './support/test.ts';
import { until } from './support/until.ts';

test.describe('the dashboard', () => {
  let account: Account;
  test.beforeAll(async () => {
    account = await registerConfirmed();
  });

  test('shows the wallet of a new account as empty', async ({ visit }) => {
    const { page } = await visit();
    await openDashboardAs(page, account);
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
