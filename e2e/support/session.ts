import type { Browser, BrowserContextOptions } from 'playwright-core';
import { type Account, signInAs } from './account.ts';
import { visit } from './browser.ts';

/** The browser storage of an account that has signed in, for visits that begin signed in. */
export async function sessionOf(
  browser: Browser,
  account: Account,
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const { page, context } = await visit(browser);
  await signInAs(page, account);
  const state = await context.storageState();
  await context.close();
  return state;
}
