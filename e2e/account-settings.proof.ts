import { SettingsPage } from './pages/settings-page.ts';
import { newAccount, registerConfirmed } from './support/account.ts';
import { signInAs } from './support/session.ts';
import { test } from './support/test.ts';
import { Notifications } from './pages/notifications.ts';

test.describe('account settings', () => {
  test('show the account for every unknown panel', async ({ visit }) => {
    const { page } = await visit();
    await signInAs(page, await registerConfirmed());
    const settings = new SettingsPage(page);
    for (const panel of ['account', 'apikeys', 'nonsense']) {
      await settings.open(panel);
      await settings.newEmail.waitFor();
    }
    await settings.close.click();
    await page.waitForURL('**/dashboard');
  });

  test('allow cancelling a pending e-mail change', async ({ visit }) => {
    const account = await registerConfirmed();
    const { page } = await visit();
    await signInAs(page, account);
    const settings = new SettingsPage(page);
    await settings.open();
    await settings.changeEmail(newAccount().email, account.password);
    await settings.pendingEmail.getByRole('button', { name: 'Cancel' }).click();
    await new Notifications(page).toast('Email change cancelled').waitFor();
  });
});
