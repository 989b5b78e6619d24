import type { Transaction } from '../../database/database.ts';

/** Deletes what no call can use any more: expired tokens and flows, refresh tokens long exchanged, sessions idle for half a year. */
export async function sweepAuth(sql: Transaction): Promise<void> {
  await sql`delete from auth.flow_state where expires_at < now() - interval '1 hour'`;
  await sql`delete from auth.one_time_tokens where expires_at < now() - interval '1 day'`;
  await sql`delete from auth.mfa_challenges where expires_at < now() - interval '1 hour'`;
  await sql`delete from auth.sessions where updated_at < now() - interval '180 days' or not_after < now()`;
  await sql`delete from auth.known_devices where seen_at < now() - interval '400 days'`;
  await sql`delete from auth.refresh_tokens where revoked_at < now() - interval '30 days'`;
}
