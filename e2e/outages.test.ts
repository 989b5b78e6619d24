import assert from 'node:assert/strict';
import type { Page, Route } from '@playwright/test';
import { until as untilSo } from '../apps/server/src/testing/until.ts';
import { ContactPage } from './pages/contact-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { Shell } from './pages/shell.ts';
import { SignUpPage } from './pages/signup-page.ts';
import { type Account, newAccount, PASSWORD, registerConfirmed } from './support/account.ts';
import { deploy } from './support/deploy.ts';
import { signInAs } from './support/session.ts';
import { goWithin, load } from './support/settle.ts';
import { test } from './support/test.ts';
import { until } from './support/until.ts';

/** Failures a browser may see instead of an answer. */
const OUTAGES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a 502 page of a proxy': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' }),
  'an empty 500': (route) => route.fulfill({ status: 500, body: '' }),
  'a page where an answer was expected': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' }),
  'no connection': (route) => route.abort('connectionrefused'),
};
const OUTAGE_NAMES = Object.keys(OUTAGES);
const CALLS = /\/(auth\/v1|rest\/v1|functions\/v1)\/|\/config\.json/;
const TECHNICAL_TEXT =
  /[{}<>]|failed to fetch|typeerror|unexpected token|unexpected end|json|edge function|\/assets\//i;
const SHOWN = '[role=region][aria-label=Notifications] li, section[aria-label=Notifications] li, [role=alert]';

/** Lets an outage answer the calls of a page. Returns the choice of the outage, or of none. */
async function replaceAnswers(page: Page): Promise<(outage: string) => void> {
  let answer: ((route: Route) => Promise<void>) | undefined;
  await page.route(CALLS, (route) => (answer ? answer(route) : route.fallback()));
  return (outage) => (answer = OUTAGES[outage]);
}

/** Waits for a message and returns all messages on the page; dismisses toasts. */
async function messages(page: Page): Promise<string[]> {
  await until(
    page,
    `[...document.querySelectorAll(${JSON.stringify(SHOWN)})].some((element) => element.checkVisibility() && element.textContent.trim() !== '' && !element.textContent.includes('Creating your account'))`,
  );
  const texts = await page.evaluate<string[]>(
    `[...document.querySelectorAll(${JSON.stringify(SHOWN)})].filter((element) => element.checkVisibility()).map((element) => element.textContent.trim()).filter(Boolean)`,
  );
  for (const button of await page.getByRole('button', { name: 'Dismiss notification' }).all())
    await button.click({ timeout: 2000 }).catch(() => undefined);
  return texts;
}

async function assertPlainMessage(page: Page, what: string): Promise<void> {
  const texts = await messages(page);
  assert.ok(texts.length > 0, `${what}: no message`);
  for (const text of texts) assert.doesNotMatch(text, TECHNICAL_TEXT, `${what}: ${text}`);
}

