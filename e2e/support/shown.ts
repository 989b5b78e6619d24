import type { Page } from 'playwright-core';
import { slowness } from '../../apps/server/src/testing/until.ts';
import { until } from './until.ts';

/**
 * Watches from inside the page, from its next load on, when what a CSS selector names comes and goes: it is not missed by a test that looks
 * too late.
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

/** Whether something stood as long as it must, and no longer than a slow machine lets it. */
export function stoodFor(milliseconds: number, wantedMs: number): boolean {
  return milliseconds >= wantedMs * 0.9 && milliseconds <= wantedMs * 1.5 * slowness();
}
