import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pino } from 'pino';
import type { Sql } from '../database/database.ts';
import { testDatabase } from '../testing/database.ts';
import { until } from '../testing/until.ts';
import { openServiceMinutes } from './service-minutes.ts';

const { database } = await testDatabase();
const { sql } = database;
const log = pino({ level: 'silent' });

/** The figures of one node, in the order of its minutes. */
async function written(node: string) {
  const rows = await sql<{ minute: string; answered: number; failed: number; products: object }[]>`
    select to_char(m.minute at time zone 'utc', 'HH24:MI') as minute, m.answered, m.failed, m.products
    from private.service_minutes m join private.service_runs r using (run) where r.node = ${node} order by m.minute, m.part`;
  return rows.map((row) => ({ ...row }));
}

/** A wall clock that is set by hand. */
function clock(time: string) {
  let nowMs = Date.parse(`2026-03-10T${time}Z`);
  return { now: () => nowMs, set: (to: string) => (nowMs = Date.parse(`2026-03-10T${to}Z`)) };
}

/** A database that can be taken away. */
function fragile(): { readonly sql: Sql; away: boolean } {
  const state = { away: false };
  const wrapped = new Proxy(sql, {
    apply: (target, self, values: unknown[]) =>
      state.away ? Promise.reject(new Error('the database is away')) : Reflect.apply(target, self, values),
  });
  return Object.assign(state, { sql: wrapped });
}

describe('the minutes of a process', () => {
  it('hold what was answered and what failed, with latency by product', async () => {
    const { now, set } = clock('10:00:01');
    const minutes = openServiceMinutes({ sql, log, node: 'counts', process: 1, now });
    minutes.answered('natal', 2);
    minutes.answered('natal', 2);
    minutes.answered(null, null);
    minutes.failed('vedic');
    minutes.failed(null, 2);
    set('10:01:00');
    await minutes.write();
    minutes.answered('natal', 0.1);
    await minutes.close();
    assert.deepEqual(await written('counts'), [
      {
        minute: '10:00',
        answered: 3,
        failed: 3,
        products: {
          natal: { answered: 2, failed: 0, latency: { '12': 2 } },
          vedic: { answered: 0, failed: 1, latency: {} },
          other: { answered: 1, failed: 2, latency: {} },
        },
      },
      { minute: '10:01', answered: 1, failed: 0, products: { natal: { answered: 1, failed: 0, latency: { '0': 1 } } } },
    ]);
    const [run] = await sql`select signed_off from private.service_runs where node = 'counts'`;
    assert.equal(run?.['signed_off'], true);
  });

  it('wait in memory while the database is away, with the failures of that time, and are written once it is back', async () => {
    const database = fragile();
    const { now, set } = clock('11:00:00');
    const minutes = openServiceMinutes({ sql: database.sql, log, node: 'patient', process: 1, now });
    database.away = true;
    for (const next of ['11:01:00', '11:02:00', '11:03:00']) {
      minutes.failed('natal', 5);
      set(next);
      await assert.rejects(minutes.write(), /away/);
    }
    database.away = false;
    await minutes.write();
    assert.deepEqual(
      (await written('patient')).map(({ minute, failed }) => [minute, failed]),
      [
        ['11:00', 5],
        ['11:01', 5],
        ['11:02', 5],
        ['11:03', 0],
      ],
    );
    await minutes.close();
  });

  it('are bounded: the oldest are given up', async () => {
    const database = fragile();
    const { now, set } = clock('12:00:00');
    const minutes = openServiceMinutes({ sql: database.sql, log, node: 'bounded', process: 1, now, recordsMax: 2 });
    database.away = true;
    for (const next of ['12:01:00', '12:02:00', '12:03:00']) {
      set(next);
      await assert.rejects(minutes.write(), /away/);
    }
    database.away = false;
    await minutes.close();
    assert.deepEqual(
      (await written('bounded')).map(({ minute }) => minute),
      ['12:02', '12:03'],
    );
  });

  it('have a gap where the process stood still, and none where a clock was set back', async () => {
    const { now, set } = clock('13:00:10');
    const minutes = openServiceMinutes({ sql, log, node: 'asleep', process: 1, now });
    minutes.answered('natal', 1);
    set('13:07:00');
    await minutes.write();
    minutes.answered('natal', 1);
    set('13:00:40');
    await minutes.write();
    minutes.answered('natal', 1);
    await minutes.close();
    assert.deepEqual(
      (await written('asleep')).map(({ minute, answered }) => [minute, answered]),
      [
        ['13:00', 1],
        ['13:00', 1],
        ['13:07', 1],
      ],
    );
  });

  it('are announced at the start, so that a process killed within its first minute is missed', async () => {
    const { now } = clock('14:00:10');
    const minutes = openServiceMinutes({ sql, log, node: 'young', process: 2, now });
    const [run] = await until(async () => {
      const rows = await sql<{ process: number; first: string; last: string; signed_off: boolean }[]>`
        select process, to_char(first_minute at time zone 'utc', 'HH24:MI') as first, to_char(last_minute at time zone 'utc', 'HH24:MI') as last, signed_off from private.service_runs where node = 'young'`;
      return rows.length === 0 ? null : rows;
    });
    assert.deepEqual({ ...run }, { process: 2, first: '14:00', last: '13:59', signed_off: false });
    await minutes.close();
  });
});
