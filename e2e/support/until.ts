import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';

/** Waits until an expression is true in the page; unlike `waitForFunction` it needs no eval, which the security policy forbids. */
export async function until(page: Page, expression: string, timeoutMs = 10_000): Promise<void> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (await page.evaluate<boolean>(expression).catch(() => false)) return;
    await wait(50);
  }
  throw new Error(`Still not true: ${expression}`);
}
