import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { Hono } from 'hono';
import { type ApiAnswer, type ApiRequest, RequestAborted } from './api-request.ts';
import { fromFetch, fromIncoming } from './carriers.ts';
import { notFound } from './not-found.ts';
import type { ProductServer } from './product-server.ts';
import { serveProblem } from './serve-request.ts';
import type { CallServices } from './services.ts';

type ProductContext = Context<{ Bindings: Partial<HttpBindings> }>;

/**
 * The product API as a Hono app for `/`. A path it does not know goes on to whatever is mounted after it; what nobody knows is answered
 * with a 404 problem, unless a browser asks for a page: then the answer of the web app stands.
 */
export function productRoutes(
  server: ProductServer,
  services: CallServices,
  trustedProxies: number,
): Hono<{ Bindings: Partial<HttpBindings> }> {
  const app = new Hono<{ Bindings: Partial<HttpBindings> }>();
  app.use('*', async (context, next) => {
    const request = requestOf(context, trustedProxies);
    const pending = server.answer(request);
    if (pending === null) {
      await next();
      if (context.res.status === 404 && !isAnswer(context, request))
        replace(context, responseOf(serveProblem(request, notFound(), services), request));
      return undefined;
    }
    try {
      return responseOf(await pending, request);
    } catch (error) {
      if (error instanceof RequestAborted) return new Response(null, { status: 400 });
      throw error;
    }
  });
  return app;
}

function requestOf(context: ProductContext, trustedProxies: number): ApiRequest {
  const incoming = context.env?.incoming;
  return incoming === undefined ? fromFetch(context.req.raw) : fromIncoming(incoming, trustedProxies);
}

/** Hono carries the headers of the answer before over to the next, its Content-Length too, unless that is taken away first. */
function replace(context: ProductContext, answer: Response): void {
  context.res = undefined;
  context.res = answer;
}

/** A 404 that something after us meant: a page for a browser, or JSON of another plane. */
function isAnswer(context: ProductContext, request: ApiRequest): boolean {
  const type = context.res.headers.get('content-type') ?? '';
  if (type.includes('json')) return true;
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    type.startsWith('text/html') &&
    (request.header('accept') ?? '').includes('text/html')
  );
}

function responseOf(answer: ApiAnswer, request: ApiRequest): Response {
  if (request.method !== 'HEAD' || answer.body === null)
    return new Response(answer.body, { status: answer.status, headers: answer.headers });
  return new Response(null, {
    status: answer.status,
    headers: { ...answer.headers, 'content-length': String(Buffer.byteLength(answer.body)) },
  });
}
