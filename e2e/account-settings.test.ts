import assert from 'node:assert/strict';
import { SettingsPage } from './pages/settings-page.ts';
import { Notifications, Shell } from './pages/shell.ts';
import { LoginPage } from './pages/sign-in-pages.ts';
import { newAccount } from './support/account.ts';
import { mailedLink } from './support/mailbox.ts';
import { test } from './support/test.ts';

test.describe('account settings', () => {
  test('change the e-mail once both addresses are confirmed in another browser', async ({ visit, signedIn }) => {
    const { email } = newAccount();
    const { page, account } = await signedIn();
    const settings = await SettingsPage.opened(page);
    await settings.changeEmail(account.email, account.password);
    await page.getByText('This is already your current email address.').waitFor();
    await settings.changeEmail(email, 'not the password');
    await page.getByText('Password is incorrect.').waitFor();
    await settings.changeEmail(email, account.password);
    await settings.pendingEmail.waitFor();
    const elsewhere = await visit();
    await elsewhere.page.goto(await mailedLink(email, 'email_change'));
    await elsewhere.page.getByRole('heading', { name: 'One of two addresses confirmed' }).waitFor();
    assert.equal(await settings.pendingEmail.isVisible(), true);
    await elsewhere.page.goto(await mailedLink(account.email, 'email_change'));
    await elsewhere.page.getByText('Your email has been successfully changed!').waitFor();
    await new Notifications(page).toast('Email verified').waitFor();
    await settings.pendingEmail.waitFor({ state: 'hidden' });
    await page.getByRole('region', { name: 'Email address' }).getByText(email).waitFor();
    await new Shell(page).signOut();
    await new LoginPage(page).signIn({ email, password: account.password });
    await page.waitForURL('**/dashboard');
  });

  test('change the password in two steps', async ({ signedIn }) => {
    const { page, account } = await signedIn();
    const settings = await SettingsPage.opened(page);
    await settings.currentPassword.fill('not the password');
    await settings.ok.click();
    await page.getByText('Current password is incorrect.').waitFor();
    await settings.currentPassword.fill(account.password);
    await settings.ok.click();
    await settings.newPassword.fill('short');
    assert.equal(await settings.confirmPassword.isVisible(), false);
    await settings.createPassword('another good one');
    await new Notifications(page).toast('Password updated').waitFor();
    await new Shell(page).signOut();
    await new LoginPage(page).signIn({ email: account.email, password: 'another good one' });
    await page.waitForURL('**/dashboard');
  });
});

test.describe('account settings', { tag: '@detail' }, () => {
  test('show the account for every unknown panel', async ({ signedIn }) => {
    const { page } = await signedIn();
    const settings = new SettingsPage(page);
    for (const panel of ['account', 'apikeys', 'nonsense']) {
      await settings.open(panel);
      await settings.newEmail.waitFor();
    }
    await settings.close.click();
    await page.waitForURL('**/dashboard');
  });

  test('allow cancelling a pending e-mail change', async ({ signedIn }) => {
    const { page, account } = await signedIn();
    const settings = await SettingsPage.opened(page);
    await settings.changeEmail(newAccount().email, account.password);
    await settings.pendingEmail.getByRole('button', { name: 'Cancel' }).click();
    await new Notifications(page).toast('Email change cancelled').waitFor();
  });
});
