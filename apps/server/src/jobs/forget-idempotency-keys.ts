import type { BatchedTask } from './job.ts';

const BATCH_SIZE = 1_000;

/** Deletes stored answers after 24 hours. */
export const forgetIdempotencyKeys: BatchedTask = {
  name: 'idempotency-keys',
  cron: '*/10 * * * *',
  run: async (transaction) => {
    const deleted = await transaction`
      delete from private.idempotency_keys
      where (user_id, idempotency_key) in (select user_id, idempotency_key from private.idempotency_keys where created_at <= now() - interval '24 hours' order by created_at limit ${BATCH_SIZE})`;
    return deleted.count === BATCH_SIZE;
  },
};
