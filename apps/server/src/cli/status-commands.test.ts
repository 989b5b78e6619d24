import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { pino } from 'pino';
import { creditsTask } from '../billing/tasks/availability-credits-task.ts';
import { readStatus } from '../status/read-status.ts';
import { commandLine } from '../testing/command-line.ts';
import { customer } from '../testing/customer.ts';
import { testDatabase } from '../testing/database.ts';

const test = await testDatabase();
const { sql } = test.database;
const folder = mkdtempSync(join(tmpdir(), 'theia-cli-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const theia = commandLine({ dataDir: test.config.dataDir, workingDirectory: folder });

describe('the commands for the status page', () => {
  it('open an incident, add to it, and close it once', async () => {
    const opened = await theia(
      'incident',
      'open',
      'Slow answers',
      '--text',
      'We look into it.',
      '--since',
      '2026-03-10 04:30',
    );
    assert.equal(
      opened.out,
      'Incident 1 is open since 2026-03-10 04:30 UTC; the status page shows it within half a minute',
    );
    assert.equal((await readStatus(sql)).state, 'degraded');
    assert.equal((await theia('incident', 'update', '1', 'A disk is full.')).out, 'Incident 1 is updated');
    assert.match((await theia('incident', 'list')).out, /1 +2026-03-10 04:30 +open +degraded +Slow answers/);
    assert.equal((await theia('incident', 'close', '1', 'It is replaced.')).out, 'Incident 1 is closed');
    for (const words of [
      ['update', '1', 'More'],
      ['close', '1', 'Again'],
      ['close', '7', 'None'],
    ])
      assert.match((await theia('incident', ...words)).err, /There is no open incident/);
    const { state, incidents } = await readStatus(sql);
    assert.equal(state, 'operational');
    assert.deepEqual(
      incidents[0]?.updates.map(({ text }) => text),
      ['It is replaced.', 'A disk is full.', 'We look into it.'],
    );
    await theia('incident', 'open', 'No answers', '--text', 'We look into it.', '--impact', 'outage');
    assert.equal((await readStatus(sql)).state, 'outage');
    await theia('incident', 'close', '2', 'It is over.');
  });

  it('announce maintenance, and say when it is too late to leave it out of the availability', async () => {
    const hours = (ahead: number) =>
      new Date(Date.now() + ahead * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
    const early = await theia('maintenance', 'announce', 'Upgrade', '--from', hours(48), '--until', hours(49));
    assert.match(early.out, /^Maintenance 1 is announced from .* UTC$/);
    const late = await theia(
      'maintenance',
      'announce',
      'Repair',
      '--from',
      hours(3),
      '--until',
      hours(4),
      '--text',
      'A disk.',
    );
    assert.match(late.out, /It begins in less than 24 hours: its minutes count/);
    assert.match((await theia('maintenance', 'list')).out, /1 .* no +Upgrade/);
    assert.match((await theia('maintenance', 'list')).out, /2 .* yes +Repair/);
    assert.equal((await theia('maintenance', 'cancel', '2')).code, 0);
    assert.match((await theia('maintenance', 'cancel', '2')).err, /no coming maintenance 2/);
    assert.match((await theia('maintenance', 'end', '1')).err, /Maintenance 1 is not running/);
    await sql`update private.maintenance set announced_at = now() - interval '3 days', starts_at = now() - interval '1 hour' where id = 1`;
    assert.equal((await readStatus(sql)).state, 'maintenance');
    assert.match((await theia('maintenance', 'cancel', '1')).err, /no coming maintenance 1/);
    assert.equal((await theia('maintenance', 'end', '1')).out, 'Maintenance 1 ends with this minute');
  });

  it('refuse what is not a time, a text or a month', async () => {
    for (const words of [
      ['incident', 'open', 'Title'],
      ['incident', 'open', ' ', '--text', 'Text'],
      ['incident', 'open', 'Two\nlines', '--text', 'Text'],
      ['incident', 'open', 'Title', '--text', 'Text', '--impact', 'bad'],
      ['incident', 'open', 'Title', '--text', 'Text', '--since', 'yesterday'],
      ['incident', 'open', 'Title', '--text', 'Text', '--since', '2999-01-01 00:00'],
      ['incident', 'update', 'one', 'Text'],
      ['maintenance', 'announce', 'Title', '--from', '2999-02-30 00:00', '--until', '2999-03-01 00:00'],
      ['maintenance', 'announce', 'Title', '--from', '2999-01-02 00:00', '--until', '2999-01-02 00:00'],
      ['maintenance', 'announce', 'Title', '--from', '2020-01-02 00:00', '--until', '2999-01-02 00:00'],
      ['availability', '2026-13'],
      ['availability', '2026-03', '--credit', '--no-credit', 'Lost'],
      ['availability', '2026-03', '--no-credit', ''],
    ])
      assert.equal((await theia(...words)).code, 2, words.join(' '));
  });
});

describe('the command availability', () => {
  const task = creditsTask({ config: test.config, log: pino({ level: 'silent' }) });
  const perform = () => task.perform(sql, () => false);
  const holder = async (): Promise<string> => {
    const { userId } = await customer(test.database);
    await sql`insert into private.plan_spans (user_id, plan, price_usd, paid, began_at) values (${userId}, 'growth', 49, true, '2026-01-01Z')`;
    return userId;
  };
  const balance = async (userId: string) =>
    (
      await sql<{ usd: string }[]>`select balance_usd::text as usd from public.user_credits where user_id = ${userId}`
    )[0]?.usd;

  it('shows what a month brings without booking it, and lets the operator decide a month that was not measured', async () => {
    assert.match((await theia('availability', '2026-03')).err, /Nothing was measured in 2026-03/);
    const users = [await holder(), await holder()];
    await sql`
      insert into private.service_months (month, answered, failed, minutes, absent_minutes, maintenance_minutes, credit_percent, state)
      select g.month, 0, 0, 0, 0, 0, 0, 'closed' from generate_series('2026-04-01Z'::timestamptz, now(), interval '1 month') g(month)`;
    // Measuring began at the end of February; nothing was written since.
    await sql`insert into private.job_marks values ('service-measured', '2026-02-28T12:00Z')`;
    const shown = await theia('availability', '2026-03');
    assert.match(shown.out, /^2026-03: 0\.0000 % available \(not closed: figures up to now\)/);
    assert.match(shown.out, /44640 of 44640 minutes absent/);
    assert.match(shown.out, /Credit: 25 % of the plan price, 24\.50 USD for 2 accounts, 0 booked/);
    assert.match((await theia('availability', '2026-03', '--credit')).err, /2026-03 is not held/);
    await perform();
    for (const userId of users) assert.equal(await balance(userId), '0.0000');
    assert.match((await theia('availability', '2026-03')).out, /held: too much of it was not measured/);

    const waived = await theia(
      'availability',
      '2026-02',
      '--no-credit',
      'The measurement was lost with a restored backup',
    );
    assert.match(waived.out, /No credit\n {2}Note: The measurement was lost/);
    assert.match(
      (await theia('availability', '2026-03', '--credit')).out,
      /being credited.*\n.*\n.*\n.* 24\.50 USD for 2 accounts, 0 booked/,
    );
    await perform();
    for (const userId of users) assert.equal(await balance(userId), '12.2500');
    const told = JSON.parse((await theia('availability', '2026-03', '--json')).out) as {
      state: string;
      credits: object;
    };
    assert.deepEqual([told.state, told.credits], ['closed', { accounts: 2, booked: 2, usd: '24.50' }]);
    assert.match((await theia('availability', '2026-03', '--no-credit', 'Second thoughts')).err, /is not held/);
  });
});
