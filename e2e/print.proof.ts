import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { createSession, registerConfirmed } from './support/account.ts';
import { load, settle } from './support/settle.ts';
import { test } from './support/test.ts';

/** A4 and Letter without their margins of 14 mm, in CSS pixels. */
const SHEETS = [
  { name: 'A4', width: 688 },
  { name: 'Letter', width: 710 },
] as const;

/** What a sheet shows that it should not: controls, text that is not dark, what goes beyond its edge. */
const FAULTS = `(() => {
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const faults = [];
  for (const element of document.querySelectorAll('nav, aside, header button, [role=search], [data-notice]'))
    if (shown(element)) faults.push('is printed: ' + element.outerHTML.slice(0, 90));
  const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const brightness = (colour) => {
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, 1, 1);
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
    return 0.299 * red + 0.587 * green + 0.114 * blue;
  };
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (text.data.trim() === '' || !shown(holder) || holder.closest('svg, .theia-chart, .sr-only') !== null) continue;
    if (brightness(getComputedStyle(holder).color) > 140) faults.push('is pale: ' + text.data.trim().slice(0, 60));
  }
  for (const element of document.querySelectorAll('main svg[role=img], main .theia-chart, main table, main pre'))
    if (shown(element) && element.getBoundingClientRect().right > innerWidth + 1)
      faults.push('is cut: ' + element.outerHTML.slice(0, 90));
  return [...new Set(faults)];
})()`;

const PUBLIC = ['/', '/pricing', '/gallery', '/sample-reports/birth-chart', '/accuracy', '/legal', '/reference/natal'];
const PERSONAL = [
  '/dashboard',
  '/dashboard/api-keys',
  '/dashboard/activity-logs',
  '/dashboard/usage',
  '/dashboard/billing',
];

async function assertPrints(page: Page, path: string): Promise<void> {
  await settle(page, path);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const { name, width } of SHEETS) {
    await page.setViewportSize({ width, height: 970 });
    assert.deepEqual(await page.evaluate(FAULTS), [], `${path} on ${name}`);
  }
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
}

test.describe('on paper, of the dark theme too, a page is dark text without navigation and without anything cut', () => {
  test('of the pages for everybody', async ({ visit }) => {
    const { page } = await visit({ colorScheme: 'dark' });
    await load(page, '/about');
    for (const path of PUBLIC) await assertPrints(page, path);
  });

  test('of the pages of an account', async ({ visit }) => {
    const { page } = await visit({ colorScheme: 'dark', storageState: await createSession(await registerConfirmed()) });
    await load(page, '/dashboard/settings');
    for (const path of PERSONAL) await assertPrints(page, path);
  });
});
