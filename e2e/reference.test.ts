import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ReferencePage } from './pages/reference-page.ts';
import { type Account, createSession, readApiKey, registerConfirmed } from './support/account.ts';
import { until } from './support/settle.ts';
import { test, type Visit } from './support/test.ts';
import { THEIA_URL } from './support/theia-url.ts';

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

test.describe('the documentation of a signed-in user', () => {
  test('lists every operation of the OpenAPI document, with a text search', async ({ visit }) => {
    const document = (await (await fetch(`${THEIA_URL}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const operations = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
    const { page, reference } = await opened(visit);
    await reference.contents.getByRole('link', { name: 'POST /swiss/natal' }).waitFor();
    assert.equal(await reference.contents.getByRole('link').count(), operations.length + 1);
    await reference.search.fill('eclipses');
    await reference.found.filter({ hasText: '/eclipses' }).first().click();
    await reference.title('Solar and lunar eclipses').waitFor();
    assert.equal(await page.evaluate('document.activeElement.id'), 'operation-title');
    await reference.search.fill('house_system natal');
    await reference.search.press('Enter');
    await reference.title('Natal chart').waitFor();
    await until(page, "document.querySelector('[data-named]')?.id.endsWith('.house_system')");
  });

  test('masks the key in the examples until it is shown, and copies it only then or when asked for it', async ({
    visit,
  }) => {
    const apiKey = await readApiKey(account);
    const { page, reference } = await opened(visit, 'post_natal');
    const clipboard = () => page.evaluate<string>('navigator.clipboard.readText()');
    await reference.showKey.waitFor();
    assert.ok(!(await page.content()).includes(apiKey));
    assert.match(
      (await reference.code('cURL').textContent()) ?? '',
      new RegExp(`${apiKey.slice(0, 4)}•+${apiKey.slice(-4)}`),
    );
    await reference.copy('cURL').click();
    assert.match(await clipboard(), /Bearer YOUR_KEY/);
    await reference.copyWithKey.click();
    await until(page, `navigator.clipboard.readText().then((text) => text.includes('Bearer ${apiKey}'))`);
    assert.ok(!(await page.content()).includes(apiKey));
    await reference.showKey.click();
    await reference.code('cURL').filter({ hasText: apiKey }).waitFor();
    await reference.language('Python').click();
    await reference.code('Python').filter({ hasText: apiKey }).waitFor();
    await page.goto('/dashboard/docs');
    await reference.showKey.first().waitFor();
    assert.ok(!(await page.content()).includes(apiKey), 'the quick start masks it too');
  });
});

test.describe('the documentation of a signed-in user', { tag: '@detail' }, () => {
  test('shows fields, values and errors, and expands nested fields', async ({ visit }) => {
    const { page, reference } = await opened(visit, 'post_natal');
    await reference.title('Natal chart').waitFor();
    await page.getByText('Local date of birth;', { exact: false }).first().waitFor();
    const nested = page.locator('[id="request.settings.house_system"]');
    assert.equal(await nested.isVisible(), false);
    await reference.fieldsOf('request.settings').click();
    await nested.waitFor();
    await page.getByText('insufficient_balance', { exact: false }).first().waitFor();
  });

  test('shows a message when the reference fails', async ({ visit }) => {
    const { page, reference } = await opened(visit, 'post_natal');
    await page.route('**/assets/geocode-*.js', (route) => route.fulfill({ status: 500, body: '' }));
    await reference.open('get_geocode');
    await page.getByText('Failed to load the API reference. Please try again.').waitFor();
    await page.getByRole('heading', { name: 'Getting Started' }).waitFor();
  });

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

const execute = promisify(execFile);
/** Runs a program without coloured output, so that the test can parse it. */
const run = (program: string, args: readonly string[]) =>
  execute(program, args, { env: { ...process.env, FORCE_COLOR: '0' } });
/** Those in TypeScript and Python need a package; packages/client/tests/reference-samples.proof.ts runs them all. */
const SAMPLES = [
  { language: 'cURL', file: 'call.sh', program: 'sh', probe: '--version' },
  { language: 'Java', file: 'Call.java', program: 'java', probe: '-version' },
] as const;
