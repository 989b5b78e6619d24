import assert from 'node:assert/strict';
import { customer, readBooks } from '../../apps/server/src/testing/customer.ts';
import { NEVER_MS } from '../../apps/server/src/testing/until.ts';
import { readCatalogFields } from './fields.ts';
import { hostileRequest } from './requests.ts';
import type { Service } from './service.ts';
import { findFaults } from './verdict.ts';
import { exchange } from './wire.ts';

const SEED = 20_261_121;

/** Sends mutated requests of one customer, four at a time. @throws AssertionError on the first thing that is not as it must be */
export async function assertSurvivesMutated(service: Service, count: number): Promise<void> {
  const who = await customer(service.database, { plan: null, balanceUsd: '1000', ratePerSecond: 1_000_000 });
  const fields = readCatalogFields();
  const faults: string[] = [];
  let next = 0;
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (let index = next++; index < count; index = next++) {
        const request = hostileRequest(index, SEED, who.apiKey, fields);
        for (const fault of findFaults(request, await exchange(service.port, request, NEVER_MS), who.apiKey, NEVER_MS))
          faults.push(`#${index} ${request.method} ${request.target.slice(0, 100)}: ${fault}`);
      }
    }),
  );
  assert.deepEqual(faults, []);
  assert.ok(service.isRunning());
  assert.ok(!service.log().toLowerCase().includes(who.apiKey.slice(3)));
  assert.ok(
    !service.log().includes('"level":50'),
    service
      .log()
      .split('\n')
      .find((line) => line.includes('"level":50')),
  );
  const { sql } = service.database;
  const [rows] = await sql<{ with_key: number; paid_failures: number }[]>`
    select count(*) filter (where l::text ilike ${`%${who.apiKey.slice(3)}%`})::integer as with_key, count(paid_by) filter (where response_status <> 200)::integer as paid_failures
    from private.calls l where user_id = ${who.userId}`;
  assert.deepEqual(rows, { with_key: 0, paid_failures: 0 });
  const after = await readBooks(service.database, who.userId);
  assert.equal(after.balance, after.ledger);
  assert.equal((1000 - Number(after.balance)).toFixed(4), Number(after.charged).toFixed(4));
}
