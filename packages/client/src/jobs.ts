import type { Answered } from './answered.ts';
import type { BatchItem, BatchResult } from './batch.ts';
import { readLines } from './lines.ts';
import type { CallOptions, PageOptions } from './options.ts';
import { addMethods, type Send } from './resource.ts';
import { type JobsMethods, RESOURCES, type ReportsMethods } from './resources.ts';
import { wait, waitMs } from './waiting.ts';
import type { Job, JobDryRun, KeptReport, ReportRequest } from './wire-types.ts';

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

/** Asks until it is over. */
async function untilOver<State extends { readonly status: string }>(
  ask: () => Promise<State>,
  signal: AbortSignal | undefined,
): Promise<State> {
  for (let lookMs = FIRST_LOOK_MS; ; lookMs = Math.min(LONGEST_LOOK_MS, lookMs * 2)) {
    const state = await ask();
    if (!IS_OPEN.test(state.status)) return state;
    await wait(lookMs, signal);
  }
}

const IS_OPEN = /queued|running|waiting|writing/;

// oxlint-disable-next-line no-unsafe-declaration-merging -- the constructor adds the methods
export interface Reports extends ReportsMethods {}

/** Reports that are kept until they are deleted. */
export class Reports {
  readonly #send: Send;

  constructor(send: Send) {
    this.#send = send;
    addMethods(this, send, 'reports', RESOURCES.reports);
  }

  /** Orders a report that is kept. The response has its state after ten seconds at most. `POST /report` */
  create(
    request: Omit<ReportRequest, 'keep' | 'format' | 'fields'>,
    options?: Omit<CallOptions, 'dryRun'>,
  ): Answered<KeptReport> {
    return this.#send({ method: 'POST', path: '/report', fields: { ...request, keep: true } }, options);
  }

  /** Waits until a report is ready or has failed. */
  wait(id: string, options?: PageOptions): Promise<KeptReport> {
    return untilOver(() => this.get(id, options), options?.signal);
  }
}

// oxlint-disable-next-line no-unsafe-declaration-merging -- the constructor adds the methods
export interface Jobs extends JobsMethods {}

/** Batches of up to 10,000 calls that the service answers in the background. */
export class Jobs {
  readonly #send: Send;
  readonly #timeoutMs: number;
  readonly #retries: number;

  constructor(send: Send, limits: { readonly timeoutMs: number; readonly retries: number }) {
    this.#send = send;
    this.#timeoutMs = limits.timeoutMs;
    this.#retries = limits.retries;
    addMethods(this, send, 'jobs', RESOURCES.jobs);
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

  /** Waits until a job is over. */
  wait(id: string, options?: PageOptions): Promise<Job> {
    return untilOver(() => this.get(id, options), options?.signal);
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
      const path = `/jobs/${encodeURIComponent(id)}/results?from=${from}`;
      const { answer, call } = await this.#send<ReadableStream<Uint8Array>>(
        { method: 'GET', path, isStream: true },
        options,
      ).withResponse();
      const isWhole = !IS_OPEN.test(call.headers.get('theia-job-status') ?? '');
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
