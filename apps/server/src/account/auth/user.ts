import type { Sql, Transaction } from '../../database/database.ts';
import { endedSession } from './auth-error.ts';
import { actAsOwner } from './seen.ts';
import type { SignedIn } from './signed-in.ts';

export interface AuthUser {
  readonly id: string;
  readonly aud: string;
  readonly role: string;
  readonly email: string | null;
  readonly encrypted_password: string | null;
  readonly email_confirmed_at: Date | null;
  readonly confirmation_sent_at: Date | null;
  readonly recovery_sent_at: Date | null;
  readonly email_change: string | null;
  readonly email_change_sent_at: Date | null;
  /** Which of the two addresses has accepted the pending change. */
  readonly email_change_accepted_by: 'current' | 'new' | null;
  readonly last_sign_in_at: Date | null;
  readonly raw_app_meta_data: Readonly<Record<string, unknown>>;
  readonly raw_user_meta_data: Readonly<Record<string, unknown>>;
  readonly banned_until: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly identities: readonly Identity[];
  readonly factors: readonly Factor[];
}

interface Identity {
  readonly identity_id: string;
  readonly id: string;
  readonly user_id: string;
  readonly identity_data: Readonly<Record<string, unknown>>;
  readonly provider: string;
  readonly last_sign_in_at: string | null;
  readonly created_at: string;
  readonly updated_at: string;
  readonly email: string | null;
}

export interface Factor {
  readonly id: string;
  readonly status: 'verified' | 'unverified';
  readonly factor_type: string;
  readonly friendly_name: string | null;
  readonly created_at: string;
  readonly updated_at: string;
}

/** A user with identities and factors, or null. */
export async function findUser(
  sql: Sql | Transaction,
  by: { readonly id: string } | { readonly email: string },
): Promise<AuthUser | null> {
  const [user] = await sql<AuthUser[]>`
    select u.*,
      coalesce((select jsonb_agg(jsonb_build_object('identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data, 'provider', i.provider,
          'last_sign_in_at', i.last_sign_in_at, 'created_at', i.created_at, 'updated_at', i.updated_at, 'email', i.identity_data ->> 'email') order by i.created_at, i.id)
        from auth.identities i where i.user_id = u.id), '[]') as identities,
      coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'status', f.status, 'factor_type', f.factor_type, 'friendly_name', f.friendly_name,
          'created_at', f.created_at, 'updated_at', f.updated_at) order by f.created_at, f.id)
        from auth.mfa_factors f where f.user_id = u.id), '[]') as factors
    from auth.users u
    where u.deleted_at is null and ${'id' in by ? sql`u.id = ${by.id}` : sql`lower(u.email) = ${by.email}`}`;
  return user ?? null;
}

/** @throws Error when the user no longer exists */
export async function userById(sql: Sql | Transaction, id: string): Promise<AuthUser> {
  const user = await findUser(sql, { id });
  if (user === null) throw new Error('The user no longer exists');
  return user;
}

/** The user as JSON: without secrets, and without fields that are not set. `app_metadata.has_password` is ours. */
export function userJson(user: AuthUser) {
  const at = (name: string, date: Date | null) => (date === null ? {} : { [name]: date.toISOString() });
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    ...at('email_confirmed_at', user.email_confirmed_at),
    phone: '',
    ...at('confirmation_sent_at', user.confirmation_sent_at),
    ...at('confirmed_at', user.email_confirmed_at),
    ...at('recovery_sent_at', user.recovery_sent_at),
    ...(user.email_change === null
      ? {}
      : {
          new_email: user.email_change,
          ...at('email_change_sent_at', user.email_change_sent_at),
          ...(user.email_change_accepted_by === null
            ? {}
            : { email_change_accepted_by: user.email_change_accepted_by }),
        }),
    ...at('last_sign_in_at', user.last_sign_in_at),
    app_metadata: { ...user.raw_app_meta_data, has_password: user.encrypted_password !== null },
    user_metadata: user.raw_user_meta_data,
    identities: user.identities,
    factors: user.factors,
    created_at: user.created_at.toISOString(),
    updated_at: user.updated_at.toISOString(),
    is_anonymous: false,
  };
}

export function isBanned(user: AuthUser, nowMs: number): boolean {
  return user.banned_until !== null && user.banned_until.getTime() > nowMs;
}

/**
 * Locks the row of a user until the transaction ends, so that changes to credentials and identities run one after another. Lock it before
 * any other row of the user.
 */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  await tx`select from auth.users where id = ${userId} for update`;
}

/**
 * Locks the caller's row and checks again that the session is valid: it may have ended since the call began. The audit log ascribes the rest
 * of the transaction to the caller.
 * @throws AuthError 403 session_not_found
 */
export async function lockCaller(tx: Transaction, { user, session, seen }: SignedIn): Promise<void> {
  await lockUser(tx, user.id);
  const [standing] = await tx`select from auth.sessions where id = ${session.id} and user_id = ${user.id}`;
  if (standing === undefined) throw endedSession();
  await actAsOwner(tx, { userId: user.id, sessionId: session.id, seen });
}
