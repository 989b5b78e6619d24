import { LoginPage } from './pages/login-page.ts';
import { MailedCode } from './pages/mailed-code.ts';
import { Notifications } from './pages/notifications.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { VerificationDialog } from './pages/verification-dialog.ts';
import { newAccount, registerConfirmed, registerUnconfirmed } from './support/account.ts';
import { mailedCode } from './support/mailbox.ts';
import { signInAs } from './support/session.ts';
import { test } from './support/test.ts';

test.describe('the six digits of a mail', () => {
  test('finish a sign-in that needs the confirmation', async ({ visit }) => {
    const account = await registerUnconfirmed();
    const { page } = await visit();
    const login = new LoginPage(page);
    await login.open();
    await login.signIn(account);
    const verification = new VerificationDialog(page);
    await verification.sent.waitFor();
    await new MailedCode(verification.dialog).enter(await mailedCode(account.email));
    await page.waitForURL('**/dashboard');
  });

  test('recover the account when the link fails, and in the settings', async ({ visit }) => {
    const account = await registerConfirmed();
    const { page } = await visit();
    const login = new LoginPage(page);
    await login.open();
    await login.requestReset(account.email);
    const code = await mailedCode(account.email);
    await page.goto('/auth/recovery?token_hash=broken&type=recovery');
    await page.getByRole('heading', { name: 'Recovery link not accepted' }).waitFor();
    await page.getByLabel('Email', { exact: true }).fill(account.email);
    await new MailedCode(page.locator('main')).enter(code);
    await page.waitForURL('**/dashboard/settings?panel=account');
    const settings = new SettingsPage(page);
    await settings.createPassword('a new password');
    await new Notifications(page).toast('Password updated').waitFor();
    await page.getByRole('button', { name: 'Forgot password?' }).click();
    const form = new MailedCode(page.getByRole('region', { name: 'Change password' }));
    await form.field.waitFor();
    await form.enter(await mailedCode(account.email));
    await settings.createPassword('another new password');
    await page.getByText('Every other session ends when the password changes.').waitFor();
  });

  test('change the address, with both mails in any order', async ({ visit }) => {
    const account = await registerConfirmed();
    const { email } = newAccount();
    const { page } = await visit();
    await signInAs(page, account);
    const settings = new SettingsPage(page);
    await settings.open();
    await settings.changeEmail(email, account.password);
    await settings.pendingEmail.waitFor();
    const form = new MailedCode(settings.pendingEmail);
    await form.enter(await mailedCode(account.email));
    await settings.pendingEmail.getByText('Confirmed', { exact: true }).waitFor();
    await form.enter(await mailedCode(email));
    await new Notifications(page).toast('Email verified').waitFor();
    await settings.pendingEmail.waitFor({ state: 'hidden' });
    await page.getByRole('region', { name: 'Email address' }).getByText(email).waitFor();
  });
});
