import { queryOptions } from '@tanstack/react-query';
import { FunctionError } from '@/lib/call-function.ts';
import { loadCallFigures } from '@/lib/operations/load-call-figures.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const REFRESH_MS = 60_000;
const BUSY = 429;
/** The server computes one figure a second for one user, and two are asked for here. */
const PAUSE_MS = 2_500;

const isBusy = (error: Error): boolean => error instanceof FunctionError && error.status === BUSY;

async function loadHealth() {
  const since = (ms: number) => ({ from: new Date(Date.now() - ms).toISOString() });
  const [day, week] = await Promise.all([loadCallFigures(since(DAY_MS)), loadCallFigures(since(7 * DAY_MS))]);
  return { day, week };
}

/** Errors and latency of the calls of the last day and of the last seven. */
export function healthQuery(userId: string) {
  return queryOptions({
    queryKey: ['health', userId],
    queryFn: loadHealth,
    refetchInterval: REFRESH_MS,
    staleTime: 15_000,
    retry: (failures, error) => failures === 0 && isBusy(error),
    retryDelay: PAUSE_MS,
    meta: { missing: 'the failures and the times of your calls' },
  });
}
