import type { MiddlewareHandler } from 'hono';

const HEADERS_ALLOWED = 'authorization, apikey, content-type, x-client-info, x-supabase-api-version';

/** Cross-origin rules of the account plane: only pages of the product's own origin may call it. */
export function ownOriginOnly(publicUrl: string, methods: readonly string[]): MiddlewareHandler {
  const ownOrigin = new URL(publicUrl).origin;
  return async (c, next) => {
    const isOwn = c.req.header('origin') === ownOrigin;
    if (c.req.method !== 'OPTIONS') await next();
    else c.res = new Response(null, { status: 204 });
    c.res.headers.append('Vary', 'Origin');
    if (!isOwn) return;
    c.res.headers.set('Access-Control-Allow-Origin', ownOrigin);
    if (c.req.method !== 'OPTIONS') return;
    c.res.headers.set('Access-Control-Allow-Methods', methods.join(', '));
    c.res.headers.set('Access-Control-Allow-Headers', HEADERS_ALLOWED);
    c.res.headers.set('Access-Control-Max-Age', '600');
  };
}
