import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { type Account, readApiKey, registerConfirmed } from './support/account.ts';
import { makeReadsLate } from './support/late-reads.ts';
import { BIRTH, request } from './support/product-api.ts';
import { createSession } from './support/session.ts';
import { test } from './support/test.ts';
import { DASHBOARD_VIEWS, PUBLIC_VIEWS } from './support/views.ts';

const SHIFT_MAX = 0.005;
const WIDTHS = [390, 1440];

interface Shift {
  value: number;
  moved: string[];
}

/** Notes what moves by itself from the next load on. */
const WATCH = `(() => {
  window.shifts = [];
  const name = (node) => node?.nodeType === 1 ? node.tagName.toLowerCase() + ' "' + (node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 40) + '"' : 'text';
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!entry.hadRecentInput)
        window.shifts.push({ value: entry.value, moved: entry.sources.map(({ node, previousRect, currentRect }) => name(node) + ' ' + Math.round(previousRect.y) + '→' + Math.round(currentRect.y)) });
  }).observe({ type: 'layout-shift', buffered: true });
})()`;

async function findShifts(page: Page, views: readonly string[]): Promise<string[]> {
  await page.addInitScript(WATCH);
  const reads = await makeReadsLate(page);
  const found: string[] = [];
  for (const view of views) {
    await page.goto(view, { waitUntil: 'domcontentloaded' });
    await reads.releaseAll();
    const shifts = await page.evaluate<Shift[]>('window.shifts');
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    if (sum > SHIFT_MAX)
      found.push(
        `${view} moves by ${sum.toFixed(4)}: ${shifts.map(({ value, moved }) => `${value.toFixed(4)} ${moved.join(', ')}`).join('; ')}`,
      );
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
      assert.deepEqual(await findShifts(page, PUBLIC_VIEWS), []);
    });
  }
});
