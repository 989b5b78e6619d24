import type { Page, Route } from '@playwright/test';
import { until } from './settle.ts';

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

/** Responds to these requests in place of the server. */
export const respond = (page: Page, url: Parameters<Page['route']>[0], response: Parameters<Route['fulfill']>[0]) =>
  page.route(url, (route) => route.fulfill(response));

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

/** Holds the timers of one duration, in milliseconds, in the pages this page opens: what they would end stays for a slow test. Returns the release. */
export async function holdTimers(page: Page, ms: number): Promise<() => Promise<void>> {
  await page.addInitScript(`(() => {
    const held = new Map();
    const { setTimeout: start, clearTimeout: stop } = window;
    window.setTimeout = (run, ms, ...rest) => (ms === ${ms} ? held.set(-held.size - 1, () => run(...rest)) && -held.size : start(run, ms, ...rest));
    window.clearTimeout = (timer) => (held.has(timer) ? held.set(timer, () => {}) && undefined : stop(timer));
    window.releaseTimers = () => held.forEach((run) => run());
  })()`);
  return () => page.evaluate('window.releaseTimers()');
}
