import type { Context } from 'hono';
import type { Config } from '../../config/config.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** The page the caller asks to be redirected to, if it is within the product, else the front page. */
export function safeRedirect(config: Config, wanted: string | undefined): string {
  if (wanted !== undefined && URL.canParse(wanted)) {
    const url = new URL(wanted);
    if (url.username === '' && url.password === '' && isOwnOrigin(config, url)) return url.href;
  }
  return config.publicUrl;
}

function isOwnOrigin(config: Config, url: URL): boolean {
  const own = new URL(config.publicUrl);
  if (url.origin === own.origin) return true;
  return (
    config.mode === 'local' &&
    LOOPBACK.includes(url.hostname) &&
    LOOPBACK.includes(own.hostname) &&
    url.port === own.port &&
    url.protocol === own.protocol
  );
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
