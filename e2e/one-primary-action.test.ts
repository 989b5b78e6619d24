import { expect, type Page } from '@playwright/test';
import assert from 'node:assert/strict';
import { paths } from '../apps/web/src/lib/paths.ts';
import { filledButtons } from '../apps/web/src/testing/filled-buttons.ts';
import { ApiKeysPage } from './pages/api-keys-page.ts';
import { type Account, readApiKey, registerConfirmed } from './support/account.ts';
import { BIRTH, request } from './support/product-api.ts';
import { test } from './support/test.ts';
import { DASHBOARD_VIEWS } from './support/views.ts';

async function assertOneAtMost(page: Page, view: string): Promise<void> {
  const filled = await filledButtons(page);
  assert.ok(filled.length <= 1, `${view} shows more than one primary action: ${filled.join(', ')}`);
}

test.describe('one primary action a view', { tag: '@detail' }, () => {
  let account: Account;
  test.beforeAll(async () => {
    account = await registerConfirmed();
  });

  test('the section of the settings that is worked in has the filled button, and forms inside a list have none', async ({
    signedIn,
  }) => {
    const { page } = await signedIn({ account });
    await page.goto(paths.settings);
    const current = page.getByLabel('Current password', { exact: true });
    await current.focus();
    await expect.poll(() => filledButtons(page)).toEqual(['OK']);
    await page.getByLabel('New email', { exact: true }).focus();
    await expect.poll(() => filledButtons(page)).toEqual(['Update email']);
    const keys = await ApiKeysPage.opened(page);
    await keys.choose('Default', 'Rename');
    await page.getByRole('textbox', { name: 'New name of Default' }).waitFor();
    await assertOneAtMost(page, 'a key that is renamed');
  });

  test('every view of the dashboard has at most one filled button, for a new account and for one that calls', async ({
    signedIn,
  }) => {
    const { page } = await signedIn({ account });
    for (const used of [false, true]) {
      if (used) await request(await readApiKey(account), '/swiss/natal', BIRTH);
      for (const view of DASHBOARD_VIEWS) {
        await page.goto(view, { waitUntil: 'networkidle' });
        await page.locator('h1').first().waitFor();
        await assertOneAtMost(page, view);
      }
    }
  });
});
