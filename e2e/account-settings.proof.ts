import { SettingsPage } from './pages/settings-page.ts';
import { registerConfirmed } from './support/account.ts';
import { signInAs } from './support/session.ts';
import { test } from './support/test.ts';

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
});
