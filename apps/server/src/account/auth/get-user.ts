import type { AuthCall } from './auth-context.ts';
import { signedIn } from './signed-in.ts';
import { userJson } from './user.ts';

/** `GET /user`: the user of the access token, if the session is still valid. */
export const getUser: AuthCall = async (c, auth) => c.json(userJson((await signedIn(c, auth)).user));
