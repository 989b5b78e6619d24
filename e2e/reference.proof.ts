import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ReferencePage } from './pages/reference-page.ts';
import { type Account, readApiKey, registerConfirmed } from './support/account.ts';
import { createSession } from './support/session.ts';
import { test, type Visit } from './support/test.ts';

const execute = promisify(execFile);
/** Runs a program without coloured output, so that the test can parse it. */
const run = (program: string, args: readonly string[]) =>
  execute(program, args, { env: { ...process.env, FORCE_COLOR: '0' } });
/** Those in TypeScript and Python need a package; packages/client/tests/reference-samples.proof.ts runs them all. */
const SAMPLES = [
  { language: 'cURL', file: 'call.sh', program: 'sh', probe: '--version' },
  { language: 'Java', file: 'Call.java', program: 'java', probe: '-version' },
] as const;

test.describe('the documentation of a signed-in user', () => {
  let account: Account;
  let storageState: Awaited<ReturnType<typeof createSession>>;
  let folder: string;
  test.beforeAll(async () => {
    // A worker may come back to these tests after it has cleaned up.
    folder = mkdtempSync(join(tmpdir(), 'theia-samples-'));
    account = await registerConfirmed();
    storageState = await createSession(account);
  });
  test.afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
  });

  const opened = async (visit: Visit, endpoint?: string) => {
    const visited = await visit({ storageState });
    const reference = new ReferencePage(visited.page);
    await reference.open(endpoint);
    return { ...visited, reference };
  };

  test('prints examples that run with nothing but their language', async ({ visit }, { annotations }) => {
    const apiKey = await readApiKey(account);
    const { reference } = await opened(visit, 'post_natal');
    await reference.showKey.click();
    for (const { language, file, program, probe } of SAMPLES) {
      await reference.language(language).click();
      await reference.code(language).filter({ hasText: apiKey }).waitFor();
      const path = join(folder, file);
      writeFileSync(path, (await reference.code(language).textContent()) ?? '');
      const isThere = await run(program, [probe]).then(
        () => true,
        () => false,
      );
      if (!isThere)
        annotations.push({ type: 'not run', description: `${language}: ${program} is not on this machine` });
      else assert.match((await run(program, [path])).stdout, /gemini/, language);
    }
  });
});
