import { StatusPage } from './pages/status-page.ts';
import { assertAccessible, WIDTHS } from './support/axe.ts';
import { test } from './support/test.ts';

const AT = '2026-03-04T05:06:07Z';
const FIGURES = { answered: 90_000, failed: 90, minutes: 1_440, absent_minutes: 2.5, maintenance_minutes: 30 };

/** A status with everything that the page can show. */
const FULL = {
  state: 'degraded',
  as_of: AT,
  stale: true,
  promised_percent: 99.99,
  measured_since: AT,
  months: (['running', 'held', 'closed'] as const).map((state, index) => ({
    month: `2026-0${3 - index}`,
    availability_percent: 99.8,
    ...FIGURES,
    state,
    credit_percent: state === 'closed' ? 25 : null,
    note: state === 'closed' ? 'A disk was full.' : null,
  })),
  days: Array.from({ length: 90 }, (_, index) => ({
    day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
    availability_percent: [null, 98, 99.95, 100][index % 4],
    ...FIGURES,
  })),
  latency: { days: 7, products: [{ product: 'natal', calls: 1_000_000, p50_ms: 0.8, p95_ms: 12, p99_ms: 1_340 }] },
  incidents: [null, AT].map((closed, index) => ({
    id: index,
    title: 'Transit searches over many years are slow',
    impact: index === 0 ? 'outage' : 'degraded',
    started_at: AT,
    closed_at: closed,
    updates: [{ at: AT, text: 'We look into it.' }],
  })),
  maintenance: [true, false].map((ahead, index) => ({
    id: index,
    title: 'Database upgrade',
    text: 'Calls may fail for a minute.',
    announced_at: AT,
    starts_at: '2026-04-01T02:00:00Z',
    ends_at: '2026-04-01T03:00:00Z',
    cancelled_at: null,
    announced_ahead: ahead,
  })),
};

test.describe('the status page', () => {
  for (const width of WIDTHS)
    test(`has no accessibility problems at ${width} px`, async ({ visit }) => {
      const { page } = await visit({ viewport: { width, height: 900 } });
      const status = new StatusPage(page);
      await status.open();
      await status.section('The last 90 days').waitFor();
      await assertAccessible(page, '/status');
      await page.route('**/status.json', (route) => route.fulfill({ json: FULL }));
      await status.open();
      await page.getByText('The database cannot be reached').waitFor();
      await assertAccessible(page, 'a full status');
    });
});
