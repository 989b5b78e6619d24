import { text } from 'node:stream/consumers';
import { groupCommit } from '../apps/server/src/metering/group-commit.ts';
import { BATCHES, openMeteringPool } from '../apps/server/src/metering/metering-pool.ts';
import { BATCH_CALLS_MAX, settleBatch } from '../apps/server/src/metering/settle-batch.ts';
import type { Customer } from '../apps/server/src/testing/customer.ts';
import { meteredCall } from '../apps/server/src/testing/metered-call.ts';
import { births } from './births.ts';
import { percentile, processorUsSince } from './statistics.ts';

/** What one process of a server books. */
export interface BookingPlan {
  readonly databaseUrl: string;
  /** Their calls are booked in turn. */
  readonly customers: readonly Pick<Customer, 'userId' | 'keyId'>[];
  /** Callers that each wait for their booking before the next one. */
  readonly callers: number;
  readonly seconds: number;
}

export type Booked = Awaited<ReturnType<typeof bookFor>>;

/** Books calls as a process of the server does, in the same batches on as many connections, without HTTP and without charts. */
async function bookFor({ databaseUrl, customers, callers, seconds }: BookingPlan) {
  const pool = openMeteringPool(databaseUrl);
  const requests = births(200);
  const batches: number[] = [];
  const waits: number[] = [];
  let troubles = 0;
  let turn = Math.floor(Math.random() * customers.length);
  const commits = groupCommit({
    settle: (calls, retried) => settleBatch(pool, calls, retried),
    ...BATCHES,
    batchCallsMax: BATCH_CALLS_MAX,
    patienceMs: 60_000,
    onBatch: (_, milliseconds) => batches.push(milliseconds),
    onTrouble: () => (troubles += 1),
  });
  const used = process.cpuUsage();
  const untilMs = performance.now() + seconds * 1_000;
  await Promise.all(
    Array.from({ length: callers }, async () => {
      while (performance.now() < untilMs) {
        const begunMs = performance.now();
        const place = (turn += 1);
        const { refusal } = await commits.book(
          meteredCall(customers[place % customers.length]!, { requestPayload: requests[place % requests.length]! }),
        );
        if (refusal !== null) throw new Error(`a call was refused: ${refusal}`);
        waits.push(performance.now() - begunMs);
      }
    }),
  );
  const processorUs = processorUsSince(used);
  await commits.close();
  await pool.end();
  return {
    calls: waits.length,
    batches: batches.length,
    /** Of one batch, from its statement to its durable commit, locks included. */
    batchP50Ms: percentile(batches, 0.5),
    /** How long a caller waited. */
    waitP50Ms: percentile(waits, 0.5),
    waitP99Ms: percentile(waits, 0.99),
    processorUs,
    troubles,
  };
}

console.log(JSON.stringify(await bookFor(JSON.parse(await text(process.stdin)) as BookingPlan)));
