import { setTimeout as sleep } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';

const CLOSED_WITHIN_MS = 60_000;

/** Closes browser contexts. Chromium now and then never finishes closing one: after a minute it is left, and ends with its browser. */
export async function closeContexts(contexts: readonly BrowserContext[]): Promise<void> {
  await Promise.race([
    Promise.all(contexts.map((context) => context.close())),
    sleep(CLOSED_WITHIN_MS, null, { ref: false }),
  ]);
}
