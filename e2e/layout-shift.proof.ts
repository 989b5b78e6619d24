import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { type Account, createSession, readApiKey, registerConfirmed } from './support/account.ts';
import { makeReadsLate, readLoadingShift, readShifts, WATCH_SHIFTS } from './support/shifts.ts';
import { BIRTH, request } from './support/product-api.ts';
import { test } from './support/test.ts';
import { DASHBOARD_VIEWS, INDEXED_PATHS, PUBLIC_VIEWS } from './support/views.ts';
import { until } from './support/settle.ts';

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

/** Longer than the 100 ms a browser waits for a font before it draws text without it. */
const FONT_BLOCK_MS = 300;

test.describe('every public page', () => {
  for (const width of [1440, 390]) {
    test(`has no layout shift while it loads, at ${width} px`, async ({ visit }) => {
      const { page } = await visit({ viewport: { width, height: 900 } });
      for (const path of INDEXED_PATHS) {
        await page.goto(path, { waitUntil: 'networkidle' });
        assert.equal(await readLoadingShift(page), 0, path);
      }
    });
  }

  test('has no layout shift when its fonts load late', async ({ visit }) => {
    const { page, context } = await visit();
    for (const path of ['/', '/pricing', '/documentation']) {
      const painted = Promise.withResolvers<void>();
      let held = 0;
      await context.route('**/*.woff2', async (route) => {
        held += 1;
        await painted.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await until(
        page,
        `performance.getEntriesByName('first-contentful-paint')[0]?.startTime + ${FONT_BLOCK_MS} < performance.now()`,
      );
      painted.resolve();
      await page.waitForLoadState('networkidle');
      assert.ok(held > 0, `${path} has typefaces`);
      assert.equal(await readLoadingShift(page), 0, path);
      await context.unroute('**/*.woff2');
    }
  });
});
