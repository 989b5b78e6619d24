import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import type { Browser } from 'playwright-core';
import { ActivityPage } from './pages/activity-page.ts';
import { ReferencePage } from './pages/reference-page.ts';
import { type Account, apiKeyOf, registerConfirmed } from './support/account.ts';
import { launchBrowser, THEIA_URL, visit } from './support/browser.ts';
import { sessionOf } from './support/session.ts';
import { until } from './support/until.ts';

const run = promisify(execFile);
const SAMPLES = [
  { language: 'cURL', file: 'call.sh', program: 'sh', needs: 'curl', probe: '--version' },
  { language: 'Python', file: 'call.py', program: 'python3', needs: 'python3', probe: '--version' },
  { language: 'TypeScript', file: 'call.mts', program: process.execPath, needs: process.execPath, probe: '--version' },
  { language: 'Java', file: 'Call.java', program: 'java', needs: 'java', probe: '-version' },
] as const;

describe('the documentation of a signed-in user', () => {
  let browser: Browser;
  let account: Account;
  let storageState: Awaited<ReturnType<typeof sessionOf>>;
  const folder = mkdtempSync(join(tmpdir(), 'theia-samples-'));
  before(async () => {
    browser = await launchBrowser();
    account = await registerConfirmed();
    storageState = await sessionOf(browser, account);
  });
  after(async () => {
    rmSync(folder, { recursive: true, force: true });
    await browser.close();
  });

  const opened = async (endpoint?: string, tab?: 'try') => {
    const visited = await visit(browser, { storageState });
    const reference = new ReferencePage(visited.page);
    await reference.open(endpoint, tab);
    return { ...visited, reference };
  };

  it('lists every operation of the OpenAPI document and finds them by a word', async () => {
    const document = (await (await fetch(`${THEIA_URL}/openapi.json`)).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const operations = Object.values(document.paths).flatMap((methods) => Object.keys(methods));
    const { page, context, reference } = await opened();
    await reference.contents.getByRole('link', { name: 'POST /swiss/natal' }).waitFor();
    assert.equal(await reference.contents.getByRole('link').count(), operations.length + 1);
    await reference.find.fill('eclipses');
    await reference.contents.getByRole('link', { name: 'POST /eclipses' }).click();
    await reference.title('Solar and lunar eclipses').waitFor();
    assert.equal(await page.evaluate('document.activeElement.id'), 'operation-title');
    await context.close();
  });

  it('shows fields, values and errors, and opens what is inside', async () => {
    const { page, context, reference } = await opened('post_natal');
    await reference.title('Natal chart').waitFor();
    await page.getByText('Local date of birth;', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Show fields of settings' }).click();
    await page.getByText('house_system', { exact: true }).first().waitFor();
    await page.getByText('insufficient_balance', { exact: false }).first().waitFor();
    await context.close();
  });

  it('prints examples with the own key that run as they stand', async (t) => {
    const apiKey = await apiKeyOf(account);
    const { context, reference } = await opened('post_natal');
    const printed = async (language: string): Promise<string> => {
      await reference.language(language).click();
      await reference.code(language).waitFor();
      const code = (await reference.code(language).textContent()) ?? '';
      assert.ok(code.includes(apiKey), `${language} lacks the key`);
      return code;
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
        t.diagnostic(`${language}: not run, because ${needs} is not on this machine`);
      else assert.match((await run(program, [path])).stdout, /gemini/, language);
    }
    await context.close();
  });

  it('sends a real call from the playground, draws its chart, and the call is in the activity log', async () => {
    const { page, context, reference } = await opened('post_natal');
    await reference.tryIt.click();
    await reference.body.fill(
      '{ "birth_date": "1990-06-15", "birth_time": "14:30", "location": "New York", "name": "from the playground" }',
    );
    const paid: string[] = [];
    page.on('request', (sent) => {
      if (sent.method() === 'POST' && /\/(swiss\/natal|chart)$/.test(sent.url()))
        paid.push(new URL(sent.url()).pathname);
    });
    assert.equal(await reference.withChart.isChecked(), false, 'a second call is made only when asked for');
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
    await context.close();
  });

  it('asks with a query too, tells faults where they are typed, and shows what the server objects to', async () => {
    const { context, reference } = await opened('get_positions', 'try');
    await reference.send.click();
    await reference.answer.getByText('200 Success').waitFor();
    await reference.body.fill('{ "utc": ');
    await reference.page.getByText(/^Not valid JSON/).waitFor();
    assert.equal(await reference.send.isDisabled(), true);
    await reference.body.fill('{ "utc": "yesterday" }');
    await reference.send.click();
    await reference.answer.getByText('400 Failed').waitFor();
    await reference.answer.getByText('"invalid_datetime"').first().waitFor();
    await context.close();
  });

  it('draws what /chart answers', async () => {
    const { context, reference } = await opened('post_chart', 'try');
    await reference.body.fill(
      '{ "birth_date": "1990-06-15", "birth_time": "14:30", "location": "New York", "format": "png", "size": 300 }',
    );
    await reference.send.click();
    await reference.chart.waitFor();
    assert.match((await reference.chart.getAttribute('src')) ?? '', /^data:image\/png/);
    await context.close();
  });

  it('says so when the reference or a call cannot be had', async () => {
    const { page, context, reference } = await opened('post_natal', 'try');
    await page.route('**/swiss/natal', (route) => route.abort());
    await reference.send.click();
    await page.getByText('The call could not be sent. Check the connection and try again.').waitFor();
    await page.route('**/openapi.json', (route) => route.fulfill({ status: 500, body: '' }));
    await reference.open();
    await page.getByText('Failed to load the API reference. Please try again.').waitFor();
    await page.getByRole('heading', { name: 'Getting Started' }).waitFor();
    await context.close();
  });
});
