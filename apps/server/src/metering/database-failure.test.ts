import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, it } from 'node:test';

const SUBJECT = join(import.meta.dirname, 'database-failure.ts');

/** A process with an unhandled rejection of this error code. */
function processWith(code: string): { readonly status: number | null; readonly stdout: string } {
  const script = `
    import { ignoreLostConnectionRejections } from ${JSON.stringify(SUBJECT)};
    ignoreLostConnectionRejections({ error: ({ statement }, text) => console.log(text + ': ' + statement) });
    Promise.reject(Object.assign(new Error('no'), { code: ${JSON.stringify(code)}, query: 'select $1' }));
    setTimeout(() => console.log('alive'), 50);`;
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  return { status, stdout };
}

describe('an unhandled rejection', () => {
  it('is logged with its statement, and the process continues, when the connection was lost', () => {
    assert.deepEqual(processWith('ECONNRESET'), {
      status: 0,
      stdout: 'unhandled query rejection: select $1\nalive\n',
    });
  });

  it('ends the process when it is anything else', () => {
    assert.deepEqual(processWith('42P01'), { status: 1, stdout: '' });
  });
});
