import type { Page } from '@playwright/test';
import { until } from './until.ts';

/**
 * Records inside the page, from its next load on, when an element appears and disappears, so that a slow test does not miss it.
 */
export async function watchShown(
  page: Page,
  selector: string,
): Promise<{ readonly milliseconds: () => Promise<number> }> {
  await page.addInitScript(`(() => {
    const shown = (window.shownHere = { fromMs: null, toMs: null });
    const look = () => {
      const isThere = document.querySelector(${JSON.stringify(selector)}) !== null;
      if (isThere && shown.fromMs === null) shown.fromMs = performance.now();
      if (!isThere && shown.fromMs !== null && shown.toMs === null) shown.toMs = performance.now();
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  })()`);
  return {
    milliseconds: async () => {
      await until(page, 'window.shownHere.toMs !== null');
      return page.evaluate<number>('window.shownHere.toMs - window.shownHere.fromMs');
    },
  };
}
