import assert from 'node:assert/strict';
import { ActivityPage } from './pages/activity-page.ts';
import { ApiKeysPage } from './pages/api-keys-page.ts';
import { PlaygroundPage } from './pages/playground-page.ts';
import { ReferencePage } from './pages/reference-page.ts';
import { UsagePage } from './pages/usage-page.ts';
import { readApiKey, registerConfirmed } from './support/account.ts';
import { assertAccessible, WIDTHS } from './support/axe.ts';
import { BIRTH, request } from './support/product-api.ts';
import { createSession } from './support/session.ts';
import { test } from './support/test.ts';
import { until } from './support/until.ts';

test.describe('the data pages, filled', () => {
  let storageState: Awaited<ReturnType<typeof createSession>>;
  test.beforeAll(async () => {
    const account = await registerConfirmed();
    const apiKey = await readApiKey(account);
    // One after the other: the second row is opened below.
    await request(apiKey, '/swiss/natal', BIRTH);
    await request(apiKey, '/positions');
    await request(apiKey, '/swiss/natal', {});
    storageState = await createSession(account);
  });

  test('scroll a table that is wider than the window, never the page', async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 768, height: 1024 }, storageState });
    const activity = new ActivityPage(page);
    await activity.open();
    await activity.shown.waitFor();
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    await until(page, 'document.querySelector("aside[data-state]")?.offsetWidth === 256');
    assert.equal(await page.evaluate('document.documentElement.scrollWidth'), 768);
  });

  for (const width of WIDTHS) {
    test(`pass axe without console messages at ${width} px, light and dark`, async ({ visit }) => {
      const { page, problems } = await visit({
        viewport: { width, height: 900 },
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
      await assertAccessible(page, 'API keys, renaming');
      await page.keyboard.press('Escape');
      for (const [button, title] of [
        ['Limits of Default', 'Limits of Default'],
        ['Rotate Default', 'Rotate Default?'],
        ['New test key', 'New test key'],
      ] as const) {
        await page.getByRole('button', { name: button }).click();
        await page.getByRole('dialog', { name: title }).waitFor();
        await assertAccessible(page, `API keys, ${title}`);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }

      const activity = new ActivityPage(page);
      await activity.open();
      await activity.shown.waitFor();
      await assertAccessible(page, 'activity log');
      await activity.openRow(1);
      await activity.payload('response').waitFor();
      await assertAccessible(page, 'call details');

      const usage = new UsagePage(page);
      await usage.open();
      await usage.chart.focus();
      await page.keyboard.press('End');
      await usage.products.first().waitFor();
      await assertAccessible(page, 'usage, chart');
      await usage.byDay.getByText('Table', { exact: true }).click();
      await assertAccessible(page, 'usage, table');

      const reference = new ReferencePage(page);
      await reference.open('post_natal');
      await reference.fieldsOf('request.settings').click();
      await assertAccessible(page, 'reference');
      const playground = new PlaygroundPage(page);
      await playground.open('post_natal');
      await playground.fold('Include: parts of the answer').click();
      await playground.send.click();
      for (const view of ['Chart', 'Table', 'JSON', 'Markdown']) {
        await playground.view(view).click();
        await assertAccessible(page, `playground, ${view}`);
      }
      for (const way of ['JSON', 'Code']) {
        await playground.way(way).click();
        await assertAccessible(page, `playground, request as ${way}`);
      }
      assert.deepEqual(problems, []);
    });
  }
});
