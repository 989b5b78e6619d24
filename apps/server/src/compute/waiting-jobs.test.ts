import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { until } from '../testing/until.ts';
import { ANONYMOUS_CALLER } from './compute.ts';
import type { Waiting } from './pool.ts';
import { waitingJobs } from './waiting-jobs.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const SHORT = { long: false, background: false };
const ALL = { long: true, background: true };

const waitingJob = (sinceMs: number): Waiting => ({
  job: { path: '/', input: {}, holdsKey: false, nowMs: 0, requestId: '', account: null, form: null, wantsTag: false },
  caller: ANONYMOUS_CALLER,
  sinceMs,
  resolve: () => {},
  reject: () => {},
});

describe('waiting jobs', () => {
  it('are forgotten once they are taken or late, with all that they hold', async () => {
    const jobs = waitingJobs();
    const held = [1, 2, 3].map((sinceMs) => {
      const one = waitingJob(sinceMs);
      jobs.add(one);
      return new WeakRef(one);
    });
    jobs.add(waitingJob(4));
    assert.equal(jobs.take(SHORT)?.sinceMs, 1);
    assert.deepEqual(
      jobs.takeLate(3, 3).map(({ sinceMs }) => sinceMs),
      [2, 3],
    );
    assert.equal(jobs.count, 1);
    await until(() => {
      collectGarbage();
      return held.every((one) => one.deref() === undefined);
    }, 'jobs that nothing holds');
    assert.equal(jobs.take(SHORT)?.sinceMs, 4);
    assert.equal(jobs.take(SHORT), null);
  });

  it('come back in their order when they were taken but not started', () => {
    const jobs = waitingJobs();
    const [first, second, third] = [1, 2, 3].map(waitingJob) as [Waiting, Waiting, Waiting];
    for (const one of [first, second, third]) jobs.add(one);
    const taken = [jobs.take(SHORT)!, jobs.take(SHORT)!];
    jobs.putBack(taken);
    assert.deepEqual(
      [jobs.take(SHORT), jobs.take(SHORT), jobs.take(SHORT), jobs.take(SHORT)],
      [first, second, third, null],
    );
  });

  it('of the background are taken when there is no other, in turns of their callers, and are never late', () => {
    const jobs = waitingJobs();
    const background = (name: string): Waiting => ({
      ...waitingJob(0),
      caller: { name, isLong: true, isBackground: true },
    });
    const [first, second, other] = [background('a'), background('a'), background('b')];
    const [short, long] = [waitingJob(9), { ...waitingJob(9), caller: { name: 'a', isLong: true } }];
    for (const one of [first, second, other, short, long]) jobs.add(one);
    assert.deepEqual(jobs.takeLate(5, 5), []);
    assert.deepEqual([jobs.count, jobs.backgroundCount], [5, 3]);
    const taken = [jobs.take(ALL), jobs.take(ALL)];
    assert.ok(taken.includes(short) && taken.includes(long));
    assert.equal(jobs.take({ long: true, background: false }), null);
    assert.deepEqual([jobs.take(ALL), jobs.take(ALL), jobs.take(ALL), jobs.take(ALL)], [first, other, second, null]);
    jobs.putBack([first, second]);
    assert.deepEqual([jobs.take(ALL), jobs.take(ALL), jobs.count], [first, second, 0]);
  });
});
