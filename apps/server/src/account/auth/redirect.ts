import type { Context } from 'hono';
import type { Config } from '../../config/config.ts';
import { isOwnOrigin } from '../own-origin.ts';

/** The page the caller asks to be redirected to, if it is within the product, else the front page. */
export function safeRedirect(config: Config, wanted: string | undefined): string {
  if (wanted !== undefined && URL.canParse(wanted)) {
    const url = new URL(wanted);
    if (url.username === '' && url.password === '' && isOwnOrigin(config.publicUrl, url.origin)) return url.href;
  }
  return config.publicUrl;
}

export function requestedRedirect(c: Context): string | undefined {
  return c.req.query('redirect_to') ?? c.req.header('redirect_to');
}

/** The URL with the answer in its fragment, as the implicit flow requires, or in its query. */
export function withAnswer(
  redirectTo: string,
  place: 'fragment' | 'query',
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirectTo);
  if (place === 'fragment') url.hash = new URLSearchParams(answer).toString();
  else for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  return url.href;
}
