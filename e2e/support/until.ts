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
