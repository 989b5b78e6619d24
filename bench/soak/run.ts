import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { readKeys } from '../../apps/server/src/testing/api-keys.ts';
import { customer, type Customer } from '../../apps/server/src/testing/customer.ts';
import { auditBooks, isClean } from '../faults/audit.ts';
import { startNodes } from '../faults/nodes.ts';
import type { Service } from '../hostile/service.ts';
import { type Callers, startClients } from './clients.ts';
import { type Figures, readFigures, type Reading, trendOf } from './readings.ts';
import { percentile } from '../statistics.ts';

/**
 * `npm run bench:soak -- [--minutes 50] [--warm-up 20] [--per-second 120] [--nodes 3] [--tables FOLDER]`: constant paid load of many kinds on nodes that
 * share one PostgreSQL. Memory, files and connections of every part are read four times a minute. Memory must not grow, no refusal is expected, and
 * the books of the clients must agree with those of the database. `--tables` names position tables of another data folder; without
 * it the nodes build them first.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '50' },
    'warm-up': { type: 'string', default: '20' },
    'per-second': { type: 'string', default: '120' },
    nodes: { type: 'string', default: '3' },
    tables: { type: 'string' },
  },
});
const MS_PER_MINUTE = 60_000;
const READ_EVERY_MS = 15_000;
const CLIENTS = 24;
const GROWTH_MB_MAX = 12;
const RICH = { plan: null, balanceUsd: '1000000', ratePerSecond: 1_000_000 } as const;

const installation = await startNodes(
  Number(values.nodes),
  { LOG_LEVEL: 'warn' },
  values.tables === undefined ? {} : { tables: values.tables },
);
const { service, nodes } = installation;
const { database } = service;
const callers: Callers = {
  plain: [await enrich(service), await customer(database, RICH), await customer(database, RICH)],
  twice: await customer(database, RICH),
  batches: await customer(database, RICH),
  publishableKey: service.config.secrets.publishableKey,
  email: 'demo@theia.localhost',
  password: readFileSync(join(service.config.dataDir, 'demo-password'), 'utf8').trim(),
};
const clients = startClients(installation.nextPort, callers, {
  clients: CLIENTS,
  perSecond: Number(values['per-second']),
});
const readings = new Map<string, Reading[]>();
const begunMs = performance.now();
const endMs = begunMs + Number(values.minutes) * MS_PER_MINUTE;
for (let read = 1; performance.now() < endMs; read += 1) {
  await sleep(Math.max(0, begunMs + read * READ_EVERY_MS - performance.now()));
  const atMs = performance.now() - begunMs;
  const figures = await readFigures(nodes, database.sql);
  const times = clients.takeTimes().toSorted((a, b) => a - b);
  keep(
    atMs,
    new Map([...figures, ['natal p50 ms', percentile(times, 0.5)], ['natal p99 ms', percentile(times, 0.99)]]),
  );
  if (read % 4 === 0) reportProgress(atMs, figures);
}
const seconds = (performance.now() - begunMs) / 1_000;
await clients.stop();
const audit = await auditBooks(database, clients.books);
const [booked] = await database.sql<{ calls: number }[]>`
  select count(*)::int as calls from public.api_usage where user_id = ${callers.batches.userId} and unit_price_usd > 0`;
const growing = tellTrends();
const refused = [...clients.others].map(([what, times]) => `${what}: ${times}`);
console.log(`${clients.acts} acts in ${(seconds / 60).toFixed(1)} min (${(clients.acts / seconds).toFixed(0)}/s); unexpected answers: ${refused.join(', ') || 'none'}, the slowest after ${clients.slowestRefusalMs.toFixed(0)} ms
${clients.books.reduce((sum, { answered, keys }) => sum + answered.size + keys.size, 0)} paid calls and ${clients.succeededInBatches} in batches: ${audit.lost.length} lost, ${audit.doubled.length} doubled, ${audit.unanswered.length} charged and unanswered, ${booked!.calls - clients.succeededInBatches} more in batches than answered`);
for (const line of service
  .log()
  .split('\n')
  .filter((text) => /"level":[56]0/.test(text))
  .slice(0, 5))
  console.log(`logged: ${line.slice(0, 500)}`);
const passes =
  isClean(audit) && booked!.calls === clients.succeededInBatches && refused.length === 0 && growing.length === 0;
console.log(passes ? 'passed' : `FAILED ${growing.join(', ')}`);
await installation.stop();
process.exit(passes ? 0 : 1);

/** The demo account, which has a password, with money and without limits. */
async function enrich({ database: { sql, ...secrets } }: Service): Promise<Customer> {
  const [demo] = await sql<{ id: string }[]>`select id from auth.users where email = 'demo@theia.localhost'`;
  const userId = demo!.id;
  await sql`select private.book_credit(${userId}, 'credit', ${RICH.balanceUsd}::numeric, 'test', null)`;
  await sql`update public.subscriptions set status = 'ended', plan = null where user_id = ${userId}`;
  await sql`insert into private.account_limits values (${userId}, ${RICH.ratePerSecond})`;
  const [key] = await readKeys({ sql, ...secrets }, userId);
  return { userId, keyId: key!.id, apiKey: key!.api_key };
}

function keep(atMs: number, figures: Figures): void {
  for (const [name, figure] of figures) readings.set(name, [...(readings.get(name) ?? []), { atMs, figure }]);
}

function reportProgress(atMs: number, figures: Figures): void {
  const told = [...figures].map(([name, figure]) => `${name} ${figure.toFixed(0)}`).join('; ');
  console.log(`${(atMs / MS_PER_MINUTE).toFixed(0).padStart(3)} min  ${clients.acts} acts; ${told}`);
}

/** @returns the names of memory that certainly grows */
function tellTrends(): readonly string[] {
  const fromMs = Number(values['warm-up']) * MS_PER_MINUTE;
  return [...readings].flatMap(([name, all]) => {
    const warm = all.filter(({ atMs }) => atMs >= fromMs);
    const { mean, perHour, plusMinus } = trendOf(warm);
    const figures = warm.map(({ figure }) => figure);
    console.log(
      `${name.padEnd(30)} mean ${mean.toFixed(1).padStart(7)}   first ${figures[0]?.toFixed(1)}, last ${figures.at(-1)?.toFixed(1)}, smallest ${Math.min(...figures).toFixed(1)}, largest ${Math.max(...figures).toFixed(1)}   an hour ${perHour >= 0 ? '+' : ''}${perHour.toFixed(1)} ± ${plusMinus.toFixed(1)}`,
    );
    return name.endsWith('MB') && !name.includes('buffers') && perHour - plusMinus > GROWTH_MB_MAX
      ? [`${name} grows`]
      : [];
  });
}