test.describe('when Theia cannot be reached', () => {
  let account: Account;
  test.beforeAll(async () => {
    account = await registerConfirmed();
  });

  test('every form for visitors shows a plain message, whatever answers in place of Theia', async ({ visit }) => {
    const { page, problems } = await visit();
    const take = await replaceAnswers(page);
    await load(page, '/about');
    const [signUp, login, contact] = [new SignUpPage(page), new LoginPage(page), new ContactPage(page)];
    for (const outage of OUTAGE_NAMES) {
      take(outage);
      await goWithin(page, '/signup');
      await signUp.submit.waitFor();
      await signUp.signUp({ ...newAccount(), password: PASSWORD });
      await assertPlainMessage(page, `sign-up, ${outage}`);
      await goWithin(page, '/login');
      await login.submit.waitFor();
      await login.signIn(account);
      await assertPlainMessage(page, `sign-in, ${outage}`);
      await goWithin(page, '/about');
      await page.getByRole('heading', { level: 1, name: 'Charts you can check' }).waitFor();
      await goWithin(page, '/login');
      await login.forgotPassword.click();
      await page.getByRole('dialog').getByLabel('Email').fill(account.email);
      await page.getByRole('button', { name: 'Send reset link' }).click();
      await assertPlainMessage(page, `reset, ${outage}`);
      for (const type of ['signup', 'recovery']) {
        await goWithin(page, '/about');
        await page.getByRole('heading', { level: 1, name: 'Charts you can check' }).waitFor();
        await goWithin(
          page,
          `/auth/${type === 'signup' ? 'email' : type}?token_hash=${encodeURIComponent(outage)}&type=${type}`,
        );
        await assertPlainMessage(page, `${type} link, ${outage}`);
        take('none');
        await page.getByRole('button', { name: 'Try again' }).click();
        await page.getByRole('heading', { name: /^(Verification failed|Recovery link not accepted)$/ }).waitFor();
        take(outage);
      }
      await goWithin(page, '/contact');
      await contact.form.waitFor();
      await contact.write({ name: 'Ada', email: 'ada@example.com', subject: 'Billing', message: 'Hello' });
      await contact.send.click();
      await page.getByText('Failed to send message', { exact: true }).waitFor();
      await assertPlainMessage(page, `contact, ${outage}`);
    }
    assert.deepEqual(problems, []);
  });

  test('every screen of the dashboard shows a plain message, whatever answers in place of Theia', async ({ visit }) => {
    const { page, problems } = await visit();
    await signInAs(page, account);
    const shell = new Shell(page);
    const settings = new SettingsPage(page);
    await page.getByTestId('api-key').waitFor();
    const take = await replaceAnswers(page);
    for (const outage of OUTAGE_NAMES) {
      take(outage);
      for (const [entry, heading] of [
        ['Activity Logs', 'Activity Logs'],
        ['Webhooks', 'Webhooks'],
        ['Pricing', 'Pricing'],
        ['Usage', 'Usage'],
        ['API Keys', 'API Keys'],
        ['Billing', 'Billing'],
      ] as const) {
        await shell.entry(entry).click();
        await page.getByRole('heading', { level: 1, name: heading }).waitFor();
        await assertPlainMessage(page, `${entry}, ${outage}`);
      }
      await page.getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('menuitem', { name: 'Account Settings' }).click();
      await settings.changeEmail('new@example.com', account.password);
      await assertPlainMessage(page, `e-mail, ${outage}`);
      await settings.currentPassword.fill(account.password);
      await settings.ok.click();
      await page.getByText('There was an error verifying your password.').waitFor();
      take('none');
      await settings.ok.click();
      await page.getByLabel('New password', { exact: true }).waitFor();
      take(outage);
      await settings.createPassword('another good one');
      await assertPlainMessage(page, `password, ${outage}`);
      await goWithin(page, '/dashboard');
      await shell.entry('Activity Logs').waitFor();
    }
    assert.deepEqual(problems, []);
  });

  test('Google sign-in shows a plain message when its URL cannot be requested', async ({ visit }) => {
    const { page } = await visit();
    await page.route('**/config.json', (route) => route.abort('connectionrefused'));
    await new LoginPage(page).open();
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await page.getByText('Theia cannot be reached. Check the connection and try again.').waitFor();
  });

  test('a database error at sign-up keeps its message and hint', async ({ visit }) => {
    const { page } = await visit();
    await page.route('**/auth/v1/signup*', (route) =>
      route.fulfill({
        status: 500,
        json: { code: 500, error_code: 'unexpected_failure', msg: 'Database error saving new user' },
      }),
    );
    const signUp = new SignUpPage(page);
    await signUp.open();
    await signUp.signUp(newAccount());
    await page.getByText('Error details:').waitFor();
    await page.getByText('Error: Database error saving new user', { exact: true }).waitFor();
    await page
      .getByText('A database error occurred. This has been fixed and should work now. Please try again.')
      .waitFor();
  });

  test('a session that is due for renewal survives an outage', async ({ visit }) => {
    const { page } = await visit();
    await signInAs(page, account);
    await page.getByTestId('api-key').waitFor();
    await page.evaluate(
      `(() => { const key = 'sb-theia-auth-token'; const held = JSON.parse(localStorage.getItem(key)); localStorage.setItem(key, JSON.stringify({ ...held, expires_at: 1, expires_in: 0 })); })()`,
    );
    await page.route('**/auth/v1/**', (route) => route.fulfill({ status: 502, body: '' }));
    // The renewal is tried again for half a minute: here, with its growing pauses twenty times shorter.
    await page.addInitScript(
      'const wait = window.setTimeout; window.setTimeout = (run, ms, ...rest) => wait(run, ms / 20, ...rest);',
    );
    await page.goto('/dashboard/usage');
    await page.getByRole('heading', { name: 'Theia cannot be reached' }).waitFor();
    await page.unroute('**/auth/v1/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Usage' }).waitFor();
  });

  test('a screen that was never loaded reports that the browser is offline, and loads when the connection returns', async ({
    visit,
  }) => {
    const { page, context } = await visit();
    await signInAs(page, account);
    await page.getByTestId('api-key').waitFor();
    await context.setOffline(true);
    await new Shell(page).entry('Usage').click();
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    assert.doesNotMatch((await page.locator('body').textContent()) ?? '', TECHNICAL_TEXT);
    assert.equal(new URL(page.url()).pathname, '/dashboard/usage');
    await new Shell(page).entry('Dashboard').click();
    await page.getByTestId('api-key').waitFor();
    await new Shell(page).entry('Usage').click();
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Usage' }).waitFor();
    await page.getByText('of 50,000 calls').first().waitFor();
  });
});

