import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { WAIT_MS } from '../../../../scripts/wait-ms.mjs';

/** Closes browser contexts. Chromium now and then never finishes closing one: after a while it is left, and ends with its browser. */
export async function closeContexts(contexts: readonly BrowserContext[]): Promise<void> {
  await Promise.race([Promise.all(contexts.map((context) => context.close())), sleep(WAIT_MS, null, { ref: false })]);
}
