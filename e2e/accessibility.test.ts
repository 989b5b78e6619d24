import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { LoginPage } from './pages/login-page.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { SignUpPage } from './pages/signup-page.ts';
import { VerificationDialog } from './pages/verification-dialog.ts';
import { type Account, registerConfirmed, registerUnconfirmed } from './support/account.ts';
import { assertAccessible, WIDTHS } from './support/axe.ts';
import { signInAs } from './support/session.ts';
import { test } from './support/test.ts';
import { load, settle } from './support/settle.ts';
import { until } from './support/until.ts';

const PUBLIC = [
  '/',
  '/login',
  '/signup',
  '/documentation',
  '/reference',
  '/reference/conventions',
  '/reference/natal',
  '/reference/positions',
  '/reference/swiss',
  '/errors',
  '/accuracy',
  '/speed',
  '/alternatives',
  '/changelog',
  '/pricing',
  '/api-products',
  '/gallery',
  '/sample-reports',
  '/sample-reports/birth-chart',
  '/sample-reports/vedic-birth-chart',
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
  '/dashboard/reports',
  '/dashboard/activity-logs',
  '/dashboard/audit-log',
  '/dashboard/pricing',
  '/dashboard/usage',
  '/dashboard/docs',
  '/dashboard/billing',
  '/dashboard/none',
];

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate<boolean>(`document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`${selector} cannot be reached with the Tab key`);
}

/** Presses a key until it takes effect: a menu takes the focus while it opens. */
async function pressUntil(page: Page, key: string, effect: string): Promise<void> {
  for (let presses = 0; presses < 10; presses++) {
    await page.keyboard.press(key);
    await until(page, effect, 300).catch(() => undefined);
    if (await page.evaluate<boolean>(`(${effect}) === true`)) return;
  }
  assert.fail(`${key} has no effect`);
}

test.describe('accessibility', () => {
  let account: Account;
  test.beforeAll(async () => {
    account = await registerConfirmed();
  });

  for (const width of WIDTHS) {
    test(`finds no problems on the pages of a visitor at ${width} px, light and dark`, async ({ visit }) => {
      const { page } = await visit({ viewport: { width, height: 900 } });
      await load(page, '/');
      for (const path of PUBLIC) {
        await settle(page, path);
        await assertAccessible(page, path);
      }
      const login = new LoginPage(page);
      await login.open();
      await login.forgotPassword.click();
      await assertAccessible(page, 'forgot password');
      await login.open();
      await login.signIn(await registerUnconfirmed());
      await new VerificationDialog(page).sent.waitFor();
      await assertAccessible(page, 'verification dialog');
    });

    test(`finds no problems on the pages of a user at ${width} px, light and dark`, async ({ visit }) => {
      const { page } = await visit({ viewport: { width, height: 900 } });
      await signInAs(page, account);
      for (const path of PRIVATE) {
        await settle(page, path);
        await assertAccessible(page, path);
      }
      await page.getByRole('button', { name: 'Account menu' }).click();
      await assertAccessible(page, 'account menu');
      const settings = new SettingsPage(page);
      await settings.open();
      await settings.setUpAuthenticator.click();
      await settings.qrCode.waitFor();
      await assertAccessible(page, 'authenticator set-up');
    });
  }

  test('allows signing up with only the keyboard', async ({ visit }) => {
    const { page } = await visit();
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
  });

  test('allows copying the key and signing out with only the keyboard', async ({ visit }) => {
    const { page } = await visit();
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
  });
});
