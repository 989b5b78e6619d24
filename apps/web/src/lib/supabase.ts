import type { SupabaseClient } from '@supabase/supabase-js';
import { loadConfig } from './config.ts';
import type { Database } from './database-types.ts';
import { loadPart } from './load-part.ts';

type ClientListener = (client: SupabaseClient<Database>) => void;

const listeners = new Set<ClientListener>();
let pending: Promise<SupabaseClient<Database>> | undefined;

async function create(): Promise<SupabaseClient<Database>> {
  const [config, { createAppClient }] = await Promise.all([
    loadConfig(),
    loadPart(() => import('./supabase-client.ts')),
  ]);
  const client = createAppClient(config);
  for (const listener of listeners) listener(client);
  return client;
}

/** The Supabase client, loaded on first use, so that public pages do not include it. Throws if the server cannot be reached. */
export function getSupabase(): Promise<SupabaseClient<Database>> {
  pending ??= create().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}

/** Registers a callback for the creation of the client; call it before. */
export function onSupabaseCreated(listener: ClientListener): void {
  listeners.add(listener);
}
