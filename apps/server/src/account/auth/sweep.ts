import type { Transaction } from '../../database/database.ts';

/** Deletes what no call can use any more: expired tokens and flows, sign-ups whose links are over (the newest of an address may be mailed again), refresh tokens long exchanged, sessions idle for half a year. */
export async function sweepAuth(sql: Transaction): Promise<void> {
  await sql`delete from auth.flow_state where expires_at < now() - interval '1 hour'`;
  await sql`delete from auth.one_time_tokens where expires_at < now() - interval '1 day'`;
  // The newest sign-up of an address is kept, whether the address has an account or not: a sign-in with its password answers alike.
  await sql`
    delete from auth.sign_ups s
    where s.created_at < now() - interval '2 days' and not exists (select from auth.one_time_tokens t where t.sign_up_id = s.id and t.expires_at > now())
      and exists (select from auth.sign_ups later where later.user_id = s.user_id and later.created_at > s.created_at)`;
  await sql`delete from auth.mfa_challenges where expires_at < now() - interval '1 hour'`;
  await sql`delete from auth.sessions where updated_at < now() - interval '180 days' or not_after < now()`;
  await sql`delete from auth.known_devices where seen_at < now() - interval '400 days'`;
  await sql`delete from auth.refresh_tokens where revoked_at < now() - interval '30 days'`;
}
