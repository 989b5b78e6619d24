import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from '@playwright/test';
import { type Answer, type Asked, expect, openScreen } from '../../testing/screen.ts';

const KEY_ID = '00000000-0000-4000-8000-00000000000f';

const call = (number: number, status = 200) => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  created_at: `2026-03-04T05:${String(59 - number).padStart(2, '0')}:00Z`,
  response_status: status,
  request_type: 'natal',
  report_tier: 'natal',
  processing_time_ms: 1.25,
  request_id: `request-${number}`,
  method: 'POST',
  path: '/swiss/natal',
  api_key_id: KEY_ID,
  error_message: status === 200 ? null : 'birth_date is missing',
  api_usage: status === 200 ? { total_cost_usd: 0.002, paid_by: 'wallet' } : null,
});

const FIGURES = {
  looked_at: 10_000,
  calls: 4321,
  failed: 21,
  cost_usd: '1.5000',
  p50_ms: 1.25,
  p95_ms: 20,
  p99_ms: 99.5,
  cut: true,
  since: '2026-02-01T00:00:00Z',
};

/** A page of the log. `unreadBefore`: older calls are in an archive that is not available. */
const listed = (calls: readonly unknown[], unreadBefore: string | null = null): Answer => ({
  json: { calls, unread_before: unreadBefore },
});

const openLog = (answer: Answer | ((asked: Asked) => Answer), search = ''): Promise<Page> =>
  openScreen(`/dashboard/activity-logs${search}`, {
    signedIn: true,
    answers: {
      'POST /functions/v1/calls': answer,
      'POST /functions/v1/call': { json: { call: null, unread_before: '2026-03-01T00:00:00Z' } },
      'GET /rest/v1/api_keys': { json: [{ id: KEY_ID, label: 'Server', is_active: true, is_test: false }] },
      'GET /rest/v1/connected_apps': { json: [] },
      'GET /rest/v1/saved_views': { json: [] },
      'POST /functions/v1/call-figures': { json: FIGURES },
      'GET /rest/v1/price_list': { json: [] },
    },
  });

