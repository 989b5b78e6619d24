import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ActivityPage } from './pages/activity-page.ts';
import { ReferencePage } from './pages/reference-page.ts';
import { type Account, readApiKey, registerConfirmed } from './support/account.ts';
import { THEIA_URL } from './support/theia-url.ts';
import { createSession } from './support/session.ts';
import { test, type Visit } from './support/test.ts';
import { until } from './support/until.ts';

const execute = promisify(execFile);
/** Runs a program without coloured output, so that the test can parse it. */
const run = (program: string, args: readonly string[]) =>
  execute(program, args, { env: { ...process.env, FORCE_COLOR: '0' } });
const SAMPLES = [
  { language: 'cURL', file: 'call.sh', program: 'sh', needs: 'curl', probe: '--version' },
  { language: 'Python', file: 'call.py', program: 'python3', needs: 'python3', probe: '--version' },
  { language: 'TypeScript', file: 'call.mts', program: process.execPath, needs: process.execPath, probe: '--version' },
  { language: 'Java', file: 'Call.java', program: 'java', needs: 'java', probe: '-version' },
] as const;

test.describe('the documentation of a signed-in user', () => {
  let account: Account;
  let storageState: Awaited<ReturnType<typeof createSession>>;
  const folder = mkdtempSync(join(tmpdir(), 'theia-samples-'));
  test.beforeAll(async () => {
    account = await registerConfirmed();
    storageState = await createSession(account);
  });
  test.afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
  });

  const opened = async (visit: Visit, endpoint?: string, tab?: 'try') => {
    const visited = await visit({ storageState });
    const reference = new ReferencePage(visited.page);
    await reference.open(endpoint, tab);
    return { ...visited, reference };
  };

  test('lists every operation of the OpenAPI document, with a text search', async ({ visit }) => {
    const document = (await (await fetch(`${THEIA_URL}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const operations = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
    const { page, reference } = await opened(visit);
    await reference.contents.getByRole('link', { name: 'POST /swiss/natal' }).waitFor();
    assert.equal(await reference.contents.getByRole('link').count(), operations.length + 1);
    await reference.find.fill('eclipses');
    await reference.contents.getByRole('link', { name: 'POST /eclipses' }).click();
    await reference.title('Solar and lunar eclipses').waitFor();
    assert.equal(await page.evaluate('document.activeElement.id'), 'operation-title');
  });

  test('shows fields, values and errors, and expands nested fields', async ({ visit }) => {
    const { page, reference } = await opened(visit, 'post_natal');
    await reference.title('Natal chart').waitFor();
    await page.getByText('Local date of birth;', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Show fields of settings' }).click();
    await page.getByText('house_system', { exact: true }).first().waitFor();
    await page.getByText('insufficient_balance', { exact: false }).first().waitFor();
  });

  test('prints working examples with the user’s own key', async ({ visit }, { annotations }) => {
    const apiKey = await readApiKey(account);
    const { reference } = await opened(visit, 'post_natal');
    const printed = async (language: string): Promise<string> => {
      await reference.language(language).click();
      // The key comes a moment after the sample.
      await reference.code(language).filter({ hasText: apiKey }).waitFor();
      return (await reference.code(language).textContent()) ?? '';
    };
    const inFile = (name: string, code: string) => {
      const path = join(folder, name);
      writeFileSync(path, code);
      return path;
    };
    for (const { language, file, program, probe, needs } of SAMPLES) {
      const path = inFile(file, await printed(language));
      if (
        !(await run(needs, [probe]).then(
          () => true,
          () => false,
        ))
      )
        annotations.push({ type: 'not run', description: `${language}: ${needs} is not on this machine` });
      else assert.match((await run(program, [path])).stdout, /gemini/, language);
    }
  });

  test('sends a real call from the playground, draws its chart, and the call is in the activity log', async ({
    visit,
  }) => {
    const { page, reference } = await opened(visit, 'post_natal');
    await reference.tryIt.click();
    await reference.body.fill(
      '{ "birth_date": "1990-06-15", "birth_time": "14:30", "location": "New York", "name": "from the playground" }',
    );
    const paid: string[] = [];
    page.on('request', (sent) => {
      if (sent.method() === 'POST' && /\/(swiss\/natal|chart)$/.test(sent.url()))
        paid.push(new URL(sent.url()).pathname);
    });
    assert.equal(await reference.withChart.isChecked(), false, 'a second call is made only on request');
    await reference.body.press('Control+Enter');
    await reference.answer.getByText('200 Success').waitFor();
    assert.equal(await reference.chart.count(), 0);
    assert.deepEqual(paid, ['/swiss/natal']);
    await page.getByText('one more call, to /chart: a call of your plan, or $0.002 from the wallet').waitFor();
    await reference.withChart.check();
    await reference.body.press('Control+Enter');
    await reference.chart.waitFor();
    assert.deepEqual(paid, ['/swiss/natal', '/swiss/natal', '/chart']);
    assert.match((await reference.chart.getAttribute('src')) ?? '', /^data:image\/svg\+xml/);
    await until(page, 'document.querySelector("img[alt^=\'The chart\']")?.naturalWidth > 0');
    await reference.answer.getByRole('tab', { name: 'Answer' }).click();
    await reference.answer.getByText('"sun_sign"').waitFor();
    await reference.answer.getByRole('link', { name: 'In your activity log' }).click();
    const activity = new ActivityPage(page);
    await activity.product.selectOption({ label: 'Natal chart' });
    await activity.openRow(0);
    await activity.payload('request').getByText('"from the playground"').waitFor();
  });

  test('sends query parameters too, shows input errors at their field, and shows the server’s problems', async ({
    visit,
  }) => {
    const { reference } = await opened(visit, 'get_positions', 'try');
    await reference.send.click();
    await reference.answer.getByText('200 Success').waitFor();
    await reference.body.fill('{ "utc": ');
    await reference.page.getByText(/^Not valid JSON/).waitFor();
    assert.equal(await reference.send.isDisabled(), true);
    await reference.body.fill('{ "utc": "yesterday" }');
    await reference.send.click();
    await reference.answer.getByText('400 Failed').waitFor();
    await reference.answer.getByText('"invalid_datetime"').first().waitFor();
  });

  test('draws the answer of /chart', async ({ visit }) => {
    const { reference } = await opened(visit, 'post_chart', 'try');
    await reference.body.fill(
      '{ "birth_date": "1990-06-15", "birth_time": "14:30", "location": "New York", "format": "png", "size": 300 }',
    );
    await reference.send.click();
    await reference.chart.waitFor();
    assert.match((await reference.chart.getAttribute('src')) ?? '', /^data:image\/png/);
  });

  test('shows a message when the reference or a call fails', async ({ visit }) => {
    const { page, reference } = await opened(visit, 'post_natal', 'try');
    await page.route('**/swiss/natal', (route) => route.abort());
    await reference.send.click();
    await page.getByText('The call could not be sent. Check the connection and try again.').waitFor();
    await page.route('**/openapi.json', (route) => route.fulfill({ status: 500, body: '' }));
    await reference.open();
    await page.getByText('Failed to load the API reference. Please try again.').waitFor();
    await page.getByRole('heading', { name: 'Getting Started' }).waitFor();
  });
});
