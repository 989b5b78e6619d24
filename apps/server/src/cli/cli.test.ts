import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { issueKey, readKeys } from '../testing/api-keys.ts';
import { fillAccount } from '../testing/account-rows.ts';
import { commandLine } from '../testing/command-line.ts';
import { testDatabase } from '../testing/database.ts';
import { until } from '../testing/until.ts';

const test = await testDatabase();
const { sql } = test.database;
const folder = mkdtempSync(join(tmpdir(), 'theia-cli-'));
after(() => rmSync(folder, { recursive: true, force: true }));

const theia = commandLine({ dataDir: test.config.dataDir, workingDirectory: folder });

let people = 0;
async function person(): Promise<{ id: string; email: string }> {
  const email = `Person${(people += 1)}@theia.test`;
  const [row] = await sql<{ id: string }[]>`insert into auth.users (email) values (${email}) returning id`;
  await issueKey(test.database, row!.id);
  return { id: row!.id, email };
}

describe('the operator’s command line', () => {
  it('prints help, and reports a usage error with exit code 2', async () => {
    assert.match((await theia('--help')).out, /user credit EMAIL USD --reason TEXT +Adds money/);
    assert.equal((await theia()).code, 0);
    assert.match((await theia('user', 'credit', '--help')).out, /npm run theia -- user credit EMAIL USD --reason TEXT/);
    for (const words of [
      ['fly'],
      ['user'],
      ['user', 'show'],
      ['user', 'show', 'a', 'b'],
      ['user', 'list', '--colour'],
      ['user', 'plan', 'a@b.test', 'gold'],
      ['user', 'limit', 'a@b.test', '0'],
      ['user', 'limit', 'a@b.test', '1.5'],
    ]) {
      const { code, out, err } = await theia(...words);
      assert.deepEqual([code, out], [2, ''], words.join(' '));
      assert.notEqual(err, '');
    }
  });

  it('writes what a label would do to the terminal as text', async () => {
    const { id, email } = await person();
    const label = '\u001b]0;owned\u0007\u001b[2J\u009b31m\r\n\u202egnp.exe';
    await sql`update private.api_keys set label = ${label} where user_id = ${id}`;
    for (const words of [
      ['user', 'show', email],
      ['user', 'show', email, '--json'],
      ['user', 'show', `${label}@x`],
      ['\u001b[2J'],
    ]) {
      const { out, err } = await theia(...words);
      assert.match(out + err, /\\u001b/);
      assert.doesNotMatch(out + err, /[^\P{Cc}\n]|\u202e/u);
    }
    const { keys } = JSON.parse((await theia('user', 'show', email, '--json')).out) as { keys: { label: string }[] };
    assert.equal(keys[0]?.label, label);
    assert.equal((await theia('user', 'show', email)).out.split('\n').filter((line) => line.includes('gnp')).length, 1);
  });

  it('assigns Stripe prices and reapplies stored events, without booking twice', async () => {
    assert.match(
      (await theia('stripe', 'price', 'growth', 'price_1Live')).out,
      /^Growth \(49\.00 USD\) is sold as price_1Live$/,
    );
    assert.match((await theia('stripe', 'price', 'Gold', 'price_1Live')).err, /There is no product "Gold"/);
    assert.equal((await theia('stripe', 'price', 'Growth', 'free')).code, 2);
    const { id } = await person();
    const event = {
      id: 'evt_cli',
      type: 'payment_intent.succeeded',
      created: 1,
      data: {
        object: {
          id: 'pi_cli',
          amount_received: 700,
          currency: 'usd',
          created: 1,
          latest_charge: null,
          customer: null,
          metadata: { user_id: id, purpose: 'wallet_topup' },
        },
      },
    };
    await sql`insert into private.stripe_events (id, type, happened_at, payload) values ('evt_cli', ${event.type}, now(), ${JSON.stringify(event)}::text::json)`;
    assert.match((await theia('stripe', 'replay', 'open')).out, /^1 events applied, 0 still open$/);
    assert.equal((await theia('stripe', 'replay', 'evt_cli')).out, 'evt_cli: applied');
    const [wallet] = await sql`select balance_usd::text as balance from public.user_credits where user_id = ${id}`;
    assert.equal(wallet?.['balance'], '7.0000');
    assert.equal((await theia('stripe', 'replay', 'evt_none')).code, 1);
    assert.equal((await theia('stripe', 'replay', 'all')).code, 2);
  });

  it('fails with exit code 1 for an unknown user or key', async () => {
    for (const words of [
      ['user', 'show', 'nobody@theia.test'],
      ['user', 'plan', 'nobody@theia.test', 'growth'],
      ['user', 'limit', 'nobody@theia.test', 'none'],
      ['user', 'end-trial', 'nobody@theia.test'],
      ['keys', 'create', 'nobody@theia.test'],
      ['keys', 'revoke', 'THE000000000000000'],
      ['keys', 'revoke', '00000000-0000-4000-8000-000000000000'],
    ]) {
      const { code, err } = await theia(...words);
      assert.equal(code, 1, words.join(' '));
      assert.match(err, /There is no (user nobody@theia\.test|such API key)/);
    }
  });

  it('lists and shows accounts, as text and as JSON, and never a key', async () => {
    const { id, email } = await person();
    await fillAccount(sql, id);
    const listed: unknown = JSON.parse((await theia('user', 'list', '--json')).out);
    assert.ok(
      Array.isArray(listed) &&
        listed.some(
          (account: { id?: unknown; balance_usd?: unknown; plan?: unknown; used?: unknown }) =>
            account.id === id && account.balance_usd === '12.3380' && account.plan === 'starter' && account.used === 1,
        ),
    );
    const [key] = await readKeys(test.database, id);
    for (const words of [
      ['user', 'show', email.toUpperCase(), '--json'],
      ['user', 'show', email],
    ]) {
      const { code, out } = await theia(...words);
      assert.equal(code, 0);
      assert.ok(out.includes(key?.id ?? '-') && out.includes('12.3380'));
      assert.ok(!out.includes(key?.api_key ?? ''));
    }
    assert.match(
      (await theia('user', 'list')).out,
      new RegExp(`${email} +no +starter +trialing +12\\.3380 +1 of 50000`),
    );
  });

  it('books money exactly and once, into and out of a wallet, but never below zero', async () => {
    const { id, email } = await person();
    assert.match((await theia('user', 'credit', email, '0.1', '--reason', 'a gift')).out, /balance is 0\.1000 USD/);
    assert.match((await theia('user', 'credit', email, '0.2', '--reason', 'a gift')).out, /balance is 0\.3000 USD/);
    assert.match(
      (await theia('user', 'credit', email, '-0.05', '--reason', 'a correction')).out,
      /balance is 0\.2500 USD/,
    );
    const overdrawn = await theia('user', 'credit', email, '-0.2501', '--reason', 'too much');
    assert.deepEqual([overdrawn.code, overdrawn.err], [1, 'The wallet cannot go below zero']);
    for (const amount of ['0', 'ten', '1.23456', '1e3', '0x10', ''])
      assert.equal((await theia('user', 'credit', email, amount, '--reason', 'x')).code, 2, amount);
    assert.equal((await theia('user', 'credit', email, '1')).code, 2);
    const rows = await sql`select kind, amount_usd, reason from credit_ledger where user_id = ${id} order by id`;
    assert.deepEqual(
      rows.map((row) => Object.values(row)),
      [
        ['credit', '0.1000', 'a gift'],
        ['credit', '0.2000', 'a gift'],
        ['adjustment', '-0.0500', 'a correction'],
      ],
    );
  });

  it('ends a trial once, and sets and removes the plan of an account', async () => {
    const { id, email } = await person();
    const state = async () => {
      const [row] =
        await sql`select s.plan, s.status, b.plan as in_force from subscriptions s left join lateral private.billing_period(s.user_id, now()) b on true where s.user_id = ${id}`;
      return Object.values(row ?? {});
    };
    assert.equal((await theia('user', 'end-trial', email)).code, 0);
    assert.deepEqual(await state(), ['starter', 'ended', null]);
    assert.match((await theia('user', 'end-trial', email)).err, /has no running trial/);
    assert.equal((await theia('user', 'plan', email, 'growth')).code, 0);
    assert.deepEqual(await state(), ['growth', 'active', 'growth']);
    assert.equal((await theia('user', 'plan', email, 'none')).code, 0);
    assert.deepEqual(await state(), [null, 'ended', null]);
  });

  it('keeps the billing periods when a plan is replaced by another', async () => {
    const { id, email } = await person();
    await theia('user', 'plan', email, 'starter');
    await sql`update subscriptions set anchor_at = now() - interval '40 days' where user_id = ${id}`;
    const anchor = async () =>
      String((await sql`select anchor_at::text from subscriptions where user_id = ${id}`)[0]?.['anchor_at']);
    const before = await anchor();
    await theia('user', 'plan', email, 'professional');
    assert.equal(await anchor(), before);
  });

  it('sets and clears the rate limit of an account', async () => {
    const { id, email } = await person();
    const limit = async () =>
      (await sql`select rate_per_second from private.account_limits where user_id = ${id}`)[0]?.['rate_per_second'];
    await theia('user', 'limit', email, '500');
    assert.equal(await limit(), 500);
    await theia('user', 'limit', email, 'none');
    assert.equal(await limit(), undefined);
  });

  it('makes a working key and revokes it by its text or its id', async () => {
    const { id, email } = await person();
    const made = await theia('keys', 'create', email, '--label', 'Second');
    assert.match(made.out, /^THE[0-9a-f]{15}$/);
    const active = async () =>
      (
        await sql<
          { label: string; is_active: boolean }[]
        >`select label, is_active from private.api_keys where user_id = ${id} order by created_at`
      ).map((row) => [row.label, row.is_active]);
    assert.deepEqual(await active(), [
      ['Default', true],
      ['Second', true],
    ]);
    assert.equal((await theia('keys', 'revoke', made.out)).code, 0);
    const [first] = await sql<
      { id: string }[]
    >`select id from private.api_keys where user_id = ${id} and label = 'Default'`;
    assert.equal((await theia('keys', 'revoke', first?.id ?? '')).code, 0);
    assert.deepEqual(await active(), [
      ['Default', false],
      ['Second', false],
    ]);
  });

  it('notifies running servers of every change to an account at once', async () => {
    const { id, email } = await person();
    const heard: string[] = [];
    const listening = await sql.listen('theia_account', (userId) => heard.push(userId));
    for (const words of [
      ['user', 'credit', email, '1', '--reason', 'x'],
      ['user', 'end-trial', email],
      ['user', 'plan', email, 'growth'],
      ['user', 'limit', email, '7'],
      ['keys', 'create', email],
    ]) {
      heard.length = 0;
      assert.equal((await theia(...words)).code, 0);
      await until(() => heard.includes(id), `the announcement of ${words.join(' ')}`);
    }
    await listening.unlisten();
  });

  it('reports every difference with exit code 1', async () => {
    assert.equal((await theia('audit')).code, 0);
    const { id } = await person();
    await fillAccount(sql, id);
    assert.match((await theia('audit')).out, /All agree$/);
    const faults = [
      {
        fault: sql`update user_credits set balance_usd = balance_usd + 1 where user_id = ${id}`,
        mend: sql`update user_credits set balance_usd = balance_usd - 1 where user_id = ${id}`,
        says: /balance of .* is 13\.3380 USD, but its ledger sums to 12\.3380/,
      },
      {
        fault: sql`update quota_periods set used = used + 1 where user_id = ${id}`,
        mend: sql`update quota_periods set used = used - 1 where user_id = ${id}`,
        says: /count 2 calls, but 1 calls were paid/,
      },
      {
        fault: sql`update private.calls set total_cost_usd = 0.003 where user_id = ${id} and paid_by = 'wallet'`,
        mend: sql`update private.calls set total_cost_usd = 0.002 where user_id = ${id} and paid_by = 'wallet'`,
        says: /takes 0\.0020 USD for 1 calls, but 1 calls for 0\.0030 USD/,
      },
    ];
    for (const { fault, mend, says } of faults) {
      await fault;
      const { code, out, err } = await theia('audit');
      assert.equal(code, 1);
      assert.match(out, says);
      assert.match(err, /differences found/);
      await mend;
    }
    assert.deepEqual(JSON.parse((await theia('audit', '--json')).out).differences, []);
  });

  it('makes no secret for a database of servers that run elsewhere, and says what it needs', () => {
    const dataDir = join(folder, 'elsewhere');
    const run = (environment: NodeJS.ProcessEnv) =>
      spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), 'audit'], {
        cwd: folder,
        encoding: 'utf8',
        env: {
          PATH: process.env['PATH'],
          THEIA_DATA_DIR: dataDir,
          DATABASE_URL: 'postgres://theia:x@127.0.0.1:1/theia',
          ...environment,
        },
      });
    const refused = run({});
    assert.deepEqual([refused.status, refused.stdout], [1, '']);
    assert.match(
      refused.stderr,
      /THEIA_SECRET: is required with DATABASE_URL\. Set it, or THEIA_SECRET_FILE, to the secret/,
    );
    assert.equal(existsSync(dataDir), false);
    assert.doesNotMatch(run({ THEIA_SECRET: 'k3Jd8sLq0Zx7Vb2Nm5Qw9Er4Ty6Ui1Op3As8Df' }).stderr, /THEIA_SECRET/);
  });

  it('runs as a separate program, and starts the embedded database when no server is running', () => {
    const run = (...words: string[]) =>
      spawnSync(process.execPath, [join(import.meta.dirname, 'main.ts'), ...words], {
        cwd: folder,
        encoding: 'utf8',
        env: { PATH: process.env['PATH'], THEIA_DATA_DIR: join(folder, 'alone') },
      });
    const migrated = run('migrate');
    assert.deepEqual([migrated.status, migrated.stderr], [0, '']);
    assert.match(migrated.stdout, /The database has all \d+ migrations of this release/);
    assert.equal(run('user', 'list', '--json').stdout, '[]\n');
    assert.equal(run('nonsense').status, 2);
  });
});