test.describe('a tab that is open while a new version is deployed', () => {
  let account: Account;
  test.beforeAll(async () => {
    account = await registerConfirmed();
  });

  test('reloads once when a file of the old version is missing, and shows the requested screen', async ({ visit }) => {
    const { page } = await visit();
    await signInAs(page, account);
    await page.getByTestId('api-key').waitFor();
    const seen = await deploy(page, /^\/assets\/usage-.*\.js$/, false);
    await new Shell(page).entry('Usage').click();
    await page.getByRole('heading', { level: 1, name: 'Usage' }).waitFor();
    assert.equal(new URL(page.url()).pathname, '/dashboard/usage');
    assert.ok(seen.asked > 0, 'a request for the file of the old version');
    assert.equal(seen.pages, 1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('does not reload repeatedly when the new version lacks the file too', async ({ visit }) => {
    const { page } = await visit();
    await signInAs(page, account);
    await page.getByTestId('api-key').waitFor();
    const seen = await deploy(page, /^\/assets\/usage-.*\.js$/, true);
    await new Shell(page).entry('Usage').click();
    await page.getByRole('heading', { name: 'Theia cannot be reached' }).waitFor();
    await untilSo(
      async () => {
        await page
          .getByRole('button', { name: 'Try again' })
          .click({ timeout: 2000 })
          .catch(() => undefined);
        return seen.asked >= 8;
      },
      'eight requests for the file',
      10,
      600_000,
    );
    assert.ok(seen.asked >= 8, `the file was requested ${seen.asked} times`);
    assert.ok(seen.pages <= 2, `${seen.pages} pages were loaded`);
    await page.getByRole('heading', { name: 'Theia cannot be reached' }).waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('keeps a public page readable when its script is missing', async ({ visit }) => {
    const { page } = await visit();
    const seen = await deploy(page, /^\/assets\/pricing-.*\.js$/, true);
    await page.goto('/pricing', { waitUntil: 'load' });
    await page.getByRole('heading', { level: 1, name: 'Simple plans, exact calls' }).waitFor();
    await page.waitForLoadState('networkidle');
    assert.ok(seen.asked > 0);
    assert.equal(seen.pages, 1);
    assert.equal(await page.getByRole('heading', { level: 1 }).textContent(), 'Simple plans, exact calls');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
