import assert from 'node:assert/strict';
import { SettingsPage } from './pages/settings-page.ts';
import { DashboardPage, Notifications, Shell } from './pages/shell.ts';
import { LoginPage, VerificationDialog } from './pages/sign-in-pages.ts';
import { openDashboardAs, registerConfirmed, registerUnconfirmed, totpCode } from './support/account.ts';
import { mailedLink } from './support/mailbox.ts';
import { until } from './support/settle.ts';
import { test } from './support/test.ts';

test.describe('signing in', () => {
  test('rejects a wrong password under the form', async ({ visit }) => {
    const account = await registerConfirmed();
    const { page } = await visit();
    const login = await LoginPage.opened(page);
    await login.signIn({ ...account, password: 'not the password' });
    await login.message('Invalid email or password').waitFor();
    assert.equal(new URL(page.url()).pathname, '/login');
  });

  test('sends a visitor from a protected page to sign in and back', async ({ visit }) => {
    const account = await registerConfirmed();
    const { page } = await visit();
    await page.goto('/dashboard/activity-logs');
    await page.waitForURL('**/login');
    const notifications = new Notifications(page);
    await notifications.toast('Authentication Required').waitFor();
    await notifications.toast('Please log in to access this page.').waitFor();
    await new LoginPage(page).signIn(account);
    await page.waitForURL('**/dashboard/activity-logs');
  });

  test('recovers a forgotten password with the mailed link', async ({ visit }) => {
    const account = await registerConfirmed();
    const { page } = await visit();
    const login = await LoginPage.opened(page);
    await login.requestReset(account.email);
    await page.goto(await mailedLink(account.email, 'recovery'));
    await page.waitForURL('**/dashboard/settings?panel=account');
    const settings = new SettingsPage(page);
    await settings.createPassword('a new password', 'a new passwort');
    await page.getByText('The passwords do not match').waitFor();
    await settings.createPassword('a new password');
    await new Notifications(page).toast('Password updated').waitFor();
    await settings.currentPassword.waitFor();
    await new Shell(page).signOut();
    await login.signIn({ email: account.email, password: 'a new password' });
    await page.waitForURL('**/dashboard');
  });

  test('asks for a code once an authenticator app is set up, and not after it is removed', async ({ signedIn }) => {
    const { page, account } = await signedIn();
    const settings = await SettingsPage.opened(page);
    await settings.setUpAuthenticator.click();
    await settings.qrCode.waitFor();
    const secret = (await settings.secret.textContent()) ?? '';
    await settings.code.fill('000000' === totpCode(secret) ? '000001' : '000000');
    await settings.turnOn.click();
    await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor();
    await settings.code.fill(totpCode(secret));
    await settings.turnOn.click();
    await new Notifications(page).toast('Two-factor authentication is on').waitFor();

    await new Shell(page).signOut();
    const login = new LoginPage(page);
    await login.signIn(account);
    await login.code.waitFor();
    await page.goto('/dashboard');
    await login.code.waitFor();
    await login.enterCode(totpCode(secret, 1));
    await page.waitForURL('**/dashboard');
    await new DashboardPage(page).heading.waitFor();
  });
});

test.describe('signing in', { tag: '@detail' }, () => {
  test('asks an unconfirmed account to verify, and signs it in once the link was opened', async ({ visit }) => {
    const account = await registerUnconfirmed();
    const { page } = await visit();
    const login = await LoginPage.opened(page);
    await login.signIn(account);
    await new VerificationDialog(page).sent.waitFor();
    const elsewhere = await visit();
    await elsewhere.page.goto(await mailedLink(account.email, 'signup'));
    await new Notifications(page).toast('Email verified! You can now sign in.').waitFor();
    await page.waitForURL('**/dashboard');
  });

  test('leads to the dashboard where the address names a page of another site', async ({ signedIn }) => {
    const { page } = await signedIn();
    for (const redirect of ['/%09/evil.example', '/.//evil.example', '//evil.example']) {
      await page.goto(`/login?redirect=${redirect}`);
      await page.waitForURL('**/dashboard');
    }
  });

  test('ends every session of the user at sign-out', async ({ visit }) => {
    const account = await registerConfirmed();
    const here = await visit();
    const there = await visit();
    await openDashboardAs(here.page, account);
    await openDashboardAs(there.page, account);
    await new Shell(there.page).signOut();
    await here.page.goto('/dashboard');
    await here.page.waitForURL('**/login');
    await until(here.page, 'Object.keys(localStorage).every((name) => !name.startsWith("sb-"))');
  });

  test('removes stored data without a session', async ({ visit }) => {
    const { page } = await visit();
    await page.goto('/pricing');
    await page.evaluate('localStorage.setItem("sb-theia-auth-token", "{}"); document.cookie = "sb-old=1; path=/"');
    await page.goto('/dashboard');
    await page.waitForURL('**/login');
    await until(page, 'localStorage.getItem("sb-theia-auth-token") === null && !document.cookie.includes("sb-")');
  });
});
