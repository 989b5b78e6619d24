import type { Answered } from './answered.ts';
import type { BatchItem, BatchResult } from './batch.ts';
import { readLines } from './lines.ts';
import type { CallOptions, PageOptions } from './options.ts';
import { TheiaError } from './theia-error.ts';
import { wait, waitMs } from './waiting.ts';
import type { Job, JobDryRun, JobList } from './wire-types.ts';

/** A request as the jobs send it. */
export interface JobRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** NDJSON. */
  readonly lines?: string;
  /** The body of the answer is its stream. */
  readonly isStream?: boolean;
}

/** The result of one item: its answer, or the problem it failed with. */
export type JobResult<Answer = Readonly<Record<string, unknown>>> = {
  /** Number of the item, from 0. */
  readonly index: number;
} & BatchResult<Answer, 'json' | 'llm'>;

export interface ResultOptions extends PageOptions {
  /** Number of the first item whose result is wanted. Default: 0. */
  readonly from?: number | undefined;
}

const FIRST_LOOK_MS = 500;
const LONGEST_LOOK_MS = 5_000;

/** Batches of up to 10,000 calls that the service answers in the background. */
export class Jobs {
  readonly #send: <T>(request: JobRequest, options?: CallOptions) => Answered<T>;
  readonly #timeoutMs: number;
  readonly #retries: number;

  constructor(
    send: <T>(request: JobRequest, options?: CallOptions) => Answered<T>,
    limits: { readonly timeoutMs: number; readonly retries: number },
  ) {
    this.#send = send;
    this.#timeoutMs = limits.timeoutMs;
    this.#retries = limits.retries;
  }

  /** Sends a batch as a job. The response comes immediately, with the cost of its items; with `dryRun` nothing else happens. `POST /batch` */
  submit<D extends boolean = false>(
    items: Iterable<BatchItem>,
    options?: CallOptions<D>,
  ): Answered<D extends true ? JobDryRun : Job> {
    const lines = Array.from(items, (item) => JSON.stringify(item)).join('\n');
    const path = `/batch${options?.dryRun === true ? '?dry_run=true' : ''}`;
    return this.#send({ method: 'POST', path, lines }, options);
  }

  /** How far a job is, and what it has cost. `GET /jobs/ID` */
  get(id: string, options?: PageOptions): Answered<Job> {
    return this.#send({ method: 'GET', path: pathOf(id) }, options);
  }

  /** Jobs of this key, newest first. `GET /jobs` */
  list(
    page: { readonly limit?: number | undefined; readonly cursor?: string | null | undefined } = {},
    options?: PageOptions,
  ): Answered<JobList> {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(page)) if (value != null) query.set(name, String(value));
    return this.#send({ method: 'GET', path: `/jobs?${query.toString()}` }, options);
  }

  /** Ends a job: what is answered stays, and stays charged; the rest is never charged. `POST /jobs/ID/cancel` */
  cancel(id: string, options?: PageOptions): Answered<Job> {
    return this.#send({ method: 'POST', path: `${pathOf(id)}/cancel` }, options);
  }

  /** Deletes a job with its results. `DELETE /jobs/ID` */
  async delete(id: string, options?: PageOptions): Promise<void> {
    try {
      await this.#send({ method: 'DELETE', path: pathOf(id) }, options);
    } catch (error) {
      // An attempt whose answer was lost has deleted it.
      if (!(error instanceof TheiaError && error.code === 'not_found' && error.attempts > 1)) throw error;
    }
  }

  /**
   * The results of a job in the order of its items, as they come, until the job is over. After a lost connection it goes on where it was.
   * `GET /jobs/ID/results`
   */
  async *results<Answer = Readonly<Record<string, unknown>>>(
    id: string,
    { from = 0, ...options }: ResultOptions = {},
  ): AsyncGenerator<JobResult<Answer>, void, undefined> {
    const { signal, timeoutMs = this.#timeoutMs, retries = this.#retries } = options;
    let losses = 0;
    let lookMs = FIRST_LOOK_MS;
    for (;;) {
      const path = `${pathOf(id)}/results?from=${from}`;
      const { answer, call } = await this.#send<ReadableStream<Uint8Array>>(
        { method: 'GET', path, isStream: true },
        options,
      ).withResponse();
      const isWhole = !/queued|running/.test(call.headers.get('theia-job-status') ?? '');
      const lines = readLines(answer, timeoutMs, signal);
      const before = from;
      let loss: unknown = null;
      for (;;) {
        const next = await lines.next().catch((error: unknown) => {
          signal?.throwIfAborted();
          loss = error;
          return null;
        });
        if (next === null || next.done === true) break;
        const line = JSON.parse(next.value) as JobResult<Answer>;
        from = line.index + 1;
        try {
          yield line;
        } catch (error) {
          await lines.return();
          throw error;
        }
      }
      if (loss === null && isWhole) return;
      if (from > before) {
        losses = 0;
        lookMs = FIRST_LOOK_MS;
      }
      if (loss !== null) {
        losses += 1;
        if (losses > retries) throw loss;
      }
      await wait(loss === null ? lookMs : waitMs(losses, null, Math.random()), signal);
      lookMs = Math.min(LONGEST_LOOK_MS, lookMs * 2);
    }
  }
}

function pathOf(id: string): string {
  return `/jobs/${encodeURIComponent(id)}`;
}
