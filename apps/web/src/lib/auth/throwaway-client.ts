import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../database-types.ts';
import { loadConfig } from '../config.ts';
import { loadPart } from '../load-part.ts';

let pending: Promise<SupabaseClient<Database>> | undefined;

async function create(): Promise<SupabaseClient<Database>> {
  const [config, { createThrowawayClient }] = await Promise.all([
    loadConfig(),
    loadPart(() => import('../supabase-client.ts')),
  ]);
  return createThrowawayClient(config);
}

/** A second client that does not change this browser's session. Throws if the server cannot be reached. */
export function throwawayClient(): Promise<SupabaseClient<Database>> {
  pending ??= create().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}
