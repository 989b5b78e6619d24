import type { BatchedTask } from './job.ts';

const BATCH_SIZE = 1_000;
const RETENTION_DAYS = 400;

/** Deletes what the audit logs of accounts have kept for 400 days. */
export const forgetAuditLog: BatchedTask = {
  name: 'audit-log',
  cron: '17 3 * * *',
  run: async (transaction) => {
    const deleted = await transaction`
      delete from public.audit_log where id in (
        select id from public.audit_log where created_at < now() - make_interval(days => ${RETENTION_DAYS}) limit ${BATCH_SIZE})`;
    return deleted.count === BATCH_SIZE;
  },
};
