import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readBooks, customer, type Customer } from '../../apps/server/src/testing/customer.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { startService } from './service.ts';
import { exchange } from '../exchange.ts';
import { conclude } from './conclude.ts';

/**
 * `node bench/hostile/kills.ts [--kills 50] [--seed 1]`: kills Theia, started like `npm start`, under a load of paid calls, every fifth time
 * together with its PostgreSQL. Every answered call must have one log row and one charge, and every Idempotency-Key one charge, however
 * often its call was sent. The balance must equal its ledger, and the server must start again.
 */
const { values } = parseArgs({ options: { kills: { type: 'string', default: '50' } } });
const KILLS = Number(values.kills);
const CLIENTS = 12;
const BODY = JSON.stringify({ birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' });

const service = await startService({ LOG_LEVEL: 'error' });
const rich = { balanceUsd: '5000', ratePerSecond: 1_000_000 } as const;
const who: readonly Customer[] = [
  await customer(service.database, { ...rich, plan: null }),
  await customer(service.database, { ...rich, plan: 'growth', quotaLeft: 500 }),
  await customer(service.database, { ...rich, plan: null }),
];
const answered = new Map<string, string[]>(who.map(({ userId }) => [userId, []]));
const keys = new Map<string, number>();
const findings: string[] = [];
const starts: number[] = [];
let turn = 0;

for (let round = 1; round <= KILLS; round += 1) {
  const agent = new Agent({ keepAlive: true });
  const stop = new AbortController();
  let count = 0;
  const fatal = 40 + ((round * 37) % 160);
  const clients = Array.from({ length: CLIENTS }, async (_, index) => {
    const { apiKey, userId } = who[index % who.length]!;
    let key: string | null = null;
    while (!stop.signal.aborted) {
      // Every third client uses Idempotency-Keys, and repeats a call until it is answered.
      if (index % 3 === 2) key ??= `call-${(turn += 1)}`;
      const reply = await exchange(agent, service.port, {
        path: '/swiss/natal',
        headers: { authorization: `Bearer ${apiKey}`, ...(key === null ? {} : { 'idempotency-key': key }) },
        body: BODY,
      });
      if (reply === null) continue;
      if (reply.status >= 500 && reply.status !== 503) findings.push(`round ${round}: status ${reply.status}`);
      if (reply.status !== 200) continue;
      answered.get(userId)!.push(reply.requestId);
      if (key !== null) keys.set(key, (keys.get(key) ?? 0) + 1);
      key = null;
      count += 1;
      if (count === fatal) {
        await service.kill();
        if (round % 5 === 0) process.kill(postmaster(), 'SIGKILL');
        stop.abort();
      }
    }
  });
  await Promise.all(clients);
  agent.destroy();
  try {
    starts.push(await service.start());
  } catch (error) {
    findings.push(`round ${round}: it did not start again: ${String(error).slice(0, 1_000)}`);
    break;
  }
  if (round % 10 === 0)
    console.log(
      `${round} kills, ${[...answered.values()].reduce((sum, ids) => sum + ids.length, 0)} answered, ${findings.length} findings`,
    );
}

const database = await openDatabase(service.config, { exclusive: false, poolSize: 2 });
for (const { userId } of who) {
  const requestIds = answered.get(userId)!;
  const rows = await database.sql<{ request_id: string; logs: number; charges: number }[]>`
    select request_id, count(*)::integer as logs, count(paid_by)::integer as charges from private.calls where user_id = ${userId} group by 1`;
  const booked = new Map(rows.map((row) => [row.request_id, row]));
  if (new Set(requestIds).size !== requestIds.length) findings.push('two answers with one request id');
  for (const id of requestIds) {
    const row = booked.get(id);
    if (row?.logs !== 1 || row.charges !== 1)
      findings.push(`${id}: ${row?.logs ?? 0} rows, ${row?.charges ?? 0} charges`);
  }
  const after = await readBooks(database, userId);
  const spent = (5000 - Number(after.balance)).toFixed(4);
  if (
    after.balance !== after.ledger ||
    after.broken > 0 ||
    after.paid_logs !== after.usage ||
    after.ledger_calls !== after.from_wallet ||
    Number(after.charged).toFixed(4) !== spent
  )
    findings.push(`the books do not agree: ${JSON.stringify(after)}`);
  console.log(
    `${requestIds.length} answered, ${after.usage} booked (${after.usage - requestIds.length} whose answer was lost), USD ${spent} paid, balance ${after.balance} = ledger ${after.ledger}`,
  );
}
const [named] = await database.sql<{ keys: number; paid: number }[]>`
  select count(*)::integer as keys, (select count(*)::integer from public.api_usage where user_id = ${who[2]!.userId} and total_cost_usd > 0) as paid from private.idempotency_keys where user_id = ${who[2]!.userId}`;
if (named!.keys !== named!.paid || named!.keys < keys.size)
  findings.push(`${named!.keys} named calls kept, ${named!.paid} paid, ${keys.size} answered`);
console.log(
  `${named!.keys} named calls, each paid once; started again in ${Math.round(starts.reduce((sum, ms) => sum + ms, 0) / starts.length)} ms on average, ${Math.round(Math.max(...starts))} ms at worst`,
);
conclude(findings, ` after ${starts.length} kills`);
await database.close();
await service.stop();

function postmaster(): number {
  return Number(readFileSync(join(service.config.dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);
}
