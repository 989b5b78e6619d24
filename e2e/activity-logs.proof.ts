import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { ActivityPage } from './pages/activity-page.ts';
import { readApiKey, registerConfirmed } from './support/account.ts';
import { parseCsv } from './support/csv.ts';
import { BIRTH, request } from './support/product-api.ts';
import { createSession } from './support/session.ts';
import { test, type Visit } from './support/test.ts';

test.describe('the activity log', () => {
  let storageState: Awaited<ReturnType<typeof createSession>>;
  test.beforeAll(async () => {
    const account = await registerConfirmed();
    const apiKey = await readApiKey(account);
    assert.equal((await request(apiKey, '/swiss/natal', { ...BIRTH, name: 'D\'Arc, "Jeanne"' })).status, 200);
    storageState = await createSession(account);
  });

  const opened = async (visit: Visit, query = '') => {
    const visited = await visit({ storageState });
    const activity = new ActivityPage(visited.page);
    await activity.open(query);
    return { ...visited, activity };
  };

  test('sends a free call again by a key at once, and says why one cannot be sent', async ({ visit }) => {
    const account = await registerConfirmed();
    const apiKey = await readApiKey(account);
    assert.equal((await request(apiKey, '/me')).status, 200);
    const { page } = await visit({ storageState: await createSession(account) });
    const activity = new ActivityPage(page);
    await activity.open();
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
