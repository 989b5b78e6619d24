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

/** Records inside the page whether a button of this name appears, from now until the page is left: it may be gone before a slow test looks. Returns the wait for it. */
export async function watchButton(page: Page, name: string): Promise<() => Promise<void>> {
  const seen = `window.buttonsSeen?.has(${JSON.stringify(name)})`;
  await page.evaluate(`(() => {
    const seen = (window.buttonsSeen ??= new Set());
    seen.delete(${JSON.stringify(name)});
    const look = () => {
      const names = [...document.querySelectorAll('button')].map((one) => (one.getAttribute('aria-label') ?? one.textContent).trim());
      if (names.includes(${JSON.stringify(name)})) seen.add(${JSON.stringify(name)});
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  })()`);
  return () => until(page, seen);
}

/** Holds back the server's answers to these calls until released, so that what is shown meanwhile waits for a slow test. */
export async function holdAnswers(page: Page, url: string): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(
    url,
    async (route) => {
      await released.promise;
      await route.fallback();
    },
    { times: 1 },
  );
  return released.resolve;
}

/** Stops the clock of the pages this page opens: their timers wait until it is set going with `page.clock.resume()`. */
export async function stopClock(page: Page): Promise<void> {
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1_000);
}
