import type { Ask } from '@theia-astro/endpoints/subscriptions/find-events';
import type { Compute, JobCaller } from '../compute/compute.ts';

/** Asks products as callers do, for their answers alone: nothing is charged or logged. */
export function askProducts(compute: Pick<Compute, 'run'>, caller: JobCaller): Ask {
  return async (path, input, nowMs) => {
    const { json } = await compute.run(
      { path, input, holdsKey: false, nowMs, requestId: null, account: null, form: null, wantsTag: false },
      caller,
    );
    return JSON.parse(json.toString()) as Readonly<Record<string, unknown>>;
  };
}
