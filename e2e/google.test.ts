import assert from 'node:assert/strict';
import { DashboardPage, Notifications } from './pages/shell.ts';
import { GoogleSandboxPage, LoginPage } from './pages/sign-in-pages.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { newAccount, signInElsewhere } from './support/account.ts';
import { mailsTo } from './support/mailbox.ts';
import { test } from './support/test.ts';

test.describe('signing in with Google', () => {
  test('makes an account with a key and returns to the dashboard', async ({ visit }) => {
    const { page } = await visit();
    const login = await LoginPage.opened(page);
    await login.google.click();
    await new GoogleSandboxPage(page).choose(newAccount().email);
    await page.waitForURL(({ pathname }) => pathname === '/dashboard');
    assert.match(await new DashboardPage(page).copiedKey(), /^THE[0-9a-f]{15}$/);
    assert.doesNotMatch(page.url(), /access_token/);
  });

  test('is a sign-in method that the settings list, and remove once there is a password', async ({ visit }) => {
    const { page } = await visit();
    const { email } = newAccount();
    const login = await LoginPage.opened(page);
    await login.google.click();
    await new GoogleSandboxPage(page).choose(email);
    await new DashboardPage(page).key.waitFor();
    const settings = await SettingsPage.opened(page);
    const google = settings.signInMethod('Google');
    await google.getByText(email, { exact: true }).waitFor();
    await google.getByText('Set a password before you remove your only sign-in method.').waitFor();
    assert.equal(await settings.removeGoogle.isEnabled(), false);
    await settings.signInMethod('Password').getByText('Not set').waitFor();
    await settings.newPassword.fill('a password beside Google');
    await settings.confirmPassword.fill('a password beside Google');
    await settings.setPassword.click();
    await settings.signInMethod('Password').getByText('Set', { exact: true }).waitFor();
    await settings.removeGoogle.click();
    const dialog = page.getByRole('dialog', { name: 'Remove Google sign-in?' });
    await dialog.getByText(email).waitFor();
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await new Notifications(page).toast('Google sign-in removed').waitFor();
    await google.getByText('Not connected').waitFor();
    await signInElsewhere({ email, password: 'a password beside Google' });
    assert.match((await mailsTo(email))[0]?.subject ?? '', /Google sign-in was removed/);
  });

  test('reports a refusal by Google', { tag: '@detail' }, async ({ visit }) => {
    const { page } = await visit();
    const login = await LoginPage.opened(page);
    await login.google.click();
    await new GoogleSandboxPage(page).cancel.click();
    await new Notifications(page).toast('Google Sign-in Error').waitFor();
    await page.waitForURL('**/login');
  });
});
