import type { Transaction } from '../../database/database.ts';

/**
 * Cancels everything pending for a user: mailed links and codes, an e-mail change, sign-ins at a provider. Call it with the user locked.
 */
export async function voidTokens(tx: Transaction, userId: string): Promise<void> {
  await tx`delete from auth.one_time_tokens where user_id = ${userId}`;
  await tx`delete from auth.flow_state where user_id = ${userId} or linking_user_id = ${userId}`;
  await dropEmailChange(tx, userId);
}

/** Deletes the address a user wanted to change to. */
export async function dropEmailChange(tx: Transaction, userId: string): Promise<void> {
  await tx`update auth.users set email_change = null, email_change_sent_at = null, email_change_accepted_by = null, updated_at = now() where id = ${userId} and email_change is not null`;
}
