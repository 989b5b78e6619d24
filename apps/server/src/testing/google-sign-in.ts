import assert from 'node:assert/strict';
import type { SupabaseClient } from '@supabase/supabase-js';

/** The cookies a browser keeps from an answer and sends with the next request. */
export const readCookies = (response: Response): string =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

export const readFragment = (url: URL): URLSearchParams => new URLSearchParams(url.hash.slice(1));

/** Where one of our URLs redirects a browser with this cookie. */
export async function backTo(address: string, cookie: string): Promise<URL> {
  return new URL((await fetch(address, { redirect: 'manual', headers: { cookie } })).headers.get('location') ?? '');
}

/** Chooses an account on the Google sandbox's page and follows the redirect back. */
export async function chooseAccount(
  googleUrl: string,
  choice: Readonly<Record<string, string>>,
  cookie: string,
): Promise<URL> {
  const page = await fetch(googleUrl);
  const html = await page.text();
  assert.equal(page.status, 200, html);
  assert.match(html, /Choose an account/);
  const { origin, pathname, searchParams } = new URL(googleUrl);
  const chosen = await fetch(origin + pathname, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams([...searchParams, ...Object.entries(choice)]),
  });
  return backTo(chosen.headers.get('location') ?? '', cookie);
}

/** Follows a browser's way from our authorize URL to the page it ends at. */
export async function followGoogleSignIn(authorizeUrl: string, choice: Readonly<Record<string, string>>): Promise<URL> {
  const leaving = await fetch(authorizeUrl, { redirect: 'manual' });
  return chooseAccount(leaving.headers.get('location') ?? '', choice, readCookies(leaving));
}

/** The URL where the client's sign-in with Google begins. */
export async function authorizeUrl(client: SupabaseClient, redirectTo: string): Promise<string> {
  const { data, error } = await client.auth.signInWithOAuth({
    provider: 'google',
    options: { redirectTo, skipBrowserRedirect: true },
  });
  if (error !== null) throw error;
  return data.url;
}

/** Like `linkIdentity` of the client, in a browser that keeps cookies. */
export async function linkGoogle(
  serverUrl: string,
  accessToken: string,
): Promise<{
  readonly status: number;
  readonly url: string;
  readonly cookie: string;
  readonly errorCode: string | undefined;
}> {
  const query = new URLSearchParams({
    provider: 'google',
    redirect_to: `${serverUrl}/dashboard`,
    skip_http_redirect: 'true',
  });
  const answer = await fetch(`${serverUrl}/auth/v1/user/identities/authorize?${query.toString()}`, {
    headers: { Authorization: `Bearer ${accessToken}` },
  });
  const { url = '', error_code: errorCode } = (await answer.json()) as { url?: string; error_code?: string };
  return { status: answer.status, url, cookie: readCookies(answer), errorCode };
}
