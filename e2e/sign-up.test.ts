import assert from 'node:assert/strict';
import { SettingsPage } from './pages/settings-page.ts';
import { DashboardPage, Notifications } from './pages/shell.ts';
import { LoginPage, SignUpPage, VerificationDialog } from './pages/sign-in-pages.ts';
import { newAccount, registerConfirmed, signInElsewhere, signUpWith } from './support/account.ts';
import { mailedLink } from './support/mailbox.ts';
import { test } from './support/test.ts';
import { THEIA_URL } from './support/theia-url.ts';

const NATAL = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };

test.describe('signing up', () => {
  test('leads from the form through the mailed link to a working key, and a call appears without a reload', async ({
    visit,
  }) => {
    const { page, problems } = await visit();
    const account = newAccount();
    const signUp = await SignUpPage.opened(page);
    await signUp.signUp(account);
    const verification = new VerificationDialog(page);
    await verification.sent.waitFor();
    await verification.mailboxLink.waitFor();

    const phone = await visit();
    await phone.page.goto(await mailedLink(account.email, 'signup'));
    await phone.page
      .getByText('Your email has been successfully confirmed! You can now access your account.')
      .waitFor();
    await phone.page.waitForURL('**/dashboard');

    await new Notifications(page).toast('Email verified! You can now sign in.').waitFor();
    await page.waitForURL('**/dashboard');
    const dashboard = new DashboardPage(page);
    const key = await dashboard.copiedKey();
    assert.match(key, /^THE[0-9a-f]{15}$/);
    await new Notifications(page).toast('API Key copied').waitFor();
    assert.equal(await dashboard.key.textContent(), `${key.slice(0, 4)}${'•'.repeat(10)}${key.slice(-4)}`);

    const answer = await fetch(`${THEIA_URL}/swiss/natal`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify(NATAL),
    });
    assert.equal(answer.status, 200);
    await dashboard.recentCalls.getByText('natal').waitFor();
    await dashboard.recentCalls.getByText('Success').waitFor();
    assert.deepEqual(problems, []);
  });

  test('is enabled only when e-mail, password, confirmation and terms are all valid', async ({ visit }) => {
    const { page } = await visit();
    const signUp = await SignUpPage.opened(page);
    await signUp.enter({ email: 'ada@example.com', password: 'longenough' });
    assert.equal(await signUp.submit.isEnabled(), true);
    await signUp.terms.uncheck();
    assert.equal(await signUp.submit.isEnabled(), false);
    await signUp.terms.check();
    await signUp.confirmation.fill('longenougH');
    assert.equal(await signUp.submit.isEnabled(), false);
    await page.getByText('The passwords do not match').waitFor();
    await signUp.email.fill('ada@example');
    await page.getByText('Please enter a valid email address.').waitFor();
  });

  test('keeps the verification dialog open until it is cancelled, and waits in silence', async ({ visit }) => {
    const { page } = await visit();
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(response.url());
    });
    const signUp = await SignUpPage.opened(page);
    await signUp.signUp(newAccount());
    const verification = new VerificationDialog(page);
    await verification.sent.waitFor();
    await page.keyboard.press('Escape');
    await page.mouse.click(5, 5);
    await verification.checkNow.click();
    await new Notifications(page).toast('Not verified yet').waitFor();
    assert.equal(await verification.dialog.isVisible(), true);
    assert.deepEqual(refused, [], 'waiting leaves no line in the console');
    await verification.cancel.click();
    await verification.dialog.waitFor({ state: 'hidden' });
  });
});

test.describe('signing up', { tag: '@detail' }, () => {
  test('asks for a password on another device when a stranger signed up with the address too', async ({ visit }) => {
    const { page } = await visit();
    const account = newAccount();
    const signUp = await SignUpPage.opened(page);
    await signUp.signUp(account);
    await new VerificationDialog(page).sent.waitFor();
    await signUpWith({ email: account.email, password: 'password of a stranger' });

    const phone = await visit();
    await phone.page.goto(await mailedLink(account.email, 'signup'));
    await phone.page.getByRole('link', { name: 'Choose a password' }).click();
    const settings = new SettingsPage(phone.page);
    await settings.newPassword.fill('chosen on the phone');
    await settings.confirmPassword.fill('chosen on the phone');
    await settings.setPassword.click();
    await new Notifications(phone.page).toast('Password updated').waitFor();
    await settings.signInMethod('Password').getByText('Set', { exact: true }).waitFor();

    await page.getByText('This sign-up and its password are no longer valid.').waitFor();
    for (const [password, works] of [
      ['password of a stranger', false],
      [account.password, false],
      ['chosen on the phone', true],
    ] as const)
      assert.equal(
        await signInElsewhere({ email: account.email, password }).then(
          () => true,
          () => false,
        ),
        works,
      );
  });

  test('does not reveal whether an address has an account already', async ({ visit }) => {
    const taken = await registerConfirmed();
    const { page } = await visit();
    const signUp = await SignUpPage.opened(page);
    await signUp.signUp({ email: taken.email, password: 'another password' });
    await new VerificationDialog(page).sent.waitFor();
    assert.equal(new URL(page.url()).pathname, '/signup');
  });

  test('explains a broken confirmation link', async ({ visit }) => {
    const { page } = await visit();
    await page.goto('/auth/email');
    await page.getByText('Invalid verification link. No token provided.').waitFor();
    await page.goto('/auth/email?token_hash=abc&type=invite');
    await page.getByText('Invalid verification link type.').waitFor();
    await page.goto('/auth/email?token_hash=abc&type=signup');
    await page.getByRole('heading', { name: 'Verification failed' }).waitFor();
    await new LoginPage(page).page.getByRole('link', { name: 'Sign in' }).waitFor();
  });
});
