import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js';
import { WebSocket } from 'ws';
import { testAccountPlane } from '../../testing/account-plane.ts';
import { fillAccount } from '../../testing/account-rows.ts';
import { testDatabase } from '../../testing/database.ts';
import { until } from '../../testing/until.ts';

const test = await testDatabase();
const { sql } = test.database;
const plane = await testAccountPlane(test);
const ada = await plane.signUp('ada@theia.test');
const bob = await plane.signUp('bob@theia.test');

interface Change {
  readonly eventType: string;
  readonly new: Record<string, unknown>;
  readonly old: Record<string, unknown>;
}

const subscribed = (channel: RealtimeChannel) =>
  new Promise<void>((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve();
      else if (status === 'CHANNEL_ERROR') reject(error ?? new Error(status));
    });
  });

async function follow(client: SupabaseClient, table: string, filter?: string): Promise<Change[]> {
  const changes: Change[] = [];
  const channel = client
    .channel(`${table}:${randomUUID()}`)
    .on<Record<string, unknown>>(
      'postgres_changes',
      { event: '*', schema: 'public', table, ...(filter === undefined ? {} : { filter }) },
      ({ eventType, new: now, old }) => {
        changes.push({ eventType, new: now, old });
      },
    );
  await subscribed(channel);
  return changes;
}

