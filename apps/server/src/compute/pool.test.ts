import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { catalog } from '@theia/endpoints/catalog';
import { Problem } from '@theia/endpoints/problem';
import { createSwissEphemeris } from '@theia/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia/places/load-places';
import { pino } from 'pino';
import { NEVER_MS, until } from '../testing/until.ts';
import { computeHere } from './compute.ts';
import type { Computed, Job } from './job.ts';
import { computePool } from './pool.ts';

const log = pino({ level: 'silent' });
const folder = mkdtempSync(join(tmpdir(), 'theia-pool-'));
const pool = computePool({ workers: 2, ephemerisDir: null, log, budgetMs: NEVER_MS, patienceMs: NEVER_MS });
after(async () => {
  await pool.close();
  rmSync(folder, { recursive: true, force: true });
});

const job = (path: string, input: Job['input'], more: Partial<Job> = {}): Job => ({
  path,
  input,
  nowMs: Date.UTC(2026, 0, 1),
  requestId: 'req_1',
  account: null,
  form: null,
  wantsTag: false,
  ...more,
});
const plain = ({ json, ...rest }: Computed) => ({
  ...rest,
  milliseconds: 0,
  processorMs: 0,
  json: json.replace(/"computed_ms":[\d.]+/, ''),
});

/** Shared with the thread that is at the job: [0] is 1 when it has begun, [1] is 1 when it may end. */
type Gate = Int32Array<SharedArrayBuffer>;
const newGate = (): Gate => new Int32Array(new SharedArrayBuffer(8));
const open = (gate: Gate): void => {
  Atomics.store(gate, 1, 1);
  Atomics.notify(gate, 1);
};

const begun = (gate: Gate): Promise<unknown> => until(() => Atomics.load(gate, 0) === 1);

interface Rehearsal {
  readonly script: URL;
  /** Threads that were started so far, and those of them that said they were ready. */
  started(): number;
  ready(): number;
  /** Lets the threads that are held back become ready. */
  release(): void;
}

/** A thread that obeys its jobs: waits at a gate, dies, or answers. Those beyond the first `promptly` become ready only when released. */
function rehearsal(promptly = Number.MAX_SAFE_INTEGER): Rehearsal {
  const here = mkdtempSync(join(folder, 'rehearsal-'));
  const [script, released] = [join(here, 'thread.mjs'), join(here, 'released')];
  const count = (kind: string): number => readdirSync(here).filter((name) => name.startsWith(kind)).length;
  writeFileSync(
    script,
    `import { existsSync, writeFileSync } from 'node:fs';
    import { parentPort, workerData } from 'node:worker_threads';
    import { begin, end, isWithdrawn } from ${JSON.stringify(new URL('./thread-board.ts', import.meta.url).href)};
    const { board } = workerData;
    parentPort.on('message', ({ id, job: { input } }) => {
      if (isWithdrawn(board, id)) return;
      begin(board, id);
      if (input.dies) process.exit(3);
      if (input.gate) {
        Atomics.store(input.gate, 0, 1);
        Atomics.wait(input.gate, 1, 0);
      }
      end(board);
      parentPort.postMessage({ id, outcome: { done: { json: String(input.name ?? ''), written: null, tag: null, milliseconds: 0, processorMs: input.processorMs ?? 0 } } });
    });
    const numbered = (kind) => {
      for (let number = 1; ; number += 1) {
        try {
          writeFileSync(${JSON.stringify(here)} + '/' + kind + number, '', { flag: 'wx' });
          return number;
        } catch {}
      }
    };
    const clock = new Int32Array(new SharedArrayBuffer(4));
    if (numbered('started') > ${promptly}) while (!existsSync(${JSON.stringify(released)})) Atomics.wait(clock, 0, 0, 5);
    parentPort.postMessage({ ready: true });
    numbered('ready');`,
  );
  return {
    script: pathToFileURL(script),
    started: () => count('started'),
    ready: () => count('ready'),
    release: () => writeFileSync(released, ''),
  };
}

const isTimeout = (error: unknown): boolean => error instanceof Problem && error.code === 'timeout';
const isOverBudget = (error: unknown): boolean => isTimeout(error) && /took longer/.test((error as Problem).message);
const PATIENT = { workers: 2, ephemerisDir: null, log, budgetMs: NEVER_MS, patienceMs: NEVER_MS } as const;

