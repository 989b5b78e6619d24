import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { catalog } from '@theia/endpoints/catalog';
import { Problem } from '@theia/endpoints/problem';
import { createSwissEphemeris } from '@theia/ephemeris/swiss-ephemeris';
import { loadPlaces } from '@theia/places/load-places';
import { pino } from 'pino';
import { computeHere } from './compute.ts';
import type { Computed, Job } from './job.ts';
import { computePool } from './pool.ts';

const log = pino({ level: 'silent' });
const folder = mkdtempSync(join(tmpdir(), 'theia-pool-'));
const pool = computePool({ workers: 2, ephemerisDir: null, log });
after(async () => {
  await pool.close();
  rmSync(folder, { recursive: true, force: true });
});

const job = (path: string, input: Job['input'], more: Partial<Job> = {}): Job => ({ path, input, nowMs: Date.UTC(2026, 0, 1), requestId: 'req_1', account: null, form: null, wantsTag: false, ...more });
const plain = ({ json, ...rest }: Computed) => ({ ...rest, milliseconds: 0, json: json.replace(/"computed_ms":[\d.]+/, '') });

/** A worker that obeys: sleeps, crashes, or answers. */
function obedient(): URL {
  const path = join(folder, 'obedient.mjs');
  writeFileSync(path, `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, job }) => {
      const end = Date.now() + (job.input.busyMs ?? 0);
      while (Date.now() < end);
      if (job.input.crash) process.exit(3);
      parentPort.postMessage({ id, outcome: { done: { json: JSON.stringify(job.input), written: null, tag: null, milliseconds: job.input.busyMs ?? 0 } } });
    });`);
  return pathToFileURL(path);
}

describe('the computing threads', () => {
  it('give the same answers as the calling thread, for every product, in every form', async () => {
    const here = computeHere(catalog, { ephemeris: await createSwissEphemeris(), places: await loadPlaces() });
    for (const endpoint of catalog) {
      if (endpoint.name === 'me' || endpoint.batch !== undefined) continue;
      const { request, nowMs } = endpoint.example;
      for (const form of [null, ...(endpoint.representations?.(endpoint.parse(request, nowMs))?.offered ?? []).map(({ mediaType }) => mediaType)]) {
        const asked = job(endpoint.path, request, { nowMs, form, wantsTag: true });
        assert.deepEqual(plain(await pool.run(asked)), plain(await here.run(asked)), `${endpoint.path} ${form}`);
      }
    }
  });

  it('carry problems across whole, and failures without their text', async () => {
    await assert.rejects(async () => pool.run(job('/swiss/natal', { birth_date: '1990-06-15', birth_time: '14:30', location: 'Xyzzyville' })), (error: unknown) => error instanceof Problem && error.code === 'place_not_found' && error.issues[0].field === 'location' && error.status === 422);
    await assert.rejects(async () => pool.run(job('/nowhere', {})), (error: unknown) => error instanceof Error && !(error instanceof Problem));
  });

  it('give up a job over its budget, and do those that waited behind it', async () => {
    const slow = computePool({ workers: 2, ephemerisDir: null, log, budgetMs: 500, script: obedient() });
    await Promise.all([slow.run(job('/', {})), slow.run(job('/', {}))]);
    const endless = [slow.run(job('/', { busyMs: 60_000 })), slow.run(job('/', { busyMs: 60_000 }))];
    const behind = Array.from({ length: 12 }, (_, n) => slow.run(job('/', { n })));
    for (const each of endless) await assert.rejects(async () => each, (error: unknown) => error instanceof Problem && error.code === 'timeout');
    assert.deepEqual((await Promise.all(behind)).map(({ json }) => json), Array.from({ length: 12 }, (_, n) => JSON.stringify({ n })));
    await slow.close();
  });

  it('outlive a crash: the job at hand fails, the others are done', async () => {
    const fragile = computePool({ workers: 1, ephemerisDir: null, log, script: obedient() });
    const crash = fragile.run(job('/', { crash: true }));
    const others = Array.from({ length: 5 }, (_, n) => fragile.run(job('/', { n })));
    await assert.rejects(async () => crash, /thread ended/);
    assert.equal((await Promise.all(others)).length, 5);
    await fragile.close();
  });

  it('leave short jobs their way while a long one runs', async () => {
    const busy = computePool({ workers: 2, ephemerisDir: null, log, script: obedient() });
    await Promise.all([busy.run(job('/', {})), busy.run(job('/', {}))]);
    const order: string[] = [];
    const long = Promise.resolve(busy.run(job('/', { busyMs: 1_500 }))).then(() => order.push('long'));
    await Promise.all(Array.from({ length: 6 }, () => busy.run(job('/', {}))));
    order.push('short');
    await long;
    assert.deepEqual(order, ['short', 'long']);
    await busy.close();
  });

  it('leave a worker to short jobs however many long ones are asked for, and give callers with long ones turns', async () => {
    const pool = computePool({ workers: 2, ephemerisDir: null, log, script: obedient() });
    await Promise.all([pool.run(job('/', {})), pool.run(job('/', {}))]);
    const order: string[] = [];
    const long = (name: string) => Promise.resolve(pool.run(job('/range', { busyMs: 150 }), { name, isLong: true })).then(() => order.push(name));
    const all = [long('greedy'), long('greedy'), long('greedy'), long('modest')];
    const begunMs = performance.now();
    for (let turn = 0; turn < 10; turn += 1) await pool.run(job('/', {}));
    assert.ok(performance.now() - begunMs < 150, `short jobs took ${performance.now() - begunMs} ms`);
    await Promise.all(all);
    assert.deepEqual(order, ['greedy', 'modest', 'greedy', 'greedy']);
    await pool.close();
  });

  it('learn whose jobs are long where nobody said so, and say so to those who would wait too long', async () => {
    const pool = computePool({ workers: 2, ephemerisDir: null, log, patienceMs: 600, script: obedient() });
    await Promise.all([pool.run(job('/', {})), pool.run(job('/', {}))]);
    const slow = (busyMs: number) => pool.run(job('/slow', { busyMs }), { name: 'greedy', isLong: false });
    await slow(100);
    const under = [slow(500), slow(500)];
    const begunMs = performance.now();
    await pool.run(job('/', {}));
    assert.ok(performance.now() - begunMs < 300);
    await assert.rejects(async () => under[1], (error: unknown) => error instanceof Problem && error.code === 'timeout');
    await under[0];
    await pool.close();
  });
});
