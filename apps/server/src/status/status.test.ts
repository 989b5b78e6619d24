import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { describe, it } from 'node:test';
import { pino } from 'pino';
import type { Sql } from '../database/database.ts';
import { testDatabase } from '../testing/database.ts';
import { testProduct } from '../testing/product.ts';
import { type CurrentFacts, currentState, readStatus } from './read-status.ts';
import { statusFeed, statusPages } from './status-pages.ts';
import type { Status } from '../rules/status.ts';
import { openStatusBoard } from './status-board.ts';

const test = await testDatabase();
const { sql } = test.database;
const log = pino({ level: 'silent' });

describe('the status', () => {
  it('of a new installation shows 90 days without measurement', async () => {
    const status = await readStatus(sql);
    assert.deepEqual(
      [status.state, status.measured_since, status.days.length, status.months.length, status.incidents.length],
      ['operational', null, 90, 0, 0],
    );
    assert.ok(status.days.every((day) => day.availability_percent === null && day.minutes === 0));
  });

  it('shows availability by day, the latency of products, incidents and maintenance, with percentages cut off', async () => {
    const records = [0, 1, 2].map((part) => ({
      minute: new Date(Math.floor(Date.now() / 60_000) * 60_000 - (180 + part) * 60_000).toISOString(),
      part,
      answered: 100_000,
      failed: part === 0 ? 17 : 0,
      products: { natal: { answered: 100_000, failed: part === 0 ? 17 : 0, latency: { 12: 90_000, 20: 10_000 } } },
    }));
    await sql`select private.record_service_minutes(${randomUUID()}, 'a', 1, ${records[2]!.minute}::text::timestamptz, ${JSON.stringify(records)}::text::jsonb, true)`;
    await sql`select private.roll_up_service_days()`;
    await sql`insert into private.maintenance (title, body, starts_at, ends_at) values ('Upgrade', 'Two minutes.', now() + interval '3 days', now() + interval '73 hours')`;
    const [incident] = await sql<
      { id: string }[]
    >`insert into private.incidents (title, impact, started_at) values ('Slow <answers>', 'degraded', now() - interval '1 hour') returning id::text`;
    await sql`insert into private.incident_updates (incident_id, body) values (${incident!.id}, 'We look into it.')`;
    await sql`insert into private.incident_updates (incident_id, body) values (${incident!.id}, 'A disk was full & slow.')`;

    const status = await readStatus(sql);
    const measured = status.days.filter(({ minutes }) => minutes > 0);
    const sum = (pick: (day: (typeof measured)[number]) => number) =>
      measured.reduce((total, day) => total + pick(day), 0);
    assert.deepEqual([sum(({ answered }) => answered), sum(({ failed }) => failed)], [300_000, 17]);
    assert.ok(
      measured.every(
        (day) => day.availability_percent! < 100 && Number.isInteger(Math.round(day.availability_percent! * 1e8) / 1e4),
      ),
    );
    assert.equal(status.state, 'degraded');
    const [natal] = status.latency.products;
    assert.deepEqual([natal?.product, natal?.calls], ['natal', 300_000]);
    assert.ok(natal!.p50_ms! < 2.01 && natal!.p95_ms! > 6 && natal!.p99_ms! < 8.01);
    assert.deepEqual(
      status.incidents[0]?.updates.map(({ text }) => text),
      ['A disk was full & slow.', 'We look into it.'],
    );
    assert.equal(status.maintenance[0]?.announced_ahead, true);
    assert.ok(status.months.every(({ state, credit_percent: credit }) => state !== 'closed' && credit === null));

    const feed = statusFeed(status, 'https://theia.test');
    assert.match(feed, /<title>Slow &lt;answers&gt;<\/title>/);
    assert.match(feed, /<description>A disk was full &amp; slow\.<\/description>/);
    assert.match(feed, /<title>Maintenance: Upgrade<\/title>/);
    assert.equal(feed.match(/<item>/g)?.length, 3);
    assert.equal(new Set(feed.match(/<guid[^>]*>[^<]*/g)).size, 3);
  });

  it('is public as JSON and as RSS, may be cached, and is read once for many', async () => {
    let read = 0;
    const counting = new Proxy(sql, {
      apply: (target, self, values: unknown[]) => {
        if (String(values[0]).includes('service_days d on')) read += 1;
        return Reflect.apply(target, self, values);
      },
    });
    const board = openStatusBoard({ sql: counting, log, freshMs: Number.POSITIVE_INFINITY });
    const api = await testProduct(test, { pages: statusPages(board, 'https://theia.test') });
    const answers = await Promise.all(Array.from({ length: 20 }, () => api.call('/status.json')));
    assert.deepEqual(
      new Set(
        answers.map((answer) =>
          [
            answer.status,
            answer.headers.get('cache-control'),
            answer.headers.get('access-control-allow-origin'),
          ].join(),
        ),
      ),
      new Set(['200,public, max-age=30,*']),
    );
    assert.equal(((await answers[0]!.json()) as Status).days.length, 90);
    const tag = answers[0]!.headers.get('etag')!;
    assert.equal((await api.call('/status.json', { headers: { 'if-none-match': tag } })).status, 304);
    const feed = await api.call('/status.rss');
    assert.equal(feed.headers.get('content-type'), 'application/rss+xml; charset=utf-8');
    assert.equal(read, 1);
  });

  it('shows what is known, and says so, while the database is lost', async () => {
    let away = false;
    const fragile: Sql = new Proxy(sql, {
      apply: (target, self, values: unknown[]) =>
        away ? Promise.reject(new Error('the database is away')) : Reflect.apply(target, self, values),
    });
    const known = await openStatusBoard({ sql: fragile, log }).current();
    assert.deepEqual([known.stale, known.days.length], [false, 90]);
    away = true;
    const never = await openStatusBoard({ sql: fragile, log }).current();
    assert.deepEqual([never.state, never.stale, never.days], ['outage', true, []]);

    away = false;
    const board = openStatusBoard({ sql: fragile, log, freshMs: 0 });
    const before = await board.current();
    away = true;
    const after = await board.current();
    assert.deepEqual(after, { ...before, state: 'outage', stale: true });
  });
});

