import assert from 'node:assert/strict';
import { DashboardPage } from './pages/dashboard-page.ts';
import { GoogleSandboxPage } from './pages/google-sandbox-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { Notifications } from './pages/notifications.ts';
import { newAccount } from './support/account.ts';
import { test } from './support/test.ts';

test.describe('signing in with Google', () => {
  test('makes an account with a key and returns to the dashboard', async ({ visit }) => {
    const { page } = await visit();
    const login = new LoginPage(page);
    await login.open();
    await login.google.click();
    await new GoogleSandboxPage(page).choose(newAccount().email);
    await page.waitForURL(({ pathname }) => pathname === '/dashboard');
    assert.match(await new DashboardPage(page).copiedKey(), /^THE[0-9a-f]{15}$/);
    assert.doesNotMatch(page.url(), /access_token/);
  });

  test('reports a refusal by Google', async ({ visit }) => {
    const { page } = await visit();
    const login = new LoginPage(page);
    await login.open();
    await login.google.click();
    await new GoogleSandboxPage(page).cancel.click();
    await new Notifications(page).toast('Google Sign-in Error').waitFor();
    await page.waitForURL('**/login');
  });
});
