import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { buildClient } from '../packages/client/scripts/build.ts';
import { makeProject, type Project } from '../packages/chart/tests/support/project.ts';
import { serve, type Site } from '../packages/chart/tests/support/site.ts';
import { readApiKey, registerConfirmed } from './support/account.ts';
import { THEIA_URL } from './support/theia-url.ts';
import { test } from './support/test.ts';

const run = promisify(execFile);
const README = readFileSync(new URL('../packages/chart/README.md', import.meta.url), 'utf8');

/** The blocks of the readme in a language, in their order. */
const blocks = (language: string): readonly string[] =>
  [...README.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\``, 'gms'))].map((match) => match[1]!);

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test.describe('the readme of @theia-astro/chart, followed in an empty project', () => {
  let project: Project;
  let site: Site;
  let env: Record<string, string | undefined>;

  test.beforeAll(async () => {
    const apiKey = await readApiKey(await registerConfirmed());
    env = { ...process.env, THEIA_URL, THEIA_KEY: apiKey, NODE_OPTIONS: '' };
    project = await makeProject();
    const [, ask] = blocks('sh');
    await run('sh', ['-c', ask!], { cwd: project.folder, env });
    site = await serve(project.folder);
  });
  test.afterAll(() => {
    site.close();
    project.remove();
  });

  test('draws a chart in React that reports what is selected', async ({ visit }) => {
    const [component] = blocks('tsx');
    project.write('Chart.tsx', component!);
    await project.script(
      'main',
      `import { createRoot } from 'react-dom/client';
import { Chart } from './Chart.tsx';
createRoot(document.querySelector('#root')).render(<Chart />);`,
    );
    project.page('react', 'main', '<div id="root"></div>');
    const { page, problems } = await visit();
    await page.goto(`${site.url}/react.html`);
    await page.getByText('Select a point, an aspect or a house.').waitFor();
    await page.getByRole('button', { name: 'Sun, 23°30′ Pisces, house 10' }).click();
    await expect(page.locator('p')).toHaveText('Sun, 23°30′ Pisces, house 10');
    assert.deepEqual(problems, []);
  });

  test('draws a chart in a page without a framework', async ({ visit }) => {
    project.write('index.html', blocks('html')[0]!);
    await project.script('chart', blocks('js')[0]!);
    const { page, problems } = await visit();
    await page.goto(site.url);
    await page.getByRole('group', { name: 'Natal chart of Albert Einstein' }).waitFor();
    await page.getByRole('button', { name: 'Moon, 14°31′ Sagittarius, house 6' }).click();
    await expect(page.locator('#selected')).toHaveText('Moon, 14°31′ Sagittarius, house 6');
    assert.deepEqual(problems, []);
  });

  test('keeps the key on a server that asks with the client, and writes charts there', async () => {
    await buildClient(join(project.folder, 'node_modules/@theia-astro/client'));
    const port = await freePort();
    const program = project.write('server.ts', blocks('ts')[0]!.replace('8787', String(port)));
    const server = spawn(process.execPath, [program], { env, stdio: 'inherit' });
    try {
      let answered: Response | null = null;
      while (answered === null) {
        assert.equal(server.exitCode, null);
        answered = await fetch(`http://127.0.0.1:${port}`).catch(() => null);
      }
      const answer = (await answered.json()) as { readonly rising_sign: string };
      assert.equal(answer.rising_sign, 'cancer');
      const [, render] = blocks('js');
      project.write('render.mjs', `const answer = ${JSON.stringify(answer)};\n${render}\nconsole.log(svg + html);`);
      const { stdout } = await run(process.execPath, [join(project.folder, 'render.mjs')], { env });
      assert.match(stdout, /^<svg [^]+<theia-chart src="\/chart\.json"><svg [^]+<\/svg><\/theia-chart>\n$/);
    } finally {
      server.kill();
    }
  });
});