describe('the computing threads', () => {
  it('give the same answers as the calling thread, for every product, in every form', async () => {
    const here = computeHere(catalog, { ephemeris: await createSwissEphemeris(), places: await loadPlaces() });
    for (const endpoint of catalog) {
      if (endpoint.name === 'me' || endpoint.batch !== undefined) continue;
      const { request, nowMs } = endpoint.example;
      for (const form of [
        null,
        ...(endpoint.representations?.(endpoint.parse(request, nowMs))?.offered ?? []).map(
          ({ mediaType }) => mediaType,
        ),
      ]) {
        const asked = job(endpoint.path, request, { nowMs, form, wantsTag: true });
        assert.deepEqual(plain(await pool.run(asked)), plain(await here.run(asked)), `${endpoint.path} ${form}`);
      }
    }
  });

  it('carry problems across whole, and failures without their text', async () => {
    await assert.rejects(
      async () =>
        pool.run(job('/swiss/natal', { birth_date: '1990-06-15', birth_time: '14:30', location: 'Xyzzyville' })),
      (error: unknown) =>
        error instanceof Problem &&
        error.code === 'place_not_found' &&
        error.issues[0].field === 'location' &&
        error.status === 422,
    );
    await assert.rejects(
      async () => pool.run(job('/nowhere', {})),
      (error: unknown) => error instanceof Error && !(error instanceof Problem),
    );
  });

  it('give up a job over its budget, and do those that waited behind it', async () => {
    const slow = computePool({ ...PATIENT, budgetMs: 1_000, script: rehearsal().script });
    const endless = [newGate(), newGate()].map((gate) => slow.run(job('/', { gate })));
    const behind = Array.from({ length: 12 }, (_, name) => slow.run(job('/', { name })));
    for (const each of endless) await assert.rejects(async () => each, isOverBudget);
    assert.deepEqual(
      (await Promise.all(behind)).map(({ json }) => json),
      Array.from({ length: 12 }, (_, name) => String(name)),
    );
    await slow.close();
  });

  it('have a warm thread standing by for the one that is ended: as many compute as before while its successor is still starting', async () => {
    const { script, started, ready } = rehearsal(3);
    const few = computePool({ ...PATIENT, script });
    await until(() => ready() === 3);
    await assert.rejects(async () => few.run(job('/', { dies: true })), /thread ended/);
    await until(() => started() === 4);
    const gates = [newGate(), newGate()];
    const both = gates.map((gate, name) => few.run(job('/', { gate, name })));
    await Promise.all(gates.map(begun));
    gates.forEach(open);
    assert.deepEqual(
      (await Promise.all(both)).map(({ json }) => json),
      ['0', '1'],
    );
    assert.equal(ready(), 3);
    await few.close();
  });

  it('take no work before they are ready, and their start counts against nobody: one timeout is one timeout', async () => {
    const { script, started, ready, release } = rehearsal(3);
    const budgetMs = 1_000;
    const slow = computePool({ ...PATIENT, budgetMs, script });
    await until(() => ready() === 3);
    const endless = Array.from({ length: 3 }, () => slow.run(job('/', { gate: newGate() })));
    for (const each of endless) await assert.rejects(async () => each, isOverBudget);
    const cheap = Array.from({ length: 20 }, (_, name) =>
      slow.run(job('/', { name }), { name: 'neighbour', isLong: false }),
    );
    await until(() => started() === 6);
    const sinceMs = performance.now();
    await until(() => performance.now() - sinceMs > 2 * budgetMs);
    assert.equal(started(), 6, 'a thread that was starting has been ended');
    release();
    assert.equal((await Promise.all(cheap)).length, 20);
    await slow.close();
  });

  it('leave the last ready thread to short jobs while the others are starting', async () => {
    const { script, ready, release } = rehearsal(3);
    const few = computePool({ ...PATIENT, script });
    await until(() => ready() === 3);
    for (let ended = 0; ended < 2; ended += 1)
      await assert.rejects(async () => few.run(job('/', { dies: true })), /thread ended/);
    const gate = newGate();
    const long = few.run(job('/range', { gate }), { name: 'greedy', isLong: true });
    for (let turn = 0; turn < 10; turn += 1) await few.run(job('/', {}));
    assert.equal(Atomics.load(gate, 0), 0, 'the long job had the only ready thread');
    release();
    await begun(gate);
    open(gate);
    await long;
    await few.close();
  });

  it('outlive a crash: the job at hand fails, the others are done', async () => {
    const fragile = computePool({ ...PATIENT, workers: 1, script: rehearsal().script });
    const crash = fragile.run(job('/', { dies: true }));
    const others = Array.from({ length: 5 }, (_, name) => fragile.run(job('/', { name })));
    await assert.rejects(async () => crash, /thread ended/);
    assert.equal((await Promise.all(others)).length, 5);
    await fragile.close();
  });

  it('leave short jobs their way while a long one runs that nobody had announced', async () => {
    const busy = computePool({ ...PATIENT, script: rehearsal().script });
    const gate = newGate();
    const order: string[] = [];
    const long = Promise.resolve(busy.run(job('/', { gate }))).then(() => order.push('long'));
    await begun(gate);
    await Promise.all(Array.from({ length: 6 }, () => busy.run(job('/', {}))));
    order.push('short');
    open(gate);
    await long;
    assert.deepEqual(order, ['short', 'long']);
    await busy.close();
  });

  it('leave a thread to short jobs however many long ones are asked for, and give callers with long ones turns', async () => {
    const pool = computePool({ ...PATIENT, script: rehearsal().script });
    await pool.ready();
    const order: string[] = [];
    const all = ['greedy', 'greedy', 'greedy', 'modest'].map((name) => {
      const gate = newGate();
      return {
        gate,
        done: Promise.resolve(pool.run(job('/range', { gate }), { name, isLong: true })).then(() => order.push(name)),
      };
    });
    for (let turn = 0; turn < 10; turn += 1) await pool.run(job('/', {}));
    assert.deepEqual(order, []);
    await begun(all[0]!.gate);
    assert.equal(all.filter(({ gate }) => Atomics.load(gate, 0) === 1).length, 1);
    all.forEach(({ gate }) => open(gate));
    await Promise.all(all.map(({ done }) => done));
    assert.deepEqual(order, ['greedy', 'modest', 'greedy', 'greedy']);
    await pool.close();
  });

  it('learn whose jobs are long where nobody said so, and say so to those who would wait too long', async () => {
    const pool = computePool({ ...PATIENT, patienceMs: 20_000, script: rehearsal().script });
    await pool.ready();
    const slow = (gate: Gate) =>
      pool.run(job('/slow', { gate, processorMs: 1_000 }), { name: 'greedy', isLong: false });
    const gates = [newGate(), newGate(), newGate()] as const;
    open(gates[0]);
    await slow(gates[0]);
    const under = slow(gates[1]);
    await begun(gates[1]);
    const late = slow(gates[2]);
    await pool.run(job('/', {}));
    await assert.rejects(async () => late, isTimeout);
    open(gates[1]);
    await under;
    assert.equal(Atomics.load(gates[2], 0), 0);
    await pool.close();
  });
});
