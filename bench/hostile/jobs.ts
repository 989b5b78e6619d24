import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { z } from 'zod';
import type { jobLineSchema, jobSchema } from '@theia-astro/endpoints/jobs/job-paths';
import { customer, readBooks } from '../../apps/server/src/testing/customer.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { startService } from './service.ts';
import { percentile } from '../statistics.ts';
import { conclude } from './conclude.ts';

/**
 * `node bench/hostile/jobs.ts [--items 10000] [--kills 20]`: measures natal charts of one caller while a job of another one runs and while none runs, in turns.
 * Then kills Theia, started like `npm start`, again and again while it answers a job of natal charts: each item must have one line, in order, one log row and
 * one charge, and the books must agree.
 */
const { values } = parseArgs({
  options: { items: { type: 'string', default: '10000' }, kills: { type: 'string', default: '20' } },
});
const ITEMS = Number(values.items);
const KILLS = Number(values.kills);
const BIRTH = { birth_date: '1990-06-15', birth_time: '14:30', location: 'New York' };
const ROUNDS = 6;
const CALLS_A_ROUND = 400;

const service = await startService({ LOG_LEVEL: 'error' });
const address = (path: string): string => `http://127.0.0.1:${service.port}${path}`;
const rich = { balanceUsd: '1000', ratePerSecond: 1_000_000, plan: null } as const;
const [sender, neighbour] = [await customer(service.database, rich), await customer(service.database, rich)];
const findings: string[] = [];

type Job = z.infer<typeof jobSchema>;

async function submit(items: number): Promise<Job> {
  const lines = Array.from({ length: items }, (_, id) =>
    JSON.stringify({ id, request: 'natal', body: { ...BIRTH, birth_date: dateOf(id) } }),
  );
  const response = await fetch(address('/batch'), {
    method: 'POST',
    headers: { authorization: `Bearer ${sender.apiKey}`, 'content-type': 'application/x-ndjson' },
    body: lines.join('\n'),
  });
  if (response.status !== 202) throw new Error(`the job was not accepted: ${await response.text()}`);
  return (await response.json()) as Job;
}

/** Another day for each item, so that each answer can be recognised. */
function dateOf(item: number): string {
  return new Date(Date.UTC(1960, 0, 1) + item * 86_400_000).toISOString().slice(0, 10);
}

const asSender = { headers: { authorization: `Bearer ${sender.apiKey}` } };
const look = async (id: string): Promise<Job> => (await (await fetch(address(`/jobs/${id}`), asSender)).json()) as Job;

async function natalMs(): Promise<number> {
  const begunMs = performance.now();
  const response = await fetch(address('/swiss/natal'), {
    method: 'POST',
    headers: { authorization: `Bearer ${neighbour.apiKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(BIRTH),
  });
  await response.arrayBuffer();
  if (response.status !== 200) findings.push(`a natal chart was answered ${response.status}`);
  return performance.now() - begunMs;
}

async function round(): Promise<readonly number[]> {
  const times: number[] = [];
  for (let call = 0; call < CALLS_A_ROUND; call += 1) {
    times.push(await natalMs());
    await sleep(5);
  }
  return times;
}

await round();
const [alone, beside]: [number[], number[]] = [[], []];
for (let turn = 0; turn < ROUNDS; turn += 1) {
  alone.push(...(await round()));
  const { id } = await submit(ITEMS);
  beside.push(...(await round()));
  const { answered, status } = await look(id);
  if (status !== 'running') findings.push(`the job was ${status} before the round ended: send more items`);
  if (answered === 0) findings.push('the job answered nothing during the round');
  await fetch(address(`/jobs/${id}`), { ...asSender, method: 'DELETE' });
}
for (const share of [0.5, 0.99]) {
  const [without, during] = [percentile(alone, share), percentile(beside, share)];
  console.log(
    `natal p${share * 100}: ${without.toFixed(2)} ms without a job, ${during.toFixed(2)} ms beside one, ratio ${(during / without).toFixed(2)}`,
  );
}

const before = await readBooks(service.database, sender.userId);
const begunMs = performance.now();
const { id } = await submit(ITEMS);
let seen = 0;
let kills = 0;
for (let job = await look(id); job.ended_at === null; job = await look(id)) {
  if (kills < KILLS && job.answered >= Math.max(seen + 1, ((kills + 0.5) * ITEMS) / (KILLS + 1))) {
    await sleep((kills * 37) % 200);
    await service.killAndRestart();
    kills += 1;
    seen = (await look(id)).answered;
    if (seen < job.answered) findings.push(`kill ${kills}: ${job.answered} answered before, ${seen} after`);
  }
  await sleep(20);
}
const seconds = (performance.now() - begunMs) / 1000;
const job = await look(id);
if (job.status !== 'done' || job.succeeded !== ITEMS || job.charged !== ITEMS)
  findings.push(`the job: ${JSON.stringify(job)}`);
const text = await (await fetch(address(`/jobs/${id}/results`), asSender)).text();
const lines = text
  .trimEnd()
  .split('\n')
  .map((line) => JSON.parse(line) as z.infer<typeof jobLineSchema>);
const requestIds = new Set<string>();
for (const [index, line] of lines.entries()) {
  const { subject, meta } = (line.body ?? {}) as {
    subject?: { birth?: { date?: string } };
    meta?: { request_id?: string };
  };
  requestIds.add(meta?.request_id ?? '');
  if (
    line.index !== index ||
    line.id !== index ||
    line.status !== 200 ||
    !JSON.stringify(line.body).includes(dateOf(index))
  )
    findings.push(`line ${index}: ${JSON.stringify({ ...line, body: subject }).slice(0, 200)}`);
}
if (lines.length !== ITEMS || requestIds.size !== ITEMS)
  findings.push(`${lines.length} lines, ${requestIds.size} calls`);
const database = await openDatabase(service.config, { exclusive: false, poolSize: 2 });
const [booked] = await database.sql<{ logs: number; charges: number }[]>`
  select count(*)::integer as logs, count(paid_by)::integer as charges from private.calls
  where user_id = ${sender.userId} and request_id = any (${[...requestIds]}::text[])`;
const after = await readBooks(database, sender.userId);
if (booked?.logs !== ITEMS || booked.charges !== ITEMS) findings.push(`booked: ${JSON.stringify(booked)}`);
if (
  after.usage - before.usage !== ITEMS ||
  after.logs - before.logs !== ITEMS ||
  after.broken > 0 ||
  after.balance !== after.ledger
)
  findings.push(`the books do not agree: ${JSON.stringify({ before, after })}`);
console.log(
  `${ITEMS} items, ${kills} kills, ${seconds.toFixed(1)} s, ${(text.length / 1e6).toFixed(0)} MB of lines, USD ${job.cost_usd}`,
);
conclude(findings);
await database.close();
await service.stop();
