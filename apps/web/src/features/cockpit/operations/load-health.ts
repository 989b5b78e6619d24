import { queryOptions } from '@tanstack/react-query';
import { loadCallFigures } from '@/lib/operations/load-call-figures.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const REFRESH_MS = 60_000;

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
    retry: false,
    meta: { missing: 'the failures and the times of your calls' },
  });
}
