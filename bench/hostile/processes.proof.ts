import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { customer, readBooks } from '../../apps/server/src/testing/customer.ts';
import { until } from '../../apps/server/src/testing/until.ts';
import { exchange } from '../exchange.ts';
import { assertSurvivesMutated } from './mutated.ts';
import { type Service, startService } from './service.ts';

const PROCESSES = 2;
/** A short run; `npm run bench:hostile` sends ten thousand. */
const MUTATED = 500;
const CLIENTS = 6;
const CALLS_BETWEEN_KILLS = 30;
const BODY = JSON.stringify({ birth_date: '1990-06-15', birth_time: '14:30', latitude: 40.7, longitude: -74 });

/** One request on a connection of its own, so that any process may get it; null when the connection broke. */
const send = (method: string, path: string, headers: Readonly<Record<string, string>> = {}, body?: string) =>
  exchange(false, port, { method, path, headers, body: body ?? null });

/** Which process listens where, from the log of their parent: the newest of each number. */
function listPids({ log }: Service): ReadonlyMap<number, number> {
  const pids = new Map<number, number>();
  for (const line of log().split('\n'))
    if (line.includes('a process listens')) {
      const { process: number, pid } = JSON.parse(line) as { process: number; pid: number };
      pids.set(number, pid);
    }
  return pids;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

const service = await startService({
  THEIA_PROCESSES: String(PROCESSES),
  LOG_LEVEL: 'info',
  EPHEMERIS_TABLES: 'off',
  COMPUTE_BUDGET_SECONDS: '600',
});
after(() => service.stop());
const { port } = service;

describe(`${PROCESSES} processes on one port`, () => {
  it(`survive ${MUTATED} mutated requests: no 5xx, no hang, no key in an answer, a row or the log, a problem document for every failure, and only answers are charged`, async () => {
    const before = listPids(service);
    await assertSurvivesMutated(service, MUTATED);
    assert.deepEqual(listPids(service), before, 'a process was started again');
  });

  it('are killed one after the other under load: each answered call has one row and one charge, and each process starts again', async () => {
    const who = await customer(service.database, { plan: null, balanceUsd: '1000', ratePerSecond: 1_000_000 });
    const headers = { authorization: `Bearer ${who.apiKey}`, 'content-type': 'application/json' };
    const answered: string[] = [];
    const over = new AbortController();
    // Each kill comes in the middle of a burst, which the other process finishes. While a process starts, the clients rest: more calls prove nothing more.
    let burstEnds = 0;
    const burst = async (what: string): Promise<void> => {
      const enough = answered.length + CALLS_BETWEEN_KILLS;
      burstEnds = enough + CALLS_BETWEEN_KILLS;
      await until(() => answered.length >= enough, what);
    };
    const clients = Array.from({ length: CLIENTS }, async () => {
      for (;;) {
        await until(() => answered.length < burstEnds || over.signal.aborted);
        if (over.signal.aborted) return;
        const reply = await send('POST', '/swiss/natal', headers, BODY);
        if (reply === null) continue;
        assert.equal(reply.status, 200, reply.text);
        answered.push(reply.requestId);
      }
    });
    for (let number = 1; number <= PROCESSES; number += 1) {
      await burst('calls before a kill');
      const pid = listPids(service).get(number)!;
      process.kill(pid, 'SIGKILL');
      await until(() => listPids(service).get(number) !== pid, 'a new process');
    }
    await burst('calls after the last kill');
    over.abort();
    await Promise.all(clients);

    const { sql } = service.database;
    await until(async () => {
      const [row] = await sql<{ rows: number }[]>`
        select count(*)::integer as rows from private.calls where user_id = ${who.userId} and request_id = any (${answered})`;
      return row!.rows >= answered.length;
    }, 'a row for every answered call');
    const rows = await sql<{ request_id: string; rows: number; charges: number }[]>`
      select request_id, count(*)::integer as rows, count(paid_by)::integer as charges from private.calls where user_id = ${who.userId} group by 1`;
    assert.deepEqual(
      rows.filter((row) => row.rows !== 1 || row.charges !== 1),
      [],
    );
    assert.equal(new Set(answered).size, answered.length);
    const books = await readBooks(service.database, who.userId);
    assert.equal(books.balance, books.ledger);
    assert.equal((1000 - Number(books.balance)).toFixed(4), Number(books.charged).toFixed(4));
    assert.equal(books.broken, 0);
  });

  it('share sign-ins: a session of one is known to all, and so is its end', async () => {
    const { supabasePublishableKey: apikey } = JSON.parse((await send('GET', '/config.json'))!.text) as {
      supabasePublishableKey: string;
    };
    const json = { apikey, 'content-type': 'application/json' };
    const password = readFileSync(join(service.config.dataDir, 'demo-password'), 'utf8').trim();
    const signedIn = await send(
      'POST',
      '/auth/v1/token?grant_type=password',
      json,
      JSON.stringify({ email: 'demo@theia.localhost', password }),
    );
    const { access_token: token } = JSON.parse(signedIn!.text) as { access_token: string };
    const headers = { ...json, authorization: `Bearer ${token}` };
    const look = async (): Promise<readonly (number | undefined)[]> => {
      const replies = Array.from({ length: 2 * PROCESSES }, () => send('GET', '/auth/v1/user', headers));
      return (await Promise.all(replies)).map((reply) => reply?.status);
    };
    assert.deepEqual(new Set(await look()), new Set([200]));
    assert.equal((await send('POST', '/auth/v1/logout', headers))!.status, 204);
    assert.deepEqual(new Set(await look()), new Set([403]));
  });

  it('count limits together', async () => {
    const who = await customer(service.database, { plan: null, balanceUsd: '1000', ratePerSecond: 1 });
    const headers = { authorization: `Bearer ${who.apiKey}` };
    const passed: string[] = [];
    await until(async () => {
      const reply = await send('GET', '/me', headers);
      if (reply?.status === 200) passed.push(reply.requestId);
      return reply?.status === 429;
    }, 'a rejection');
    const rejections: (number | undefined)[] = [];
    // The next connections reach both processes. Both know of the rejection's cause, however long ago the calls were.
    for (let call = 0; call < 2 * PROCESSES; call += 1) {
      const reply = await send('GET', '/me', headers);
      rejections.push(reply?.status);
    }
    assert.ok(rejections.includes(429));
  });

  it('report their metrics together', async () => {
    const { text } = (await send('GET', '/metrics'))!;
    assert.match(text, new RegExp(`^theia_processes ${PROCESSES}$`, 'm'));
  });

  it('end with their parent, when it is killed and on a signal, and can be started again on the same port', async () => {
    const before = [...listPids(service).values()];
    await service.killAndRestart();
    await until(() => !before.some(isAlive), 'the end of the orphans');
    assert.equal((await send('GET', '/ready'))?.status, 200);
    const pids = [...listPids(service).values()];
    const parent = service.pid();
    process.kill(parent, 'SIGTERM');
    await until(() => !service.isRunning(), 'the end of the parent');
    assert.ok(!pids.some(isAlive));
    assert.ok(!service.log().includes('did not shut down cleanly'));
  });
});
