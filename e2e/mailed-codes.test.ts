import assert from 'node:assert/strict';
import { SettingsPage } from './pages/settings-page.ts';
import { Notifications } from './pages/shell.ts';
import { LoginPage, MailedCode, SignUpPage, VerificationDialog } from './pages/sign-in-pages.ts';
import { newAccount, registerConfirmed, registerUnconfirmed, signInAs, signUpWith } from './support/account.ts';
import { mailedCode, mailedLink, mailsTo } from './support/mailbox.ts';
import { test } from './support/test.ts';

const other = (code: string) => (code === '000000' ? '000001' : '000000');

test.describe('the six digits of a mail', () => {
  test('finish a sign-up in its dialog, after one mail and a wrong try', async ({ visit }) => {
    const { page, problems } = await visit();
    const account = newAccount();
    const signUp = await SignUpPage.opened(page);
    await signUp.signUp(account);
    const verification = new VerificationDialog(page);
    await verification.sent.waitFor();
    assert.equal((await mailsTo(account.email)).length, 1);
    const form = new MailedCode(verification.dialog);
    assert.deepEqual(
      [await form.field.getAttribute('inputmode'), await form.field.getAttribute('autocomplete')],
      ['numeric', 'one-time-code'],
    );
    const code = await mailedCode(account.email);
    await form.enter(other(code));
    await verification.dialog.getByText('That code is not right').waitFor();
    await form.enter(code);
    await new Notifications(page).toast('Email verified! You can now sign in.').waitFor();
    await page.waitForURL('**/dashboard');
    assert.deepEqual(problems, []);
  });

  test('recover a forgotten password on the sign-in page', async ({ visit }) => {
    const account = await registerConfirmed();
    const { page } = await visit();
    const login = await LoginPage.opened(page);
    await login.askForReset(account.email);
    await new MailedCode(login.resetDialog).enter(await mailedCode(account.email));
    await page.waitForURL('**/dashboard/settings?panel=account');
    await new SettingsPage(page).createPassword('a new password');
    await new Notifications(page).toast('Password updated').waitFor();
  });
});

test.describe('the six digits of a mail', { tag: '@detail' }, () => {
  test('confirm the owner’s own sign-up in their browser, even if a stranger signed up in the meantime', async ({
    visit,
  }) => {
    const { page, context } = await visit();
    const account = newAccount();
    const signUp = await SignUpPage.opened(page);
    await signUp.signUp(account);
    await new VerificationDialog(page).sent.waitFor();
    const stranger = { email: account.email, password: 'a stranger was here' };
    await signUpWith(stranger);
    const tab = await context.newPage();
    await tab.goto(await mailedLink(account.email, 'signup'));
    await tab.getByText('Your email has been successfully confirmed!').waitFor();
    await page.waitForURL('**/dashboard');
    const strangers = await visit();
    const login = await LoginPage.opened(strangers.page);
    await login.signIn(stranger);
    await strangers.page.getByText('Invalid email or password').waitFor();
    await login.signIn(account);
    await strangers.page.waitForURL('**/dashboard');
  });
  test('finish a sign-in that needs the confirmation', async ({ visit }) => {
    const account = await registerUnconfirmed();
    const { page } = await visit();
    const login = await LoginPage.opened(page);
    await login.signIn(account);
    const verification = new VerificationDialog(page);
    await verification.sent.waitFor();
    await new MailedCode(verification.dialog).enter(await mailedCode(account.email));
    await page.waitForURL('**/dashboard');
  });

  test('recover the account when the link fails, and in the settings', async ({ visit }) => {
    const account = await registerConfirmed();
    const { page } = await visit();
    const login = await LoginPage.opened(page);
    await login.requestReset(account.email);
    const code = await mailedCode(account.email);
    await page.goto('/auth/recovery?token_hash=broken&type=recovery');
    await page.getByRole('heading', { name: 'Invalid recovery link' }).waitFor();
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

  test('change the address, with both mails in any order', async ({ signedIn }) => {
    const { email } = newAccount();
    const { page, account } = await signedIn();
    const settings = await SettingsPage.opened(page);
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

test.describe('the link that stops an e-mail change', { tag: '@detail' }, () => {
  test('works while signed out, ends the other sessions and offers to set a new password', async ({ visit }) => {
    const account = await registerConfirmed();
    const thief = await visit();
    await signInAs(thief.page, account);
    const settings = await SettingsPage.opened(thief.page);
    await settings.changeEmail(newAccount().email, account.password);
    await settings.pendingEmail.waitFor();

    const { page } = await visit();
    const link = await mailedLink(account.email, 'email_change_stop');
    await page.goto(link);
    await page.getByRole('heading', { name: 'Email change stopped' }).waitFor();
    await page.getByRole('button', { name: 'Reset your password' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reset your password' });
    await dialog.getByRole('button', { name: 'Send reset link' }).click();
    const form = new MailedCode(dialog);
    await form.field.waitFor();
    await form.enter(await mailedCode(account.email));
    await page.waitForURL('**/dashboard/settings?panel=account');
    await new SettingsPage(page).createPassword('mine again');
    await new Notifications(page).toast('Password updated').waitFor();
    await thief.page.goto('/dashboard');
    await thief.page.waitForURL('**/login');
    await page.goto(link);
    await page.getByRole('heading', { name: 'Verification failed' }).waitFor();
  });
});
