import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from './database-types.ts';
import { getSupabase } from './supabase.ts';

/** For an effect: begins something with the client once it is loaded, unless the component has left by then. `begin` returns what ends it. */
export function withClient(begin: (supabase: SupabaseClient<Database>) => () => unknown): () => void {
  let end: () => unknown = () => undefined;
  let gone = false;
  void getSupabase().then(
    (supabase) => {
      if (!gone) end = begin(supabase);
    },
    () => undefined,
  );
  return () => {
    gone = true;
    end();
  };
}