describe('realtime sends a user their own rows, through supabase-js', () => {
  it('delivers insert, update and delete of a top-up request with the row as REST has it', async () => {
    const changes = await follow(ada.client, 'topup_queue', `user_id=eq.${ada.id}`);
    const [row] = await sql<
      { id: string }[]
    >`insert into topup_queue (user_id, amount_usd) values (${ada.id}, 50) returning id`;
    await until(() => changes.length === 1, 'the insert');
    const { data } = await ada.client.from('topup_queue').select('*').eq('id', row?.id).single();
    assert.deepEqual(changes[0]?.new, data);

    await sql`update topup_queue set status = 'completed', processed_at = now() where id = ${row?.id ?? ''}`;
    await until(() => changes.length === 2, 'the update');
    assert.deepEqual(
      [changes[1]?.eventType, changes[1]?.new['status'], changes[1]?.old],
      ['UPDATE', 'completed', { id: row?.id }],
    );

    await sql`delete from topup_queue where id = ${row?.id ?? ''}`;
    await until(() => changes.length === 3, 'the delete');
    assert.deepEqual([changes[2]?.eventType, changes[2]?.new, changes[2]?.old], ['DELETE', {}, { id: row?.id }]);

    const logs = await follow(ada.client, 'topup_logs', `user_id=eq.${ada.id}`);
    await sql`insert into topup_logs (user_id, amount_cents, status) values (${ada.id}, 100, 'completed')`;
    await until(() => logs.length === 1, 'the log');
  });

  it('sends no rows of another user, with or without a filter on that user', async () => {
    const heard = [
      await follow(ada.client, 'topup_queue'),
      await follow(ada.client, 'topup_queue', `user_id=eq.${bob.id}`),
      await follow(ada.client, '*'),
      await follow(plane.visitor, 'topup_queue'),
      await follow(plane.visitor, 'user_credits', `user_id=eq.${bob.id}`),
    ];
    const own = await follow(bob.client, 'topup_queue');
    await fillAccount(sql, bob.id);
    await sql`delete from topup_queue where user_id = ${bob.id}`;
    await until(() => own.some(({ eventType }) => eventType === 'DELETE'), 'the changes sent to Bob');
    // Messages of a socket keep their order: a later message proves that no change of Bob's is still on its way.
    const adas = await follow(ada.client, 'topup_logs');
    await topUp(ada.id);
    await until(() => adas.length === 1, 'a later change of Ada’s');
    await follow(plane.visitor, 'topup_logs');
    assert.deepEqual(heard, [[], [], adas, [], []]);
  });

  it('follows balance, cards, top-ups and the subscription', async () => {
    const tables = ['user_credits', 'payment_method', 'topup_logs', 'subscriptions', 'topup_queue'];
    const heard = await Promise.all(tables.map((table) => follow(ada.client, table, `user_id=eq.${ada.id}`)));
    await fillAccount(sql, ada.id);
    await sql`update subscriptions set plan = 'growth', status = 'active' where user_id = ${ada.id}`;
    for (const [index, table] of tables.entries()) await until(() => (heard[index]?.length ?? 0) > 0, table);
    await until(() => heard[0]?.at(-1)?.new['balance_usd'] === 12.338, 'the balance');
    assert.equal(heard[3]?.at(-1)?.new['plan'], 'growth');
  });

  it('sends a quickly changing balance a few times a second, and always the last value', async () => {
    const changes = await follow(ada.client, 'user_credits');
    const begunMs = performance.now();
    for (let i = 1; i <= 50; i += 1)
      await sql`select private.book_credit(${ada.id}, 'credit', 0.01, 'drip', ${`drip:${i}`})`;
    const [wallet] = await sql<
      { balance: number }[]
    >`select balance_usd::float8 as balance from user_credits where user_id = ${ada.id}`;
    await until(() => changes.at(-1)?.new['balance_usd'] === wallet?.balance, 'the last balance');
    const seconds = (performance.now() - begunMs) / 1_000;
    assert.ok(changes.length <= 2 + 4 * seconds, `${changes.length} messages in ${seconds} s`);
  });

  it('sends no balance changed by paid calls until their settlement announces it', async () => {
    const dee = await plane.signUp('dee@theia.test');
    const changes = await follow(dee.client, 'user_credits');
    const topups = await follow(dee.client, 'topup_queue');
    // Changes of a user arrive in order: after this one, nothing of the sign-up is still on its way.
    await sql`insert into topup_queue (user_id, amount_usd) values (${dee.id}, 50)`;
    await until(() => topups.length === 1, 'the change after the sign-up');
    const ofSignUp = changes.length;
    await sql.begin(async (tx) => {
      await tx`select set_config('theia.metering', 'on', true)`;
      await tx`update user_credits set balance_usd = balance_usd + 0.002 where user_id = ${dee.id}`;
      await tx`insert into credit_ledger (user_id, kind, amount_usd, balance_after_usd) select user_id, 'calls', 0.002, balance_usd from user_credits where user_id = ${dee.id}`;
    });
    // A client that got the later change would have got the balance before it.
    await sql`update topup_queue set amount_usd = 60 where user_id = ${dee.id}`;
    await until(() => topups.length === 2, 'the later change');
    assert.equal(changes.length, ofSignUp);
    await sql`select private.announce_balance(${dee.id})`;
    await until(() => changes.length === ofSignUp + 1, 'the announced balance');
  });

  it('rejects a table that cannot be followed, a schema that is not public, and an unknown filter', async () => {
    for (const asked of [
      { schema: 'private', table: 'api_keys' },
      { schema: 'auth', table: 'users' },
      { schema: 'public', table: 'translator_logs' },
      { schema: 'public', table: 'topup_queue', filter: 'amount_usd=gt.1' },
    ]) {
      const channel = ada.client
        .channel(`refused:${randomUUID()}`)
        .on('postgres_changes', { event: '*', ...asked }, () => {});
      await assert.rejects(subscribed(channel), /cannot be followed|public|filter/);
      await ada.client.removeChannel(channel);
    }
  });

  it('stops sending when the session is ended', async () => {
    const cy = await plane.signUp('cy@theia.test');
    const changes = await follow(cy.client, 'topup_logs');
    const elsewhere = randomUUID();
    await sql`insert into auth.sessions (id, user_id) values (${elsewhere}, ${cy.id})`;
    const client = plane.clientWith(await plane.accessToken(cy.id, elsewhere));
    await client.realtime.setAuth();
    const others = await follow(client, 'topup_logs');
    await sql`delete from auth.sessions where user_id = ${cy.id} and id <> ${elsewhere}`;
    await waitUntilSilent(cy.id, changes, others);
  });

  it('continues sending after the database drops its connection', async () => {
    const eve = await plane.signUp('eve@theia.test');
    const changes = await follow(eve.client, 'topup_logs');
    await sql`select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and pid <> pg_backend_pid()`;
    await until(
      async () => {
        await topUp(eve.id);
        return changes.length > 0;
      },
      'a change after the reconnect',
      100,
    );
  });
});

interface Raw {
  readonly socket: WebSocket;
  readonly received: unknown[];
  send(message: unknown): void;
}

async function open(query: string): Promise<Raw> {
  const socket = new WebSocket(`${plane.url.replace('http', 'ws')}/realtime/v1/websocket?${query}`);
  const received: unknown[] = [];
  socket.on('message', (data) => received.push(JSON.parse(String(data))));
  await once(socket, 'open');
  return {
    socket,
    received,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
  };
}

