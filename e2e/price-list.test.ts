import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { PriceListPage } from './pages/price-list-page.ts';
import { registerConfirmed } from './support/account.ts';
import { launchBrowser, visit } from './support/browser.ts';
import { sessionOf } from './support/session.ts';

describe('the pay-as-you-go price list', () => {
  let browser: Browser;
  let storageState: Awaited<ReturnType<typeof sessionOf>>;
  before(async () => {
    browser = await launchBrowser();
    storageState = await sessionOf(browser, await registerConfirmed());
  });
  after(() => browser.close());

  const signedIn = async (prepare: (page: Page) => Promise<unknown> = async () => {}) => {
    const { page, context } = await visit(browser, { storageState });
    await prepare(page);
    await new PriceListPage(page).open();
    return { page, context, prices: new PriceListPage(page) };
  };

  it('shows what is charged, the lowest first, and the report at $2 each', async () => {
    const { context, prices } = await signedIn();
    await prices.rows.first().waitFor();
    const shown = await prices.rows.locator('td:last-child').allTextContents();
    assert.ok(shown.includes('$0.002') && shown.includes('$0.008'));
    const amounts = shown.map((price) => Number(price.slice(1)));
    assert.deepEqual(
      amounts,
      amounts.toSorted((a, b) => a - b),
    );
    await prices.report.getByText('$2 each').waitFor();
    await prices.report.getByText('Not yet available').waitFor();
    assert.equal(await prices.report.getByRole('button', { name: 'Top Up AI Balance' }).isDisabled(), true);
    await context.close();
  });

  it('says so when prices cannot be read, and when there are none', async () => {
    let rows: unknown = null;
    const { page, context } = await signedIn((fresh) =>
      fresh.route('**/rest/v1/price_list*', (route) =>
        rows === null ? route.fulfill({ status: 500, json: { message: 'down' } }) : route.fulfill({ json: rows }),
      ),
    );
    await page.getByText('Failed to load pricing information. Please try again later.').waitFor();
    rows = [];
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('No pricing information available at this time.').waitFor();
    await context.close();
  });
});
