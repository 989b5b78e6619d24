import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { filledButtons } from '../apps/web/src/testing/filled-buttons.ts';
import { LoginPage } from './pages/sign-in-pages.ts';
import { Notifications } from './pages/shell.ts';
import { type Account, createSession, openDashboardAs, registerConfirmed } from './support/account.ts';
import { holdTimers } from './support/shown.ts';
import { test } from './support/test.ts';
import { until } from './support/settle.ts';
import ROUTES from './walk.test-data.json' with { type: 'json' };

/** Waits until the page shows all texts; names the missing ones. */
async function waitForTexts(page: Page, path: string, texts: readonly string[]): Promise<void> {
  await page.goto(path);
  const missing = `${JSON.stringify(texts)}.filter((text) => !document.body.textContent.includes(text))`;
  await until(page, `${missing}.length === 0`).catch(async () =>
    assert.fail(`${path} lacks ${JSON.stringify(await page.evaluate(missing))}`),
  );
}

test.describe('every screen shows its specified texts', () => {
  let account: Account;
  test.beforeAll(async () => {
    account = await registerConfirmed();
  });

  test('to visitors', async ({ visit }) => {
    const { page, problems } = await visit();
    for (const [path, texts] of Object.entries(ROUTES.public)) await waitForTexts(page, path, texts);
    await holdTimers(page, 500);
    await page.goto('/payment-return?status=success');
    await page.getByText('Processing your payment...').waitFor();
    assert.deepEqual(problems, []);
  });

  test('to signed-in users', async ({ visit }) => {
    const { page, problems } = await visit({ colorScheme: 'dark', storageState: await createSession(account) });
    for (const [path, texts] of Object.entries(ROUTES.private)) {
      await waitForTexts(page, path, texts);
      const filled = await filledButtons(page);
      assert.ok(filled.length <= 1, `${path} has the primary actions ${filled.join(', ')}`);
    }
    assert.deepEqual(problems, []);
  });

  test('and redirects as specified', async ({ visit }) => {
    const { page } = await visit();
    for (const path of Object.keys(ROUTES.private).filter((one) => !one.includes('?'))) {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === '/login');
      await new Notifications(page).toast('Authentication Required').waitFor();
      await new Notifications(page).toast('Please log in to access this page.').waitFor();
    }
    await page.goto('/dashboard/usage');
    await page.waitForURL('**/login');
    await new LoginPage(page).signIn(account);
    await page.waitForURL('**/dashboard/usage');
    for (const path of ['/', '/documentation', '/login', '/signup']) {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === '/dashboard');
    }
    await page.getByRole('banner').getByRole('link', { name: 'Theia' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: 'Account menu' }).click();
    for (const name of ['Account Settings', 'API Keys', 'Support', 'Logout'])
      await page.getByRole('menuitem', { name, exact: true }).waitFor();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await until(
      page,
      '!Object.keys(localStorage).some((name) => name.startsWith("sb-") || name.startsWith("last_route") && localStorage.getItem(name).startsWith("/dashboard"))',
    );
  });

  test('and prints without screen-only elements, in light colours even in dark mode', async ({ visit }) => {
    const { page } = await visit({ colorScheme: 'dark' });
    await openDashboardAs(page, account);
    await page.getByTestId('api-key').waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    assert.equal(await page.locator('aside').isVisible(), false);
    assert.equal(await page.getByRole('banner').isVisible(), false);
    assert.equal(await page.getByRole('heading', { level: 1 }).isVisible(), true);
    assert.equal(
      await page.evaluate('getComputedStyle(document.documentElement).getPropertyValue("--surface").trim()'),
      '#fff',
    );
    await page.goto('/pricing');
    assert.equal(await page.getByRole('navigation', { name: 'Main', exact: true }).isVisible(), false);
    assert.equal(await page.getByRole('contentinfo').getByRole('navigation').first().isVisible(), false);
    assert.equal(
      await page.getByText('One successful request is one call').isVisible(),
      true,
      'answers to questions are printed',
    );
  });
});