describe('the state', () => {
  const nowMs = Date.parse('2026-03-10T12:00:00Z');
  const facts: CurrentFacts = { nowMs, answered: 1_000, failed: 0, incidents: [], maintenance: [] };
  const incident = (impact: 'degraded' | 'outage', closed = false) => ({
    id: 1,
    title: '',
    impact,
    started_at: '',
    closed_at: closed ? '' : null,
    updates: [],
  });
  const window = (from: string, until: string, cancelled = false) => ({
    id: 1,
    title: '',
    text: '',
    announced_at: '',
    starts_at: `2026-03-10T${from}:00Z`,
    ends_at: `2026-03-10T${until}:00Z`,
    cancelled_at: cancelled ? '' : null,
    announced_ahead: true,
  });

  it('follows what is measured and what the operator says, whichever is worse', () => {
    assert.equal(currentState(facts), 'operational');
    assert.equal(currentState({ ...facts, answered: 0 }), 'operational');
    assert.equal(currentState({ ...facts, failed: 11 }), 'degraded');
    assert.equal(currentState({ ...facts, failed: 2_000 }), 'outage');
    assert.equal(currentState({ ...facts, incidents: [incident('degraded')] }), 'degraded');
    assert.equal(currentState({ ...facts, incidents: [incident('outage')] }), 'outage');
    assert.equal(currentState({ ...facts, incidents: [incident('outage', true)] }), 'operational');
  });

  it('is maintenance within a window that was not cancelled', () => {
    assert.equal(currentState({ ...facts, failed: 2_000, maintenance: [window('11:59', '12:01')] }), 'maintenance');
    assert.equal(currentState({ ...facts, maintenance: [window('11:59', '12:01', true)] }), 'operational');
    assert.equal(
      currentState({ ...facts, maintenance: [window('11:00', '12:00'), window('12:01', '13:00')] }),
      'operational',
    );
    assert.equal(
      currentState({ ...facts, incidents: [incident('outage')], maintenance: [window('11:59', '12:01')] }),
      'outage',
    );
  });
});
