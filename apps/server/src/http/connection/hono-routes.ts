import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { type ApiAnswer, type ApiRequest, fromFetch, fromIncoming } from './api-request.ts';
import { RequestAborted } from './read-body.ts';
import { notFound } from '../routing/routes.ts';
import type { ProductServer } from '../routing/product-server.ts';
import { serveProblem } from '../serve-request.ts';
import type { CallServices } from '../call/call.ts';

type ProductContext = Context<{ Bindings: Partial<HttpBindings> }>;

/**
 * The product API as a Hono app for `/`. A path it does not know goes to the apps mounted after it. When those answer
 * 404, the answer becomes a problem document, except for a browser that asks for a page: it gets the page of the web app.
 */
export function productRoutes(
  server: ProductServer,
  services: CallServices,
  trustedProxies: number,
): Hono<{ Bindings: Partial<HttpBindings> }> {
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();
  app.use('*', async (context, next) => {
    const request = toApiRequest(context, trustedProxies);
    const pending = server.answer(request);
    if (pending === null) {
      await next();
      if (context.res.status === 404 && !isMeantAnswer(context, request))
        replace(context, toResponse(serveProblem(request, notFound(), services), request));
      return undefined;
    }
    try {
      return toResponse(await pending, request);
    } catch (error) {
      if (error instanceof RequestAborted) return new Response(null, { status: 400 });
      throw error;
    }
  });
  return app;
}

function toApiRequest(context: ProductContext, trustedProxies: number): ApiRequest {
  const incoming = context.env?.incoming;
  return incoming === undefined ? fromFetch(context.req.raw) : fromIncoming(incoming, trustedProxies);
}

/** Hono copies the headers of the previous answer to the next, including Content-Length, unless that is removed first. */
function replace(context: ProductContext, answer: Response): void {
  context.res = undefined;
  context.res = answer;
}

/** True if a later app's 404 should be sent unchanged: a page for a browser, or JSON. */
function isMeantAnswer(context: ProductContext, request: ApiRequest): boolean {
  const type = context.res.headers.get('content-type') ?? '';
  if (type.includes('json')) return true;
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    type.startsWith('text/html') &&
    (request.header('accept') ?? '').includes('text/html')
  );
}

function toResponse(answer: ApiAnswer, request: ApiRequest): Response {
  if (answer.stream !== undefined)
    return new Response(ReadableStream.from(answer.stream), { status: answer.status, headers: answer.headers });
  if (request.method !== 'HEAD' || answer.body === null)
    return new Response(answer.body, { status: answer.status, headers: answer.headers });
  return new Response(null, {
    status: answer.status,
    headers: { ...answer.headers, 'content-length': String(Buffer.byteLength(answer.body)) },
  });
}
