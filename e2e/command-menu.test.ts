import assert from 'node:assert/strict';
import { readApiKey, registerConfirmed } from './support/account.ts';
import { assertAccessible } from './support/axe.ts';
import { BIRTH, request } from './support/product-api.ts';
import { until } from './support/settle.ts';
import { test } from './support/test.ts';

test.describe('the command menu', () => {
  test('finds pages, endpoints and a call by its id, by keyboard, and gives the focus back', async ({ signedIn }) => {
    const account = await registerConfirmed();
    await request(await readApiKey(account), '/swiss/natal', BIRTH);
    const { page, problems } = await signedIn({ account });
    const index = Promise.withResolvers<void>();
    await page.route('**/assets/_virtual_reference-search-*', async (route) => {
      await index.promise;
      await route.continue();
    });
    await page.goto('/dashboard/usage');
    const opener = page.getByRole('button', { name: 'Search' });
    await opener.focus();
    await page.keyboard.press('Control+k');
    const typed = page.getByRole('combobox', { name: /Search pages/ });
    await typed.waitFor();
    await assertAccessible(page, 'command menu');
    await typed.fill('xyzzy');
    await page.getByText('Loading the search index…').waitFor();
    index.resolve();
    await page.getByText('No results for “xyzzy”').waitFor();
    await page.keyboard.press('Escape');
    await until(page, `document.activeElement.textContent.startsWith('Search')`);

    await page.keyboard.press('Control+k');
    await typed.fill('activity');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/activity-logs');
    await page.getByRole('table').getByRole('button').first().click();
    await page.waitForURL('**/dashboard/activity-logs?call=*');
    const callId = new URL(page.url()).searchParams.get('call') ?? '';

    await page.goto('/dashboard');
    await opener.waitFor();
    await page.keyboard.press('Control+k');
    await typed.fill('natal vedic');
    const endpoint = page.getByRole('option').filter({ hasText: '/natal/vedic' }).first();
    await endpoint.waitFor();
    await endpoint.click();
    await page.waitForURL('**/dashboard/docs?endpoint=*');

    await page.keyboard.press('Control+k');
    await typed.fill(callId);
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/dashboard/activity-logs?call=${callId}`);
    assert.deepEqual(problems, []);
  });
});

test.describe('the command menu', { tag: '@detail' }, () => {
  test('covers the screen of a phone and is closed by its button', async ({ signedIn }) => {
    const { page, problems } = await signedIn({ viewport: { width: 390, height: 800 } });
    await page.goto('/dashboard/usage');
    await page.getByRole('button', { name: 'Search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.waitFor();
    await assertAccessible(page, 'command menu on a phone');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    assert.deepEqual(problems, []);
  });
});
