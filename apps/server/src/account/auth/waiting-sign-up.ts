import type { AuthCall } from './auth-context.ts';
import { ownSignUps } from './own-sign-ups.ts';
import { isWaiting } from './pending-sign-up.ts';

/**
 * `GET /signup`: whether the newest sign-up of the caller's browser still waits for its confirmation. Without one: `waiting` false. A page that waits can
 * ask this instead of trying the password again and again, each time to be refused.
 */
export const waitingSignUp: AuthCall = async (c, auth) => {
  const [newest] = ownSignUps(c, auth);
  return c.json({ waiting: newest !== undefined && (await isWaiting(auth.database.sql, newest)) });
};
