import type { CalculationContext, Endpoint } from '@theia/endpoints/endpoint';
import { type Computed, computeJob, type Job } from './job.ts';

/** What decides who waits for whom. */
export interface JobCaller {
  /** Callers with long jobs take turns by name. */
  readonly name: string;
  /** Known to take more than an instant: it must not hold up short ones. */
  readonly isLong: boolean;
}

export const NOBODY: JobCaller = { name: '', isLong: false };

/** Where answers are computed. */
export interface Compute {
  /** @throws Problem 422 of the endpoint, 504 when it took longer than the budget */
  run(job: Job, caller?: JobCaller): Promise<Computed> | Computed;
  /** Resolves when as many threads are ready as compute at once. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** In the calling thread, one after the other: for what is cheap, and where threads are not wanted. */
export function computeHere(
  catalog: readonly Endpoint[],
  context: Pick<CalculationContext, 'ephemeris' | 'places'>,
): Compute {
  const endpoints = new Map(catalog.map((endpoint) => [endpoint.path, endpoint]));
  return {
    run: (job) => computeJob(endpoints, context, job),
    ready: async () => {},
    close: async () => {},
  };
}

/** Runs the examples, every one at least once and round by round until the time is used up, so that the first callers meet compiled code. */
export function warmUp(
  catalog: readonly Endpoint[],
  context: Pick<CalculationContext, 'ephemeris' | 'places'>,
  milliseconds: number,
): void {
  const untilMs = performance.now() + milliseconds;
  const endpoints = new Map(catalog.map((endpoint) => [endpoint.path, endpoint]));
  const paid = catalog.filter((endpoint) => endpoint.name !== 'me' && !endpoint.open && endpoint.batch === undefined);
  for (let round = 0; round < paid.length || (paid.length > 0 && performance.now() < untilMs); round += 1) {
    const { path, example } = paid[round % paid.length]!;
    computeJob(endpoints, context, {
      path,
      input: example.request,
      nowMs: example.nowMs,
      requestId: '',
      account: null,
      form: null,
      wantsTag: false,
    });
  }
}
