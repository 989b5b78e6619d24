import type { AuthCall } from './auth-context.ts';
import { signedIn } from './signed-in.ts';
import { userJson } from './user.ts';

/** `GET /user`: who the access token belongs to, if its session still stands. */
export const getUser: AuthCall = async (c, auth) => c.json(userJson((await signedIn(c, auth)).user));
