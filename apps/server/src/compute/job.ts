import { createHash } from 'node:crypto';
import type { AccountFacts, CalculationContext, Endpoint } from '@theia-astro/endpoints/endpoint';
import { type Issue, Problem } from '@theia-astro/endpoints/problem';
import { joinAnswer } from '@theia-astro/endpoints/wire/byte-writer';
import { THEIA_VERSION } from '@theia-astro/endpoints/wire/meta';
import { watchedClock, withClock } from '@theia-astro/endpoints/clock';
import { withoutKeys } from '../observability/statements.ts';

/** One answer to compute. Plain data, so that it can be sent to another thread. */
export interface Job {
  /** Path in the catalogue. */
  readonly path: string;
  /** The request's fields as sent, without the key. A thread parses them again: that takes half the time of sending it the parsed request. */
  readonly input: Readonly<Record<string, unknown>>;
  /** Whether the fields contain what looks like an API key. Only then can the answer. */
  readonly holdsKey: boolean;
  readonly nowMs: number;
  /** Null for an answer shared by many requests. */
  readonly requestId: string | null;
  readonly account: AccountFacts | null;
  /** The negotiated media type; null is JSON. */
  readonly form: string | null;
  /** True if an answer that never changes should get a tag. */
  readonly wantsTag: boolean;
}

export interface Computed {
  /** The answer as JSON, with its request id and timing; bytes where it was written as such and stays in its thread. */
  readonly json: string | Buffer;
  /** The answer in the negotiated type: text, or the SVG from which a pixel image is drawn. */
  readonly written: string | null;
  /** Null if no tag was requested, or if the answer depends on the current time and must not be cached. */
  readonly tag: string | null;
  readonly milliseconds: number;
}

/** The outcome of a computation, in a form that can be sent between threads. `processorMs` does not depend on other load on the machine. */
export type Outcome =
  | { readonly done: Computed; readonly processorMs: number }
  | { readonly issues: readonly [Issue, ...Issue[]] }
  | { readonly failed: string };

/** Computes the answer of a job. @throws Problem 422 of the endpoint */
export function computeJob(
  endpoints: ReadonlyMap<string, Endpoint>,
  context: Pick<CalculationContext, 'ephemeris' | 'places'>,
  job: Job,
): Computed {
  const endpoint = endpoints.get(job.path);
  if (endpoint === undefined) throw new TypeError(`no endpoint at ${job.path}`);
  return computeParsed(endpoint, endpoint.parse(job.input, job.nowMs), context, job);
}

/**
 * Computes the answer of a job whose input is parsed already.
 * @param allocate gives room for the bytes of a written answer; without it, the answer is a text
 * @throws Problem 422 of the endpoint
 */
export function computeParsed(
  endpoint: Endpoint,
  request: unknown,
  context: Pick<CalculationContext, 'ephemeris' | 'places'>,
  job: Omit<Job, 'path' | 'input'>,
  allocate: ((byteLength: number) => Buffer) | null = null,
): Computed {
  const begunMs = performance.now();
  const clock = watchedClock(job.nowMs);
  const timed = withClock(clock, { ephemeris: context.ephemeris, places: context.places, account: job.account });
  const serverMeta = (milliseconds: number): Readonly<Record<string, unknown>> => ({
    theia_version: THEIA_VERSION,
    ...(job.requestId === null ? {} : { request_id: job.requestId, computed_ms: milliseconds }),
  });
  const clean = job.holdsKey ? withoutKeys : (text: string): string => text;
  const answered = job.form === null && !job.wantsTag ? (endpoint.direct?.write(timed, request) ?? null) : null;
  if (answered !== null) {
    const milliseconds = millisecondsSince(begunMs);
    const bytes = joinAnswer(answered, serverMeta(milliseconds), allocate ?? Buffer.allocUnsafe);
    const json = allocate === null || job.holdsKey ? clean(bytes.toString()) : bytes;
    return { json, written: null, tag: null, milliseconds };
  }
  const calculated = endpoint.calculate(timed, request);
  const milliseconds = millisecondsSince(begunMs);
  const form =
    job.form === null
      ? undefined
      : endpoint.forms?.of(request)?.offered.find(({ mediaType }) => mediaType === job.form);
  const isStable = endpoint.sharedForMs !== undefined || !clock.wasRead();
  const tag = job.wantsTag && isStable ? entityTag(calculated, form?.mediaType) : null;
  const { meta } = calculated;
  const answer = { ...calculated, meta: { ...(typeof meta === 'object' ? meta : {}), ...serverMeta(milliseconds) } };
  const json = clean(JSON.stringify(answer));
  const written = form === undefined || form.write === null ? null : clean(form.write(answer));
  return { json, written, tag, milliseconds };
}

function millisecondsSince(begunMs: number): number {
  return Math.round((performance.now() - begunMs) * 1000) / 1000;
}

/** Like `computeJob`, but returns failures as data. */
export function captureOutcome(compute: () => Computed): Outcome {
  const begunUs = process.threadCpuUsage();
  try {
    const done = compute();
    const { user, system } = process.threadCpuUsage(begunUs);
    return { done, processorMs: (user + system) / 1000 };
  } catch (error) {
    if (error instanceof Problem) return { issues: error.issues };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** @throws Problem, or Error for an internal failure */
export function unwrapOutcome(outcome: Outcome): Computed {
  if ('done' in outcome) return outcome.done;
  if ('issues' in outcome) throw new Problem(...outcome.issues);
  throw new Error(outcome.failed);
}

/** A weak entity tag: answers that differ only in request id and timing have the same tag, other media types have another. */
export function entityTag(answer: Readonly<Record<string, unknown>> | string, mediaType = ''): string {
  return `W/"${createHash('sha1')
    .update(mediaType)
    .update(typeof answer === 'string' ? answer : JSON.stringify(answer))
    .digest('base64url')}"`;
}
