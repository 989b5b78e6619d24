import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';

const SUBJECT = join(import.meta.dirname, 'lost-statements.ts');

/** A process in which a promise that nobody waits for is rejected with an error of this code. */
function processWith(code: string): { readonly status: number | null; readonly stdout: string } {
  const script = `
    import { ignoreLostConnectionRejections } from ${JSON.stringify(SUBJECT)};
    ignoreLostConnectionRejections({ error: ({ statement }, text) => console.log(text + ': ' + statement) });
    Promise.reject(Object.assign(new Error('no'), { code: ${JSON.stringify(code)}, query: 'select $1' }));
    setTimeout(() => console.log('alive'), 50);`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return { status, stdout };
}

describe('a rejection that nobody took', () => {
  it('is logged with its statement and ends nothing when the database was lost', () => {
    assert.deepEqual(processWith('ECONNRESET'), {
      status: 0,
      stdout: 'a statement failed that nobody waited for: select $1\nalive\n',
    });
  });

  it('ends the process when it is anything else', () => {
    assert.deepEqual(processWith('42P01'), { status: 1, stdout: '' });
  });
});
