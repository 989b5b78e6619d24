import assert from 'node:assert/strict';
import { until as untilSo } from '../apps/server/src/testing/until.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { Shell } from './pages/shell.ts';
import { type Account, registerConfirmed } from './support/account.ts';
import { deploy } from './support/deploy.ts';
import {
  assertPlainMessage,
  checkVisitorForms,
  OUTAGE_NAMES,
  replaceAnswers,
  TECHNICAL_TEXT,
} from './support/outages.ts';
import { goWithin } from './support/settle.ts';
import { test } from './support/test.ts';

test.describe('when Theia cannot be reached', () => {
  let account: Account;
  test.beforeAll(async () => {
    account = await registerConfirmed();
  });

  test('every form for visitors shows a plain message, whatever responds in place of Theia', async ({ visit }) => {
    await checkVisitorForms(visit, account, OUTAGE_NAMES);
  });

  test('every screen of the dashboard shows a plain message, whatever responds in place of Theia', async ({
    signedIn,
  }) => {
    const { page, problems } = await signedIn({ account, at: '/dashboard' });
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

  test('a session that is due for renewal survives an outage', async ({ signedIn }) => {
    const { page } = await signedIn({ account, at: '/dashboard' });
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
    signedIn,
  }) => {
    const { page, context } = await signedIn({ account, at: '/dashboard' });
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
    await page.getByText('includes 50,000 calls').first().waitFor();
  });
});

test('a tab that is open while a new version is deployed does not reload repeatedly when the new version lacks a file too', async ({
  signedIn,
}) => {
  const { page } = await signedIn({ at: '/dashboard' });
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
  }, 'eight requests for the file');
  assert.ok(seen.asked >= 8, `the file was requested ${seen.asked} times`);
  assert.ok(seen.pages <= 2, `${seen.pages} pages were loaded`);
  await page.getByRole('heading', { name: 'Theia cannot be reached' }).waitFor();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
