import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pino } from 'pino';
import { enqueueMail } from '../mail/outbox.ts';
import { testDatabase } from '../testing/database.ts';
import { until } from '../testing/until.ts';
import { type Lease, LeaseLost, openLeasedWork } from './leased-work.ts';

const { database } = await testDatabase();
const { sql } = database;
const log = pino({ level: 'silent' });

interface Piece extends Lease {
  readonly subject: string;
  readonly attempts: number;
}

interface Node {
  readonly perform: (piece: Piece, signal: AbortSignal) => Promise<void>;
  readonly atOnce?: number;
  readonly closingMs?: number;
  /** A connection that fails to renew leases stands for a process that does not run. */
  readonly isFrozen?: () => boolean;
}

/** A process that works on the mails of the outbox: they are rows like all others. */
const openNode = ({ perform, atOnce = 1, closingMs = 0, isFrozen = () => false }: Node) =>
  openLeasedWork<Piece>({
    sql: Object.assign(Object.create(sql) as typeof sql, {
      listen: sql.listen.bind(sql),
      unsafe: (...call: Parameters<typeof sql.unsafe>) =>
        isFrozen() ? Promise.reject(new Error('frozen')) : sql.unsafe(...call),
    }),
    log,
    what: 'pieces',
    table: 'private.mail_outbox',
    channel: 'theia_mail',
    atOnce,
    closingMs,
    take: (holder, room) => sql<Piece[]>`
      update private.mail_outbox set leased_by = ${holder}, leased_until = now() + interval '1 second', attempts = attempts + 1
      where id in (select id from private.mail_outbox where sent_at is null and (leased_until is null or leased_until < now()) order by id limit ${room} for update skip locked)
      returning id, leased_by as holder, subject, attempts`,
    untilNextMs: () => Promise.resolve(100),
    perform,
  });

const write = (subject: string) => enqueueMail(sql, { to: 'a@example.com', subject, text: '', html: '' });
const finish = async ({ id, holder }: Lease): Promise<void> => {
  const done = await sql`
    update private.mail_outbox set sent_at = now(), leased_by = null, leased_until = null where id = ${id} and leased_by = ${holder}`;
  if (done.count === 0) throw new LeaseLost();
};
const rows = (subject: string) => sql<{ attempts: number; is_done: boolean; is_leased: boolean }[]>`
  select attempts, sent_at is not null as is_done, leased_by is not null as is_leased from private.mail_outbox where subject = ${subject} order by id`;
const allDone = (subject: string) => async () => (await rows(subject)).every(({ is_done }) => is_done);

describe('leased work', () => {
  it('is done once by two nodes, at most so much at a time on each', async () => {
    const performed: string[] = [];
    let running = 0;
    let most = 0;
    const perform = async (piece: Piece): Promise<void> => {
      most = Math.max(most, (running += 1));
      await new Promise((resolve) => setTimeout(resolve, 5));
      running -= 1;
      performed.push(piece.id);
      await finish(piece);
    };
    const nodes = [await openNode({ perform, atOnce: 3 }), await openNode({ perform, atOnce: 3 })];
    await Promise.all(Array.from({ length: 40 }, () => write('shared')));
    await until(allDone('shared'));
    await Promise.all(nodes.map((node) => node.close()));
    assert.deepEqual([performed.length, new Set(performed).size], [40, 40]);
    assert.ok(most > 1 && most <= 6, `${most}`);
  });

  it('of a process that was killed is taken over when its lease ends', async () => {
    await write('killed');
    await sql`update private.mail_outbox set leased_by = gen_random_uuid(), leased_until = now() + interval '300 milliseconds', attempts = 1 where subject = 'killed'`;
    const node = await openNode({ perform: finish });
    await until(allDone('killed'));
    await node.close();
    assert.equal((await rows('killed'))[0]?.attempts, 2);
  });

  it('of a process that froze is done by another one; what the frozen one computed is not written', async () => {
    await write('frozen');
    let isFrozen = true;
    const { promise: thawed, resolve: thaw } = Promise.withResolvers<void>();
    let written: Promise<void> | null = null;
    const frozen = await openNode({
      isFrozen: () => isFrozen,
      perform: async (piece) => {
        await thawed;
        await (written = finish(piece));
      },
    });
    await until(async () => (await rows('frozen'))[0]?.is_leased === true);
    const other = await openNode({ perform: finish });
    await until(allDone('frozen'));
    isFrozen = false;
    thaw();
    await until(() => written !== null);
    await assert.rejects(written!, LeaseLost);
    await Promise.all([frozen.close(), other.close()]);
  });

  it('is aborted when its lease was lost, and when the process closes', async () => {
    const reasons: unknown[] = [];
    const perform = (_piece: Piece, signal: AbortSignal): Promise<void> =>
      new Promise((_resolve, reject) => {
        const abort = () => {
          reasons.push(signal.reason);
          reject(signal.reason as Error);
        };
        // The row is leased a moment before the work begins, so the process may be closing already.
        if (signal.aborted) abort();
        else signal.addEventListener('abort', abort);
      });
    await write('lost');
    const node = await openNode({ perform });
    await until(async () => (await rows('lost'))[0]?.is_leased === true);
    await sql`delete from private.mail_outbox where subject = 'lost'`;
    await until(() => reasons.length === 1);
    assert.ok(reasons[0] instanceof LeaseLost);
    await write('closing');
    await until(async () => (await rows('closing'))[0]?.is_leased === true);
    await node.close();
    assert.equal(reasons.length, 2);
    await sql`delete from private.mail_outbox where subject = 'closing'`;
  });

  it('that fails is logged and tried again, and does not keep other work from being done', async () => {
    await write('poison');
    await write('sound');
    const node = await openNode({
      atOnce: 2,
      perform: async (piece) => {
        if (piece.subject === 'poison' && piece.attempts < 3) throw new Error('poison');
        await finish(piece);
      },
    });
    await until(allDone('sound'));
    await until(allDone('poison'));
    await node.close();
    assert.equal((await rows('poison'))[0]?.attempts, 3);
  });

  it('under way is finished by a process that closes, as long as it waits', async () => {
    await write('patient');
    const node = await openNode({
      closingMs: 10_000,
      perform: async (piece) => {
        await new Promise((resolve) => setTimeout(resolve, 100));
        await finish(piece);
      },
    });
    await until(async () => (await rows('patient'))[0]?.is_leased === true);
    await node.close();
    assert.equal((await rows('patient'))[0]?.is_done, true);
  });
});
