import type { Page } from '@playwright/test';
import { SettingsPage } from './pages/settings-page.ts';
import { Notifications } from './pages/shell.ts';
import { newAccount } from './support/account.ts';
import { mailedLink } from './support/mailbox.ts';
import { test } from './support/test.ts';

const broken = (page: Page, call: string, method: string) =>
  page.route(`**/auth/v1/${call}*`, (route) =>
    route.request().method() === method ? route.fulfill({ status: 500, json: { msg: '' } }) : route.fallback(),
  );

test.describe('messages when account settings fail', () => {
  test('with the password', async ({ signedIn }) => {
    const { page, account } = await signedIn();
    const settings = new SettingsPage(page);
    const toast = (text: string) => new Notifications(page).toast(text).waitFor();
    await settings.open();
    const forgot = page.getByRole('button', { name: 'Forgot password?' });
    await broken(page, 'recover', 'POST');
    await forgot.click();
    await toast('Failed to send reset password email.');
    await page.unroute('**/auth/v1/recover*');
    await forgot.click();
    await toast('Reset email sent');
    await broken(page, 'token', 'POST');
    await settings.currentPassword.fill(account.password);
    await settings.ok.click();
    await page.getByText('There was an error verifying your password.').waitFor();
    await page.unroute('**/auth/v1/token*');
    await settings.ok.click();
    await settings.createPassword('another good one', 'another good two');
    await page.getByText('The passwords do not match').waitFor();
    await broken(page, 'user', 'PUT');
    await settings.createPassword('another good one');
    await page.getByText('There was an error updating your password.').waitFor();
  });

  test('with the e-mail', { tag: '@detail' }, async ({ visit, signedIn }) => {
    const { email } = newAccount();
    const { page, account } = await signedIn();
    const settings = new SettingsPage(page);
    const toast = (text: string) => new Notifications(page).toast(text).waitFor();
    await settings.open();
    await settings.updateEmail.click();
    await page.getByText('Email is required').waitFor();
    await settings.newEmail.fill('not an address');
    await page.getByText('Please enter a valid email address.').waitFor();
    await broken(page, 'user', 'PUT');
    await settings.changeEmail(email, account.password);
    await toast('There was an error updating your email address.');
    await page.unroute('**/auth/v1/user*');
    await settings.changeEmail(email, account.password);
    await settings.pendingEmail.waitFor();
    const elsewhere = await visit();
    await page.route('**/auth/v1/token?grant_type=refresh_token', (route) =>
      route.fulfill({ status: 400, json: { error_code: 'validation_failed', msg: 'broken' } }),
    );
    await elsewhere.page.goto(await mailedLink(email, 'email_change'));
    await elsewhere.page.getByRole('heading', { name: 'One of two addresses confirmed' }).waitFor();
    await elsewhere.page.goto(await mailedLink(account.email, 'email_change'));
    await elsewhere.page.getByText('Your email has been successfully changed!').waitFor();
    await toast('There was a problem refreshing your session. Please try logging out and back in.');
  });
});
