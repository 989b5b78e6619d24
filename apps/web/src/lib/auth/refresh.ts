import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../database-types.ts';
import { currentAuth } from './auth-state.ts';

const TICK_MS = 30_000;
const TICKS_LEFT = 3;

async function refreshIfDue(client: SupabaseClient<Database>): Promise<void> {
  const expiresAt = currentAuth().session?.expires_at;
  if (expiresAt === undefined) return;
  if (expiresAt * 1000 - Date.now() <= TICKS_LEFT * TICK_MS) await client.auth.refreshSession();
}

/** Checks every 30 s, and when the tab becomes visible, whether 90 s or less of the session remain, and then renews it. Returns a stop function. */
export function keepSessionFresh(client: SupabaseClient<Database>): () => void {
  let busy = false;
  const tick = () => {
    if (busy) return;
    busy = true;
    refreshIfDue(client)
      .catch(() => undefined)
      .finally(() => {
        busy = false;
      });
  };
  const onVisible = () => {
    if (document.visibilityState === 'visible') tick();
  };
  const timer = setInterval(tick, TICK_MS);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
