import type { MiddlewareHandler } from 'hono';

const HEADERS_ALLOWED = 'authorization, apikey, content-type, x-client-info, x-supabase-api-version';

const FOREIGN = 'Pages of other sites may not call this';
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];
const SAFE_METHODS = ['GET', 'HEAD'];

/** True for the product's own origin. On one machine, its loopback names are one. */
export function isOwnOrigin(publicUrl: string, origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  const [own, other] = [new URL(publicUrl), new URL(origin)];
  if (other.origin === own.origin) return true;
  const areLoopback = LOOPBACK.includes(own.hostname) && LOOPBACK.includes(other.hostname);
  return areLoopback && other.port === own.port && other.protocol === own.protocol;
}

/**
 * Cross-origin rules of the account plane: only pages of the product's own origin may call it. A browser sends what changes something with the
 * origin of its page, so a page of another site is rejected before anything is read. Other programs send no origin.
 */
export function ownOriginOnly(publicUrl: string, methods: readonly string[]): MiddlewareHandler {
  const ownOrigin = new URL(publicUrl).origin;
  return async (c, next) => {
    const origin = c.req.header('origin');
    const isOwn = origin === ownOrigin;
    const isForeign = origin !== undefined && !isOwnOrigin(publicUrl, origin);
    if (c.req.method === 'OPTIONS') c.res = new Response(null, { status: 204 });
    else if (isForeign && !SAFE_METHODS.includes(c.req.method))
      c.res = c.json({ code: 403, error_code: 'origin_not_allowed', msg: FOREIGN, error: FOREIGN }, 403);
    else await next();
    c.res.headers.append('Vary', 'Origin');
    if (!isOwn) return;
    c.res.headers.set('Access-Control-Allow-Origin', ownOrigin);
    if (c.req.method !== 'OPTIONS') return;
    c.res.headers.set('Access-Control-Allow-Methods', methods.join(', '));
    c.res.headers.set('Access-Control-Allow-Headers', HEADERS_ALLOWED);
    c.res.headers.set('Access-Control-Max-Age', '600');
  };
}
