import { setTimeout as sleep } from 'node:timers/promises';
import { startModelSandbox } from '@theia-astro/sandbox/model/model-sandbox';
import { auditAccounts } from '../../apps/server/src/database/audit/audit.ts';
import type { Sql } from '../../apps/server/src/database/database.ts';
import { customer } from '../../apps/server/src/testing/customer.ts';
import { NEVER_MS, until } from '../../apps/server/src/testing/until.ts';
import { seeded } from '../hostile/random.ts';
import { theiaUnderTest, type UnderTest } from './under-test.ts';
import { watchCommits } from './watch.ts';

export interface ReportsPlan {
  /** Reports that are asked for. */
  readonly reports: number;
  readonly kills: number;
  readonly seed?: number;
}

const ACCOUNTS = 4;
const LANES = 12;
const PRICE_USD = '2.0000';
/** So many of a hundred reports can be paid: the others are refused. */
const PAID_OF_HUNDRED = 80;
/** The stand-in writes a report in about a second, so that kills hit it while it writes. */
const CHUNK_EVERY_MS = 8;
const BIRTH = { birth_time: '14:30', location: 'New York', name: 'Ada Lovelace' };

type Answer = { readonly status: number; readonly body: Readonly<Record<string, unknown>> };
type Outcome =
  | { readonly is: 'answered'; readonly requestId: string }
  | { readonly is: 'kept'; readonly id: string }
  | { readonly is: 'refused' }
  | { readonly is: 'deleted' };

/**
 * Several accounts ask for reports: answered at once, kept, written by a language model, deleted while they are written, with too little money for all of them,
 * while the whole server is killed. Each request has an Idempotency-Key and is repeated until it is answered. Afterwards each report that was delivered must be
 * charged once, no other at all, and the books must be equal.
 */
