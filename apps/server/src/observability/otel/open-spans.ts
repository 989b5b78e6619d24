import type { RequestListener } from 'node:http';
import {
  type Attributes,
  type Context,
  context,
  createContextKey,
  defaultTextMapGetter,
  defaultTextMapSetter,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
  type Tracer,
} from '@opentelemetry/api';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import type { Spans } from '../spans.ts';

interface TracedRequest {
  readonly span: Span;
  readonly method: string;
}

/** Asked by monitors every few seconds. */
const NOT_TRACED: ReadonlySet<string> = new Set(['/health', '/ready', '/metrics']);
const NO_IDS: Readonly<Record<string, string>> = {};
/** Other methods are the caller's text. */
const METHOD = /^(?:GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/;
const REQUEST = createContextKey('request');

/** Spans of the server on OpenTelemetry's interface. */
export function openSpans(tracer: Tracer): Spans {
  const propagator = new W3CTraceContextPropagator();

  const headersOf = (of: Context): Readonly<Record<string, string>> => {
    const carrier: Record<string, string> = {};
    propagator.inject(of, carrier, defaultTextMapSetter);
    return carrier;
  };
  const isTraced = (): boolean => trace.getSpan(context.active())?.isRecording() === true;
  const run = <T>(span: Span, parent: Context, work: (own: Context) => T): T => {
    const own = trace.setSpan(parent, span);
    return context.with(own, () => untilEnd(span, () => work(own)));
  };

  const listener =
    (next: RequestListener): RequestListener =>
    (incoming, outgoing) => {
      if (NOT_TRACED.has((incoming.url ?? '').split('?', 1)[0]!)) {
        next(incoming, outgoing);
        return;
      }
      const parent = propagator.extract(ROOT_CONTEXT, incoming.headers, defaultTextMapGetter);
      const method = METHOD.test(incoming.method ?? '') ? incoming.method! : '_OTHER';
      const span = tracer.startSpan(
        method,
        { kind: SpanKind.SERVER, attributes: { 'http.request.method': method } },
        parent,
      );
      const request: TracedRequest = { span, method };
      const own = trace.setSpan(parent, span).setValue(REQUEST, request);
      const { traceparent } = headersOf(own);
      if (traceparent !== undefined) outgoing.setHeader('traceparent', traceparent);
      outgoing.once('close', () => {
        span.setAttribute('http.response.status_code', outgoing.statusCode);
        if (outgoing.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
        if (!outgoing.writableFinished) span.setAttribute('error.type', 'aborted');
        span.end();
      });
      context.with(own, () => next(incoming, outgoing));
    };

  return {
    listener,
    within: (name, work) =>
      isTraced() ? run(tracer.startSpan(name, {}, context.active()), context.active(), work) : work(),
    alone: (name, work) => run(tracer.startSpan(name, { root: true }, ROOT_CONTEXT), ROOT_CONTEXT, work),
    outgoing: (name, facts, work) => {
      if (!isTraced()) return work({});
      const parent = context.active();
      const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, attributes: facts as Attributes }, parent);
      return run(span, parent, (own) => work(headersOf(own)));
    },
    describe: (route, facts) => {
      const request = context.active().getValue(REQUEST) as TracedRequest | undefined;
      if (request?.span.isRecording() !== true) return;
      request.span.setAttributes({ ...facts(), 'http.route': route }).updateName(`${request.method} ${route}`);
    },
    ids: () => {
      const active = trace.getSpanContext(context.active());
      return active === undefined ? NO_IDS : { trace_id: active.traceId, span_id: active.spanId };
    },
    outside: (work) => context.with(ROOT_CONTEXT, work),
  };
}

/** Ends the span when the work has ended, in whatever way. Of an error the span tells the kind, as the text may hold what a caller sent. */
function untilEnd<T>(span: Span, work: () => T): T {
  const fail = (error: unknown): void => {
    span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown').end();
  };
  let result: T;
  try {
    result = work();
  } catch (error) {
    fail(error);
    throw error;
  }
  if (result instanceof Promise) result.then(() => span.end(), fail);
  else span.end();
  return result;
}
