import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { DeleteAccountDialog, SettingsPage } from './pages/settings-page.ts';
import { Notifications, Shell } from './pages/shell.ts';
import { LoginPage } from './pages/sign-in-pages.ts';
import { rejectOldSignIn, SIGN_IN_TOO_OLD, totpCode } from './support/account.ts';
import { accessibilityProblems } from './support/axe.ts';
import { mailedCode, mailsArrive } from './support/mailbox.ts';
import { watchButton } from './support/shown.ts';
import { test } from './support/test.ts';

test.describe('recovery codes', () => {
  test('are shown once, sign in once each, and can be replaced', async ({ signedIn }) => {
    const { page, problems, account } = await signedIn();
    const settings = new SettingsPage(page);
    const toast = (text: string) => new Notifications(page).toast(text).waitFor();
    await settings.open();
    await settings.setUpAuthenticator.click();
    await settings.qrCode.waitFor();
    await settings.code.fill(totpCode((await settings.secret.textContent()) ?? ''));
    await settings.turnOn.click();
    await toast('Two-factor authentication is on');
    await settings.recoveryCodes.nth(9).waitFor();
    const codes = await settings.recoveryCodes.allTextContents();
    assert.equal(new Set(codes).size, 10);
    for (const code of codes) assert.match(code, /^([a-z2-7]{4}-){3}[a-z2-7]{4}$/);
    const copied = await watchButton(page, 'Copied');
    await page.getByRole('button', { name: 'Copy codes' }).click();
    await copied();
    assert.equal(await page.evaluate('navigator.clipboard.readText()'), codes.join('\n'));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    assert.equal(download.suggestedFilename(), 'theia-recovery-codes.txt');
    const file = readFileSync(await download.path(), 'utf8');
    for (const code of codes) assert.ok(file.includes(code));
    assert.ok(file.includes(account.email));
    await settings.codesSaved.click();
    await page.getByText('10 of 10 left.').waitFor();
    assert.equal(await settings.recoveryCodes.count(), 0);

    await new Shell(page).signOut();
    const login = new LoginPage(page);
    await login.signIn(account);
    await login.useRecoveryCode.click();
    await login.recoveryCode.fill('aaaa-bbbb-cccc-dddd');
    await login.verify.click();
    await page.getByText('That recovery code is incorrect or was used before.').waitFor();
    await login.recoveryCode.fill((codes[0] ?? '').toUpperCase());
    await login.verify.click();
    await page.waitForURL('**/dashboard');
    await toast('9 are left.');
    await mailsArrive(account.email, [
      'Two-factor authentication was turned on',
      'Recovery codes were created for your account',
      'A recovery code was used to sign in',
    ]);

    await settings.open();
    await page.getByText('9 of 10 left.').waitFor();
    await settings.replaceCodes.click();
    await page.getByText('New codes replace the earlier ones.').waitFor();
    await page.getByRole('button', { name: 'Create new codes' }).click();
    await settings.recoveryCodes.nth(9).waitFor();
    const replaced = await settings.recoveryCodes.allTextContents();
    assert.equal(
      replaced.some((code) => codes.includes(code)),
      false,
    );
    await settings.codesSaved.click();
    await settings.turnOff.click();
    await settings.useRecoveryCode.click();
    await settings.recoveryCode.fill(replaced[3] ?? '');
    await settings.turnOff.click();
    await toast('Two-factor authentication is off');
    await settings.setUpAuthenticator.waitFor();
    await mailsArrive(account.email, ['Your recovery codes were replaced', 'Two-factor authentication was turned off']);
    assert.deepEqual(problems, []);
  });
});

test.describe('recovery codes', { tag: '@detail' }, () => {
  test('are not needed to cancel: cancelling the second factor signs out this browser', async ({ visit, signedIn }) => {
    const { page, account } = await signedIn();
    const settings = await SettingsPage.opened(page);
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

test.describe('a change long after the sign-in', { tag: '@detail' }, () => {
  test('asks for the password, reports a wrong one, and continues with the right one', async ({ signedIn }) => {
    const { page, account } = await signedIn();
    const settings = await SettingsPage.opened(page);
    await rejectOldSignIn(page, '/auth/v1/factors', 'POST');
    await settings.setUpAuthenticator.click();
    await settings.confirmOwner.waitFor();
    assert.deepEqual(await accessibilityProblems(page), []);
    const password = settings.confirmOwner.getByLabel('Your password', { exact: true });
    await password.fill('not the password');
    await settings.confirmOwner.getByRole('button', { name: 'Confirm', exact: true }).click();
    await settings.confirmOwner.getByText('Password is incorrect.').waitFor();
    await password.fill(account.password);
    await settings.confirmOwner.getByRole('button', { name: 'Confirm', exact: true }).click();
    await settings.confirmOwner.waitFor({ state: 'hidden' });
    await settings.qrCode.waitFor();
  });

  test('deletes the account after a mailed code', async ({ signedIn }) => {
    const { page, account } = await signedIn();
    const dialog = await DeleteAccountDialog.opened(page);
    await page.route(
      '**/functions/v1/delete-account',
      (route) => route.fulfill({ status: 403, json: { error: SIGN_IN_TOO_OLD.msg, code: SIGN_IN_TOO_OLD.error_code } }),
      { times: 1 },
    );
    await dialog.phrase.fill('delete my account');
    await dialog.confirm.click();
    const { confirmOwner } = new SettingsPage(page);
    await confirmOwner.getByRole('button', { name: 'Email me a code instead' }).click();
    await confirmOwner.getByLabel(`Code mailed to ${account.email}`).waitFor();
    await mailsArrive(account.email, ['Your confirmation code']);
    await confirmOwner.getByLabel(`Code mailed to ${account.email}`).fill(await mailedCode(account.email));
    await confirmOwner.getByRole('button', { name: 'Delete account' }).click();
    await page.waitForURL('**/login');
    await new LoginPage(page).signIn(account);
    await page.getByText('Invalid email or password').waitFor();
  });
  test('can be cancelled without a message', async ({ signedIn }) => {
    const { page } = await signedIn();
    const settings = await SettingsPage.opened(page);
    await rejectOldSignIn(page, '/auth/v1/factors', 'POST');
    await settings.setUpAuthenticator.click();
    await settings.confirmOwner.getByRole('button', { name: 'Cancel' }).click();
    await settings.confirmOwner.waitFor({ state: 'hidden' });
    await settings.setUpAuthenticator.click({ trial: true });
  });
});
