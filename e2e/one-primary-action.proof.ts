import assert from 'node:assert/strict';
import { type Page } from '@playwright/test';
import { filledButtons } from '../apps/web/src/testing/filled-buttons.ts';
import { type Account, readApiKey, registerConfirmed } from './support/account.ts';
import { signInAs } from './support/session.ts';
import { BIRTH, request } from './support/product-api.ts';
import { test } from './support/test.ts';
import { DASHBOARD_VIEWS } from './support/views.ts';

async function assertOneAtMost(page: Page, view: string): Promise<void> {
  const filled = await filledButtons(page);
  assert.ok(filled.length <= 1, `${view} shows more than one primary action: ${filled.join(', ')}`);
}

test.describe('one primary action a view', () => {
  let account: Account;
  test.beforeAll(async () => {
    account = await registerConfirmed();
  });

  test('every view of the dashboard has at most one filled button, for a new account and for one that calls', async ({
    visit,
  }) => {
    const { page } = await visit();
    await signInAs(page, account);
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
