import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ActivityPage } from './pages/activity-page.ts';
import { Notifications } from './pages/shell.ts';
import { createSession, readApiKey, registerConfirmed } from './support/account.ts';
import { accessibilityProblems } from './support/axe.ts';
import { parseCsv } from './support/csv.ts';
import { BIRTH, request, requestOften } from './support/product-api.ts';
import { until } from './support/settle.ts';
import { test, type Visit } from './support/test.ts';

const POSITIONS = 27;

/** An account with a call of each kind, and `more` calls of the first. */
async function accountWithCalls(more = 0) {
  const account = await registerConfirmed();
  const apiKey = await readApiKey(account);
  await requestOften(apiKey, '/positions?bodies=sun', more);
  assert.equal((await request(apiKey, '/positions?utc=2024-06-15T12:00:00Z&bodies=sun,moon')).status, 200);
  assert.equal((await request(apiKey, '/swiss/natal', { ...BIRTH, name: 'D\'Arc, "Jeanne"' })).status, 200);
  assert.equal((await request(apiKey, '/swiss/natal', { birth_date: '1990-13-01' })).status, 400);
  return account;
}

let storageState: Awaited<ReturnType<typeof createSession>>;
test.beforeAll(async () => {
  storageState = await createSession(await accountWithCalls(POSITIONS));
});

const opened = async (visit: Visit, query = '') => {
  const visited = await visit({ storageState });
  const activity = new ActivityPage(visited.page);
  await activity.open(query);
  return { ...visited, activity };
};

test.describe('the activity log', () => {
  test('is filtered by date, status and product, and the URL keeps the filters', async ({ visit }) => {
    const { page, activity } = await opened(visit);
    await activity.status('Failed').click();
    await activity.shown.filter({ hasText: '1 call shown' }).waitFor();
    await activity.rows.first().getByText('None', { exact: true }).waitFor();
    await activity.status('All').click();
    await activity.product.selectOption({ label: 'Natal chart' });
    await activity.shown.filter({ hasText: '1 call shown' }).waitFor();
    await activity.rows.first().getByText('Success').waitFor();
    assert.equal(new URL(page.url()).searchParams.get('product'), 'natal');
    await page.reload();
    await activity.shown.filter({ hasText: '1 call shown' }).waitFor();
    await activity.date.selectOption('custom');
    await page.getByLabel('To', { exact: true }).fill('2020-01-01');
    await page.getByText('No calls match').waitFor();
    await activity.clear.click();
    await activity.shown.filter({ hasText: '25 calls shown' }).waitFor();
    await activity.date.selectOption('hour');
    await activity.product.selectOption({ label: 'Positions' });
    await activity.loadMore.click();
    await activity.shown.filter({ hasText: `${POSITIONS + 1} calls shown, that is all` }).waitFor();
  });

  test('opens a call with its request and answer, by keyboard, and copies it as a working command', async ({
    signedIn,
  }) => {
    const { page } = await signedIn({ account: await accountWithCalls() });
    const activity = new ActivityPage(page);
    await activity.open('?product=natal');
    await activity.rows.first().getByRole('button').focus();
    await page.keyboard.press('Enter');
    await activity.details.getByText('Default').waitFor();
    await activity.payload('request').getByText('"Jeanne', { exact: false }).waitFor();
    await activity.payload('response').getByText('"gemini"').first().waitFor();
    const sent = await activity.copied('response');
    assert.match(sent, /^\{"product":"natal",.*"computed_ms":[\d.]+\},"warnings":\[\]\}$/);
    const saved = page.waitForEvent('download');
    await activity.saveAnswer.click();
    assert.equal(readFileSync(await (await saved).path(), 'utf8'), sent);
    await activity.details.getByText('$0.00, paid by the plan').waitFor();
    const command = await activity.copiedCurl();
    const answer = JSON.parse(execFileSync('sh', ['-c', `${command} -s`], { encoding: 'utf8' })) as {
      sun_sign: string;
    };
    assert.equal(answer.sun_sign, 'gemini');
    await page.keyboard.press('Escape');
    await activity.details.waitFor({ state: 'hidden' });
    await until(page, 'document.activeElement?.matches("tbody tr:first-child button") === true');
    assert.equal(new URL(page.url()).search, '?product=natal');
    await activity.open('?product=positions');
    await activity.openRow(0);
    const query = await activity.copiedCurl();
    assert.match(query, /\/positions\?utc=/);
    assert.match(execFileSync('sh', ['-c', `${query} -s`], { encoding: 'utf8' }), /"moon"/);
  });

  test('says why a failed call failed, and opens from a link', async ({ visit }) => {
    const { page, activity } = await opened(visit, '?status=failed');
    await activity.openRow(0);
    await activity.details.getByRole('alert').waitFor();
    await activity.details.getByText('Free: the call failed').waitFor();
    const address = page.url();
    assert.match(address, /call=[0-9a-f-]{36}/);
    await page.goto(address);
    await activity.details.getByRole('alert').waitFor();
    await page.keyboard.press('Escape');
    await activity.details.waitFor({ state: 'hidden' });
    await until(page, 'document.activeElement?.matches("tbody tr:first-child button") === true');
    await activity.rows.first().getByText('None', { exact: true }).waitFor();
    await activity.rows.first().getByText('POST /swiss/natal', { exact: true }).waitFor();
    assert.ok(
      ((await activity.rows.first().getByRole('cell').nth(3).textContent()) ?? '').length >
        'NonePOST /swiss/natal'.length,
      'the reason is shown beside it',
    );
  });

  test('shows an empty state for an account without calls', async ({ signedIn }) => {
    const { page } = await signedIn();
    await new ActivityPage(page).open();
    await page.getByText('No calls yet').waitFor();
  });
});

