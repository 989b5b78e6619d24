import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pino } from 'pino';
import { type Jobs, untilStarted } from './start-jobs.ts';

const log = pino({ level: 'silent' });
const JOBS: Jobs = { wake: async () => {}, stop: async () => {} };

describe('jobs whose start fails', () => {
  it('are started again until they run', async () => {
    let starts = 0;
    const start = async (): Promise<Jobs> => {
      starts += 1;
      if (starts < 3) throw new Error('the database is away');
      return JOBS;
    };
    assert.equal(await untilStarted(start, { log, signal: new AbortController().signal, pauseMs: 1 }), JOBS);
    assert.equal(starts, 3);
  });

  it('are not started again when the server stops', async () => {
    const stop = new AbortController();
    const start = async (): Promise<Jobs> => {
      stop.abort();
      throw new Error('the database is away');
    };
    assert.equal(await untilStarted(start, { log, signal: stop.signal }), null);
  });
});
