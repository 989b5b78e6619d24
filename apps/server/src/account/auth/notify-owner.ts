import type { Context } from 'hono';
import type { Transaction } from '../../database/database.ts';
import { enqueueMail } from '../../mail/outbox.ts';
import type { Circumstances } from '../../mail/security-mails.ts';
import type { AuthContext } from './auth-context.ts';

export interface SecurityFacts extends Circumstances {
  readonly publicUrl: string;
  readonly supportEmail: string;
}

/** When and from where a call came, and the page where the user can react. */
export function readSecurityFacts(c: Context, auth: AuthContext): SecurityFacts {
  return {
    at: new Date(auth.now()),
    network: auth.clientAddress(c),
    publicUrl: auth.config.publicUrl,
    supportEmail: auth.config.supportEmail,
  };
}

/** Mails a user what was done to their account, in the same transaction. Call it before the address changes. */
export async function notifyOwner(
  tx: Transaction,
  userId: string,
  mail: { readonly subject: string; readonly text: string; readonly html: string },
): Promise<void> {
  const [user] = await tx<{ email: string | null }[]>`select email from auth.users where id = ${userId}`;
  if (user?.email) await enqueueMail(tx, { to: user.email, aboutUser: userId, ...mail });
}
