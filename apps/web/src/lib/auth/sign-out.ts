import { forgetRoutes } from '../last-route.ts';
import { paths } from '../paths.ts';
import { getSupabase } from '../supabase.ts';
import { currentAuth } from './auth-state.ts';
import { recovery } from './recovery.ts';
import { clearAuthRemnants } from './remnants.ts';

let leaving = false;

/** True once a sign-out has started, so that the guard shows no warning to a user who signs out. */
export function isSigningOut(): boolean {
  return leaving;
}

/** Ends every session of the user, then deletes what this browser stores about it, even if the server rejects that. */
export async function endSession(): Promise<void> {
  try {
    const supabase = await getSupabase();
    // Without the second factor, the server lets a session end only itself.
    await supabase.auth.signOut({ scope: currentAuth().status === 'second-factor' ? 'local' : 'global' });
  } catch {
    // The server is out of reach: what is stored here still has to go.
  }
  recovery.end();
  clearAuthRemnants();
}

/** Signs out everywhere and reloads into the sign-in page. */
export async function signOut(): Promise<void> {
  leaving = true;
  await endSession();
  forgetRoutes();
  window.location.assign(paths.login);
}

/** Cleans up this browser after the server has ended every session, and reloads into the sign-in page. */
export function leaveDeletedAccount(): void {
  leaving = true;
  recovery.end();
  clearAuthRemnants();
  forgetRoutes();
  window.location.assign(paths.login);
}
