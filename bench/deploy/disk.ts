import { parseArgs } from 'node:util';
import { openMeteringPool } from '../../apps/server/src/metering/metering-pool.ts';
import { settleBatch } from '../../apps/server/src/metering/settle-batch.ts';
import { customer } from '../../apps/server/src/testing/customer.ts';
import { meteredCall } from '../../apps/server/src/testing/metered-call.ts';
import { births } from '../births.ts';
import { startService } from '../hostile/service.ts';
import { load } from '../load.ts';
import { printGrowth, readSizes } from '../relation-sizes.ts';

/**
 * `node bench/deploy/disk.ts [--seconds 60] [--booked 0]`: what calls take on the disk of PostgreSQL. Paid natal charts of a server under load for so many
 * seconds, with their answers; then so many calls that are only booked, to see whether a million take more than their share.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '60' }, booked: { type: 'string', default: '0' } },
});
const CUSTOMERS = 100;
const BATCH = 64;
const wealth = { plan: null, balanceUsd: '1000000', ratePerSecond: 1_000_000 } as const;

const service = await startService({ LOG_LEVEL: 'error', EPHEMERIS_TABLES: 'off' });
const { database } = service;
try {
  const { apiKey } = await customer(database, wealth);
  const before = await readSizes(database.sql);
  const headers = { authorization: `Bearer ${apiKey}` };
  const plan = { port: service.port, method: 'POST', path: '/swiss/natal', headers, bodies: births(2_000) } as const;
  const { answers, failures, perSecond } = await load({ ...plan, connections: 32, seconds: Number(values.seconds) });
  if (failures > 0) throw new Error(`${failures} calls failed`);
  const [connections] = await database.sql<{ count: number }[]>`
    select count(*)::integer as count from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`;
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  console.log(
    `${answers} natal charts answered, ${Math.round(perSecond)} a second, over ${connections!.count} connections`,
  );
  printGrowth(before, await readSizes(database.sql), answers);
  await bookOnly(Number(values.booked));
} finally {
  await service.stop();
}

async function bookOnly(count: number): Promise<void> {
  if (count === 0) return;
  const customers = await Promise.all(Array.from({ length: CUSTOMERS }, () => customer(database, wealth)));
  const pool = openMeteringPool(database.ownerUrl);
  const before = await readSizes(database.sql);
  for (let booked = 0; booked < count; booked += BATCH)
    await settleBatch(
      pool,
      Array.from({ length: BATCH }, (_, index) => meteredCall(customers[(booked + index) % CUSTOMERS]!)),
      false,
    );
  await pool.end();
  console.log(`${count} calls booked, of ${CUSTOMERS} wallets`);
  printGrowth(before, await readSizes(database.sql), count);
}
