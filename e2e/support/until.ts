import type { Page } from 'playwright-core';
import { until as untilSo } from '../../apps/server/src/testing/until.ts';

/** Waits until an expression is true in the page; unlike `waitForFunction` it needs no eval, which the security policy forbids. */
export async function until(page: Page, expression: string, patienceMs?: number): Promise<void> {
  await untilSo(() => page.evaluate<boolean>(expression).catch(() => false), expression, 50, patienceMs);
}