const apikey = `apikey=${test.config.secrets.publishableKey}`;
const join = (accessToken: string, changes: readonly unknown[]) => ({
  access_token: accessToken,
  config: { postgres_changes: changes },
});
const everything = { event: '*', schema: 'public', table: 'topup_logs' };
const topUp = (userId: string) =>
  sql`insert into topup_logs (user_id, amount_cents, status) values (${userId}, 100, 'completed')`;

/** Waits until the first list gets no more of the user's changes while the second still does, and checks that it stays so. */
async function waitUntilSilent(userId: string, deaf: readonly unknown[], hearing: readonly unknown[]): Promise<void> {
  const receivesChanges = async (): Promise<boolean> => {
    const [before, heard] = [deaf.length, hearing.length];
    for (const more of [1, 2]) {
      await topUp(userId);
      await until(() => hearing.length >= heard + more, 'the changes sent to the other');
    }
    return deaf.length > before;
  };
  await until(async () => !(await receivesChanges()), 'silence');
  assert.equal(await receivesChanges(), false);
}

describe('realtime speaks the Phoenix protocol', () => {
  it('in objects (1.0.0): join, system, heartbeat, change, leave', async () => {
    const { socket, received, send } = await open(`${apikey}&vsn=1.0.0`);
    send({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: '1', join_ref: null });
    send({
      topic: 'realtime:a',
      event: 'phx_join',
      payload: join(ada.accessToken, [everything]),
      ref: '2',
      join_ref: '2',
    });
    await until(() => received.length === 3, 'join');
    const id = findId(received[1]);
    assert.deepEqual(received, [
      { join_ref: null, ref: '1', topic: 'phoenix', event: 'phx_reply', payload: { status: 'ok', response: {} } },
      {
        join_ref: '2',
        ref: '2',
        topic: 'realtime:a',
        event: 'phx_reply',
        payload: { status: 'ok', response: { postgres_changes: [{ id, ...everything }] } },
      },
      {
        join_ref: '2',
        ref: null,
        topic: 'realtime:a',
        event: 'system',
        payload: { extension: 'postgres_changes', status: 'ok', message: 'Subscribed to PostgreSQL', channel: 'a' },
      },
    ]);
    await topUp(ada.id);
    await until(() => received.length === 4, 'change');
    assert.match(
      JSON.stringify(received[3]),
      new RegExp(
        `"event":"postgres_changes","payload":\\{"ids":\\[${id}\\],"data":\\{"schema":"public","table":"topup_logs","commit_timestamp":"[^"]+","type":"INSERT"`,
      ),
    );
    const others = await follow(ada.client, 'topup_logs');
    send({ topic: 'realtime:a', event: 'phx_leave', payload: {}, ref: '3', join_ref: '2' });
    await until(() => received.length === 6, 'leave');
    assert.match(JSON.stringify(received.slice(4)), /phx_reply.*"status":"ok".*phx_close/);
    await waitUntilSilent(ada.id, received, others);
    assert.equal(received.length, 6);
    socket.terminate();
  });

  it('in arrays (2.0.0), with several changes per join in the requested order, each with its own id', async () => {
    const { socket, received, send } = await open(`${apikey}&vsn=2.0.0`);
    const asked = [
      { event: 'INSERT', schema: 'public', table: 'topup_logs', filter: `user_id=eq.${ada.id}` },
      { event: 'DELETE', schema: 'public', table: 'topup_queue' },
      { event: '*', schema: 'public' },
    ];
    send(['7', '7', 'realtime:b', 'phx_join', join(ada.accessToken, asked)]);
    await until(() => received.length === 2, 'join');
    assert.match(JSON.stringify(received[0]), /^\["7","7","realtime:b","phx_reply",\{"status":"ok"/);
    const ids = [...JSON.stringify(received[0]).matchAll(/"id":(\d+),"event":"([^"]+)"/g)].map(([, id, event]) => [
      Number(id) > 0,
      event,
    ]);
    assert.deepEqual(ids, [
      [true, 'INSERT'],
      [true, 'DELETE'],
      [true, '*'],
    ]);
    await topUp(ada.id);
    await until(() => received.length === 3, 'change');
    assert.equal([...JSON.stringify(received[2]).matchAll(/"ids":\[(\d+),(\d+)\]/g)].length, 1);
    socket.terminate();
  });

  it('does not join with a forged or expired token, the token of an ended session, or text that is not a token', async () => {
    const { socket, received, send } = await open(`${apikey}&vsn=1.0.0`);
    const tokens = [
      `${ada.accessToken}x`,
      await plane.accessToken(ada.id, ada.sessionId, -1),
      await plane.accessToken(ada.id, randomUUID()),
      'nonsense',
    ];
    for (const [index, token] of tokens.entries())
      send({
        topic: `realtime:${index}`,
        event: 'phx_join',
        payload: join(token, [everything]),
        ref: '1',
        join_ref: '1',
      });
    await until(() => received.length === tokens.length, 'refusals');
    for (const answer of received)
      assert.match(
        JSON.stringify(answer),
        /"event":"phx_reply","payload":\{"status":"error","response":\{"reason":"[^"]+"/,
      );
    socket.terminate();
  });

  it('stops sending when the token expires, and continues with a new one', async () => {
    const { socket, received, send } = await open(`${apikey}&vsn=1.0.0`);
    const others = await follow(ada.client, 'topup_logs');
    // On a slow machine a short-lived token may expire before it is read: then the next one lives longer.
    for (let seconds = 2; !JSON.stringify(received.at(-1) ?? '').includes('Subscribed'); seconds *= 2) {
      const before = received.length;
      send({
        topic: 'realtime:e',
        event: 'phx_join',
        payload: join(await plane.accessToken(ada.id, ada.sessionId, seconds), [everything]),
        ref: '1',
        join_ref: '1',
      });
      await until(
        () => received.slice(before).some((answer) => /Subscribed|"status":"error"/.test(JSON.stringify(answer))),
        'the answer to the join',
      );
    }
    await waitUntilSilent(ada.id, received, others);
    const expired = received.length;
    send({
      topic: 'realtime:e',
      event: 'access_token',
      payload: { access_token: ada.accessToken },
      ref: '2',
      join_ref: '1',
    });
    await until(
      async () => {
        await topUp(ada.id);
        return received.length > expired;
      },
      'a change for the new token',
      100,
    );
    send({
      topic: 'realtime:e',
      event: 'access_token',
      payload: { access_token: bob.accessToken },
      ref: '3',
      join_ref: '1',
    });
    await waitUntilSilent(ada.id, received, others);
    socket.terminate();
  });

  it('closes the socket with a reason after an invalid message, binary data or a flood, and never crashes', async () => {
    for (const [sent, code] of [
      ['{', 1007],
      ['[]', 1007],
      ['null', 1007],
      ['"x"', 1007],
      [Buffer.from([1, 2, 3]), 1003],
    ] as const) {
      const { socket } = await open(`${apikey}&vsn=2.0.0`);
      socket.send(sent);
      const [closed]: unknown[] = await once(socket, 'close');
      assert.equal(closed, code);
    }
    const { socket } = await open(`${apikey}&vsn=2.0.0`);
    for (let i = 0; i < 200; i += 1) socket.send(JSON.stringify([null, String(i), 'phoenix', 'heartbeat', {}]));
    const [flooded]: unknown[] = await once(socket, 'close');
    assert.equal(flooded, 1008);
  });

  it('limits the channels of a socket and the sockets of an address, and requires the publishable key', async () => {
    const { socket, received, send } = await open(`${apikey}&vsn=1.0.0`);
    for (let i = 0; i < 22; i += 1)
      send({
        topic: `realtime:${i}`,
        event: 'phx_join',
        payload: join(ada.accessToken, []),
        ref: String(i),
        join_ref: String(i),
      });
    await until(() => received.length === 22, 'replies');
    assert.equal(received.filter((answer) => JSON.stringify(answer).includes('"status":"error"')).length, 2);
    socket.terminate();

    const refusal = async (query: string) => {
      const attempt = new WebSocket(`${plane.url.replace('http', 'ws')}/realtime/v1/websocket?${query}`);
      const [error]: unknown[] = await once(attempt, 'error');
      return error instanceof Error ? error.message : '';
    };
    assert.match(await refusal('apikey=wrong&vsn=1.0.0'), /401/);
    const many = await Promise.all(Array.from({ length: 60 }, () => open(`${apikey}&vsn=1.0.0`).catch(() => null)));
    assert.match(await refusal(apikey), /429/);
    for (const each of many) each?.socket.terminate();
  });
});

function findId(reply: unknown): number {
  return Number(/"id":(\d+)/.exec(JSON.stringify(reply))?.[1]);
}
