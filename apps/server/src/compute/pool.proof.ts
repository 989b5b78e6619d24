import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { catalog } from '@theia-astro/endpoints/catalog';
import { Problem } from '@theia-astro/endpoints/problem';
import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import type { PlaceMatch } from '@theia-astro/places/places';
import { loadPlaces } from '@theia-astro/places/load-places';
import { pino } from 'pino';
import { NEVER_MS, until } from '../testing/until.ts';
import { type Compute, computeHere } from './compute.ts';
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
  holdsKey: false,
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
  json: json.toString().replace(/"computed_ms":[\d.]+/, ''),
});

/** Shared with the thread that runs the job: [0] is 1 when it has started, [1] is 1 when it may end. */
type Gate = Int32Array<SharedArrayBuffer>;
const newGate = (): Gate => new Int32Array(new SharedArrayBuffer(8));
const open = (gate: Gate): void => {
  Atomics.store(gate, 1, 1);
  Atomics.notify(gate, 1);
};

const hasStarted = (gate: Gate): Promise<unknown> => until(() => Atomics.load(gate, 0) === 1);

/** A fake thread that does what its job says: waits at a gate, dies, or answers. Threads after the first `promptly` become ready only when released. */
function startFakeThreads(promptly = Number.MAX_SAFE_INTEGER) {
  const here = mkdtempSync(join(folder, 'rehearsal-'));
  const [script, released] = [join(here, 'thread.mjs'), join(here, 'released')];
  const count = (kind: string): number => readdirSync(here).filter((name) => name.startsWith(kind)).length;
  writeFileSync(
    script,
    `import { existsSync, writeFileSync } from 'node:fs';
    import { parentPort, workerData } from 'node:worker_threads';
    import { begin, end, isWithdrawn } from ${JSON.stringify(new URL('./thread.ts', import.meta.url).href)};
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
      parentPort.postMessage({ id, outcome: { done: { json: String(input.name ?? ''), written: null, tag: null, milliseconds: 0 }, processorMs: input.processorMs ?? 0 }, found: input.found ?? [] });
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
    /** Numbers of threads started so far, and of threads that became ready. */
    started: () => count('started'),
    ready: () => count('ready'),
    /** Releases the threads that are held back. */
    release: () => writeFileSync(released, ''),
  };
}

const isTimeout = (error: unknown): boolean => error instanceof Problem && error.code === 'timeout';
const isOverBudget = (error: unknown): boolean => isTimeout(error) && /took longer/.test((error as Problem).message);
/** A pool starts its other threads and its spare when it gets its first job. */
async function withSpare(pool: Compute): Promise<Compute> {
  await pool.run(job('/', {}));
  return pool;
}

const PATIENT = { workers: 2, ephemerisDir: null, log, budgetMs: NEVER_MS, patienceMs: NEVER_MS } as const;

describe('the computing threads', () => {
  it('give the same answers as the calling thread, for every product, in every form', async () => {
    const here = computeHere(catalog, { ephemeris: await createSwissEphemeris(), places: await loadPlaces() });
    for (const endpoint of catalog) {
      if (endpoint.batch !== undefined) continue;
      const { request, nowMs, account = null } = endpoint.example;
      for (const form of [
        null,
        ...(endpoint.forms?.of(endpoint.parse(request, nowMs))?.offered ?? []).map(({ mediaType }) => mediaType),
      ]) {
        const asked = job(endpoint.path, request, { nowMs, account, form, wantsTag: true });
        assert.deepEqual(plain(await pool.run(asked)), plain(await here.run(asked)), `${endpoint.path} ${form}`);
      }
    }
  });

  it('tell this thread the places of texts that they looked up', async () => {
    const kept: (readonly [string, PlaceMatch])[] = [];
    const telling = computePool({ ...PATIENT, workers: 1, keepPlace: (text, match) => void kept.push([text, match]) });
    try {
      await telling.run(
        job('/swiss/natal', { birth_date: '1990-06-15', birth_time: '14:30', location: 'Lyon, France' }),
      );
      assert.deepEqual(kept, [['Lyon, France', (await loadPlaces()).resolve('Lyon, France')]]);
    } finally {
      await telling.close();
    }
  });

  it('pass problems on unchanged, and failures without their text', async () => {
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

  it('give up a job over its budget, and run the jobs queued behind it', async () => {
    const slow = computePool({ ...PATIENT, budgetMs: 1_000, script: startFakeThreads().script });
    const endless = [newGate(), newGate()].map((gate) => slow.run(job('/', { gate })));
    const behind = Array.from({ length: 12 }, (_, name) => slow.run(job('/', { name })));
    await Promise.all(endless.map((each) => assert.rejects(async () => each, isOverBudget)));
    assert.deepEqual(
      (await Promise.all(behind)).map(({ json }) => json),
      Array.from({ length: 12 }, (_, name) => String(name)),
    );
    await slow.close();
  });

  it('keep a warm spare for an ended thread: the same number of threads compute while its replacement is starting', async () => {
    const { script, started, ready } = startFakeThreads(3);
    const idle = computePool({ ...PATIENT, script });
    await idle.ready();
    assert.equal(started(), 1, 'one thread waits for the first job');
    const few = await withSpare(idle);
    await until(() => ready() === 3);
    await assert.rejects(async () => few.run(job('/', { dies: true })), /thread ended/);
    await until(() => started() === 4);
    const gates = [newGate(), newGate()];
    const both = gates.map((gate, name) => few.run(job('/', { gate, name })));
    await Promise.all(gates.map(hasStarted));
    gates.forEach(open);
    assert.deepEqual(
      (await Promise.all(both)).map(({ json }) => json),
      ['0', '1'],
    );
    assert.equal(ready(), 3);
    await few.close();
  });

  it('take no work before they are ready, and their start uses up no budget of a job', async () => {
    const { script, started, ready, release } = startFakeThreads(3);
    const budgetMs = 1_000;
    const slow = await withSpare(computePool({ ...PATIENT, budgetMs, script }));
    await until(() => ready() === 3);
    const endless = Array.from({ length: 3 }, () => slow.run(job('/', { gate: newGate() })));
    await Promise.all(endless.map((each) => assert.rejects(async () => each, isOverBudget)));
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

  it('reserve the last ready thread for short jobs while the others are starting', async () => {
    const { script, ready, release } = startFakeThreads(3);
    const few = await withSpare(computePool({ ...PATIENT, script }));
    await until(() => ready() === 3);
    for (let ended = 0; ended < 2; ended += 1)
      await assert.rejects(async () => few.run(job('/', { dies: true })), /thread ended/);
    const gate = newGate();
    const long = few.run(job('/range', { gate }), { name: 'greedy', isLong: true });
    for (let turn = 0; turn < 10; turn += 1) await few.run(job('/', {}));
    assert.equal(Atomics.load(gate, 0), 0, 'the long job took the only ready thread');
    release();
    await hasStarted(gate);
    open(gate);
    await long;
    await few.close();
  });

  it('survive a crash: the running job fails, the others are done', async () => {
    const fragile = computePool({ ...PATIENT, workers: 1, script: startFakeThreads().script });
    const crash = fragile.run(job('/', { dies: true }));
    const others = Array.from({ length: 5 }, (_, name) => fragile.run(job('/', { name })));
    await assert.rejects(async () => crash, /thread ended/);
    assert.equal((await Promise.all(others)).length, 5);
    await fragile.close();
  });

  it('keep running short jobs while an unexpectedly long one runs', async () => {
    const busy = computePool({ ...PATIENT, script: startFakeThreads().script });
    const gate = newGate();
    const order: string[] = [];
    const long = Promise.resolve(busy.run(job('/', { gate }))).then(() => order.push('long'));
    await hasStarted(gate);
    await Promise.all(Array.from({ length: 6 }, () => busy.run(job('/', {}))));
    order.push('short');
    open(gate);
    await long;
    assert.deepEqual(order, ['short', 'long']);
    await busy.close();
  });

  it('reserve a thread for short jobs however many long ones are queued, and alternate between callers with long ones', async () => {
    const pool = computePool({ ...PATIENT, script: startFakeThreads().script });
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
    await hasStarted(all[0]!.gate);
    assert.equal(all.filter(({ gate }) => Atomics.load(gate, 0) === 1).length, 1);
    all.forEach(({ gate }) => open(gate));
    await Promise.all(all.map(({ done }) => done));
    assert.deepEqual(order, ['greedy', 'modest', 'greedy', 'greedy']);
    await pool.close();
  });

  it('compute for the background one at a time, and everything that somebody waits for before it', async () => {
    const pool = computePool({ ...PATIENT, script: startFakeThreads().script });
    await pool.ready();
    const background = { name: 'job', isLong: true, isBackground: true };
    const gates = [newGate(), newGate()] as const;
    const order: string[] = [];
    const note = (name: string) => (): unknown => order.push(name);
    const jobs = gates.map((gate) => Promise.resolve(pool.run(job('/', { gate }), background)).then(note('job')));
    await hasStarted(gates[0]);
    const long = Promise.resolve(pool.run(job('/range', {}), { name: 'someone', isLong: true })).then(note('long'));
    for (let turn = 0; turn < 5; turn += 1) await pool.run(job('/', {}));
    assert.deepEqual([order, Atomics.load(gates[1], 0)], [[], 0]);
    assert.equal(pool.state?.().waiting, 1);
    open(gates[0]);
    await long;
    open(gates[1]);
    await Promise.all(jobs);
    assert.deepEqual(order, ['job', 'long', 'job']);
    await pool.close();
  });

  it('learn which callers send long jobs, and refuse jobs that would wait too long', async () => {
    const pool = computePool({ ...PATIENT, patienceMs: 20_000, script: startFakeThreads().script });
    await pool.ready();
    const slow = (gate: Gate) =>
      pool.run(job('/slow', { gate, processorMs: 1_000 }), { name: 'greedy', isLong: false });
    const gates = [newGate(), newGate(), newGate()] as const;
    open(gates[0]);
    await slow(gates[0]);
    const under = slow(gates[1]);
    await hasStarted(gates[1]);
    const late = slow(gates[2]);
    await pool.run(job('/', {}));
    await assert.rejects(async () => late, isTimeout);
    open(gates[1]);
    await under;
    assert.equal(Atomics.load(gates[2], 0), 0);
    await pool.close();
  });
});