export async function reportOrders({ reports, kills, seed = 20_261_127 }: ReportsPlan) {
  const { below: random } = seeded(seed);
  const model = await startModelSandbox({ chunkEveryMs: CHUNK_EVERY_MS });
  const theia = await theiaUnderTest({
    REPORT_MODEL_URL: model.access.url,
    REPORT_MODEL_KEY: model.access.key,
    REPORT_MODEL: model.access.model,
  });
  theia.closeFirst(() => model.stop());
  try {
    const { sql } = theia.database;
    await theia.start();
    const scarceUsd = Math.ceil((reports / ACCOUNTS) * (PAID_OF_HUNDRED / 100)) * Number(PRICE_USD) + 1;
    // One account can pay everything: elsewhere, reports that take longer find the wallet empty.
    const balances = [reports * Number(PRICE_USD), ...Array.from({ length: ACCOUNTS - 1 }, () => scarceUsd)];
    const buyers = await Promise.all(
      balances.map((balanceUsd) =>
        customer(theia.database, { plan: null, balanceUsd: String(balanceUsd), ratePerSecond: 1_000_000 }),
      ),
    );

    const watch = await watchCommits(sql);
    theia.closeFirst(async () => void (await watch.stop()));

    const outcomes: Outcome[] = [];
    const count = { begun: 0, repeated: 0 };
    const killAt = new Set(Array.from({ length: kills }, (_, index) => Math.floor(((index + 0.5) * reports) / kills)));
    let restarting: Promise<void> = Promise.resolve();
    const ask = async (key: string, method: string, path: string, body?: unknown, headers = {}): Promise<Answer> => {
      for (;;) {
        const answer = await sent(theia, key, method, path, body, headers);
        if (answer !== null) return answer;
        count.repeated += 1;
        await sleep(50);
        await restarting;
      }
    };
    const order = async (number: number): Promise<Outcome> => {
      const { apiKey } = buyers[number % ACCOUNTS]!;
      const fate = random(10);
      const request = {
        kind: 'natal',
        birth_date: `19${20 + (number % 80)}-0${1 + (number % 9)}-1${number % 10}`,
        ...BIRTH,
        ...(fate < 4 ? {} : { keep: true }),
        ...(fate < 7 ? {} : { voice: 'model' }),
      };
      const headers = {
        'idempotency-key': `order-${number}`,
        ...(random(2) === 0 ? { prefer: 'respond-async' } : {}),
      };
      const { status, body } = await ask(apiKey, 'POST', '/report', request, headers);
      if (status === 402) return { is: 'refused' };
      if (status === 200) return { is: 'answered', requestId: requestIdOf(body) };
      if (status !== 201 && status !== 202) throw new Error(`${status} ${JSON.stringify(body)}`);
      const id = String(body['id']);
      if (fate === 9) {
        await sleep(random(900));
        await ask(apiKey, 'DELETE', `/reports/${id}`);
        return { is: 'deleted' };
      }
      const ended = await until(
        async () => {
          const { body: state } = await ask(apiKey, 'GET', `/reports/${id}`);
          return state['ended_at'] === null ? null : state;
        },
        `the end of ${id}`,
        100,
        5 * NEVER_MS,
      );
      if (ended['status'] === 'ready') return { is: 'kept', id };
      if (ended['failure'] !== 'insufficient_balance') throw new Error(`${id} failed: ${JSON.stringify(ended)}`);
      return { is: 'refused' };
    };
    const lane = async (): Promise<void> => {
      while (count.begun < reports) {
        const number = (count.begun += 1);
        if (killAt.has(number))
          restarting = restarting
            .then(() => sleep(random(600)))
            .then(theia.kill)
            .then(theia.start);
        outcomes.push(await order(number));
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    await restarting;
    await until(
      async () => (await sql`select 1 from private.reports where ended_at is null`).length === 0,
      'the end of every report',
      100,
      5 * NEVER_MS,
    );

    const watched = await watch.stop();
    const faults = [
      ...watched.violations,
      ...(await auditAccounts(sql)).differences,
      ...(await wronglyCharged(sql, outcomes)),
    ];
    const [charged] = await sql<{ usd: string; models: number }[]>`
      select (select coalesce(sum(total_cost_usd), 0)::text from public.api_usage) as usd, (select count(*)::int from private.reports where voice = 'model' and status = 'ready') as models`;
    const counted = (is: Outcome['is']): number => outcomes.filter((one) => one.is === is).length;
    return {
      asked: outcomes.length,
      kills,
      /** Answered at once, under an Idempotency-Key. */
      answered: counted('answered'),
      /** Kept reports that became ready, and how many of them the model wrote. */
      kept: counted('kept'),
      byModel: charged!.models,
      /** For lack of money: at once, or once they were written. */
      refused: counted('refused'),
      deleted: counted('deleted'),
      /** Requests that a killed server did not answer, and that were sent again. */
      repeated: count.repeated,
      commitsWatched: watched.commits,
      chargedUsd: charged!.usd,
      /** Violated expectations; empty if all hold. */
      faults,
    };
  } finally {
    await theia.close();
  }
}

/** What was charged without being delivered, delivered without being charged, or charged twice. */
async function wronglyCharged(sql: Sql, outcomes: readonly Outcome[]): Promise<readonly string[]> {
  const calls = await sql<{ request_id: string; charges: number; usd: string }[]>`
    select request_id, count(ledger_id)::int as charges, sum(total_cost_usd)::text as usd from private.calls where request_type = 'report' group by 1`;
  const rows = await sql<{ id: string; request_id: string; status: string; cost_usd: string }[]>`
    select id, request_id, status, cost_usd::text from private.reports`;
  const paid = new Map(calls.filter(({ charges }) => charges > 0).map((call) => [call.request_id, call]));
  const faults: string[] = [];
  const due = (what: string, requestId: string): void => {
    const call = paid.get(requestId);
    paid.delete(requestId);
    if (call?.charges !== 1 || call.usd !== PRICE_USD)
      faults.push(`${what} is charged ${call?.charges ?? 0} times, ${call?.usd ?? '0'} USD`);
  };
  for (const outcome of outcomes)
    if (outcome.is === 'answered') due(`The answer ${outcome.requestId}`, outcome.requestId);
  for (const row of rows.filter(({ status }) => status === 'ready')) {
    due(`The report ${row.id}`, row.request_id);
    if (row.cost_usd !== PRICE_USD) faults.push(`The report ${row.id} says that it cost ${row.cost_usd}`);
  }
  const ready = new Set(rows.filter(({ status }) => status === 'ready').map(({ id }) => id));
  for (const outcome of outcomes)
    if (outcome.is === 'kept' && !ready.has(outcome.id)) faults.push(`The report ${outcome.id} was ready, and is not`);
  // A report may be ready before it is deleted: then it was delivered, and its charge stays.
  const deleted = outcomes.filter(({ is }) => is === 'deleted').length;
  if (paid.size > deleted) faults.push(`${paid.size} charges for nothing, and ${deleted} reports were deleted`);
  for (const { request_id: id, charges } of paid.values())
    if (charges !== 1) faults.push(`The call ${id} of a deleted report is charged ${charges} times`);
  return faults;
}

/** One request; null when the server did not answer it to the end, or is busy with it. */
async function sent(
  { url }: UnderTest,
  key: string,
  method: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<Answer | null> {
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(NEVER_MS),
    });
    const text = await response.text();
    const answer = (text === '' ? {} : JSON.parse(text)) as Readonly<Record<string, unknown>>;
    const isBusy = response.status >= 500 || response.status === 429 || answer['code'] === 'idempotency_in_progress';
    return isBusy ? null : { status: response.status, body: answer };
  } catch {
    return null;
  }
}

function requestIdOf({ meta }: Readonly<Record<string, unknown>>): string {
  return String(typeof meta === 'object' && meta !== null ? Reflect.get(meta, 'request_id') : '');
}
