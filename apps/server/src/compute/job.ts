import type { AccountFacts, CalculationContext, Endpoint } from '@theia/endpoints/endpoint';
import { type Issue, Problem } from '@theia/endpoints/problem';
import { THEIA_VERSION } from '@theia/endpoints/shared/version';
import { watchedClock, withClock } from '@theia/endpoints/clock';
import { entityTag } from '../http/entity-tag.ts';
import { holdsKey, withoutKeys } from '../http/redact.ts';

/** One answer to be computed. Plain data: it may be done in another thread. */
export interface Job {
  /** Path in the catalogue. */
  readonly path: string;
  /** The request's fields as they came, without the key: parsed again where it is computed, because a parsed request may hold code. */
  readonly input: Readonly<Record<string, unknown>>;
  readonly nowMs: number;
  readonly requestId: string;
  readonly account: AccountFacts | null;
  /** Media type of the form that was negotiated; null is JSON. */
  readonly form: string | null;
  /** Whether an answer that stays true for ever gets a tag. */
  readonly wantsTag: boolean;
}

export interface Computed {
  /** The answer as JSON text, with its request id and its time. */
  readonly json: string;
  /** The answer in its other form: text, or the SVG of an image of pixels. */
  readonly written: string | null;
  /** Null where none was wanted, and where the answer hangs on the present moment: that is not for caches. */
  readonly tag: string | null;
  readonly milliseconds: number;
  /** Processor time of the computing thread, whatever else the machine was doing. */
  readonly processorMs: number;
}

/** A computation's end, as it crosses threads. */
export type Outcome =
  { readonly done: Computed } | { readonly issues: readonly [Issue, ...Issue[]] } | { readonly failed: string };

/** Computes the answer of a job. @throws Problem 422 of the endpoint */
export function computeJob(
  endpoints: ReadonlyMap<string, Endpoint>,
  context: Pick<CalculationContext, 'ephemeris' | 'places'>,
  job: Job,
): Computed {
  const endpoint = endpoints.get(job.path);
  if (endpoint === undefined) throw new TypeError(`no endpoint at ${job.path}`);
  const begunMs = performance.now();
  const begunUs = process.threadCpuUsage();
  const request = endpoint.parse(job.input, job.nowMs);
  const clock = watchedClock(job.nowMs);
  const answer = endpoint.calculate(
    withClock(clock, { ephemeris: context.ephemeris, places: context.places, account: job.account }),
    request,
  );
  const milliseconds = Math.round((performance.now() - begunMs) * 1000) / 1000;
  const form =
    job.form === null
      ? undefined
      : endpoint.representations?.(request)?.offered.find(({ mediaType }) => mediaType === job.form);
  const tag = job.wantsTag && !clock.wasRead() ? entityTag(answer, form?.mediaType) : null;
  const { meta } = answer;
  answer.meta = {
    ...(typeof meta === 'object' ? meta : {}),
    theia_version: THEIA_VERSION,
    request_id: job.requestId,
    computed_ms: milliseconds,
  };
  // An answer can hold a key only where the request did: long answers need not be searched.
  const clean = holdsKey(JSON.stringify(job.input)) ? withoutKeys : (text: string): string => text;
  const json = clean(JSON.stringify(answer));
  const written = form === undefined || form.write === null ? null : clean(form.write(answer));
  const { user, system } = process.threadCpuUsage(begunUs);
  return { json, written, tag, milliseconds, processorMs: (user + system) / 1000 };
}

/** The same with its failures as data. */
export function outcomeOf(compute: () => Computed): Outcome {
  try {
    return { done: compute() };
  } catch (error) {
    if (error instanceof Problem) return { issues: error.issues };
    return { failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** @throws Problem, or Error for a failure that is ours */
export function resultOf(outcome: Outcome): Computed {
  if ('done' in outcome) return outcome.done;
  if ('issues' in outcome) throw new Problem(...outcome.issues);
  throw new Error(outcome.failed);
}