test.describe('the activity log', { tag: '@detail' }, () => {
  test('pages through every call once, newest first, including calls of the same instant', async ({ visit }) => {
    const { page, activity } = await opened(visit);
    const pages: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/functions/v1/calls')) pages.push(response.text());
    });
    await activity.shown.waitFor();
    assert.equal(await activity.rows.count(), 25);
    await activity.loadMore.click();
    await activity.shown.filter({ hasText: 'that is all' }).waitFor();
    assert.equal(await activity.rows.count(), POSITIONS + 3);
    const texts = await Promise.all(pages);
    assert.ok(texts.length > 0 && texts.every((text) => !text.includes('payload')), 'a list has payloads');
    const csv = page.waitForEvent('download');
    await activity.exportCsv.click();
    const rows = parseCsv(readFileSync(await (await csv).path(), 'utf8'));
    assert.equal(rows.length, POSITIONS + 3);
    assert.equal(new Set(rows.map((row) => row['request_id'])).size, POSITIONS + 3);
    assert.equal(rows.filter((row) => row['type'] === 'positions').length, POSITIONS + 1);
    assert.deepEqual(
      [rows[0]?.['status'], rows[0]?.['code'], rows[0]?.['type'], rows[0]?.['cost_usd']],
      ['Failed', '400', 'None', '0'],
    );
    const dates = rows.map((row) => Date.parse(row['date'] ?? ''));
    assert.deepEqual(
      dates,
      dates.toSorted((a, b) => b - a),
    );
    await new Notifications(page).toast(`${POSITIONS + 3} calls exported`).waitFor();
  });

  test('sends a call again: asks first where it takes a call of the plan, once for two clicks, and compares the answers', async ({
    signedIn,
  }) => {
    const account = await registerConfirmed();
    const apiKey = await readApiKey(account);
    assert.equal((await request(apiKey, '/swiss/natal', BIRTH)).status, 200);
    const { page } = await signedIn({ account });
    const activity = await ActivityPage.opened(page);
    await activity.openRow(0);
    await activity.details.getByRole('button', { name: 'Send again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send this call again' });
    await dialog.getByText(/^It costs one call of your plan, which has 49,999 left\./).waitFor();
    assert.deepEqual(await accessibilityProblems(page), []);
    const sent: string[] = [];
    page.on('request', (asked) => {
      if (asked.method() === 'POST' && new URL(asked.url()).pathname === '/swiss/natal') sent.push(asked.url());
    });
    await dialog.getByRole('button', { name: 'Send again' }).dblclick();
    const compare = page.getByRole('dialog', { name: 'Compare two calls' });
    await compare.getByRole('table', { name: 'The two calls' }).waitFor();
    await compare.getByRole('region', { name: 'Request fields' }).getByText('No difference.').waitFor();
    await compare.getByRole('region', { name: 'Response payloads' }).getByText('meta.computed_ms').waitFor();
    assert.equal(sent.length, 1);
    await page.keyboard.press('Escape');
    await compare.waitFor({ state: 'hidden' });
    await activity.open('?product=natal');
    await activity.shown.filter({ hasText: '2 calls shown' }).waitFor();
  });

  test('reports when calls cannot be read, and reads them again', async ({ visit }) => {
    const { page, activity } = await opened(visit);
    let failing = true;
    await page.route('**/functions/v1/calls', (route) =>
      failing ? route.fulfill({ status: 500, json: { error: 'down' } }) : route.continue(),
    );
    await activity.open();
    await page.getByText('Failed to load your calls. Please try again.').waitFor();
    failing = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await activity.shown.waitFor();
    failing = true;
    await activity.exportCsv.click();
    await new Notifications(page).toast('Failed to load your calls. Please try again.').waitFor();
  });

  test('sends a free call again immediately, and says why one cannot be sent', async ({ signedIn }) => {
    const account = await registerConfirmed();
    const apiKey = await readApiKey(account);
    assert.equal((await request(apiKey, '/me')).status, 200);
    const { page } = await signedIn({ account });
    const activity = await ActivityPage.opened(page);
    await activity.shown.waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('r');
    const compare = page.getByRole('dialog', { name: 'Compare two calls' });
    await compare.getByRole('table', { name: 'The two calls' }).waitFor();
    await page.keyboard.press('Escape');
    await compare.waitFor({ state: 'hidden' });
    await page.route('**/functions/v1/call', async (route) => {
      const response = await route.fetch();
      const { call } = (await response.json()) as { call: Record<string, unknown> };
      await route.fulfill({ response, json: { call: { ...call, request_payload: null }, unread_before: null } });
    });
    await page.reload();
    await activity.openRow(0);
    await activity.details.getByRole('button', { name: 'Send again' }).click();
    await page.getByText('The fields of the request are older than the log keeps them.').waitFor();
    await page
      .getByRole('dialog', { name: 'Send this call again' })
      .getByRole('button', { name: 'Close' })
      .last()
      .click();
    await activity.details.waitFor();
  });

  test('exports answers as they were sent, beside what became of each', async ({ visit }) => {
    const { page, activity } = await opened(visit, '?product=natal');
    await activity.shown.waitFor();
    const csv = page.waitForEvent('download');
    await activity.exportAnswers.click();
    const [row] = parseCsv(readFileSync(await (await csv).path(), 'utf8'));
    assert.match(row?.['answer_state'] ?? '', /^(kept|pending)$/);
    assert.match(row?.['answer'] ?? '', /^\{"product":"natal",.*"name":"D'Arc, \\"Jeanne\\"".*\}$/);
  });

  test('does not compute again what is not lost', async ({ visit }) => {
    const { page, activity } = await opened(visit, '?product=natal');
    await page.route('**/functions/v1/call-answers', async (route) => {
      const { ids } = route.request().postDataJSON() as { ids: readonly string[] };
      await route.fulfill({
        json: { answers: ids.map((id) => ({ id, state: 'lost', crc32: '00000000', text: null })) },
      });
    });
    await activity.openRow(0);
    await activity.recompute.click();
    await activity.details.getByText('Only a lost answer can be computed again').waitFor();
  });

  test('says that an answer was lost, and shows the recomputed one with its mark', async ({ visit }) => {
    const { page, activity } = await opened(visit, '?product=natal');
    await page.route('**/functions/v1/call-answers', async (route) => {
      const { ids } = route.request().postDataJSON() as { ids: readonly string[] };
      await route.fulfill({
        json: { answers: ids.map((id) => ({ id, state: 'lost', crc32: '00000000', text: null })) },
      });
    });
    for (const [matches, mark] of [
      [true, 'Matches what was sent'],
      [false, 'Differs from what was sent'],
    ] as const) {
      await page.route('**/functions/v1/recompute-answer', (route) =>
        route.fulfill({ json: { id: '', matches, text: '{"sun_sign":"gemini"}' } }),
      );
      await activity.open('?product=natal');
      await activity.openRow(0);
      await activity.details.getByText('the server stopped before it was written', { exact: false }).waitFor();
      await activity.recompute.click();
      await activity.details.getByText(mark, { exact: true }).waitFor();
      await activity.details.getByLabel('recomputed answer', { exact: true }).getByText('"gemini"').waitFor();
    }
  });
});
