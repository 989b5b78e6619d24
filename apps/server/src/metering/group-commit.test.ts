import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { groupCommit, MeteringUnavailable } from './group-commit.ts';
import type { MeteredCall, Settlement } from './metered-call.ts';
import { NEVER_MS, until } from '../testing/until.ts';

const paid: Settlement = { paidBy: 'wallet', cost: 20, balance: 0, quotaLeft: null, refusal: null };
const call = (id: string): MeteredCall => ({
  id,
  createdAtMs: 0,
  userId: 'u',
  keyId: 'k',
  requestId: id,
  method: 'POST',
  path: '/',
  status: 200,
  requestType: null,
  charge: null,
  charged: true,
  processingMs: 0,
  errorMessage: null,
  requestPayload: null,
  responsePayload: null,
  idempotency: null,
});
const lost = (): Error => Object.assign(new Error('gone'), { code: 'ECONNRESET' });
const options = { batchesInFlight: 1, batchCallsMax: 4, patienceMs: NEVER_MS };

describe('group commit', () => {
  it('books at once when idle, and collects calls that arrive while a batch is running', async () => {
    const batches: string[][] = [];
    const everyoneIsHere = Promise.withResolvers<void>();
    const commits = groupCommit({
      ...options,
      settle: async (calls) => {
        batches.push(calls.map(({ id }) => id));
        await everyoneIsHere.promise;
        return calls.map(() => paid);
      },
    });
    const first = commits.book(call('a'));
    await until(() => batches.length > 0, 'the first batch');
    const others = ['b', 'c', 'd', 'e', 'f', 'g'].map((id) => commits.book(call(id)));
    everyoneIsHere.resolve();
    await Promise.all([first, ...others]);
    assert.deepEqual(batches, [['a'], ['b', 'c', 'd', 'e'], ['f', 'g']]);
  });

  it('starts a batch beside another one when it is large, or when the other one is held up', async () => {
    const batches: string[][] = [];
    const held = Promise.withResolvers<void>();
    const settle = async (calls: readonly MeteredCall[]): Promise<readonly Settlement[]> => {
      batches.push(calls.map(({ id }) => id));
      await held.promise;
      return calls.map(() => paid);
    };
    const patient = groupCommit({ ...options, batchesInFlight: 2, beside: { calls: 3, afterMs: NEVER_MS }, settle });
    const booked = [patient.book(call('a'))];
    await until(() => batches.length === 1, 'the first batch');
    booked.push(patient.book(call('b')), patient.book(call('c')));
    await nextTurn();
    assert.deepEqual(batches, [['a']]);
    booked.push(patient.book(call('d')));
    await until(() => batches.length === 2, 'a large batch beside the first');
    assert.deepEqual(batches, [['a'], ['b', 'c', 'd']]);

    const impatient = groupCommit({ ...options, batchesInFlight: 2, beside: { calls: 3, afterMs: 5 }, settle });
    booked.push(impatient.book(call('e')));
    await until(() => batches.length === 3, 'the first batch of the other');
    booked.push(impatient.book(call('f')));
    await until(() => batches.length === 4, 'a small batch beside one that is held up');
    held.resolve();
    await Promise.all(booked);
    assert.deepEqual(batches.slice(2), [['e'], ['f']]);
    await Promise.all([patient.close(), impatient.close()]);
  });

  it('gathers calls for a while after a large batch, not after a small one, and not to close', async () => {
    const batches: string[][] = [];
    const commits = groupCommit({
      ...options,
      gather: { afterCalls: 3, calls: 2, ms: NEVER_MS },
      settle: async (calls) => {
        await nextTurn();
        batches.push(calls.map(({ id }) => id));
        return calls.map(() => paid);
      },
    });
    const book = (ids: string): Promise<unknown> => Promise.all([...ids].map((id) => commits.book(call(id))));
    await book('a');
    await book('bcd');
    const waiting = [book('e')];
    for (let turn = 0; turn < 5; turn += 1) await nextTurn();
    assert.deepEqual(batches, [['a'], ['b', 'c', 'd']]);
    waiting.push(book('f'));
    await Promise.all(waiting);
    await book('g');
    await book('hij');
    const last = book('k');
    await commits.close();
    await last;
    assert.deepEqual(batches.slice(2), [['e', 'f'], ['g'], ['h', 'i', 'j'], ['k']]);
  });

  it('retries the same ids after a lost connection, marked as retried', async () => {
    const tries: [string[], boolean][] = [];
    const commits = groupCommit({
      ...options,
      settle: async (calls, retried) => {
        tries.push([calls.map(({ id }) => id), retried]);
        if (tries.length < 3) throw lost();
        return calls.map(() => paid);
      },
    });
    assert.deepEqual(await Promise.all([commits.book(call('a')), commits.book(call('b'))]), [paid, paid]);
    assert.deepEqual(tries, [
      [['a', 'b'], false],
      [['a', 'b'], true],
      [['a', 'b'], true],
    ]);
  });

  it('halves a batch the database refuses until the faulty call is alone', async () => {
    const commits = groupCommit({
      ...options,
      settle: async (calls) => {
        if (calls.some(({ id }) => id === 'poison')) throw Object.assign(new Error('no such price'), { code: 'P0001' });
        return calls.map(() => paid);
      },
    });
    const outcomes = await Promise.allSettled(['a', 'poison', 'b', 'c'].map((id) => commits.book(call(id))));
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'rejected', 'fulfilled', 'fulfilled'],
    );
  });

  it('does not let one locked account delay the others', async () => {
    let locked = true;
    const booked: string[] = [];
    const commits = groupCommit({
      ...options,
      settle: async (calls) => {
        if (locked && calls.some(({ id }) => id === 'locked'))
          throw Object.assign(new Error('lock timeout'), { code: '55P03' });
        booked.push(...calls.map(({ id }) => id));
        return calls.map(() => paid);
      },
    });
    const waiting = ['a', 'locked', 'b', 'c'].map((id) => commits.book(call(id)));
    await waiting[0];
    locked = false;
    assert.deepEqual(await Promise.all(waiting), [paid, paid, paid, paid]);
    assert.deepEqual(booked, ['a', 'locked', 'b', 'c']);
  });

  it('gives up when the database stays unreachable, and later books those calls as failed, so that none is charged', async () => {
    let away = true;
    const later: MeteredCall[][] = [];
    const commits = groupCommit({
      ...options,
      patienceMs: 50,
      settle: async (calls, retried) => {
        if (away) throw lost();
        later.push([...calls]);
        assert.equal(retried, true);
        return calls.map(() => paid);
      },
    });
    await assert.rejects(commits.book(call('a')), MeteringUnavailable);
    away = false;
    await until(() => later.length > 0, 'the booking of the failure');
    assert.deepEqual(
      later[0]?.map(({ id, charged, status }) => ({ id, charged, status })),
      [{ id: 'a', charged: false, status: 503 }],
    );
  });

  it('books waiting calls before it closes, and then accepts no more', async () => {
    let booked = 0;
    const commits = groupCommit({
      ...options,
      settle: async (calls) => {
        await nextTurn();
        booked += calls.length;
        return calls.map(() => paid);
      },
    });
    const waiting = Array.from({ length: 10 }, (_, index) => commits.book(call(String(index))));
    await commits.close();
    assert.equal(booked, 10);
    await Promise.all(waiting);
    await assert.rejects(commits.book(call('late')), MeteringUnavailable);
  });
});
