import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from '@playwright/test';
import { type Answer, type Asked, expect, openScreen } from '../../testing/screen.ts';

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
  error_message: status === 200 ? null : 'birth_date is missing',
  api_usage: status === 200 ? { total_cost_usd: 0.002, paid_by: 'wallet' } : null,
});

const openLog = (answer: Answer | ((asked: Asked) => Answer), search = ''): Promise<Page> =>
  openScreen(`/dashboard/activity-logs${search}`, {
    signedIn: true,
    answers: {
      'GET /rest/v1/translator_logs': answer,
      'GET /rest/v1/api_keys': { json: [] },
      'GET /rest/v1/price_list': { json: [] },
    },
  });

describe('the table of calls', () => {
  it('shows that it is loading', async () => {
    const page = await openLog('never');
    await page.getByRole('status', { name: 'Loading calls' }).waitFor();
  });

  it('shows that there are no calls, or no matching ones', async () => {
    const page = await openLog({ json: [] });
    await page.getByText('No calls yet').waitFor();
    const filtered = await openLog({ json: [] }, '?status=failed');
    await filtered.getByText('No calls match').waitFor();
    await filtered.getByRole('button', { name: 'Show all calls' }).click();
    await filtered.getByText('No calls yet').waitFor();
  });

  it('keeps every filter when a second one is chosen before the first is shown', async () => {
    const page = await openLog({ json: [] });
    await page.getByText('No calls yet').waitFor();
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
    const page = await openLog(() => (broken ? { status: 400, json: { message: 'no' } } : { json: [call(1)] }));
    await page.getByText('Failed to load your calls. Please try again.').waitFor();
    broken = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('1 call shown, that is all').waitFor();
  });

  it('shows the newer calls and says which cannot be read while the archive of older ones is away', async () => {
    const movedUntil = '2026-03-01T00:00:00Z';
    let isAway = true;
    const page = await openLog(({ query }) =>
      isAway && !query.getAll('created_at').includes(`gte.${movedUntil}`)
        ? { status: 503, json: { code: 'call_archive_unavailable', message: 'no', details: movedUntil, hint: null } }
        : { json: isAway ? [call(1)] : [call(1), call(2)] },
    );
    await page.getByText('Calls before Mar 1, 2026 cannot be read right now, newer ones can.').waitFor();
    await page.getByText('1 call shown', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Export CSV' }).click();
    await page.getByText('The file ends there.').waitFor();
    isAway = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('2 calls shown, that is all').waitFor();
  });

  it('shows that a call is in an archive that is away', async () => {
    const away = { code: 'call_archive_unavailable', message: 'no', details: '2026-03-01T00:00:00Z', hint: null };
    const page = await openLog(
      ({ query }) => (query.has('id') ? { status: 503, json: away } : { json: [call(1)] }),
      `?call=${call(1).id}`,
    );
    await page.getByRole('dialog').getByText('Calls before Mar 1, 2026 cannot be read right now').waitFor();
  });

  it('shows a call with its cost, and the reason of a failed one', async () => {
    const page = await openLog({ json: [call(1), call(2, 400)] });
    const rows = page.getByRole('row');
    await rows.nth(2).waitFor();
    await expect(rows.nth(1)).toHaveText(/Success200natal1\.3 ms\$0\.002$/);
    await expect(rows.nth(2)).toHaveText(/Failed400NonePOST \/swiss\/natalbirth_date is missing/);
  });

  it('continues after the last shown call until there are no more', async () => {
    const asked: (string | null)[] = [];
    const page = await openLog(({ query }) => {
      asked.push(query.get('or'));
      const first = asked.length === 1;
      return { json: Array.from({ length: first ? 25 : 3 }, (_, index) => call(index + (first ? 0 : 25))) };
    });
    await page.getByText('25 calls shown', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Load more' }).click();
    await page.getByText('28 calls shown, that is all').waitFor();
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
    assert.equal(asked[0], null);
    assert.ok(asked[1]?.includes(call(24).id), asked[1] ?? '');
  });
});
