import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { ActivityPage } from './pages/activity-page.ts';
import { ApiKeysPage } from './pages/api-keys-page.ts';
import { ReferencePage } from './pages/reference-page.ts';
import { UsagePage } from './pages/usage-page.ts';
import { apiKeyOf, registerConfirmed } from './support/account.ts';
import { accessibilityProblems } from './support/axe.ts';
import { launchBrowser, visit } from './support/browser.ts';
import { BIRTH, request } from './support/product-api.ts';
import { sessionOf } from './support/session.ts';

const FORMS = [
  { width: 1440, scheme: 'light' },
  { width: 1440, scheme: 'dark' },
  { width: 390, scheme: 'light' },
  { width: 390, scheme: 'dark' },
] as const;

async function check(page: Page, name: string): Promise<void> {
  assert.deepEqual(await accessibilityProblems(page), [], name);
  assert.equal(
    await page.evaluate('document.documentElement.scrollWidth <= document.documentElement.clientWidth'),
    true,
    `${name} scrolls sideways`,
  );
}

describe('the data pages, filled', () => {
  let browser: Browser;
  let storageState: Awaited<ReturnType<typeof sessionOf>>;
  before(async () => {
    browser = await launchBrowser();
    const account = await registerConfirmed();
    const apiKey = await apiKeyOf(account);
    await Promise.all([
      request(apiKey, '/swiss/natal', BIRTH),
      request(apiKey, '/positions'),
      request(apiKey, '/swiss/natal', {}),
    ]);
    storageState = await sessionOf(browser, account);
  });
  after(() => browser.close());

  for (const { width, scheme } of FORMS) {
    it(`give axe nothing to object to, and the console nothing to say, at ${width} px, ${scheme}`, async () => {
      const { page, context, problems } = await visit(browser, {
        viewport: { width, height: 900 },
        colorScheme: scheme,
        storageState,
      });
      page.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) problems.push(message.text());
      });
      page.on('response', (response) => {
        if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
      });
      const keys = new ApiKeysPage(page);
      await keys.open();
      await page.getByRole('button', { name: 'Rename Default' }).click();
      await check(page, 'API keys, renaming');

      const activity = new ActivityPage(page);
      await activity.open();
      await activity.shown.waitFor();
      await check(page, 'activity log');
      await activity.openRow(1);
      await activity.payload('response').waitFor();
      await check(page, 'call details');

      const usage = new UsagePage(page);
      await usage.open();
      await usage.chart.focus();
      await page.keyboard.press('End');
      await usage.products.first().waitFor();
      await check(page, 'usage, chart');
      await usage.byDay.getByText('Table', { exact: true }).click();
      await check(page, 'usage, table');

      const reference = new ReferencePage(page);
      await reference.open('post_natal');
      await page.getByRole('button', { name: 'Show fields of settings' }).click();
      await check(page, 'reference');
      await reference.tryIt.click();
      await reference.withChart.check();
      await reference.send.click();
      await reference.chart.waitFor();
      await check(page, 'playground');
      assert.deepEqual(problems, []);
      await context.close();
    });
  }
});
