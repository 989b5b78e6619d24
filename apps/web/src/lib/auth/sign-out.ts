import { forgetRoutes } from '../last-route.ts';
import { paths } from '../paths.ts';
import { getSupabase } from '../supabase.ts';
import { currentAuth } from './auth-state.ts';
import { recovery } from './recovery.ts';
import { clearAuthRemnants } from './remnants.ts';

let leaving = false;

/** True from the moment a sign-out starts, so that the guard does not scold a user who leaves on purpose. */
export function isSigningOut(): boolean {
  return leaving;
}

/** Ends every session of the user, then whatever this browser remembers of it; a server that refuses does not stop it. */
export async function endSession(): Promise<void> {
  try {
    const supabase = await getSupabase();
    // Until the second factor is shown, the server lets a session end itself only.
    await supabase.auth.signOut({ scope: currentAuth().status === 'second-factor' ? 'local' : 'global' });
  } catch {
    // The server is out of reach: what is stored here still has to go.
  }
  recovery.end();
  clearAuthRemnants();
}

/** Signs out everywhere and loads the sign-in page afresh. */
export async function signOut(): Promise<void> {
  leaving = true;
  await endSession();
  forgetRoutes();
  window.location.assign(paths.login);
}

/** What is left to do in this browser when the server has ended every session itself: forget, and load the sign-in page afresh. */
export function leaveDeletedAccount(): void {
  leaving = true;
  recovery.end();
  clearAuthRemnants();
  forgetRoutes();
  window.location.assign(paths.login);
}
