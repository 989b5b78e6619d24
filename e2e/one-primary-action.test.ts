import assert from 'node:assert/strict';
import { expect, type Page } from '@playwright/test';
import { filledButtons } from '../apps/web/src/testing/filled-buttons.ts';
import { paths } from '../apps/web/src/lib/paths.ts';
import { ApiKeysPage } from './pages/api-keys-page.ts';
import { type Account, registerConfirmed } from './support/account.ts';
import { createSession } from './support/session.ts';
import { test } from './support/test.ts';

async function assertOneAtMost(page: Page, view: string): Promise<void> {
  const filled = await filledButtons(page);
  assert.ok(filled.length <= 1, `${view} shows more than one primary action: ${filled.join(', ')}`);
}

test.describe('one primary action a view', () => {
  let account: Account;
  test.beforeAll(async () => {
    account = await registerConfirmed();
  });

  test(
    'the section of the settings that is worked in has the filled button, and forms inside a list have none',
    { tag: '@detail' },
    async ({ visit }) => {
      const { page } = await visit({ storageState: await createSession(account) });
      await page.goto(paths.settings);
      const current = page.getByLabel('Current password', { exact: true });
      await current.focus();
      await expect.poll(() => filledButtons(page)).toEqual(['OK']);
      await page.getByLabel('New email', { exact: true }).focus();
      await expect.poll(() => filledButtons(page)).toEqual(['Update email']);
      await new ApiKeysPage(page).open();
      await page.getByRole('button', { name: 'Rename Default' }).click();
      await assertOneAtMost(page, 'a key that is renamed');
    },
  );
});
