import { Notifications, Shell } from './pages/shell.ts';
import { LoginPage } from './pages/sign-in-pages.ts';
import { type Account, registerConfirmed } from './support/account.ts';
import { test } from './support/test.ts';

/** Parts of a view that name what they lack. */
const NAMED_READS = [
  { view: '/dashboard/api-keys', read: '**/rest/v1/key_usage*', missing: 'what each key was used for' },
  { view: '/dashboard/billing', read: '**/rest/v1/topup_queue*', missing: 'the history of your automatic top-ups' },
  {
    view: '/dashboard/activity-logs?status=failed',
    read: '**/functions/v1/call-figures*',
    missing: 'the figures of your calls',
  },
  { view: '/dashboard/reports', read: '**/rest/v1/user_credits*', missing: 'your balance' },
  { view: '/dashboard/activity-logs?status=failed', read: '**/rest/v1/saved_views*', missing: 'your saved views' },
  {
    view: '/dashboard/webhooks?view=events',
    read: '**/v1/subscriptions*',
    missing: 'the names of your subscriptions',
  },
] as const;

const SESSION_ENDED = { status: 401, json: { message: 'The session has ended.' } } as const;

let account: Account;
test.beforeAll(async () => {
  account = await registerConfirmed();
});

test.describe('when reads fail or the connection is lost', () => {
  test('a lost connection is shown at the bottom of the window until it is back', async ({ signedIn }) => {
    const { page, context } = await signedIn({ account, at: '/dashboard' });
    await page.getByTestId('api-key').waitFor();
    const notice = page.getByText('You are offline. The data shown may be outdated');
    await context.setOffline(true);
    await notice.waitFor();
    await context.setOffline(false);
    await notice.waitFor({ state: 'detached' });
  });

  test('what could not be read is named, and can be tried again', async ({ signedIn }) => {
    const { page } = await signedIn({ account });
    for (const { view, read, missing } of NAMED_READS)
      await test.step(missing, async () => {
        let fails = true;
        await page.route(read, (route) =>
          fails ? route.fulfill({ status: 500, json: { message: 'down' } }) : route.fallback(),
        );
        await page.goto(view);
        const notice = page.getByText(`Could not be loaded: ${missing}.`);
        await notice.waitFor();
        fails = false;
        await page.getByRole('button', { name: 'Try again' }).click();
        await notice.waitFor({ state: 'detached' });
      });
  });

  for (const { where, link, part, heading, isEmpty } of [
    {
      where: 'the last page stays',
      link: 'Pricing',
      part: 'plans-page',
      heading: 'Simple, usage-based pricing',
      isEmpty: false,
    },
    { where: 'in an empty frame', link: 'Sign Up', part: 'signup-page', heading: 'Create an account', isEmpty: true },
  ])
    test(`a page that takes long says that it is loading, ${where}`, { tag: '@detail' }, async ({ visit }) => {
      const { page } = await visit();
      const held = Promise.withResolvers<void>();
      await page.route(`**/assets/${part}-*.js`, async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.goto('/about');
      await page.getByRole('banner').getByRole('link', { name: link, exact: true }).click();
      const line = page.getByRole('progressbar', { name: 'Loading the page' });
      await line.waitFor();
      await page.getByText('Loading…').waitFor({ state: isEmpty ? 'visible' : 'detached' });
      held.resolve();
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await line.waitFor({ state: 'detached' });
    });

  test('a session ended elsewhere leads to the sign-in with a message, and back to the page', async ({ signedIn }) => {
    const { page } = await signedIn({ account, at: '/dashboard' });
    await page.getByTestId('api-key').waitFor();
    await page.route(/\/rest\/v1\//, (route) => route.fulfill(SESSION_ENDED));
    await page.route('**/auth/v1/user*', (route) =>
      route.fulfill({ status: 403, json: { code: 403, error_code: 'session_not_found', msg: 'ended' } }),
    );
    await new Shell(page).entry('Billing').click();
    await page.waitForURL('**/login');
    await new Notifications(page).toast('Your session has ended. Log in to return to this page.').waitFor();
    await page.unrouteAll();
    await new LoginPage(page).signIn(account);
    await page.waitForURL('**/dashboard/billing');
  });
});

test.describe('when reads fail or the connection is lost', { tag: '@detail' }, () => {
  test('an open tab offers to reload for a new version, and asks when typed text would be lost', async ({
    signedIn,
  }) => {
    const { page } = await signedIn({ account });
    await page.goto('/dashboard/settings');
    await page.getByLabel('New email').first().fill('new@example.com');
    await page.route('**/build.json', (route) => route.fulfill({ json: { entry: '/assets/next-version.js' } }));
    await page.evaluate("dispatchEvent(new Event('focus'))");
    await page.getByText('A new version is ready.').waitFor();
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('dialog', { name: 'Reload the page?' }).waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  });
});
