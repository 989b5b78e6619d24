import type { Page } from '@playwright/test';
import { LoginPage } from './pages/login-page.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { Shell } from './pages/shell.ts';
import { registerConfirmed } from './support/account.ts';
import { assertAccessible, WIDTHS } from './support/axe.ts';
import { mailedCode } from './support/mailbox.ts';
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

test.describe('a change long after the sign-in', () => {
  for (const width of WIDTHS) {
    test(`passes axe, as do recovery codes, at ${width} px, light and dark`, async ({ visit }) => {
      const { page } = await visit({ viewport: { width, height: 900 } });
      const account = await registerConfirmed();
      await signInAs(page, account);
      const settings = new SettingsPage(page);
      await settings.open();
      await signedInLongAgo(page, '/auth/v1/factors', 'POST');
      await settings.setUpAuthenticator.click();
      await settings.confirmOwner.waitFor();
      await assertAccessible(page, 'confirm-dialog');
      await settings.confirmOwner.getByRole('button', { name: 'Mail me a code instead' }).click();
      await settings.confirmOwner.getByLabel(`Code mailed to ${account.email}`).waitFor();
      await assertAccessible(page, 'confirm-code-dialog');
      await settings.confirmOwner.getByLabel(`Code mailed to ${account.email}`).fill(await mailedCode(account.email));
      await settings.confirmOwner.getByRole('button', { name: 'Confirm', exact: true }).click();
      await settings.qrCode.waitFor();
      await settings.code.fill(totpCode((await settings.secret.textContent()) ?? ''));
      await settings.turnOn.click();
      await settings.recoveryCodes.nth(9).waitFor();
      await assertAccessible(page, 'recovery-codes');
      await settings.codesSaved.click();
      await page.getByText('10 of 10 left.').waitFor();
      await assertAccessible(page, 'recovery-codes-left');
      await settings.turnOff.click();
      await settings.useRecoveryCode.click();
      await settings.recoveryCode.waitFor();
      await assertAccessible(page, 'turn-off');
      await new Shell(page).signOut();
      await new LoginPage(page).signIn(account);
      await new LoginPage(page).useRecoveryCode.click();
      await new LoginPage(page).recoveryCode.waitFor();
      await assertAccessible(page, 'sign-in-recovery-code');
    });
  }
});
