import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { afterEach, describe, it } from 'node:test';
import { testDatabase } from '../testing/database.ts';
import { monthFigure } from './month.ts';

const { database } = await testDatabase();
const { sql } = database;

/** All of the tests lies in the past, so that nothing depends on the clock. */
const DAY = '2026-03-10';
const at = (time: string): string => `${DAY}T${time}:00Z`;

interface Minute {
  readonly minute: string;
  readonly answered?: number;
  readonly failed?: number;
}

/** One start of a process that wrote these minutes. */
async function run(
  {
    node = 'a',
    process = 1,
    since,
    signsOff = false,
  }: { node?: string; process?: number; since: string; signsOff?: boolean },
  minutes: readonly Minute[],
): Promise<string> {
  const id = randomUUID();
  const records = minutes.map(({ minute, answered = 0, failed = 0 }, part) => ({
    minute: at(minute),
    part,
    answered,
    failed,
    products: { natal: { answered, failed, latency: answered === 0 ? {} : { 12: answered } } },
  }));
  await sql`select private.record_service_minutes(${id}, ${node}, ${process}, ${at(since)}::text::timestamptz, ${JSON.stringify(records)}::text::jsonb, ${signsOff})`;
  return id;
}

const span = (from: string, minutes: number): Minute[] =>
  Array.from({ length: minutes }, (_, index) => ({
    minute: new Date(Date.parse(at(from)) + index * 60_000).toISOString().slice(11, 16),
  }));

async function measure(from: string, until: string) {
  const [row] = await sql<
    {
      answered: string;
      failed: string;
      minutes: number;
      absent: string;
      maintenance: number;
      availability: string | null;
    }[]
  >`
    select answered::text, failed::text, minutes, absent_minutes::float8::text as absent, maintenance_minutes as maintenance, round(availability, 6)::float8::text as availability
    from private.availability(${at(from)}::text::timestamptz, ${at(until)}::text::timestamptz)`;
  return row!;
}

afterEach(async () => {
  await sql`truncate private.service_minutes, private.service_runs, private.service_days, private.service_day_products, private.maintenance`;
  await sql`delete from private.job_marks where job = 'service-measured'`;
});

