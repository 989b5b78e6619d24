import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { LoginPage } from '../pages/login-page.ts';
import { THEIA_URL } from './browser.ts';
import { mailedLink } from './mailbox.ts';

export interface Account {
  email: string;
  password: string;
}

export const PASSWORD = 'correct horse battery';

/** Credentials nobody has used yet. */
export function newAccount(): Account {
  return { email: `e2e-${randomUUID().slice(0, 13)}@example.com`, password: PASSWORD };
}

async function post(path: string, body: unknown): Promise<Response> {
  const config = (await (await fetch(`${THEIA_URL}/config.json`)).json()) as { supabasePublishableKey: string };
  return fetch(`${THEIA_URL}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: config.supabasePublishableKey },
    body: JSON.stringify(body),
  });
}

/** Registers an account without the browser and leaves its address unconfirmed. */
export async function registerUnconfirmed(): Promise<Account> {
  const account = newAccount();
  await signUpWith(account);
  return account;
}

/** Signs up with an address that may be somebody else's. */
export async function signUpWith(account: Account): Promise<void> {
  const response = await post('/auth/v1/signup', account);
  if (!response.ok) throw new Error(`Sign-up answered ${response.status}: ${await response.text()}`);
}

/** Registers an account and confirms its address without the browser. */
export async function registerConfirmed(): Promise<Account> {
  const account = await registerUnconfirmed();
  const link = new URL(await mailedLink(account.email, 'signup'), THEIA_URL);
  const response = await post('/auth/v1/verify', { type: 'signup', token_hash: link.searchParams.get('token_hash') });
  if (!response.ok) throw new Error(`Confirmation answered ${response.status}: ${await response.text()}`);
  return account;
}

/** The first API key of an account, read as its owner reads it. */
export async function apiKeyOf({ email, password }: Account): Promise<string> {
  const signedIn = await post('/auth/v1/token?grant_type=password', { email, password });
  const { access_token: token } = (await signedIn.json()) as { access_token: string };
  const { supabasePublishableKey } = (await (await fetch(`${THEIA_URL}/config.json`)).json()) as {
    supabasePublishableKey: string;
  };
  const rows = await fetch(`${THEIA_URL}/rest/v1/api_keys?select=api_key&limit=1`, {
    headers: { apikey: supabasePublishableKey, authorization: `Bearer ${token}` },
  });
  const [row] = (await rows.json()) as { api_key: string }[];
  if (row === undefined) throw new Error(`${email} has no API key`);
  return row.api_key;
}

/** Signs in through the form and waits for the dashboard. */
export async function signInAs(page: Page, account: Account): Promise<void> {
  const login = new LoginPage(page);
  await login.open();
  await login.signIn(account);
  await page.waitForURL('**/dashboard');
}
