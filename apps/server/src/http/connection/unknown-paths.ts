import type { HttpBindings } from '@hono/node-server';
import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import type { MiddlewareHandler } from 'hono';
import type { CallServices } from '../call/call.ts';
import { meantPaths, notFound } from '../routing/routes.ts';
import { serveProblem } from '../serve-request.ts';
import { fromIncoming } from './api-request.ts';

/** Turns a 404 of the apps mounted after it into a problem document, unless it is JSON, or the page of the web app for a browser that asks for a page. */
export function unknownPaths(
  services: CallServices,
  trustedProxies: number,
  catalog: readonly Endpoint[],
): MiddlewareHandler {
  const meant = meantPaths(catalog);
  return async (context, next) => {
    await next();
    if (context.res.status !== 404) return;
    const { method } = context.req;
    const type = context.res.headers.get('content-type') ?? '';
    const asksForPage = /^(GET|HEAD)$/.test(method) && (context.req.header('accept') ?? '').includes('text/html');
    if (type.includes('json') || (asksForPage && type.startsWith('text/html'))) return;
    const { incoming }: HttpBindings = context.env;
    const problem = notFound(meant(context.req.path));
    const { status, headers, body } = serveProblem(fromIncoming(incoming, trustedProxies), problem, services);
    const text = String(body);
    headers['content-length'] = String(Buffer.byteLength(text));
    // Hono copies the headers of the previous answer to the next, including Content-Length, unless that is removed first.
    context.res = undefined;
    context.res = new Response(method === 'HEAD' ? null : text, { status, headers });
  };
}
