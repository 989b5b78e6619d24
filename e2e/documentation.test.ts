import { PROBLEM_STATUS } from '@theia-astro/endpoints/problem';
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { DocumentationPage } from './pages/reference-page.ts';
import { readApiKey, registerConfirmed } from './support/account.ts';
import { until } from './support/settle.ts';
import { test } from './support/test.ts';
import { THEIA_URL } from './support/theia-url.ts';

const execute = promisify(execFile);
/** Runs a program without coloured output, so that the test can parse it. */
const run = (program: string, args: readonly string[], options = {}) =>
  execute(program, args, { ...options, env: { ...process.env, FORCE_COLOR: '0' } });
const PLACEHOLDER = 'YOUR_KEY';

let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'theia-samples-'));
});
test.afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
});

test.describe('the public documentation', () => {
  test('lists every error code of the API on the page linked by the type of a problem', async ({ visit }) => {
    const { type } = (await (await fetch(`${THEIA_URL}/swiss/natal`, { method: 'POST' })).json()) as { type: string };
    assert.match(type, /^\/errors\/missing_key$/);
    for (const code of Object.keys(PROBLEM_STATUS)) {
      const response = await fetch(`${THEIA_URL}/errors/${code}`);
      const html = await response.text();
      assert.deepEqual(
        [response.status, response.headers.get('content-type')],
        [200, 'text/html; charset=utf-8'],
        code,
      );
      assert.ok(html.includes(`id="${code}"`), code);
    }
    const { page } = await visit();
    await page.goto('/errors/timeout');
    await until(
      page,
      "document.querySelector(':target')?.id === 'timeout' && document.querySelector(':target').getBoundingClientRect().top < window.innerHeight",
    );
  });

  test('prints a body matrix shortcut that runs as printed and gives the shown answer', async ({ visit }) => {
    const key = await readApiKey(await registerConfirmed());
    const { page } = await visit();
    const documentation = await DocumentationPage.opened(page);
    writeFileSync(
      join(folder, 'shortcut.sh'),
      ((await documentation.code('body matrix request').textContent()) ?? '').replaceAll(PLACEHOLDER, key),
    );
    const { stdout } = await run('sh', ['shortcut.sh'], { cwd: folder });
    const answered = JSON.parse(stdout) as Record<string, unknown>;
    const shown = JSON.parse((await documentation.code('body matrix response').textContent()) ?? '') as Record<
      string,
      unknown
    >;
    for (const name of ['circadian_window', 'datetime_utc', 'lunar_phase', 'mars_to_natal', 'rulers'])
      assert.deepEqual(shown[name], answered[name], name);
  });
});

test.describe('the public documentation', { tag: '@detail' }, () => {
  test('has a copy button on every example, which confirms for two seconds', async ({ visit }) => {
    const { page, problems } = await visit();
    const documentation = new DocumentationPage(page);
    await page.clock.install();
    await documentation.open();
    const sample = await documentation.sample('Python');
    await page.waitForLoadState('networkidle');
    await page.clock.pauseAt((await page.evaluate<number>('Date.now()')) + 1_000);
    await documentation.copyButton('Python example').click();
    await documentation.copied.waitFor();
    await page.clock.runFor(1_900);
    assert.equal(await documentation.copied.isVisible(), true);
    await page.clock.runFor(200);
    await documentation.copied.waitFor({ state: 'hidden' });
    assert.equal(await page.evaluate('navigator.clipboard.readText()'), sample);
    assert.deepEqual(problems, []);
  });

  test('lists endpoints under their plans, and links to these from the sidebar', async ({ visit }) => {
    const { page } = await visit();
    const documentation = await DocumentationPage.opened(page);
    for (const entry of [
      'Getting Started',
      'Authentication',
      'Overview',
      'Starter',
      'Growth',
      'Professional',
      'From the wallet',
    ])
      await documentation.sidebar.getByRole('link', { name: entry, exact: true }).waitFor();
    assert.ok((await page.getByRole('region', { name: /^Professional/ }).textContent())?.includes('/synastry'));
    await documentation.sidebar.getByRole('link', { name: 'Growth', exact: true }).click();
    await until(page, 'Math.abs(document.getElementById("endpoints-growth").getBoundingClientRect().top) < 200');
    await until(
      page,
      'document.querySelector("nav[aria-label=Documentation] [aria-current=location]")?.textContent === "Growth"',
    );
  });

  test('prints examples in four languages that run as printed', async ({ visit }, { annotations }) => {
    const key = await readApiKey(await registerConfirmed());
    const { page } = await visit();
    const documentation = await DocumentationPage.opened(page);
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
