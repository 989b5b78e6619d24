import { queryOptions } from '@tanstack/react-query';
import type { EndpointList } from '@theia-astro/server/rules/webhooks';
import { readFunction } from '@/lib/call-function.ts';
import { refusalText } from '@/lib/error-message.ts';
import { endpointsKey } from './reload.ts';

const FAILED = 'Your webhook endpoints could not be loaded.';

async function loadEndpoints(): Promise<EndpointList> {
  const list = await readFunction<EndpointList>('webhook-endpoints').catch((error: unknown) => {
    throw new Error(refusalText(error, FAILED));
  });
  if (list === null) throw new Error(FAILED);
  return list;
}

/** The endpoints of the account, newest first, and how many subscriptions it has. */
export function endpointsQuery(userId: string) {
  return queryOptions({ queryKey: endpointsKey(userId), queryFn: loadEndpoints, retry: false });
}
