import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { PriceListPage } from './pages/public-pages.ts';
import { createSession, registerConfirmed } from './support/account.ts';
import { test, type Visit } from './support/test.ts';

test.describe('the pay-as-you-go price list', () => {
  let storageState: Awaited<ReturnType<typeof createSession>>;
  test.beforeAll(async () => {
    storageState = await createSession(await registerConfirmed());
  });

  const signedIn = async (visit: Visit, prepare: (page: Page) => Promise<unknown> = async () => {}) => {
    const { page, context } = await visit({ storageState });
    await prepare(page);
    await new PriceListPage(page).open();
    return { page, context, prices: new PriceListPage(page) };
  };

  test('shows the prices, lowest first, and the report at $2 each', async ({ visit }) => {
    const { prices } = await signedIn(visit);
    await prices.rows.first().waitFor();
    const shown = await prices.rows.locator('td:last-child').allTextContents();
    assert.ok(shown.includes('$0.002') && shown.includes('$0.008'));
    const amounts = shown.map((price) => Number(price.slice(1)));
    assert.deepEqual(
      amounts,
      amounts.toSorted((a, b) => a - b),
    );
    await prices.report.getByText('$2 each').waitFor();
    const topUp = prices.report.getByRole('link', { name: 'Top Up AI Balance' });
    assert.equal(await topUp.getAttribute('href'), '/dashboard/billing?for=report#top-up');
  });

  test('shows a message when prices cannot be read, and when there are none', { tag: '@detail' }, async ({ visit }) => {
    let rows: unknown = null;
    const { page } = await signedIn(visit, (fresh) =>
      fresh.route('**/rest/v1/price_list*', (route) =>
        rows === null ? route.fulfill({ status: 500, json: { message: 'down' } }) : route.fulfill({ json: rows }),
      ),
    );
    await page.getByText('Failed to load pricing information. Please try again later.').waitFor();
    rows = [];
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('No pricing information available at this time.').waitFor();
  });
});
