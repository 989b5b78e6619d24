import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import type { CallServices } from '../call/call.ts';
import { notFound } from '../routing/routes.ts';
import { serveProblem } from '../serve-request.ts';
import { fromIncoming } from './api-request.ts';

/** Turns a 404 of the apps mounted after it into a problem document. A browser that asks for a page gets the page of the web app. */
export function unknownPaths(services: CallServices, trustedProxies: number): MiddlewareHandler {
  return async (context, next) => {
    await next();
    if (context.res.status !== 404 || isMeantAnswer(context.req, context.res)) return;
    const { incoming }: HttpBindings = context.env;
    const { status, headers, body } = serveProblem(fromIncoming(incoming, trustedProxies), notFound(), services);
    const text = String(body);
    // Hono copies the headers of the previous answer to the next, including Content-Length, unless that is removed first.
    context.res = undefined;
    context.res = new Response(context.req.method === 'HEAD' ? null : text, {
      status,
      headers: { ...headers, 'content-length': String(Buffer.byteLength(text)) },
    });
  };
}

/** True if a later app's 404 should be sent unchanged: a page for a browser, or JSON. */
function isMeantAnswer(request: { method: string; header(name: string): string | undefined }, { headers }: Response) {
  const type = headers.get('content-type') ?? '';
  if (type.includes('json')) return true;
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    type.startsWith('text/html') &&
    (request.header('accept') ?? '').includes('text/html')
  );
}
