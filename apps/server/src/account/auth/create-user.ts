import { DatabaseError, type Transaction, violates } from '../../database/database.ts';
import { giveKeySecrets } from '../../database/key-secret.ts';
import { AuthError, reasonOf } from './auth-error.ts';
import type { AuthContext } from './auth-context.ts';

export interface NewUser {
  readonly email: string;
  readonly passwordHash: string | null;
  readonly confirmed: boolean;
  readonly userMetadata: Readonly<Record<string, unknown>>;
  readonly provider: 'email' | 'google';
  /** The user's id at the provider; for e-mail it is the new user id itself. */
  readonly providerId: string | null;
}

/**
 * Inserts a user with the first identity and the first API key; a database trigger adds wallet and trial.
 * @returns the id, or null when the address has been taken in the meantime
 * @throws AuthError 500 when the database rejects it
 */
export async function createUser(tx: Transaction, auth: AuthContext, user: NewUser): Promise<string | null> {
  const appMetadata = { provider: user.provider, providers: [user.provider] };
  try {
    const [created] = await tx.savepoint(
      (savepoint) => savepoint<{ id: string }[]>`
        insert into auth.users (email, encrypted_password, email_confirmed_at, raw_app_meta_data, raw_user_meta_data)
        values (${user.email}, ${user.passwordHash}, ${user.confirmed ? savepoint`now()` : null}, ${JSON.stringify(appMetadata)}::text::jsonb, ${JSON.stringify(user.userMetadata)}::text::jsonb)
        returning id`,
    );
    const id = created!.id;
    await giveKeySecrets(tx, auth.database);
    await tx`select private.issue_api_key(${id}, 'Default')`;
    await addIdentity(tx, id, user.provider, user.providerId ?? id, {
      ...user.userMetadata,
      email: user.email,
      email_verified: user.confirmed,
    });
    return id;
  } catch (error) {
    if (violates(error, 'users_email_unique')) return null;
    const code = error instanceof DatabaseError ? error.code : undefined;
    auth.log.error({ code, reason: reasonOf(error) }, 'a new user could not be saved');
    throw new AuthError(500, 'unexpected_failure', 'Database error saving new user');
  }
}

export async function addIdentity(
  tx: Transaction,
  userId: string,
  provider: NewUser['provider'],
  providerId: string,
  data: Readonly<Record<string, unknown>>,
): Promise<void> {
  await tx`
    insert into auth.identities (user_id, provider, provider_id, identity_data, last_sign_in_at)
    values (${userId}, ${provider}, ${providerId}, ${JSON.stringify({ ...data, sub: providerId, phone_verified: false })}::text::jsonb, now())`;
}

/** Keeps `app_metadata.provider` and `.providers` in step with the identities; the first one is the provider. */
export async function listProviders(tx: Transaction, userId: string): Promise<void> {
  await tx`
    update auth.users u set updated_at = now(),
      raw_app_meta_data = u.raw_app_meta_data || jsonb_build_object('provider', coalesce(p.providers ->> 0, 'email'), 'providers', p.providers)
    from (select coalesce(jsonb_agg(provider order by created_at, id), '[]') as providers from auth.identities where user_id = ${userId}) as p
    where u.id = ${userId}`;
}
