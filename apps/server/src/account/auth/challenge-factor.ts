import type { AuthCall } from './auth-context.ts';
import { findOwnFactor } from './own-factor.ts';
import { signedIn } from './signed-in.ts';

/** `POST /factors/{id}/challenge`: allows five tries within five minutes. */
export const challengeFactor: AuthCall = async (c, auth) => {
  const factor = findOwnFactor(c, await signedIn(c, auth));
  await auth.database.sql`delete from auth.mfa_challenges where factor_id = ${factor.id} and expires_at < now()`;
  const [challenge] = await auth.database.sql<
    { id: string; expires_at: Date }[]
  >`insert into auth.mfa_challenges (factor_id) values (${factor.id}) returning id, expires_at`;
  return c.json({ id: challenge!.id, type: 'totp', expires_at: Math.floor(challenge!.expires_at.getTime() / 1000) });
};
