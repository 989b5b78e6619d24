import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { AppConfig } from './config.ts';
import type { Database } from './database-types.ts';
import { AUTH_STORAGE_KEY } from './auth/remnants.ts';
import { fetchWithReason } from './fetch-with-reason.ts';

/** The client of this tab. Its session is in local storage and is refreshed by `auth/refresh.ts`, not by the library. */
export function createAppClient(config: AppConfig): SupabaseClient<Database> {
  return createClient<Database>(config.supabaseUrl, config.supabasePublishableKey, {
    auth: { persistSession: true, autoRefreshToken: false, detectSessionInUrl: true, storageKey: AUTH_STORAGE_KEY },
    global: { fetch: fetchWithReason },
    realtime: {
      timeout: 10_000,
      heartbeatIntervalMs: 30_000,
      reconnectAfterMs: (tries: number) => [1000, 2000, 5000][tries - 1] ?? 10_000,
    },
  });
}

/** A client without storage, for checking a password without changing the session. */
export function createThrowawayClient(config: AppConfig): SupabaseClient<Database> {
  return createClient<Database>(config.supabaseUrl, config.supabasePublishableKey, {
    auth: {
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      storageKey: 'theia-password-check',
    },
    global: { fetch: fetchWithReason },
  });
}
