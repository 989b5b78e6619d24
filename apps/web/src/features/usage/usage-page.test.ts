import { describe, it } from 'node:test';
import type { Page } from '@playwright/test';
import { type Answers, expect, openScreen } from '../../testing/screen.ts';

const PLAN = {
  plan: 'growth',
  plan_name: 'Growth',
  status: 'active',
  quota: 200_000,
  used: 1234,
  beyond_quota: 'wallet',
  period_start: '2026-03-01T00:00:00Z',
  period_end: '2026-04-01T00:00:00Z',
  previous_start: '2026-02-01T00:00:00Z',
};
const row = (period: string, day: string, product: string, calls: number, cost: number) => ({
  period,
  day,
  product,
  calls,
  quota_calls: calls - 1,
  wallet_calls: 1,
  cost_usd: cost,
});

const openUsage = (answers: Answers): Promise<Page> =>
  openScreen('/dashboard/usage', {
    signedIn: true,
    answers: {
      'GET /rest/v1/plan_in_force': { json: [PLAN] },
      'GET /rest/v1/price_list': { json: [{ id: '1', name: 'Natal chart', report_tier: 'natal', available: true }] },
      'GET /rest/v1/usage_by_day': { json: [] },
      ...answers,
    },
  });

describe('the table of usage', () => {
  it('shows that it is loading, and when usage cannot be read', async () => {
    const loading = await openUsage({ 'GET /rest/v1/usage_by_day': 'never' });
    await loading.getByRole('status', { name: 'Loading your usage' }).waitFor();
    const failed = await openUsage({ 'GET /rest/v1/usage_by_day': { status: 400, json: { message: 'no' } } });
    await failed.getByText('Failed to load your usage. Please try again.').waitFor();
  });

  it('shows when there were no calls in this period', async () => {
    const page = await openUsage({});
    await page.getByText('No calls in this period').waitFor();
    await page.getByText(/^The Growth plan includes 200,000 calls until Apr 1, 2026/).waitFor();
    await page.getByRole('link', { name: 'Make a call in the Playground' }).waitFor();
    await expect(page.getByRole('region', { name: 'By day' })).toHaveCount(0);
  });

  it('sums each product over its days, the most called first, beside the last period', async () => {
    const page = await openUsage({
      'GET /rest/v1/usage_by_day': {
        json: [
          row('previous', '2026-02-03', 'natal', 7, 0.01),
          row('current', '2026-03-01', 'vedic', 2, 0.003),
          row('current', '2026-03-01', 'natal', 3, 0.002),
          row('current', '2026-03-02', 'natal', 3, 0.002),
        ],
      },
    });
    const rows = page.getByRole('region', { name: 'Usage by product, table' }).getByRole('row');
    await rows.nth(2).waitFor();
    await expect(rows.nth(1)).toHaveText(/^Natal chart75%6427\$0\.004$/);
    await expect(rows.nth(2)).toHaveText(/^Vedic25%2110\$0\.003$/);
  });
});
