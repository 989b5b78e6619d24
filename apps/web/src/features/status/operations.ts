import { queryOptions } from '@tanstack/react-query';
import type { Status } from '@theia-astro/server/rules/status';
import { fetchWithReason } from '@/lib/fetch-with-reason.ts';

export const STATUS_JSON = '/status.json';
export const STATUS_FEED = '/status.rss';

const REFRESH_MS = 60_000;

async function loadStatus(): Promise<Status> {
  const response = await fetchWithReason(STATUS_JSON, { headers: { accept: 'application/json' } });
  if (!response.ok) throw Object.assign(new Error(''), { status: response.status });
  return (await response.json()) as Status;
}

/** What the server says about its availability; it changes every half minute at most. */
export const statusQuery = queryOptions({
  queryKey: ['status'],
  queryFn: loadStatus,
  refetchInterval: REFRESH_MS,
});
