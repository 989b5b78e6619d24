import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { DashboardPage } from './pages/dashboard-page.ts';
import { GoogleSandboxPage } from './pages/google-sandbox-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { Notifications } from './pages/notifications.ts';
import { newAccount } from './support/account.ts';
import { launchBrowser, visit } from './support/browser.ts';

describe('signing in with Google', () => {
  let browser: Browser;
  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser.close());

  it('makes an account with a key and returns to the dashboard', async () => {
    const { page, context } = await visit(browser);
    const login = new LoginPage(page);
    await login.open();
    await login.google.click();
    await new GoogleSandboxPage(page).choose(newAccount().email);
    await page.waitForURL(({ pathname }) => pathname === '/dashboard');
    assert.match(await new DashboardPage(page).copiedKey(), /^THE[0-9a-f]{15}$/);
    assert.doesNotMatch(page.url(), /access_token/);
    await context.close();
  });

  it('says so when Google did not agree', async () => {
    const { page, context } = await visit(browser);
    const login = new LoginPage(page);
    await login.open();
    await login.google.click();
    await new GoogleSandboxPage(page).cancel.click();
    await new Notifications(page).toast('Google Sign-in Error').waitFor();
    await page.waitForURL('**/login');
    await context.close();
  });
});
