import type { Page } from '@playwright/test';
import { LoginPage } from './pages/login-page.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { registerConfirmed } from './support/account.ts';
import { signInAs } from './support/session.ts';
import { test } from './support/test.ts';
import { totpCode } from './support/totp.ts';

const NEEDED = {
  code: 400,
  error_code: 'reauthentication_needed',
  msg: 'This change needs a sign-in of the last ten minutes. Please confirm that it is you.',
};

/** Makes the server's first answer that of an old sign-in. */
const signedInLongAgo = (page: Page, path: string, method: string) =>
  page.route(
    `**${path}`,
    (route) =>
      route.request().method() === method
        ? route.fulfill({ status: 400, headers: { 'x-supabase-api-version': '2024-01-01' }, json: NEEDED })
        : route.fallback(),
    { times: 1 },
  );

test.describe('recovery codes', () => {
  test('are not needed to cancel: cancelling the second factor signs out this browser', async ({ visit }) => {
    const account = await registerConfirmed();
    const { page } = await visit();
    await signInAs(page, account);
    const settings = new SettingsPage(page);
    await settings.open();
    await settings.turnOnSecondFactor(totpCode);
    const elsewhere = await visit();
    await new LoginPage(elsewhere.page).open();
    await new LoginPage(elsewhere.page).signIn(account);
    await elsewhere.page.getByRole('button', { name: 'Cancel and sign out' }).click();
    await new LoginPage(elsewhere.page).email.waitFor();
    await page.reload();
    await settings.heading.waitFor();
  });
});

test.describe('a change long after the sign-in', () => {
  test('can be cancelled without a message', async ({ visit }) => {
    const { page } = await visit();
    await signInAs(page, await registerConfirmed());
    const settings = new SettingsPage(page);
    await settings.open();
    await signedInLongAgo(page, '/auth/v1/factors', 'POST');
    await settings.setUpAuthenticator.click();
    await settings.confirmOwner.getByRole('button', { name: 'Cancel' }).click();
    await settings.confirmOwner.waitFor({ state: 'hidden' });
    await settings.setUpAuthenticator.click({ trial: true });
  });
});
