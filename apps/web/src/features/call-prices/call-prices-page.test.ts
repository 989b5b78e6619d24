import { describe, it } from 'node:test';
import type { Page } from '@playwright/test';
import { type Answer, expect, openScreen } from '../../testing/screen.ts';

const price = (tier: string, name: string, usd: number, available = true) => ({
  id: tier,
  name,
  description: `About ${name}`,
  unit_price_usd: usd,
  report_tier: tier,
  available,
});
const openPrices = (answer: Answer): Promise<Page> =>
  openScreen('/dashboard/pricing', { signedIn: true, answers: { 'GET /rest/v1/price_list': answer } });

describe('the table of prices', () => {
  it('shows when there are none, and when they cannot be read', async () => {
    const empty = await openPrices({ json: [] });
    await empty.getByText('No pricing information available at this time.').waitFor();
    const failed = await openPrices({ status: 400, json: { message: 'no' } });
    await failed.getByText('Failed to load pricing information. Please try again later.').waitFor();
  });

  it('shows the price of a call and the calls per dollar; the report is separate', async () => {
    const page = await openPrices({
      json: [
        price('positions', 'Positions', 0.001),
        price('vedic', 'Vedic chart', 0.003),
        price('report', 'Report', 2, false),
      ],
    });
    const rows = page.getByRole('row');
    await rows.nth(2).waitFor();
    await expect(rows).toHaveCount(3);
    await expect(rows.nth(1)).toHaveText(/^PositionsAbout Positions1,000\$0\.001$/);
    await expect(rows.nth(2)).toHaveText(/^Vedic chartAbout Vedic chart333\$0\.003$/);
    await page.getByRole('region', { name: 'Report' }).getByText('$2 each').waitFor();
  });
});
