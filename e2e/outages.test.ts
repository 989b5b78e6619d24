import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page, Route } from 'playwright-core';
import { until as untilSo } from '../apps/server/src/testing/until.ts';
import { ContactPage } from './pages/contact-page.ts';
import { LoginPage } from './pages/login-page.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { Shell } from './pages/shell.ts';
import { SignUpPage } from './pages/signup-page.ts';
import { type Account, newAccount, PASSWORD, registerConfirmed, signInAs } from './support/account.ts';
import { launchBrowser, visit } from './support/browser.ts';
import { until } from './support/until.ts';

/** What a browser may get instead of an answer. */
const OUTAGES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a 502 page of a proxy': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' }),
  'an empty 500': (route) => route.fulfill({ status: 500, body: '' }),
  'a page where an answer was expected': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' }),
  'no connection': (route) => route.abort('connectionrefused'),
};
const CALLS = /\/(auth\/v1|rest\/v1|functions\/v1)\/|\/config\.json/;
const MACHINE_TALK = /[{}<>]|failed to fetch|typeerror|unexpected token|unexpected end|json|edge function|\/assets\//i;
const SHOWN = '[role=region][aria-label=Notifications] li, section[aria-label=Notifications] li, [role=alert]';

/** Every message on the page, once there is one; the toasts are dismissed. */
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

async function speaksPlainly(page: Page, what: string): Promise<void> {
  const texts = await messages(page);
  assert.ok(texts.length > 0, `${what}: nothing is said`);
  for (const text of texts) assert.doesNotMatch(text, MACHINE_TALK, `${what}: ${text}`);
}

describe('when Theia cannot be reached', () => {
  let browser: Browser;
  let account: Account;
  before(async () => {
    browser = await launchBrowser();
    account = await registerConfirmed();
  });
  after(() => browser.close());

  for (const [outage, answer] of Object.entries(OUTAGES)) {
    it(`every form of a visitor says so in plain words: ${outage}`, async () => {
      const { page, context, problems } = await visit(browser);
      await page.route(CALLS, answer);
      const signUp = new SignUpPage(page);
      await signUp.open();
      await signUp.signUp({ ...newAccount(), password: PASSWORD });
      await speaksPlainly(page, 'sign-up');
      const login = new LoginPage(page);
      await login.open();
      await login.signIn(account);
      await speaksPlainly(page, 'sign-in');
      await login.open();
      await login.forgotPassword.click();
      await page.getByRole('dialog').getByLabel('Email').fill(account.email);
      await page.getByRole('button', { name: 'Send reset link' }).click();
      await speaksPlainly(page, 'reset');
      await page.goto('/auth/email?token_hash=abc&type=signup');
      await speaksPlainly(page, 'confirmation link');
      await page.goto('/auth/recovery?token_hash=abc&type=recovery');
      await speaksPlainly(page, 'recovery link');
      const contact = new ContactPage(page);
      await contact.open();
      await contact.write({ name: 'Ada', email: 'ada@example.com', subject: 'Billing', message: 'Hello' });
      await contact.send.click();
      await page.getByText('Failed to send message', { exact: true }).waitFor();
      await speaksPlainly(page, 'contact');
      assert.deepEqual(problems, []);
      await context.close();
    });

    it(`every screen of the dashboard says so in plain words: ${outage}`, async () => {
      const { page, context, problems } = await visit(browser);
      await signInAs(page, account);
      const shell = new Shell(page);
      await page.getByTestId('api-key').waitFor();
      await page.route(CALLS, answer);
      for (const [entry, heading] of [
        ['Activity Logs', 'Activity Logs'],
        ['Pricing', 'Pricing'],
        ['Usage', 'Usage'],
        ['API Keys', 'API Keys'],
        ['Billing', 'Billing'],
      ] as const) {
        await shell.entry(entry).click();
        await page.getByRole('heading', { level: 1, name: heading }).waitFor();
        await speaksPlainly(page, entry);
      }
      await page.getByRole('button', { name: 'Account menu' }).click();
      await page.getByRole('menuitem', { name: 'Account Settings' }).click();
      const settings = new SettingsPage(page);
      await settings.changeEmail('new@example.com', account.password);
      await speaksPlainly(page, 'e-mail');
      await settings.currentPassword.fill(account.password);
      await settings.ok.click();
      await page.getByText('There was an error verifying your password.').waitFor();
      await page.unroute(CALLS);
      await settings.ok.click();
      await page.getByLabel('New password', { exact: true }).waitFor();
      await page.route(CALLS, answer);
      await settings.createPassword('another good one');
      await speaksPlainly(page, 'password');
      assert.deepEqual(problems, []);
      await context.close();
    });
  }

  it('Google sign-in says so in plain words when the way there cannot be asked for', async () => {
    const { page, context } = await visit(browser);
    await page.route('**/config.json', (route) => route.abort('connectionrefused'));
    await new LoginPage(page).open();
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await page.getByText('Theia cannot be reached. Check the connection and try again.').waitFor();
    await context.close();
  });

  it('a database error of a sign-up keeps its words and its hint', async () => {
    const { page, context } = await visit(browser);
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
    await context.close();
  });

  it('a session that is due for renewal survives it', async () => {
    const { page, context } = await visit(browser);
    await signInAs(page, account);
    await page.getByTestId('api-key').waitFor();
    await page.evaluate(
      `(() => { const key = 'sb-theia-auth-token'; const held = JSON.parse(localStorage.getItem(key)); localStorage.setItem(key, JSON.stringify({ ...held, expires_at: 1, expires_in: 0 })); })()`,
    );
    await page.route('**/auth/v1/**', (route) => route.fulfill({ status: 502, body: '' }));
    await page.goto('/dashboard/usage');
    await page.getByRole('heading', { name: 'Theia cannot be reached' }).waitFor();
    await page.unroute('**/auth/v1/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Usage' }).waitFor();
    await context.close();
  });

  it('a screen that was never loaded says that one is offline, and comes by itself with the connection', async () => {
    const { page, context } = await visit(browser);
    await signInAs(page, account);
    await page.getByTestId('api-key').waitFor();
    await context.setOffline(true);
    await new Shell(page).entry('Usage').click();
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    assert.doesNotMatch((await page.locator('body').textContent()) ?? '', MACHINE_TALK);
    assert.equal(new URL(page.url()).pathname, '/dashboard/usage');
    await new Shell(page).entry('Dashboard').click();
    await page.getByTestId('api-key').waitFor();
    await new Shell(page).entry('Usage').click();
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: 'Usage' }).waitFor();
    await page.getByText('of 50,000 calls').first().waitFor();
    await context.close();
  });
});

