import { queryOptions, mutationOptions } from '@tanstack/react-query';
import { keyLabel } from '@theia-astro/server/rules/keys';
import { fromTable } from '@/lib/from-table.ts';
import { getSupabase } from '@/lib/supabase.ts';
import { z } from '@/lib/zod.ts';
import { toast } from '@/lib/toast.ts';
import { refusalText } from '@/lib/error-message.ts';
import { keysKey, LOAD_FAILED, RETRY_MS, reloadKeys } from './first-key.ts';
import { recentDays, SPARK_DAYS } from '../recent-days.ts';

async function loadKeys(userId: string) {
  const supabase = await getSupabase();
  const [keys, plan] = await Promise.all([
    supabase
      .from('api_keys')
      .select(
        'id, api_key, label, is_active, blocked_at, created_at, updated_at, last_used_at, is_test, allowed_products, allowed_origins, allowed_addresses, expires_at, old_key_until, old_key_ending, old_key_last_used_at',
      )
      .eq('user_id', userId)
      .order('created_at'),
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
/** No further key is allowed. The message says why, and is shown. */
const FORBIDDEN = 403;
type NewKey = z.infer<typeof newKey>;

/** Creates another key, or a test key. The database generates it and rejects more keys than the plan or an account may have. */
export function createKey(userId: string, isTest = false) {
  return mutationOptions({
    mutationFn: async ({ label }: NewKey) => {
      const supabase = await getSupabase();
      const { error, status } = await supabase
        .from('api_keys')
        .insert({ user_id: userId, label, is_test: isTest, api_key: 'new', updated_at: new Date().toISOString() })
        .select('id')
        .single();
      if (error) throw new Error(status === FORBIDDEN ? error.message : CREATE_FAILED);
    },
    onSuccess: async (_made, _input, _before, { client }) => {
      await reloadKeys(client, userId);
      toast('Your API key has been created.', { variant: 'success' });
    },
    meta: { failed: CREATE_FAILED, shownInForm: true },
  });
}

const RENAME_FAILED = 'Failed to rename API key. Please try again.';

/** Renames a key. */
export function renameKey(userId: string, keyId: string) {
  return mutationOptions({
    mutationFn: async (label: string) => {
      await fromTable(RENAME_FAILED, (client) =>
        client.from('api_keys').update({ label }).eq('id', keyId).select('label').single(),
      );
    },
    onSuccess: (_renamed, _label, _before, { client }) => reloadKeys(client, userId),
    meta: { failed: RENAME_FAILED },
  });
}

const LIMIT_FAILED = 'The limits of this key could not be changed. Please try again.';

/** What is changed; what is left out stays as it is. */
export interface KeyLimits {
  readonly allowed_products?: string[];
  readonly allowed_origins?: string[];
  readonly allowed_addresses?: string[];
  /** ISO 8601; null: never. */
  readonly expires_at?: string | null;
}

/** Changes what a key may be used for, from where and until when. The database checks each entry. */
export function limitKey(userId: string, keyId: string) {
  return mutationOptions({
    mutationFn: async (limits: KeyLimits) => {
      const supabase = await getSupabase();
      const { error, status } = await supabase.from('api_keys').update(limits).eq('id', keyId).select('id').single();
      if (error)
        throw new Error(
          status === 400 ? [error.message, error.hint].filter(Boolean).join('. ') : refusalText(error, LIMIT_FAILED),
        );
    },
    onSuccess: async (_changed, _limits, _before, { client }) => {
      await reloadKeys(client, userId);
      toast('The limits of your API key have been changed.', { variant: 'success' });
    },
    meta: { failed: LIMIT_FAILED, shownInForm: true },
  });
}

const ROTATE_FAILED = 'The key could not be rotated. Please try again.';
const CHANGED_MEANWHILE = 'This key was changed in another window. Look at it again before you rotate it.';

/** Gives a key a new secret; the old one works for so many hours more. Only if the key is as it is shown, so that two windows do not rotate it twice. */
export function rotateKey(
  userId: string,
  { id, updated_at: seen }: { readonly id: string; readonly updated_at: string },
) {
  return mutationOptions({
    mutationFn: async (hours: number) => {
      const supabase = await getSupabase();
      const { data, error, status } = await supabase
        .from('api_keys')
        .update({ overlap_hours: hours })
        .eq('id', id)
        .eq('updated_at', seen)
        .select('id');
      if (status === 409 || data?.length === 0) throw new Error(CHANGED_MEANWHILE);
      if (error) throw new Error(ROTATE_FAILED);
    },
    onSettled: (_made, _failed, _hours, _before, { client }) => reloadKeys(client, userId),
    onSuccess: () => {
      toast('Your API key has been rotated.', { variant: 'success' });
    },
    meta: { failed: ROTATE_FAILED },
  });
}

const END_FAILED = 'The old key could not be ended. Please try again.';

/** Ends the old secret of a rotated key now. */
export function endOldKey(userId: string, keyId: string) {
  return mutationOptions({
    mutationFn: async () => {
      await fromTable(END_FAILED, (client) =>
        client.from('api_keys').update({ old_key_until: null }).eq('id', keyId).select('id').single(),
      );
    },
    onSuccess: async (_ended, _input, _before, { client }) => {
      await reloadKeys(client, userId);
      toast('The old key has been ended.', { variant: 'success' });
    },
    meta: { failed: END_FAILED },
  });
}

const SWITCH_FAILED = 'Failed to update API key status. Please try again.';
const ACTIVATED = 'Your API key has been activated.';
const REVOKED = 'Your API key has been revoked.';

/** Activates or revokes a key; returns its new state. */
export function switchKey(userId: string, keyId: string) {
  return mutationOptions({
    mutationFn: async (isActive: boolean) => {
      const data = await fromTable(SWITCH_FAILED, (client) =>
        client.from('api_keys').update({ is_active: isActive }).eq('id', keyId).select('is_active').single(),
      );
      return data.is_active;
    },
    onSuccess: async (isActive, _wanted, _before, { client }) => {
      await reloadKeys(client, userId);
      toast(isActive ? ACTIVATED : REVOKED, { variant: 'success' });
    },
    meta: { failed: SWITCH_FAILED },
  });
}

const DELETE_FAILED = 'The test key could not be deleted. Please try again.';

/** Deletes a test key for good. */
export function deleteKey(userId: string, keyId: string) {
  return mutationOptions({
    mutationFn: async () => {
      await fromTable(DELETE_FAILED, (client) => client.from('api_keys').delete().eq('id', keyId));
    },
    onSuccess: async (_deleted, _input, _before, { client }) => {
      await reloadKeys(client, userId);
      toast('The test key has been deleted.', { variant: 'success' });
    },
    meta: { failed: DELETE_FAILED },
  });
}
