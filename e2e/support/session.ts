import type { BrowserContextOptions, Page } from '@playwright/test';
import { type Account, signInElsewhere } from './account.ts';
import { THEIA_URL } from './theia-url.ts';

/** `AUTH_STORAGE_KEY` of the web app. */
const AUTH_STORAGE_KEY = 'sb-theia-auth-token';

/** The browser storage of a signed-in account, for visits that start signed in. */
export async function createSession(
  account: Account,
): Promise<Exclude<BrowserContextOptions['storageState'], string | undefined>> {
  const session = await signInElsewhere(account);
  return {
    cookies: [],
    origins: [{ origin: THEIA_URL, localStorage: [{ name: AUTH_STORAGE_KEY, value: JSON.stringify(session) }] }],
  };
}

/** Gives a page a new session of the account, without the form. A page that is only text gives access to the browser's storage at the least cost. */
export async function signInAs(page: Page, account: Account): Promise<void> {
  const session = JSON.stringify(await signInElsewhere(account));
  await page.goto('/robots.txt');
  await page.evaluate(`localStorage.setItem('${AUTH_STORAGE_KEY}', ${JSON.stringify(session)})`);
}

/** Opens the dashboard with a new session of the account. */
export async function openDashboardAs(page: Page, account: Account): Promise<void> {
  await signInAs(page, account);
  await page.goto('/dashboard');
}
