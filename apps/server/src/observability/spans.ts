import type { RequestListener } from 'node:http';

/** Attributes of a span. Never a key, a text of the caller, or personal data. */
export type SpanFacts = Readonly<Record<string, string | number | boolean>>;

/** Traces of this process, if they are sent anywhere. */
export interface Spans {
  /** Makes a span of each request, below the caller's `traceparent` if it sends one, and answers with `traceparent`. */
  listener(next: RequestListener): RequestListener;
  /** Runs work as a part of what is traced now; what is not traced stays so. */
  within<T>(name: string, work: () => T): T;
  /** Runs background work as a trace of its own. */
  alone<T>(name: string, work: () => T): T;
  /** Runs a request to another service, and gives it the headers that continue the trace there. */
  outgoing<T>(name: string, facts: SpanFacts, work: (headers: Readonly<Record<string, string>>) => T): T;
  /** Adds facts to the span of the request that is traced now, if there is one; `route` also names it. */
  describe(route: string, facts: () => SpanFacts): void;
  /** What a log line says about the trace it belongs to. */
  ids(): Readonly<Record<string, string>>;
  /** Runs work outside of all traces. */
  outside<T>(work: () => T): T;
}

let spans: Spans | null = null;

const NO_HEADERS: Readonly<Record<string, string>> = {};

/** Switches tracing on, or off with null. */
export function useSpans(next: Spans | null): void {
  spans = next;
}

export function tracedListener(next: RequestListener): RequestListener {
  return spans === null ? next : spans.listener(next);
}

export function inSpan<T>(name: string, work: () => T): T {
  return spans === null ? work() : spans.within(name, work);
}

export function inOwnTrace<T>(name: string, work: () => T): T {
  return spans === null ? work() : spans.alone(name, work);
}

export function outgoingSpan<T>(
  name: string,
  facts: SpanFacts,
  work: (headers: Readonly<Record<string, string>>) => T,
): T {
  return spans === null ? work(NO_HEADERS) : spans.outgoing(name, facts, work);
}

/** Describes the request that is traced now. `facts` is called only if there is one. */
export function describeRequest(route: string, facts: () => SpanFacts): void {
  spans?.describe(route, facts);
}

/** `trace_id` and `span_id` of the trace of now; nothing without one. */
export function traceIds(): Readonly<Record<string, string>> {
  return spans === null ? NO_HEADERS : spans.ids();
}

export function outsideTraces<T>(work: () => T): T {
  return spans === null ? work() : spans.outside(work);
}
