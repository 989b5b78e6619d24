import { currentAuth } from './auth-state.ts';
import { lacksPassword } from './confirm-owner.ts';
import { recovery } from './recovery.ts';

/** True while the signed-in user is to choose a password: after a recovery mail, or because the account has none. */
export function mustChoosePassword(): boolean {
  const { user } = currentAuth();
  return recovery.isActive() || (user !== null && lacksPassword(user));
}
