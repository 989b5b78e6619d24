import type { PostgrestSingleResponse, SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database-types.ts';
import { getSupabase } from './supabase.ts';

/**
 * The rows of a table request.
 * @throws Error with the message `failed` when the server rejects it, another Error when the client cannot be loaded
 */
export async function fromTable<Rows>(
  failed: string,
  ask: (client: SupabaseClient<Database>) => PromiseLike<PostgrestSingleResponse<Rows>>,
): Promise<Rows> {
  const { data, error } = await ask(await getSupabase());
  if (error) throw new Error(failed);
  return data;
}
