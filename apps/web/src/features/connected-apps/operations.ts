import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { type ConsentRequest, consentDecision, dailyLimit } from '@theia-astro/server/rules/connected-apps';
import { callOperation, OperationError, readRejection } from '@/lib/call-operation.ts';
import { rejectionText } from '@/lib/error-message.ts';
import { fetchInTime } from '@/lib/fetch-with-timeout.ts';
import { fromTable } from '@/lib/from-table.ts';
import { change } from '@/lib/operations/change.ts';
import { getSupabase } from '@/lib/supabase.ts';
import type { z } from '@/lib/zod.ts';

const appsKey = (userId: string) => ['connected-apps', userId] as const;

function loadApps(userId: string) {
  return fromTable('Your connected apps could not be loaded.', (client) =>
    client.from('connected_apps').select().eq('user_id', userId).is('disconnected_at', null).order('connected_at'),
  );
}

export type ConnectedApp = Awaited<ReturnType<typeof loadApps>>[number];

/** The apps that may use the account of a user, the oldest first. */
export const appsQuery = (userId: string) =>
  queryOptions({ queryKey: appsKey(userId), queryFn: () => loadApps(userId), staleTime: 0 });

/** The limit that a user has typed, in dollars, or what is wrong with it. */
export function readLimit(text: string): { readonly usd: number } | { readonly problem: string } {
  const parsed = dailyLimit.safeParse(
    /^\d+([.,]\d+)?$/.test(text.trim()) ? Number(text.trim().replace(',', '.')) : null,
  );
  return parsed.success ? { usd: parsed.data } : { problem: parsed.error.issues[0]?.message ?? '' };
}

const LIMIT_FAILED = 'The limit could not be changed. Please try again.';

export const limitApp = (userId: string, id: string) =>
  change({
    send: (usd: number) => callOperation('limit-app', { id, daily_limit_usd: usd }),
    reloads: [appsKey(userId)],
    done: 'The limit has been changed.',
    failed: LIMIT_FAILED,
    explain: (error) => rejectionText(error, LIMIT_FAILED),
    shownInForm: true,
  });

export const disconnectApp = (userId: string, { id, name }: Pick<ConnectedApp, 'id' | 'name'>) =>
  change<unknown>({
    send: () => callOperation('disconnect-app', { id }),
    reloads: [appsKey(userId), ['key-names', userId]],
    done: `${name} has been disconnected.`,
    failed: 'The app could not be disconnected. Please try again.',
  });

/** The request is known to the browser that began it only. */
async function post(uid: string, what: 'request' | 'decision', body: object): Promise<Response> {
  const { data } = await (await getSupabase()).auth.getSession();
  const token = data.session?.access_token;
  const response = await fetchInTime(`/connect/${encodeURIComponent(uid)}/${what}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw await readRejection(response, 'error');
  return response;
}

/** Whether a request is over, or belongs to another browser. */
export const isOver = (error: unknown): boolean => error instanceof OperationError && error.status < 500;

/** What an app asks for. */
export const requestQuery = (uid: string) =>
  queryOptions({
    queryKey: ['consent', uid],
    queryFn: async (): Promise<ConsentRequest> => (await post(uid, 'request', {})).json(),
    retry: (tries, error) => tries < 2 && !isOver(error),
    staleTime: Number.POSITIVE_INFINITY,
  });

const DECISION_FAILED = 'Your decision could not be saved. Please try again.';

/** Allows or refuses a request; returns the address by which the browser gets back to the app. */
export const decide = (uid: string) =>
  mutationOptions({
    mutationFn: async (decision: z.input<typeof consentDecision>): Promise<string> => {
      const response = await post(uid, 'decision', decision).catch((error: unknown) => {
        throw new Error(rejectionText(error, DECISION_FAILED), { cause: error });
      });
      return ((await response.json()) as { redirect_to: string }).redirect_to;
    },
    meta: { failed: DECISION_FAILED, shownInForm: true },
  });
