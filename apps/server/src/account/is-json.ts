import type { Context } from 'hono';

/** Whether a request is sent as JSON. A page of another site can send text and forms as its visitors, but not JSON: for that the browser sends a preflight request. */
export function isJson(c: Context): boolean {
  return /^application\/json\s*(?:;|$)/i.test(c.req.header('content-type') ?? '');
}
