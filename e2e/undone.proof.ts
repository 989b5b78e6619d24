import { expect, type Locator, type Page } from '@playwright/test';
import assert from 'node:assert/strict';
import { ApiKeysPage } from './pages/api-keys-page.ts';
import { WebhooksPage } from './pages/webhooks-page.ts';
import { type Account, createSession, readApiKey, registerConfirmed } from './support/account.ts';
import { BIRTH, request } from './support/product-api.ts';
import { holdAnswers } from './support/shown.ts';
import { test } from './support/test.ts';

const NOT_AVAILABLE = 'Theia is unavailable right now. Please try again in a moment.';

/** A change that a view shows optimistically. */
interface Change {
  readonly what: string;
  readonly view: string;
  /** The request that makes it. */
  readonly method: string;
  readonly call: string;
  readonly make: (page: Page) => Promise<void>;
  /** What is there after the change, and what is there before it. */
  readonly after: (page: Page) => Locator;
  readonly before: (page: Page) => Locator;
  readonly reason: string;
}

const main = (page: Page) => page.getByRole('main');
const inDialog = (page: Page, name: string) =>
  page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name, exact: true });

const CHANGES: readonly Change[] = [
  {
    what: 'mails about the quota',
    view: '/dashboard/billing',
    method: 'POST',
    call: '/functions/v1/billing-settings',
    make: (page) => page.getByRole('switch', { name: 'Quota emails' }).click(),
    after: (page) => page.getByRole('switch', { name: 'Quota emails', checked: false }),
    before: (page) => page.getByRole('switch', { name: 'Quota emails', checked: true }),
    reason: NOT_AVAILABLE,
  },
  {
    what: 'a revoked key',
    view: '/dashboard/api-keys',
    method: 'POST',
    call: '/functions/v1/revoke-key',
    make: async (page) => {
      await new ApiKeysPage(page).choose('Default', 'Revoke…');
      await inDialog(page, 'Revoke').click();
    },
    after: (page) => main(page).getByText('Revoked', { exact: true }),
    before: (page) => main(page).getByText('Active', { exact: true }),
    reason: 'Failed to update API key status. Please try again.',
  },
  {
    what: 'the name of a key',
    view: '/dashboard/api-keys',
    method: 'POST',
    call: '/functions/v1/rename-key',
    make: async (page) => {
      await new ApiKeysPage(page).choose('Default', 'Rename');
      const name = page.getByLabel('New name of Default');
      await name.fill('Chart service');
      await name.press('Enter');
    },
    after: (page) => main(page).getByRole('heading', { name: 'Chart service' }),
    before: (page) => main(page).getByRole('heading', { name: 'Default' }),
    reason: 'Failed to rename API key. Please try again.',
  },
  {
    what: 'a paused endpoint',
    view: '/dashboard/webhooks',
    method: 'POST',
    call: '/v1/webhooks/',
    make: (page) => page.getByRole('button', { name: 'Pause Receiver' }).click(),
    after: (page) => main(page).getByText('Paused', { exact: true }),
    before: (page) => main(page).getByText('Active', { exact: true }),
    reason: NOT_AVAILABLE,
  },
  {
    what: 'a paused subscription',
    view: '/dashboard/webhooks?view=subscriptions',
    method: 'POST',
    call: '/v1/subscriptions/',
    make: (page) => page.getByRole('button', { name: 'Pause Ada' }).click(),
    after: (page) => main(page).getByText('Paused', { exact: true }),
    before: (page) => main(page).getByText('Active', { exact: true }),
    reason: NOT_AVAILABLE,
  },
  {
    what: 'a deleted view of the activity',
    view: '/dashboard/activity-logs?status=failed',
    method: 'DELETE',
    call: '/rest/v1/saved_views',
    make: async (page) => {
      await page.getByRole('button', { name: 'Delete Failures' }).click();
      await inDialog(page, 'Delete').click();
    },
    after: (page) => page.getByRole('button', { name: 'Save view' }),
    before: (page) => page.getByRole('button', { name: 'Delete Failures' }),
    reason: 'The view could not be deleted. Please try again.',
  },
];

/** Holds the first request of a change until it is rejected; lets the next ones through. Counts what is sent. */
async function rejectFirst(page: Page, { method, call }: Change) {
  const released = Promise.withResolvers<void>();
  const seen = { sent: 0 };
  await page.route(
    ({ pathname }) => pathname.startsWith(call),
    async (route) => {
      if (route.request().method() !== method) return route.fallback();
      seen.sent += 1;
      if (seen.sent > 1) return route.fallback();
      await released.promise;
      return route.fulfill({ status: 500, json: { error: '' } });
    },
  );
  return { seen, reject: released.resolve };
}

test.describe('what is changed on the dashboard', () => {
  let account: Account;
  test.beforeAll(async ({ browser }) => {
    account = await registerConfirmed();
    const key = await readApiKey(account);
    const subscription = { ...BIRTH, label: 'Ada', rules: [{ type: 'void_of_course' }] };
    await expect.poll(async () => (await request(key, '/subscriptions', subscription)).status).toBe(201);
    const context = await browser.newContext({ storageState: await createSession(account) });
    const page = await context.newPage();
    const { origin } = (await createSession(account)).origins[0]!;
    await page.goto(`${origin}/dashboard/webhooks`);
    await new WebhooksPage(page).addEndpoint('http://127.0.0.1:9/theia', 'Receiver');
    await page.goto(`${origin}/dashboard/activity-logs?status=failed`);
    await page.getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Failures');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Delete Failures' }).waitFor();
    await context.close();
  });

  test('turns immediately, back with the reason when it is rejected, and stays when it is accepted', async ({
    signedIn,
  }) => {
    const { page } = await signedIn({ account });
    for (const change of CHANGES)
      await test.step(change.what, async () => {
        await page.goto(change.view);
        await change.before(page).waitFor();
        const { seen, reject } = await rejectFirst(page, change);
        await change.make(page);
        await change.after(page).waitFor();
        await expect.poll(() => seen.sent).toBe(1);
        reject();
        await page.getByText(change.reason).first().waitFor();
        await change.before(page).waitFor();
        await change.make(page);
        await change.after(page).waitFor();
        await expect.poll(() => seen.sent).toBe(2);
        await page.waitForLoadState('networkidle');
        await page.reload();
        await change.after(page).waitFor();
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      });
  });

  test('is sent once, however often it is asked for', async ({ signedIn }) => {
    const { page } = await signedIn({ account });
    let sent = 0;
    page.on('request', (one) => {
      if (new URL(one.url()).pathname === '/functions/v1/create-key') sent += 1;
    });
    await page.goto('/dashboard/api-keys');
    await page.getByRole('button', { name: 'New test key' }).click();
    const name = page.getByRole('dialog').getByLabel('Name');
    await name.fill('Tests');
    const release = await holdAnswers(page, '**/functions/v1/create-key');
    await page.evaluate(
      `(() => { const form = document.querySelector('[role=dialog] form'); for (let times = 0; times < 3; times++) form.requestSubmit(); })()`,
    );
    await expect.poll(() => sent).toBe(1);
    await name.press('Enter');
    release();
    await page.getByText('Your API key has been created.').waitFor();
    assert.equal(sent, 1);
  });
});
