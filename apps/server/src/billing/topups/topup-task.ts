import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Sql } from '../../database/database.ts';
import type { Task } from '../../jobs/job.ts';
import { chargeTopup, type TopupDependencies } from './charge-topup.ts';
import { endUnconfirmed } from './end-unconfirmed.ts';
import { leaseTopup } from './lease-topup.ts';

export const TOPUP_TASK = 'auto-topup';

/** The task runs every minute. It waits for a second try that is due before the next run. */
const WAIT_SECONDS_MAX = 55;
const POLL_MS = 1_000;

/** Queues due top-ups and charges the queue. A request that could not reach Stripe is retried when its lease expires. */
export const topupTask = (dependencies: TopupDependencies, log: Logger): Task => ({
  name: TOPUP_TASK,
  cron: '* * * * *',
  perform: async (sql, stopped) => {
    const waitsUntilMs = Date.now() + WAIT_SECONDS_MAX * 1_000;
    await endUnconfirmed(sql, dependencies.publicUrl);
    await sql`select private.request_topups(null)`;
    while (!stopped()) {
      const request = await leaseTopup(sql);
      if (request === null) {
        if (Date.now() > waitsUntilMs || !(await isDueSoon(sql))) return;
        await sleep(POLL_MS);
        continue;
      }
      try {
        await chargeTopup(dependencies, request);
      } catch (error) {
        log.warn({ err: error, request: request.id }, 'a top-up could not be charged');
      }
    }
  },
});

async function isDueSoon(sql: Sql): Promise<boolean> {
  const [row] = await sql<{ soon: boolean }[]>`
    select exists (select from public.topup_queue where status = 'pending' and next_attempt_at <= now() + make_interval(secs => ${WAIT_SECONDS_MAX})) as soon`;
  return row?.soon === true;
}
