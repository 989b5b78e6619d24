import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { LoginPage } from './pages/login-page.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { SignUpPage } from './pages/signup-page.ts';
import { VerificationDialog } from './pages/verification-dialog.ts';
import { type Account, registerConfirmed, registerUnconfirmed, signInAs } from './support/account.ts';
import { accessibilityProblems } from './support/axe.ts';
import { launchBrowser, visit } from './support/browser.ts';
import { until } from './support/until.ts';

const PUBLIC = [
  '/',
  '/login',
  '/signup',
  '/documentation',
  '/errors',
  '/pricing',
  '/api-products',
  '/about',
  '/contact',
  '/legal',
  '/auth/email',
  '/auth/recovery',
  '/no-such-page',
];
const PRIVATE = [
  '/dashboard',
  '/dashboard/settings',
  '/dashboard/api-keys',
  '/dashboard/activity-logs',
  '/dashboard/pricing',
  '/dashboard/usage',
  '/dashboard/docs',
  '/dashboard/billing',
  '/dashboard/none',
];
const FORMS = [
  { width: 1440, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
  { width: 390, scheme: 'light' },
  { width: 390, scheme: 'dark' },
] as const;

async function check(page: Page, name: string): Promise<void> {
  assert.deepEqual(await accessibilityProblems(page), [], name);
  assert.equal(
    await page.evaluate('document.documentElement.scrollWidth <= document.documentElement.clientWidth'),
    true,
    `${name} scrolls sideways`,
  );
}

async function settle(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await until(page, 'document.querySelectorAll("[aria-hidden=true].animate-pulse.bg-sunken").length === 0');
}

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate<boolean>(`document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`${selector} cannot be reached with the Tab key`);
}

/** Presses a key until it took effect: a menu takes the focus for itself while it opens. */
async function pressUntil(page: Page, key: string, effect: string): Promise<void> {
  for (let presses = 0; presses < 10; presses++) {
    await page.keyboard.press(key);
    await until(page, effect, 300).catch(() => undefined);
    if (await page.evaluate<boolean>(`(${effect}) === true`)) return;
  }
  assert.fail(`${key} has no effect`);
}

describe('accessibility', () => {
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
      for (const path of PUBLIC) {
        await settle(page, path);
        await check(page, path);
      }
      const login = new LoginPage(page);
      await login.open();
      await login.forgotPassword.click();
      await check(page, 'forgot password');
      await login.open();
      await login.signIn(await registerUnconfirmed());
      await new VerificationDialog(page).sent.waitFor();
      await check(page, 'verification dialog');
      await signInAs(page, account);
      for (const path of PRIVATE) {
        await settle(page, path);
        await check(page, path);
      }
      await page.getByRole('button', { name: 'Account menu' }).click();
      await check(page, 'account menu');
      const settings = new SettingsPage(page);
      await settings.open();
      await settings.setUpAuthenticator.click();
      await settings.qrCode.waitFor();
      await check(page, 'authenticator set-up');
      await context.close();
    });
  }

  it('lets someone sign up with the keyboard alone', async () => {
    const { page, context } = await visit(browser);
    await new SignUpPage(page).open();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate('document.activeElement.textContent'), 'Skip to content');
    await tabTo(page, 'input[name=email]');
    await page.keyboard.type('ada@example.com');
    await tabTo(page, 'input[name=password]');
    await page.keyboard.type('longenough');
    await tabTo(page, 'input[name=confirm-password]');
    await page.keyboard.type('longenough');
    await tabTo(page, 'input[name=terms]');
    await page.keyboard.press('Space');
    await tabTo(page, 'button[type=submit]:enabled');
    await context.close();
  });

  it('lets someone copy the key and sign out with the keyboard alone', async () => {
    const { page, context } = await visit(browser);
    await signInAs(page, await registerConfirmed());
    await page.getByTestId('api-key').waitFor();
    await tabTo(page, '[aria-label="Copy API key"]');
    await page.keyboard.press('Enter');
    await page.getByText('API Key copied').waitFor();
    await page.reload();
    await page.getByTestId('api-key').waitFor();
    await tabTo(page, '[aria-label="Account menu"]');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Account Settings' }).waitFor();
    await pressUntil(page, 'End', 'document.activeElement?.textContent === "Logout"');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
    await context.close();
  });
});
