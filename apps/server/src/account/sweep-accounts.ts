import type { BatchedTask } from '../jobs/job.ts';
import type { Transaction } from '../database/database.ts';

/** Deletes expired tokens, challenges and sessions every hour. */
export const sweepAccounts: BatchedTask = {
  name: 'sweep-accounts',
  cron: '23 * * * *',
  run: async (transaction) => {
    await sweepAuth(transaction);
    return false;
  },
};

/**
 * Deletes what no call can use any more: expired tokens and flows, sign-ups whose links have expired (except the newest of an address,
 * which may be mailed again), old exchanged refresh tokens, and sessions idle for half a year.
 */
async function sweepAuth(sql: Transaction): Promise<void> {
  await sql`delete from auth.flow_state where expires_at < now() - interval '1 hour'`;
  await sql`delete from auth.one_time_tokens where expires_at < now() - interval '1 day'`;
  // The newest sign-up of an address is kept, whether or not the address has an account, so that a sign-in with its password gets the same response.
  await sql`
    delete from auth.sign_ups s
    where s.created_at < now() - interval '2 days' and not exists (select from auth.one_time_tokens t where t.sign_up_id = s.id and t.expires_at > now())
      and exists (select from auth.sign_ups later where later.user_id = s.user_id and later.created_at > s.created_at)`;
  await sql`delete from auth.mfa_challenges where expires_at < now() - interval '1 hour'`;
  await sql`delete from auth.sessions where updated_at < now() - interval '180 days' or not_after < now()`;
  await sql`delete from auth.known_devices where seen_at < now() - interval '400 days'`;
  await sql`delete from auth.refresh_tokens where revoked_at < now() - interval '30 days'`;
}
