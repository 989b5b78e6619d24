import { expect } from '@playwright/test';
import assert from 'node:assert/strict';
import { until } from './support/settle.ts';
import { test } from './support/test.ts';

test.describe('the gallery', () => {
  test('lets visitors select in every chart, and reports what they selected', async ({ visit }) => {
    const { page, problems } = await visit();
    await page.goto('/gallery');
    for (const [chart, part] of [
      ['Natal chart of Albert Einstein', 'Moon, 14°31′ Sagittarius, house 6'],
      ['Natal chart of Albert Einstein with the transits of 29 May 1919', /^Jupiter, .*outer wheel$/],
      ['Vedic chart of the independence of India, rasi', /^Saturn, .*Cancer, house 3/],
      ['Aspects between Queen Victoria and Prince Albert', /^Moon square Sun, orb/],
      ['Natal chart of Johann Sebastian Bach', /^Sun, .*Aries/],
    ] as const) {
      const picture = page.getByRole('group', { name: chart, exact: true });
      const button = picture.getByRole('button', { name: part });
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
      const label = (await button.getAttribute('aria-label'))!;
      await expect(page.getByRole('status').filter({ hasText: label })).toBeVisible();
    }
    await expect(page.getByText('Nothing selected')).toHaveCount(0);
    await page.getByText('HTML', { exact: true }).first().click();
    await expect(page.getByLabel('Albert Einstein, 14 March 1879, HTML', { exact: true })).toHaveText(
      '<theia-chart src="/response.json"></theia-chart>',
    );
    await expect(page.getByLabel('Request: Dial', { exact: true })).toHaveText('"style": "dial"');
    assert.deepEqual(problems, []);
  });
});

test.describe('the gallery', { tag: '@detail' }, () => {
  test('draws in other styles and colours, from answers that came with the page', async ({ visit }) => {
    const { page, problems } = await visit();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/gallery');
    await page.getByText('South', { exact: true }).click();
    await page.getByText('Navamsa', { exact: true }).click();
    const indian = page.getByRole('group', { name: 'Vedic chart of the independence of India, navamsa' });
    await indian.getByRole('button', { name: /^Moon, Leo, house 6$/ }).waitFor();
    await page.getByText('Blueprint', { exact: true }).click();
    await page.getByLabel('Code of these colours').getByText('--theia-chart-paper: #0e2f5c').waitFor();
    for (const chart of ['Natal chart of Albert Einstein', 'Natal chart of Johann Sebastian Bach']) {
      const paper = page.getByRole('group', { name: chart, exact: true }).locator('rect').first();
      await expect(paper).toHaveCSS('fill', 'rgb(14, 47, 92)');
    }
    await page.getByText('Print', { exact: true }).click();
    await until(
      page,
      `document.querySelector('theia-chart').shadowRoot.querySelector('rect').getAttribute('fill') === '#ffffff'`,
    );
    assert.deepEqual(
      asked.filter((path) => !path.startsWith('/gallery/') && /\.wasm|natal|chart$|synastry|transits/.test(path)),
      [],
    );
    assert.deepEqual(problems, []);
  });

  test('shows its charts before any script runs', async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    await page.goto('/gallery');
    assert.equal(await page.locator('svg[viewBox="0 0 1000 1000"]').count(), 5);
  });
});
