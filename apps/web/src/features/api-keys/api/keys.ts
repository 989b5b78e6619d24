import { queryOptions } from '@tanstack/react-query';
import { getSupabase } from '@/lib/supabase.ts';
import { LOAD_FAILED, RETRY_MS, SWITCH_FAILED } from './messages.ts';

const CREATE_FAILED = 'Failed to create API key. Please try again.';
const RENAME_FAILED = 'Failed to rename API key. Please try again.';

export interface KeyRow {
  id: string;
  api_key: string;
  label: string;
  is_active: boolean;
  /** Set by billing or the operator. */
  blocked_at: string | null;
  created_at: string;
  updated_at: string;
  last_used_at: string | null;
}

export interface KeyAllowance {
  plan_name: string | null;
  api_keys: number;
}

export interface KeyRing {
  keys: readonly KeyRow[];
  allowance: KeyAllowance | null;
}

async function fetchKeyRing(userId: string): Promise<KeyRing> {
  const supabase = await getSupabase();
  const [keys, plan] = await Promise.all([
    supabase
      .from('api_keys')
      .select('id, api_key, label, is_active, blocked_at, created_at, updated_at, last_used_at')
      .eq('user_id', userId)
      .order('created_at')
      .returns<KeyRow[]>(),
    supabase.from('plan_in_force').select('plan_name, api_keys').eq('user_id', userId).maybeSingle<KeyAllowance>(),
  ]);
  if (keys.error) throw new Error(LOAD_FAILED);
  return { keys: keys.data, allowance: plan.data };
}

/** Every key of the user, the oldest first, and how many the plan has; asked for again every 3 s while there is none or it cannot be read. */
export function keyRingQuery(userId: string) {
  return queryOptions({
    queryKey: ['api-keys', userId],
    queryFn: () => fetchKeyRing(userId),
    retry: false,
    refetchInterval: ({ state }) =>
      state.status === 'error' || (state.status === 'success' && state.data?.keys.length === 0) ? RETRY_MS : false,
  });
}

/** Makes another key; the database draws it and refuses one more than the plan has. */
export async function createKey(userId: string, label: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('api_keys')
    .insert({ user_id: userId, label, api_key: 'new', updated_at: new Date().toISOString() })
    .select('id')
    .single();
  if (error) throw new Error(/plan does not include/.test(error.message) ? error.message : CREATE_FAILED);
}

export async function renameKey(id: string, label: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from('api_keys').update({ label }).eq('id', id).select('label').single();
  if (error) throw new Error(RENAME_FAILED);
}

/** Activates or revokes a key; returns what it is now. */
export async function switchKey(id: string, isActive: boolean): Promise<boolean> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('api_keys')
    .update({ is_active: isActive })
    .eq('id', id)
    .select('is_active')
    .single<{ is_active: boolean }>();
  if (error) throw new Error(SWITCH_FAILED);
  return data.is_active;
}
