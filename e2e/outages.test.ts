import assert from 'node:assert/strict';
import { Shell } from './pages/shell.ts';
import { LoginPage, SignUpPage } from './pages/sign-in-pages.ts';
import { type Account, newAccount, registerConfirmed } from './support/account.ts';
import { deploy } from './support/deploy.ts';
import { checkVisitorForms, OUTAGE_NAMES } from './support/outages.ts';
import { respond } from './support/shown.ts';
import { test } from './support/test.ts';

let account: Account;
test.beforeAll(async () => {
  account = await registerConfirmed();
});

test.describe('when Theia cannot be reached', () => {
  test('a database error at sign-up keeps its message and hint', async ({ visit }) => {
    const { page } = await visit();
    await respond(page, '**/auth/v1/signup*', {
      status: 500,
      json: { code: 500, error_code: 'unexpected_failure', msg: 'Database error saving new user' },
    });
    const signUp = await SignUpPage.opened(page);
    await signUp.signUp(newAccount());
    await page.getByText('Error details:').waitFor();
    await page.getByText('Error: Database error saving new user', { exact: true }).waitFor();
    await page
      .getByText('A database error occurred. This has been fixed and should work now. Please try again.')
      .waitFor();
  });
});

test.describe('when Theia cannot be reached', { tag: '@detail' }, () => {
  test('every form for visitors shows a plain message', async ({ visit }) => {
    await checkVisitorForms(visit, account, OUTAGE_NAMES.slice(0, 1));
  });

  test('Google sign-in shows a plain message when its URL cannot be requested', async ({ visit }) => {
    const { page } = await visit();
    await page.route('**/config.json', (route) => route.abort('connectionrefused'));
    await new LoginPage(page).open();
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await page.getByText('Theia cannot be reached. Check the connection and try again.').waitFor();
  });
});

test.describe('a tab that is open while a new version is deployed', { tag: '@detail' }, () => {
  let account: Account;
  test.beforeAll(async () => {
    account = await registerConfirmed();
  });

  test('reloads once when a file of the old version is missing, and shows the requested screen', async ({
    signedIn,
  }) => {
    const { page } = await signedIn({ account, at: '/dashboard' });
    await page.getByTestId('api-key').waitFor();
    const seen = await deploy(page, /^\/assets\/usage-.*\.js$/, false);
    await new Shell(page).entry('Usage').click();
    await page.getByRole('heading', { level: 1, name: 'Usage' }).waitFor();
    assert.equal(new URL(page.url()).pathname, '/dashboard/usage');
    assert.ok(seen.asked > 0, 'a request for the file of the old version');
    assert.equal(seen.pages, 1);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('keeps a public page readable when its script is missing', async ({ visit }) => {
    const { page } = await visit();
    const seen = await deploy(page, /^\/assets\/plans-page-.*\.js$/, true);
    await page.goto('/pricing', { waitUntil: 'load' });
    await page.getByRole('heading', { level: 1, name: 'Simple, usage-based pricing' }).waitFor();
    await page.waitForLoadState('networkidle');
    assert.ok(seen.asked > 0);
    assert.equal(seen.pages, 1);
    assert.equal(await page.getByRole('heading', { level: 1 }).textContent(), 'Simple, usage-based pricing');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
