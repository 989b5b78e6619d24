import type { Page } from '@playwright/test';
import { until } from './until.ts';

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
  await until(page, isRouted(path));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await until(page, 'document.querySelectorAll("[aria-hidden=true].animate-pulse.bg-sunken").length === 0');
}