describe('availability', () => {
  it('is the share of answered calls times the share of minutes in which the service ran', async () => {
    await run({ since: '10:00', signsOff: true }, [
      ...span('10:00', 4),
      { minute: '10:04', answered: 90, failed: 10 },
      ...span('10:05', 5),
    ]);
    await run({ since: '10:15', signsOff: true }, span('10:15', 5));
    const measured = await measure('10:00', '10:20');
    assert.deepEqual(
      { ...measured },
      { answered: '90', failed: '10', minutes: 20, absent: '5', maintenance: 0, availability: '0.675' },
    );
  });

  it('is 100 % of the minutes that ran when nobody called', async () => {
    await run({ since: '10:00', signsOff: true }, span('10:00', 10));
    assert.equal((await measure('10:00', '10:10')).availability, '1');
    assert.equal((await measure('10:00', '10:20')).availability, '0.5');
  });

  it('counts the minute in which a process is killed, for its share of the service, though it is started again at once', async () => {
    await run({ node: 'a', since: '10:00' }, span('10:00', 5));
    await run({ node: 'a', since: '10:05', signsOff: true }, span('10:05', 15));
    await run({ node: 'b', since: '10:00', signsOff: true }, span('10:00', 20));
    await run({ node: 'b', process: 2, since: '10:00', signsOff: true }, span('10:00', 20));
    assert.equal((await measure('10:00', '10:20')).absent, '0.25');
  });

  it('counts a process killed in its first minute', async () => {
    await run({ since: '10:00' }, []);
    await run({ since: '10:00', node: 'b', signsOff: true }, span('10:00', 3));
    // Nobody starts it again: five minutes, of which two are nobody's at all.
    assert.equal((await measure('10:00', '10:05')).absent, '3.5');
  });

  it('counts a process that nobody starts again for five minutes, and one that signed off not at all', async () => {
    await run({ node: 'killed', since: '10:00' }, span('10:00', 5));
    await run({ node: 'removed', since: '10:00', signsOff: true }, span('10:00', 5));
    await run({ node: 'stays', since: '10:00', signsOff: true }, span('10:00', 60));
    assert.equal((await measure('10:00', '11:00')).absent, '2.5');
  });

  it('counts the minutes that a process stood still, wherever the measured span is cut', async () => {
    await run({ since: '10:00', signsOff: true }, [...span('10:00', 5), ...span('10:15', 5)]);
    await run({ node: 'b', since: '10:00', signsOff: true }, span('10:00', 20));
    assert.equal((await measure('10:00', '10:20')).absent, '5');
    assert.equal((await measure('10:07', '10:10')).absent, '1.5');
    assert.equal((await measure('10:07', '10:20')).absent, '4');
    assert.equal((await measure('10:00', '10:08')).absent, '1.5');
  });

  it('takes a minute once, however often it is sent', async () => {
    const id = randomUUID();
    const records = JSON.stringify([{ minute: at('10:00'), part: 1, answered: 3, failed: 1, products: {} }]);
    for (let sent = 0; sent < 3; sent += 1)
      await sql`select private.record_service_minutes(${id}, 'a', 1, ${at('10:00')}::text::timestamptz, ${records}::text::jsonb, false)`;
    const measured = await measure('10:00', '10:01');
    assert.deepEqual([measured.answered, measured.failed], ['3', '1']);
  });

  it('leaves out maintenance that was announced a day ahead and not cancelled, and only that', async () => {
    await run({ since: '10:00', signsOff: true }, [
      { minute: '10:00', answered: 10 },
      { minute: '10:12', failed: 5 },
    ]);
    const announce = (announced: string, starts: string, ends: string, cancelled = false) =>
      sql`insert into private.maintenance (title, announced_at, starts_at, ends_at, cancelled_at)
          values ('Upgrade', ${announced}::text::timestamptz, ${at(starts)}::text::timestamptz, ${at(ends)}::text::timestamptz, case when ${cancelled} then now() end)`;
    await announce('2026-03-10T10:02:00Z', '10:02', '10:05');
    await announce('2026-03-09T10:05:01Z', '10:05', '10:08');
    await announce('2026-03-01T00:00:00Z', '10:08', '10:10', true);
    await announce('2026-03-09T10:10:00Z', '10:10', '10:19');
    assert.deepEqual(
      { ...(await measure('10:00', '10:20')) },
      { answered: '10', failed: '0', minutes: 11, absent: '10', maintenance: 9, availability: '0.090909' },
    );
  });

  it('does not count the time before measuring began', async () => {
    await run({ since: '10:00', signsOff: true }, span('10:00', 30));
    const figure = await monthFigure(sql, '2026-03');
    const [march] = await sql<
      { minutes: number }[]
    >`select (extract(epoch from '2026-04-01Z'::timestamptz - ${at('10:00')}::text::timestamptz) / 60)::int as minutes`;
    assert.equal(figure?.minutes, march?.minutes);
    assert.equal(figure?.absentMinutes, march!.minutes - 30);
    assert.equal(await monthFigure(sql, '2026-02'), null);
  });

  it('has no day before measuring began, though days are added up from the start of the server', async () => {
    const days = async () => {
      await sql`select private.roll_up_service_days()`;
      return (await sql<{ minutes: number }[]>`select minutes from private.service_days`).map(({ minutes }) => minutes);
    };
    assert.deepEqual(await days(), []);
    const [clock] = await sql<{ minute: Date }[]>`select date_trunc('minute', now()) - interval '2 minutes' as minute`;
    await sql`select private.record_service_minutes(${randomUUID()}, 'a', 1, ${clock!.minute}, ${JSON.stringify([
      { minute: clock!.minute.toISOString(), part: 0, answered: 1, failed: 0, products: {} },
    ])}::text::jsonb, true)`;
    const minutes = (await days()).reduce((sum, each) => sum + each, 0);
    assert.ok(minutes >= 1 && minutes < 60, String(minutes));
  });

  it('adds each minute up to its day once, also one that is written days late', async () => {
    const [clock] = await sql<{ minute: Date }[]>`select date_trunc('minute', now()) - interval '3 hours' as minute`;
    const write = (minutesLater: number, part: number) => {
      const minute = new Date(clock!.minute.getTime() + minutesLater * 60_000).toISOString();
      return sql`select private.record_service_minutes('00000000-0000-4000-8000-000000000001', 'a', 1, ${clock!.minute}, ${JSON.stringify(
        [
          {
            minute,
            part,
            answered: 4,
            failed: 1,
            products: { natal: { answered: 4, failed: 1, latency: { 10: 3, 12: 1 } } },
          },
        ],
      )}::text::jsonb, true)`;
    };
    const rolledUp = async () => {
      await sql`select private.roll_up_service_days()`;
      const [row] = await sql<{ answered: string; failed: string; day: string; fast: string }[]>`
        select sum(p.answered)::text as answered, sum(p.failed)::text as failed, (select sum(d.answered)::text from private.service_days d) as day, sum((p.latency ->> '10')::int)::text as fast
        from private.service_day_products p where p.product = 'natal'`;
      return Object.values(row!);
    };
    await write(0, 1);
    assert.deepEqual(await rolledUp(), ['4', '1', '4', '3']);
    assert.deepEqual(await rolledUp(), ['4', '1', '4', '3']);
    await write(5, 3);
    await write(1, 2);
    assert.deepEqual(await rolledUp(), ['12', '3', '12', '9']);
  });

  it('forgets minutes after their retention and keeps the days', async () => {
    await run({ since: '10:00', signsOff: true }, span('10:00', 3));
    await sql`select private.roll_up_service_days()`;
    await sql`select private.forget_service_minutes(${at('10:02')}::text::timestamptz)`;
    assert.equal((await sql`select from private.service_minutes`).length, 1);
    await sql`select private.forget_service_minutes(${at('10:05')}::text::timestamptz)`;
    assert.equal((await sql`select from private.service_minutes union all select from private.service_runs`).length, 0);
    assert.equal((await sql`select from private.service_day_products`).length, 1);
  });
});