describe('a tab that is open while a new version is deployed', () => {
  let browser: Browser;
  let account: Account;
  before(async () => {
    browser = await launchBrowser();
    account = await registerConfirmed();
  });
  after(() => browser.close());

  /**
   * The server of the next version: its pages name another entry script, and a file of the old version is gone, until a page of the new one was
   * served or for good. Counts the pages that were loaded and how often the file was asked for.
   */
  async function deploy(page: Page, gone: RegExp, forGood: boolean): Promise<{ pages: number; asked: number }> {
    const seen = { pages: 0, asked: 0 };
    let entry = '';
    await page.route('**/*', async (route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      if (request.resourceType() === 'document' || (request.headers()['accept'] ?? '').startsWith('text/html')) {
        const response = await route.fetch();
        const html = await response.text();
        entry = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? '';
        if (request.isNavigationRequest()) seen.pages++;
        return route.fulfill({ response, body: html.replaceAll(entry, '/assets/next-version.js') });
      }
      if (pathname === '/assets/next-version.js')
        return route.fulfill({
          response: await route.fetch({ url: request.url().replace('/assets/next-version.js', entry) }),
        });
      if (!gone.test(pathname)) return route.fallback();
      seen.asked++;
      return forGood || seen.pages === 0
        ? route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><title>Not found</title>' })
        : route.fallback();
    });
    return seen;
  }

  it('loads itself afresh, once, when a screen of the old version is gone, and lands on it', async () => {
    const { page, context } = await visit(browser);
    await signInAs(page, account);
    await page.getByTestId('api-key').waitFor();
    const seen = await deploy(page, /^\/assets\/usage-.*\.js$/, false);
    await new Shell(page).entry('Usage').click();
    await page.getByRole('heading', { level: 1, name: 'Usage' }).waitFor();
    assert.equal(new URL(page.url()).pathname, '/dashboard/usage');
    assert.ok(seen.asked > 0, 'the file of the old version was asked for');
    assert.equal(seen.pages, 1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });

  it('does not load itself over and over when the new version lacks the file too', async () => {
    const { page, context } = await visit(browser);
    await signInAs(page, account);
    await page.getByTestId('api-key').waitFor();
    const seen = await deploy(page, /^\/assets\/usage-.*\.js$/, true);
    await new Shell(page).entry('Usage').click();
    await page.getByRole('heading', { name: 'Theia cannot be reached' }).waitFor();
    await untilSo(async () => {
      await page
        .getByRole('button', { name: 'Try again' })
        .click({ timeout: 2000 })
        .catch(() => undefined);
      return seen.asked >= 8;
    }, 'eight questions for the file');
    assert.ok(seen.asked >= 8, `the file was asked for ${seen.asked} times`);
    assert.ok(seen.pages <= 2, `${seen.pages} pages were loaded`);
    await page.getByRole('heading', { name: 'Theia cannot be reached' }).waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });

  it('leaves a public page readable when its script is gone', async () => {
    const { page, context } = await visit(browser);
    const seen = await deploy(page, /^\/assets\/pricing-.*\.js$/, true);
    await page.goto('/pricing');
    await page.getByRole('heading', { level: 1, name: 'Simple plans, exact calls' }).waitFor();
    await page.waitForLoadState('networkidle');
    assert.ok(seen.asked > 0);
    assert.equal(seen.pages, 1);
    assert.equal(await page.getByRole('heading', { level: 1 }).textContent(), 'Simple plans, exact calls');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
  });
});
