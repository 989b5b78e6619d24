import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { createSession, readApiKey, registerConfirmed } from './support/account.ts';
import { BIRTH, request } from './support/product-api.ts';
import { load, settle } from './support/settle.ts';
import { test } from './support/test.ts';
import { DASHBOARD_VIEWS, PUBLIC_VIEWS } from './support/views.ts';

/** A dialog over the page hides its heading from the reader who waits for it. */
const SIGNED_IN_VIEWS = [
  ...DASHBOARD_VIEWS.filter((view) => !view.endsWith('panel=delete')),
  '/pricing',
  '/reference/natal',
  '/status',
];
const WIDTHS = [320, 360, 390, 768, 1440, 1920];

/**
 * Faults of the page as it is laid out: it scrolls sideways, or text is cut off. Text may go on in a box that scrolls, and may end in an ellipsis
 * where its whole is the title of the element or can be selected in full.
 */
const FAULTS = `(() => {
  const faults = [];
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) faults.push('scrolls sideways by ' + (page.scrollWidth - page.clientWidth) + ' px');
  const name = (element) => element.tagName.toLowerCase() + (element.id ? '#' + element.id : '') + ' "' + element.textContent.trim().slice(0, 40) + '"';
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const seen = new Set();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const holder = text.parentElement;
    if (text.data.trim() === '' || !holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (holder.closest('svg, .sr-only, [aria-hidden=true], script, style, noscript, template')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    for (let around = holder; around !== null && around !== page; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (/auto|scroll/.test(style.overflowX)) break;
      if (style.position === 'fixed') break;
      if (style.overflowX === 'visible') continue;
      const edge = around.getBoundingClientRect();
      if (edge.width <= 1) break;
      const isCut = box.right > edge.right + 1.5 || box.left < edge.left - 1.5;
      if (isCut && style.textOverflow !== 'ellipsis' && !seen.has(around)) {
        seen.add(around);
        faults.push('cuts ' + name(holder));
      }
      break;
    }
  }
  return faults;
})()`;

/** The app itself has followed the new width, too. */
const REDRAWN = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';

async function findFaults(page: Page, views: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const view of views) {
    await settle(page, view);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(REDRAWN);
      const faults = await page.evaluate<string[]>(FAULTS);
      found.push(...faults.map((fault) => `${view} at ${width} px ${fault}`));
    }
  }
  return found;
}

test.describe(`from ${WIDTHS[0]} to ${WIDTHS.at(-1)} px`, () => {
  test('no public page scrolls sideways or cuts text, for a visitor', async ({ visit }) => {
    const { page } = await visit();
    await load(page, '/legal');
    assert.deepEqual(await findFaults(page, PUBLIC_VIEWS), []);
  });

  for (const whose of ['a new account', 'an account that calls'])
    test(`no page scrolls sideways or cuts text, signed in as ${whose}`, async ({ visit }) => {
      const account = await registerConfirmed();
      if (whose !== 'a new account') {
        const apiKey = await readApiKey(account);
        await request(apiKey, '/swiss/natal', BIRTH);
        await request(apiKey, '/swiss/natal', {});
      }
      const { page } = await visit({ storageState: await createSession(account) });
      await load(page, '/dashboard');
      assert.deepEqual(await findFaults(page, SIGNED_IN_VIEWS), []);
    });
});
