import postgres from 'postgres';
import type { Sql } from '../database/database.ts';

/** Number of batches at once: while one commits, the next one is booked. */
export const BATCHES_IN_FLIGHT = 2;
const LOCK_TIMEOUT_MS = 3_000;

/** Connections used only for settlements, so that no other work of the server delays an answer. Commits are durable whatever the server's default is. */
export function openMeteringPool(ownerUrl: string): Sql {
  return postgres(ownerUrl, {
    max: BATCHES_IN_FLIGHT,
    idle_timeout: 0,
    max_lifetime: null,
    fetch_types: false,
    connect_timeout: 5,
    backoff: (attempt) => Math.min(0.05 * 2 ** attempt, 1),
    onnotice: () => {},
    connection: {
      application_name: 'theia-metering',
      TimeZone: 'UTC',
      synchronous_commit: 'on',
      lock_timeout: LOCK_TIMEOUT_MS,
      jit: 'off',
    },
  });
}
