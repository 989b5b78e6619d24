import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { type Account, readApiKey, registerConfirmed } from './support/account.ts';
import { makeReadsLate } from './support/late-reads.ts';
import { BIRTH, request } from './support/product-api.ts';
import { createSession } from './support/session.ts';
import { readShifts, WATCH_SHIFTS } from './support/shifts.ts';
import { test } from './support/test.ts';
import { DASHBOARD_VIEWS, PUBLIC_VIEWS } from './support/views.ts';

const WIDTHS = [390, 1440];
/** What a link that no longer counts leads to. */
const OLD_LINKS = ['/auth/recovery?token_hash=used&type=recovery', '/auth/email?token_hash=used&type=signup'];

async function findShifts(page: Page, views: readonly string[]): Promise<string[]> {
  await page.addInitScript(WATCH_SHIFTS);
  const reads = await makeReadsLate(page);
  const found: string[] = [];
  for (const view of views) {
    await page.goto(view, { waitUntil: 'domcontentloaded' });
    await reads.releaseAll();
    const shifts = await readShifts(page);
    if (shifts !== null) found.push(`${view} ${shifts}`);
  }
  return found;
}

test.describe('when every read is late and they come one by one', () => {
  const accounts: Account[] = [];
  test.beforeAll(async () => {
    accounts.push(await registerConfirmed(), await registerConfirmed());
    await request(await readApiKey(accounts[1]!), '/swiss/natal', BIRTH);
  });

  for (const width of WIDTHS) {
    for (const [index, whose] of ['a new account', 'an account that calls'].entries())
      test(`no page of the dashboard of ${whose} moves at ${width} px`, async ({ visit }) => {
        const { page } = await visit({
          viewport: { width, height: 900 },
          storageState: await createSession(accounts[index]!),
        });
        assert.deepEqual(await findShifts(page, DASHBOARD_VIEWS), []);
      });

    test(`no public page moves at ${width} px`, async ({ visit }) => {
      const { page } = await visit({ viewport: { width, height: 900 } });
      assert.deepEqual(await findShifts(page, [...PUBLIC_VIEWS, ...OLD_LINKS]), []);
    });
  }
});