describe('the table of calls', () => {
  it('shows that it is loading', async () => {
    const page = await openLog('never');
    await page.getByRole('status', { name: 'Loading calls' }).waitFor();
  });

  it('shows that there are no calls, or no matching ones', async () => {
    const page = await openLog(listed([]));
    await page.getByText('No calls yet').waitFor();
    await page.getByRole('link', { name: 'Make a call in the Playground' }).waitFor();
    await expect(page.getByRole('search')).toHaveCount(0);
    const filtered = await openLog(listed([]), '?status=failed');
    await filtered.getByText('No calls match').waitFor();
    await filtered.getByRole('button', { name: 'Show all calls' }).click();
    await filtered.getByText('No calls yet').waitFor();
  });

  it('keeps every filter when a second one is chosen before the first is shown', async () => {
    const page = await openLog(({ body }) => listed((body as { outcome: string }).outcome === 'any' ? [call(1)] : []));
    await page.getByText('1 call shown').waitFor();
    await page.evaluate(`(() => {
      document.querySelector('[role=search] input[value=failed]').click();
      const range = document.querySelector('[role=search] select');
      range.value = 'week';
      range.dispatchEvent(new Event('change', { bubbles: true }));
    })()`);
    await page.getByText('No calls match').waitFor();
    assert.equal(new URL(page.url()).search, '?range=week&status=failed');
  });

  it('shows when calls cannot be read, and reads them again on request', async () => {
    let broken = true;
    const page = await openLog(() => (broken ? { status: 500, json: { error: 'no' } } : listed([call(1)])));
    await page.getByText('Failed to load your calls. Please try again.').waitFor();
    broken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('1 call shown, that is all').waitFor();
  });

  it('shows the newer calls and says which cannot be read while the archive of older ones is away', async () => {
    const movedUntil = '2026-03-01T00:00:00Z';
    let isAway = true;
    const page = await openLog(() => (isAway ? listed([call(1)], movedUntil) : listed([call(1), call(2)])));
    await page.getByText('Calls before Mar 1, 2026 cannot be read right now, newer ones can.').waitFor();
    await page.getByText('1 call shown', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await page.getByText('The file ends there.').waitFor();
    isAway = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('2 calls shown, that is all').waitFor();
  });

  it('shows that a call is in an archive that is away', async () => {
    const page = await openLog(listed([call(1)]), `?call=${call(1).id}`);
    await page.getByRole('dialog').getByText('Calls before Mar 1, 2026 cannot be read right now').waitFor();
  });

  it('shows a call with its cost, and the reason of a failed one', async () => {
    const page = await openLog(listed([call(1), call(2, 400)]));
    const rows = page.getByRole('row');
    await rows.nth(2).waitFor();
    await expect(rows.nth(1)).toHaveText(/Success200natalPOST \/swiss\/natalServer1\.3 ms\$0\.002/);
    await expect(rows.nth(2)).toHaveText(/Failed400NonePOST \/swiss\/natalbirth_date is missing/);
  });

  it('continues after the last shown call until there are no more', async () => {
    const asked: unknown[] = [];
    const page = await openLog(({ body }) => {
      asked.push((body as { after: unknown }).after);
      const first = asked.length === 1;
      return listed(Array.from({ length: first ? 25 : 3 }, (_, index) => call(index + (first ? 0 : 25))));
    });
    await page.getByText('25 calls shown', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Load more' }).click();
    await page.getByText('28 calls shown, that is all').waitFor();
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
    const { id, created_at } = call(24);
    assert.deepEqual(asked, [null, { id, created_at }]);
  });

  it('asks for what is searched and filtered, keeps it in the address, and goes back with the browser', async () => {
    const asked: Record<string, unknown>[] = [];
    const page = await openLog(({ body }) => {
      asked.push(body as Record<string, unknown>);
      return listed([call(1)]);
    });
    await page.getByText('1 call shown, that is all').waitFor();
    await page.getByRole('searchbox', { name: 'Search' }).fill('50% of "x"');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '“50% of "x"”, remove this filter' }).waitFor();
    await page.getByLabel('Key', { exact: true }).selectOption({ label: 'Server' });
    await expect.poll(() => asked.at(-1)?.['key']).toBe(KEY_ID);
    await page.getByText('1 call shown, that is all of the last 30 days').waitFor();
    const params = new URL(page.url()).searchParams;
    assert.deepEqual([params.get('search'), params.get('key')], ['50% of "x"', KEY_ID]);
    const last = asked.at(-1);
    assert.equal(last?.['search'], '50% of "x"');
    assert.equal(typeof last?.['from'], 'string');
    await page.goBack();
    await page.getByRole('button', { name: 'Key Server, remove this filter' }).waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByText('1 call shown, that is all', { exact: true }).waitFor();
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  });

  it('says of how many calls its figures are', async () => {
    const page = await openLog(listed([call(1)]));
    await expect(page.getByRole('region', { name: 'Figures' })).toHaveText(
      /4,321.*21.*0\.5%.*\$1\.50.*1\.3 ms.*20\.0 ms.*99\.5 ms.*Of the newest 10,000 calls of this time\./,
    );
  });

  it('puts new calls on top while they are followed, and lets them wait while a row has the focus', async () => {
    let rows = [call(5)];
    const page = await openLog(() => listed(rows));
    await page.getByText('1 call shown').waitFor();
    await page.getByRole('switch', { name: 'Live' }).click();
    rows = [call(4), call(5)];
    await page.getByText('2 calls shown').waitFor();
    await page.keyboard.press('j');
    rows = [call(2), call(3), call(4), call(5)];
    await page.getByRole('button', { name: '2 new calls' }).click();
    await page.getByText('4 calls shown').waitFor();
    await expect(page.locator('[data-call]').first()).toHaveAttribute('data-call', call(2).id);
  });

  it('moves by keys, leaves them to fields, and shows them', async () => {
    const page = await openLog(listed([call(1), call(2)]));
    await page.getByText('2 calls shown').waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await expect(page.locator('[data-call]').nth(1)).toBeFocused();
    await page.keyboard.press('k');
    await page.keyboard.press('c');
    await page.getByText('1 call chosen. Choose a second one to compare.').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type('jk?c');
    await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('jk?c');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keys' }).getByText('Previous call').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('says that a search took too long', async () => {
    const error = 'The search took too long. Choose a shorter time and try again.';
    const page = await openLog({ status: 422, json: { error } }, '?search=x');
    await page.getByText(error).waitFor();
  });
});
