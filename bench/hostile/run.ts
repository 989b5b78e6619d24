import { parseArgs } from 'node:util';
import { readBooks, customer } from '../../apps/server/src/testing/customer.ts';
import { readCatalogFields } from './fields.ts';
import { hostileRequest } from './requests.ts';
import { startService } from './service.ts';
import { findFaults } from './verdict.ts';
import { exchange } from './wire.ts';
import { conclude, countsOf, errorsOf } from './conclude.ts';

/**
 * `npm run bench:hostile -- [--count 10000] [--seed 1] [--from 0] [--only N]`: sends mutated requests to a running server. No answer may be a
 * 5xx, hang or contain the key; every failure must be a problem document; and the books must show that only answers were charged.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    at: { type: 'string', default: '6' },
    only: { type: 'string' },
  },
});
const from = values.only === undefined ? Number(values.from) : Number(values.only);
const count = values.only === undefined ? Number(values.count) : 1;
const CREDIT_USD = 10_000;

const service = await startService();
const who = await customer(service.database, { plan: null, balanceUsd: String(CREDIT_USD), ratePerSecond: 1_000_000 });
const fields = readCatalogFields();
const statuses = new Map<number, number>();
const slowest: { readonly ms: number; readonly index: number; readonly target: string }[] = [];
const findings: string[] = [];
let seenCost = 0;
let unseen = 0;
let next = from;

async function caller(): Promise<void> {
  for (let index = next++; index < from + count; index = next++) {
    const request = hostileRequest(index, Number(values.seed), who.apiKey, fields);
    if (values.only !== undefined) console.log(request.told.slice(0, 6_000));
    const answer = await exchange(service.port, request);
    if (values.only !== undefined) console.log(answer.raw.toString('utf8').slice(0, 6_000));
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    slowest.push({ ms: answer.milliseconds, index, target: `${request.method} ${request.target.slice(0, 80)}` });
    seenCost += Math.round(Number(answer.headers.get('theia-cost-usd') ?? 0) * 10_000);
    if (answer.status === 0) unseen += 1;
    const faults = findFaults(request, answer, who.apiKey);
    if (faults.length > 0)
      findings.push(
        `#${index} ${answer.status} ${request.method} ${request.target.slice(0, 100)}: ${faults.join('; ')}`,
      );
    if (!service.isRunning()) {
      findings.push(`#${index} the server has died: ${service.log().slice(-2_000)}`);
      return;
    }
  }
}

const begunMs = performance.now();
await Promise.all(Array.from({ length: Number(values.at) }, caller));
const seconds = (performance.now() - begunMs) / 1_000;
await new Promise((resolve) => {
  setTimeout(resolve, 500);
});

const { sql } = service.database;
const after = await readBooks(service.database, who.userId);
const charged = Math.round(Number(after.charged) * 10_000);
if (
  Math.round((CREDIT_USD - Number(after.balance)) * 10_000) !== charged ||
  after.balance !== after.ledger ||
  after.broken > 0
)
  findings.push(`the books do not agree: ${JSON.stringify(after)}`);
if (unseen === 0 ? charged !== seenCost : charged < seenCost) findings.push(`charged ${charged}, told ${seenCost}`);
const [failures] = await sql<
  { paid: number }[]
>`select count(*)::integer as paid from private.calls where paid_by is not null and response_status <> 200`;
if (failures!.paid > 0) findings.push(`${failures!.paid} failed calls were charged`);
const hex = who.apiKey.slice('THE'.length);
for (const table of ['private.calls', 'private.idempotency_keys', 'private.mail_outbox']) {
  const [row] = await sql<
    { rows: number }[]
  >`select count(*)::integer as rows from ${sql(table)} as t where t::text ilike ${`%${hex}%`}`;
  if (row!.rows > 0) findings.push(`${row!.rows} rows of ${table} contain the key`);
}
if (service.log().toLowerCase().includes(hex)) findings.push('the log contains the key');
for (const line of errorsOf(service.log()).slice(0, 20)) findings.push(`logged: ${line.slice(0, 1_500)}`);

console.log(
  `${count} requests (seed ${values.seed}, from ${from}) in ${seconds.toFixed(0)} s; ${unseen} without an answer; ${after.logs} logged, ${after.usage} paid for, USD ${(charged / 10_000).toFixed(4)}`,
);
console.log(countsOf(statuses));
for (const { ms, index, target } of slowest.sort((a, b) => b.ms - a.ms).slice(0, 8))
  console.log(`  ${ms.toFixed(0).padStart(6)} ms  #${index}  ${target}`);
conclude(findings);
await service.stop();
