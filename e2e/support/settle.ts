import type { Page } from '@playwright/test';
import { WAIT_MS } from '../../scripts/wait-ms.mjs';

const LOOK_MS = 50;

/**
 * Waits until an expression is true in the page, even across a navigation. It polls inside the page, so it is one step of the trace however long it
 * takes. Unlike `waitForFunction` it needs no eval, which the security policy forbids.
 */
export async function until(page: Page, expression: string, patienceMs = WAIT_MS): Promise<void> {
  const lastMs = performance.now() + patienceMs;
  for (;;) {
    const leftMs = lastMs - performance.now();
    const isTrue = await page.evaluate<boolean>(watching(expression, leftMs)).catch(() => false);
    if (isTrue) return;
    if (performance.now() >= lastMs) throw new Error(`${expression} did not become true`);
  }
}

function watching(expression: string, patienceMs: number): string {
  return `new Promise((done) => {
    const lastMs = performance.now() + ${patienceMs};
    const look = () => {
      let isTrue = false;
      try { isTrue = Boolean(${expression}); } catch {}
      if (isTrue || performance.now() >= lastMs) done(isTrue);
      else setTimeout(look, ${LOOK_MS});
    };
    look();
  })`;
}

/** Goes to a screen as a link of the app does. The page stays, so neither the app nor axe starts again. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate(
    `history.pushState(null, '', ${JSON.stringify(path)}); dispatchEvent(new PopStateEvent('popstate', { state: null }))`,
  );
}

/** Loads a page and waits until the app follows changes of the address: before, `goWithin` leads nowhere. */
export async function load(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await until(page, isRouted(path));
}

/** True in the page once the app shows a path. */
export const isRouted = (path: string) => `performance.getEntriesByName(${JSON.stringify(`route:${path}`)}).length > 0`;

/** Goes to a screen and waits until it is shown whole. */
export async function settle(page: Page, path: string): Promise<void> {
  await goWithin(page, path);
  await until(page, isRouted(path.replace(/\?.*/, '')));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await until(page, 'document.querySelectorAll("[aria-hidden=true].animate-pulse.bg-sunken").length === 0');
}
