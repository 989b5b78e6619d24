import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { catalog } from '@theia/endpoints/catalog';
import { PROBLEM_STATUS } from '@theia/endpoints/problem';
import type { Browser } from 'playwright-core';
import { DocumentationPage } from './pages/documentation-page.ts';
import { apiKeyOf, registerConfirmed, signInAs } from './support/account.ts';
import { launchBrowser, THEIA_URL, visit } from './support/browser.ts';
import { until } from './support/until.ts';
import { stoodFor, watchShown } from './support/shown.ts';

const run = promisify(execFile);
const PLACEHOLDER = 'THE_YOUR_API_KEY';

interface Language {
  name: string;
  file: string;
  /** What must be there to run it. */ tool: readonly string[];
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

describe('the public documentation', () => {
  let browser: Browser;
  let folder: string;
  before(async () => {
    browser = await launchBrowser();
    folder = mkdtempSync(join(tmpdir(), 'theia-samples-'));
  });
  after(async () => {
    rmSync(folder, { recursive: true, force: true });
    await browser.close();
  });

  it('prints examples in four languages that run as printed', async (t) => {
    const key = await apiKeyOf(await registerConfirmed());
    const { page, context } = await visit(browser);
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
        t.diagnostic(`${name}: not run, because ${tool[0]} is not on this machine`);
        continue;
      }
      const { stdout } = await run(program, args, { cwd: folder });
      assert.match(
        stdout,
        name === 'cURL' || name === 'Java' ? /"sun_sign":"gemini"/ : /^gemini 84\.38822558\s*$/,
        `${name} printed ${stdout.slice(0, 200)}`,
      );
      t.diagnostic(`${name}: run as printed`);
    }
    await context.close();
  });

  it('has every error code of the API on the page that the type of a problem leads to', async () => {
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
    const { page, context } = await visit(browser);
    await page.goto('/errors/timeout');
    await until(
      page,
      "document.querySelector(':target')?.id === 'timeout' && document.querySelector(':target').getBoundingClientRect().top < window.innerHeight",
    );
    await context.close();
  });

  it('prints a shortcut for the body matrix that runs as printed and answers what is shown', async () => {
    const key = await apiKeyOf(await registerConfirmed());
    const { page, context } = await visit(browser);
    const documentation = new DocumentationPage(page);
    await documentation.open();
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
    await context.close();
  });

  it('lets every example be copied, and says so for two seconds', async () => {
    const { page, context, problems } = await visit(browser);
    const documentation = new DocumentationPage(page);
    const copied = await watchShown(page, '[aria-label=Copied]');
    await documentation.open();
    const sample = await documentation.sample('Python');
    await documentation.copyButton('Python example').click();
    const shownMs = await copied.milliseconds();
    assert.ok(stoodFor(shownMs, 2_000), `${shownMs} ms`);
    assert.equal(await page.evaluate('navigator.clipboard.readText()'), sample);
    assert.deepEqual(problems, []);
    await context.close();
  });

  it('lists every endpoint of the catalogue under its plan, and leads there from the sidebar', async () => {
    const { page, context } = await visit(browser);
    const documentation = new DocumentationPage(page);
    await documentation.open();
    for (const { path } of catalog)
      assert.ok(await page.locator('#endpoints').getByText(path, { exact: true }).count(), path);
    for (const entry of ['Getting Started', 'Authentication', 'Overview', 'Starter', 'Growth', 'Professional'])
      await documentation.sidebar.getByRole('link', { name: entry, exact: true }).waitFor();
    assert.ok((await page.getByRole('region', { name: /^Professional/ }).textContent())?.includes('/synastry'));
    await documentation.sidebar.getByRole('link', { name: 'Growth', exact: true }).click();
    await until(page, 'Math.abs(document.getElementById("endpoints-growth").getBoundingClientRect().top) < 200');
    await until(
      page,
      'document.querySelector("nav[aria-label=Documentation] [aria-current=location]")?.textContent === "Growth"',
    );
    await context.close();
  });

  it('is for visitors: a signed-in user is led to the dashboard', async () => {
    const { page, context } = await visit(browser);
    await signInAs(page, await registerConfirmed());
    for (const path of ['/documentation', '/']) {
      await page.goto(path);
      await page.waitForURL('**/dashboard');
    }
    await context.close();
  });
});
