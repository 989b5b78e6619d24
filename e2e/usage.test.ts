import assert from 'node:assert/strict';
import { until } from '../apps/server/src/testing/until.ts';
import { WAIT_MS } from '../scripts/wait-ms.mjs';
import { UsagePage } from './pages/activity-page.ts';
import { createSession, readApiKey, registerConfirmed } from './support/account.ts';
import { BIRTH, request } from './support/product-api.ts';
import { respond } from './support/shown.ts';
import { test } from './support/test.ts';

const DAY_MS = 86_400_000;
/** More than the test takes. */
const NEEDED_MS = 3 * WAIT_MS;

/** Waits for midnight (UTC) if the day ends soon: account and calls belong to one day. */
const untilDayIsLong = () =>
  until(() => DAY_MS - (Date.now() % DAY_MS) > NEEDED_MS, 'the next day', 1_000, 2 * NEEDED_MS);

test.describe('the usage page', () => {
  let unused: Awaited<ReturnType<typeof createSession>>;
  test.beforeAll(async () => {
    unused = await createSession(await registerConfirmed());
  });

  test('shows successful calls by day and product against the plan, as chart and table', async ({ signedIn }) => {
    await untilDayIsLong();
    const account = await registerConfirmed();
    const apiKey = await readApiKey(account);
    await Promise.all([
      request(apiKey, '/swiss/natal', BIRTH),
      request(apiKey, '/positions'),
      request(apiKey, '/swiss/natal', { birth_date: 'x' }),
    ]);
    assert.equal((await request(apiKey, '/swiss/natal', BIRTH)).status, 200);
    const { page } = await signedIn({ account });
    const usage = await UsagePage.opened(page);
    await usage.quota.waitFor();
    assert.equal(await usage.quota.getAttribute('aria-valuetext'), '3 of 50,000 calls');
    await usage.calls.getByText('3', { exact: true }).waitFor();
    await usage.cost.getByText('$0.00', { exact: true }).waitFor();
    assert.deepEqual(await usage.products.locator('td:nth-child(1)').allTextContents(), ['Natal chart', 'Positions']);
    assert.deepEqual(await usage.products.locator('td:nth-child(3)').allTextContents(), ['2', '1']);
    await usage.chart.focus();
    await page.keyboard.press('Home');
    assert.match(
      (await usage.chart.getAttribute('aria-valuetext')) ?? '',
      /^[A-Z][a-z]{2} \d+, 3 calls, Natal chart 2, Positions 1$/,
    );
    await usage.byDay.getByText('Table', { exact: true }).click();
    assert.equal(await usage.byDay.getByRole('row').nth(1).getByRole('cell').nth(2).textContent(), '3');
  });

  test('compares this period with the last', { tag: '@detail' }, async ({ visit }) => {
    const { page } = await visit({ storageState: unused });
    const day = (offset: number) => new Date(Date.UTC(2026, 2, 1 + offset)).toISOString();
    await respond(page, '**/rest/v1/plan_in_force*', {
      json: {
        plan: 'growth',
        beyond_quota: 'wallet',
        plan_name: 'Growth',
        status: 'active',
        quota: 200_000,
        used: 200_000,
        period_start: day(0),
        period_end: day(31),
        previous_start: day(-28),
      },
    });
    const row = (period: string, offset: number, calls: number, cost: number) => ({
      period,
      day: day(offset).slice(0, 10),
      product: 'transits',
      calls,
      quota_calls: 0,
      wallet_calls: calls,
      cost_usd: cost,
    });
    await page.route('**/rest/v1/usage_by_day*', (route) =>
      route.fulfill({ json: [row('current', 2, 300, 1.2), row('previous', -20, 200, 0.8)] }),
    );
    const usage = await UsagePage.opened(page);
    await page.getByText('Mar 1, 2026 to Apr 1, 2026, in UTC').waitFor();
    await usage.calls.getByText('200 last period, +50%').waitFor();
    await usage.cost.getByText('$0.80 last period, +50%').waitFor();
    await page.getByText('Used up: further calls are paid from the wallet.').waitFor();
    await usage.byDay.getByText('Cost', { exact: true }).click();
    await page
      .getByRole('slider', { name: /^Cost by day, Mar 1 to Mar 31: \$1\.20 in all, most on Mar 3 with \$1\.20\.$/ })
      .waitFor();
  });

  test('shows small costs in full, on the axis and in every list', { tag: '@detail' }, async ({ visit }) => {
    const { page } = await visit({ storageState: unused });
    const day = (offset: number) => new Date(Date.UTC(2026, 2, 1 + offset)).toISOString();
    await respond(page, '**/rest/v1/plan_in_force*', {
      json: {
        plan: null,
        beyond_quota: 'wallet',
        plan_name: null,
        status: null,
        quota: 0,
        used: 0,
        period_start: day(0),
        period_end: day(31),
        previous_start: day(0),
      },
    });
    const row = (offset: number, product: string, cost: number) => ({
      period: 'current',
      day: day(offset).slice(0, 10),
      product,
      calls: 1,
      quota_calls: 0,
      wallet_calls: 1,
      cost_usd: cost,
    });
    await page.route('**/rest/v1/usage_by_day*', (route) =>
      route.fulfill({ json: [row(1, 'natal', 0.002), row(2, 'synastry', 0.005), row(2, 'natal', 0.002)] }),
    );
    const usage = await UsagePage.opened(page);
    await usage.cost.getByText('$0.009', { exact: true }).waitFor();
    await usage.byDay.getByText('Cost', { exact: true }).click();
    assert.deepEqual(await usage.byDay.locator('svg text').filter({ hasText: '$' }).allTextContents(), [
      '$0.000',
      '$0.002',
      '$0.004',
      '$0.006',
      '$0.008',
    ]);
    await page.getByRole('slider', { name: /\$0\.009 in all, most on Mar 3 with \$0\.007\.$/ }).waitFor();
    assert.deepEqual(await usage.products.locator('td:last-child').allTextContents(), ['$0.004', '$0.005']);
  });

  test('shows a message when usage cannot be read, and reads it again', { tag: '@detail' }, async ({ visit }) => {
    const { page } = await visit({ storageState: unused });
    let failing = true;
    await page.route('**/rest/v1/usage_by_day*', (route) =>
      failing ? route.fulfill({ status: 500, json: { message: 'down' } }) : route.continue(),
    );
    await UsagePage.opened(page);
    await page.getByText('Failed to load your usage. Please try again.').waitFor();
    failing = false;
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('No calls in this period').waitFor();
  });
});
