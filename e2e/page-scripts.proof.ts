import assert from 'node:assert/strict';
import { paths } from '../apps/web/src/lib/paths.ts';
import { type Account, createSession, registerConfirmed } from './support/account.ts';
import { deploy } from './support/deploy.ts';
import { SHORT_TIMEOUTS, VIEWS_WITHOUT_READS } from './support/failure-modes.ts';
import { goWithin, load, until } from './support/settle.ts';
import { test } from './support/test.ts';
import { DASHBOARD_VIEWS, PUBLIC_VIEWS } from './support/views.ts';

/** A page of which other pages need nothing. */
const ELSEWHERE = '/legal';
const NOT_THERE = ['You are offline', 'Theia cannot be reached', 'Something broke on our side'];
const heading = `document.querySelector('h1')?.textContent`;
const ADDRESS = 'location.pathname + location.search';

/** Panels and tabs belong to the script of their page; the page after a payment leads on immediately. */
const scriptsOf = (views: readonly string[]) =>
  views.filter((view) => !view.includes('?') && view !== ELSEWHERE && view !== paths.paymentReturn);
const PAGES = [
  { whose: 'the dashboard', pages: scriptsOf(DASHBOARD_VIEWS), isSignedIn: true },
  { whose: 'visitors', pages: scriptsOf(PUBLIC_VIEWS), isSignedIn: false },
];

test.describe('a page whose script was never loaded', () => {
  let account: Account;
  test.beforeAll(async () => {
    account = await registerConfirmed();
  });

  for (const { whose, pages, isSignedIn } of PAGES) {
    const options = async () => (isSignedIn ? { storageState: await createSession(account) } : {});

    test(`says that the browser is offline, and comes when the connection is back (pages of ${whose})`, async ({
      visit,
    }) => {
      const { page, problems } = await visit(await options());
      for (const path of pages)
        await test.step(path, async () => {
          await load(page, ELSEWHERE);
          await page.context().setOffline(true);
          await goWithin(page, path);
          await until(page, `${heading} === 'You are offline'`);
          await page.context().setOffline(false);
          await until(page, `${heading} && !${JSON.stringify([...NOT_THERE, 'Legal'])}.includes(${heading})`);
          assert.equal(await page.evaluate(ADDRESS), path);
        });
      assert.deepEqual(problems, []);
    });

    test(`comes with one load of the new version that took its place (pages of ${whose})`, async ({ visit }) => {
      const { page, problems } = await visit(await options());
      for (const path of pages)
        await test.step(path, async () => {
          await load(page, ELSEWHERE);
          const seen = await deploy(page, /^\/assets\/.*\.js$/, false);
          await goWithin(page, path);
          await until(page, `${heading} && !${JSON.stringify([...NOT_THERE, 'Legal'])}.includes(${heading})`);
          assert.equal(await page.evaluate(ADDRESS), path);
          assert.equal(seen.pages, 1);
          await page.unrouteAll({ behavior: 'ignoreErrors' });
        });
      assert.deepEqual(problems, []);
    });
  }

  for (const [what, held] of [
    ['the configuration of the app', '**/config.json'],
    ['its script', '**/assets/usage-*.js'],
  ] as const)
    test(`says that Theia cannot be reached when ${what} never comes, and comes when it does`, async ({ signedIn }) => {
      const { page, problems } = await signedIn({ account });
      await page.addInitScript(
        `${SHORT_TIMEOUTS}; window.hasShortTimeouts = sessionStorage.getItem('isRestored') === null;`,
      );
      await page.route(held, () => new Promise<never>(() => {}));
      await page.goto('/dashboard/usage', { waitUntil: 'commit' });
      await page.getByRole('heading', { name: 'Theia cannot be reached' }).waitFor();
      await page.unroute(held);
      await page.evaluate(`sessionStorage.setItem('isRestored', 'yes')`);
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { level: 1, name: 'Usage' }).waitFor();
      assert.deepEqual(problems, []);
    });

  test('asks to sign in when the session was ended elsewhere, and knows the way back', async ({ visit }) => {
    const storageState = await createSession(account);
    const { page, problems } = await visit({ storageState });
    const { name, value } = storageState.origins[0]!.localStorage[0]!;
    await page.addInitScript(`localStorage.setItem(${JSON.stringify(name)}, ${JSON.stringify(value)})`);
    let hasEnded = false;
    await page.route(/\/(rest|functions)\/v1\//, (route) => {
      hasEnded = true;
      return route.fulfill({ status: 401, json: { message: 'The session has ended.' } });
    });
    const over = { status: 403, json: { code: 403, error_code: 'session_not_found', msg: 'ended' } };
    await page.route(/\/auth\/v1\/(sessions|recovery-codes)/, (route) => {
      hasEnded = true;
      return route.fulfill(over);
    });
    await page.route('**/auth/v1/user*', (route) => (hasEnded ? route.fulfill(over) : route.fallback()));
    await page.route('**/auth/v1/logout*', (route) => route.fulfill({ status: 204 }));
    for (const view of DASHBOARD_VIEWS.filter((one) => !VIEWS_WITHOUT_READS.has(one)))
      await test.step(view, async () => {
        hasEnded = false;
        await load(page, ELSEWHERE);
        await goWithin(page, view);
        await until(page, `location.pathname === '/login' && ${heading}`);
        await page.getByText('Your session has ended. Log in to return to this page.').waitFor();
        const from = await page.evaluate<{ pathname: string; search: string }>('history.state.usr.from');
        assert.equal(from.pathname + from.search, view);
      });
    assert.deepEqual(problems, []);
  });
});
