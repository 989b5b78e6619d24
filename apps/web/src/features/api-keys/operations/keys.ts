import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { keyLabel } from '@theia-astro/server/rules/keys';
import type { KeyLimits } from '@theia-astro/server/rules/operations/keys';
import { callOperation, OperationError } from '@/lib/call-operation.ts';
import { fromTable } from '@/lib/from-table.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { reload } from '@/lib/operations/change.ts';
import { z } from '@/lib/zod.ts';
import { rejectionText } from '@/lib/error-message.ts';
import { keyChange, keyQueries, keysKey, LOAD_FAILED, RETRY_MS } from './first-key.ts';
import { recentDays, SPARK_DAYS } from '../recent-days.ts';

async function loadKeys(userId: string) {
  const supabase = await getSupabase();
  const [keys, plan] = await Promise.all([
    supabase.from('api_keys').select().eq('user_id', userId).order('created_at'),
    supabase.from('plan_in_force').select('plan_name, api_keys').eq('user_id', userId).maybeSingle(),
  ]);
  if (keys.error || plan.error) throw new Error(LOAD_FAILED);
  const nowMs = Date.now();
  return { keys: keys.data.map((row) => ({ ...row, expiry: expiryOf(row.expires_at, nowMs) })), allowance: plan.data };
}

const SOON_MS = 7 * 86_400_000;

/** Whether a key has expired, or will within a week. */
function expiryOf(expiresAt: string | null, nowMs: number): 'expired' | 'soon' | 'later' {
  const leftMs = expiresAt === null ? Number.POSITIVE_INFINITY : Date.parse(expiresAt) - nowMs;
  return leftMs <= 0 ? 'expired' : leftMs < SOON_MS ? 'soon' : 'later';
}

type Keys = Awaited<ReturnType<typeof loadKeys>>;
export type KeyRow = Keys['keys'][number];
/** The number of keys that the plan in force allows. */
export type KeyAllowance = NonNullable<Keys['allowance']>;

/** Every key of the user, oldest first, and how many the plan allows. */
export function keysQuery(userId: string) {
  return queryOptions({
    queryKey: keysKey(userId),
    queryFn: () => loadKeys(userId),
    retry: false,
    refetchInterval: ({ state }) =>
      state.status === 'error' || (state.status === 'success' && state.data?.keys.length === 0) ? RETRY_MS : false,
  });
}

/** What a key was used for. */
export interface KeyUsage {
  /** Of the last 30 days (UTC). */
  readonly calls: number;
  /** Of the last 30 days (UTC), in US dollars. */
  readonly costUsd: number;
  /** Calls of each of the last 14 days (UTC), the oldest first, today last. */
  readonly days: readonly number[];
}

/** A key without calls. */
export const NO_USAGE: KeyUsage = { calls: 0, costUsd: 0, days: Array.from({ length: SPARK_DAYS }, () => 0) };

async function loadKeyUsage(userId: string): Promise<ReadonlyMap<string, KeyUsage>> {
  const data = await fromTable('The usage of your keys could not be loaded.', (client) =>
    client.from('key_usage').select('api_key_id, day, calls, cost_usd').eq('user_id', userId),
  );
  const days = recentDays(Date.now());
  const usage = new Map<string, KeyUsage>();
  for (const { api_key_id: id, day, calls, cost_usd: cost } of data) {
    const before = usage.get(id) ?? NO_USAGE;
    usage.set(id, {
      calls: before.calls + calls,
      costUsd: before.costUsd + Number(cost),
      days: before.days.map((sum, index) => (days[index] === day ? sum + calls : sum)),
    });
  }
  return usage;
}

/** What each key of the user was used for on the last 30 days (UTC), in one read. */
export function keyUsageQuery(userId: string) {
  return queryOptions({
    queryKey: ['key-usage', userId],
    queryFn: () => loadKeyUsage(userId),
    meta: { missing: 'what each key was used for' },
  });
}

const CREATE_FAILED = 'Failed to create API key. Please try again.';

export const newKey = z.object({ label: keyLabel });
type NewKey = z.infer<typeof newKey>;

const hasStatus = (error: unknown, ...statuses: number[]): error is OperationError =>
  error instanceof OperationError && statuses.includes(error.status);

/** Creates another key, or a test key. The database rejects more keys than the plan or an account may have, and says why. */
export const createKey = (userId: string, isTest = false) =>
  keyChange(userId, {
    send: ({ label }: NewKey) => callOperation('create-key', { label, is_test: isTest }),
    done: 'Your API key has been created.',
    failed: CREATE_FAILED,
    explain: (error) => (hasStatus(error, 403) ? error.message : CREATE_FAILED),
    shownInForm: true,
  });

/** Renames a key. */
export const renameKey = (userId: string, id: string) =>
  keyChange(userId, {
    send: (label: string) => callOperation('rename-key', { id, label }),
    failed: 'Failed to rename API key. Please try again.',
  });

const LIMIT_FAILED = 'The limits of this key could not be changed. Please try again.';

/** Changes what a key may be used for, from where and until when. The database checks each entry. */
export const limitKey = (userId: string, id: string) =>
  keyChange(userId, {
    send: (limits: Partial<KeyLimits>) => callOperation('limit-key', { id, limits }),
    done: 'The limits of your API key have been changed.',
    failed: LIMIT_FAILED,
    explain: (error) => rejectionText(error, LIMIT_FAILED),
    shownInForm: true,
  });

const ROLL_FAILED = 'The key could not be rolled. Please try again.';
const CHANGED_MEANWHILE = 'This key was changed in another window. Look at it again before you roll it.';

/** Gives a key a new secret; the old one works for so many hours more. Only if the key is as it is shown, so that two windows do not roll it twice. */
export const rollKey = (userId: string, { id, updated_at: seen }: Pick<KeyRow, 'id' | 'updated_at'>) =>
  mutationOptions({
    ...keyChange(userId, {
      send: (hours: number) => callOperation('rotate-key', { id, overlap_hours: hours, seen }),
      done: 'Your API key has been rolled.',
      failed: ROLL_FAILED,
      explain: (error) => (hasStatus(error, 404, 409) ? CHANGED_MEANWHILE : ROLL_FAILED),
    }),
    onError: (_failure, _hours, _before, { client }) => reload(client, keyQueries(userId)),
  });

/** Ends the old secret of a rotated key now. */
export const endOldKey = (userId: string, id: string) =>
  keyChange(userId, {
    send: () => callOperation('end-old-key', { id }),
    done: 'The old key has been ended.',
    failed: 'The old key could not be ended. Please try again.',
  });

/** Activates or revokes a key. */
export const switchKey = (userId: string, id: string) =>
  keyChange(userId, {
    send: (isActive: boolean) => callOperation(isActive ? 'activate-key' : 'revoke-key', { id }),
    done: (isActive) => (isActive ? 'Your API key has been activated.' : 'Your API key has been revoked.'),
    failed: 'Failed to update API key status. Please try again.',
  });

/** Deletes a test key for good. */
export const deleteKey = (userId: string, id: string) =>
  keyChange(userId, {
    send: () => callOperation('delete-key', { id }),
    done: 'The test key has been deleted.',
    failed: 'The test key could not be deleted. Please try again.',
  });
