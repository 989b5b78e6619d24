import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DocumentationPage } from './pages/documentation-page.ts';
import { readApiKey, registerConfirmed } from './support/account.ts';
import { test } from './support/test.ts';

const execute = promisify(execFile);
/** Runs a program without coloured output, so that the test can parse it. */
const run = (program: string, args: readonly string[], options = {}) =>
  execute(program, args, { ...options, env: { ...process.env, FORCE_COLOR: '0' } });
const PLACEHOLDER = 'YOUR_KEY';

interface Language {
  name: string;
  file: string;
  /** The programs needed to run it. */ tool: readonly string[];
  command: readonly string[];
}

const LANGUAGES: readonly Language[] = [
  { name: 'cURL', file: 'natal.sh', tool: ['curl', '--version'], command: ['sh', 'natal.sh'] },
  { name: 'Python', file: 'natal.py', tool: ['python3', '--version'], command: ['python3', 'natal.py'] },
  { name: 'Java', file: 'Natal.java', tool: ['java', '-version'], command: ['java', 'Natal.java'] },
  {
    name: 'TypeScript',
    file: 'natal.ts',
    tool: [process.execPath, '--version'],
    command: [process.execPath, 'natal.ts'],
  },
];

const isThere = ([program = '', ...args]: readonly string[]) =>
  run(program, args).then(
    () => true,
    () => false,
  );

test.describe('the public documentation', () => {
  let folder: string;
  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'theia-samples-'));
  });
  test.afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
  });

  test('prints examples in four languages that run as printed', async ({ visit }, { annotations }) => {
    const key = await readApiKey(await registerConfirmed());
    const { page } = await visit();
    const documentation = new DocumentationPage(page);
    await documentation.open();
    for (const {
      name,
      file,
      tool,
      command: [program = '', ...args],
    } of LANGUAGES) {
      const sample = await documentation.sample(name);
      assert.ok(sample.includes(PLACEHOLDER), name);
      writeFileSync(join(folder, file), sample.replaceAll(PLACEHOLDER, key));
      if (!(await isThere(tool))) {
        annotations.push({ type: 'not run', description: `${name}: ${tool[0]} is not installed` });
        continue;
      }
      const { stdout } = await run(program, args, { cwd: folder });
      assert.match(
        stdout,
        name === 'cURL' || name === 'Java' ? /"sun_sign":"gemini"/ : /^gemini 84\.38822558\s*$/,
        `${name} printed ${stdout.slice(0, 200)}`,
      );
    }
  });
});
