import type { Status, StatusDay } from '@theia-astro/server/rules/status';
import { describe, it } from 'node:test';
import { expect, openScreen } from '../../testing/screen.ts';

const day = (index: number): StatusDay => ({
  day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  availability_percent: index < 60 ? null : index === 80 ? 99.95 : index === 81 ? 98 : 100,
  answered: index < 60 ? 0 : 1_000,
  failed: index === 80 ? 1 : 0,
  minutes: index < 60 ? 0 : 1_440,
  absent_minutes: index === 81 ? 28.8 : 0,
  maintenance_minutes: 0,
});

const STATUS: Status = {
  state: 'operational',
  as_of: '2026-03-31T12:00:00.000Z',
  stale: false,
  promised_percent: 99.99,
  measured_since: '2026-03-02T00:00:00.000Z',
  months: [
    {
      month: '2026-03',
      state: 'running',
      availability_percent: 99.9321,
      answered: 30_000,
      failed: 1,
      minutes: 43_200,
      absent_minutes: 28.8,
      maintenance_minutes: 0,
      credit_percent: null,
      note: null,
    },
  ],
  days: Array.from({ length: 90 }, (_, index) => day(index)),
  latency: { days: 7, products: [{ product: 'natal', calls: 30_000, p50_ms: 0.84, p95_ms: 12.4, p99_ms: 1_340 }] },
  incidents: [
    {
      id: 2,
      title: 'Slow answers',
      impact: 'degraded',
      started_at: '2026-03-31T11:00:00Z',
      closed_at: null,
      updates: [{ at: '2026-03-31T11:05:00Z', text: 'We look into it.' }],
    },
    {
      id: 1,
      title: 'No answers',
      impact: 'outage',
      started_at: '2026-03-23T10:00:00Z',
      closed_at: '2026-03-23T10:29:00Z',
      updates: [{ at: '2026-03-23T10:29:00Z', text: 'A disk was full.' }],
    },
  ],
  maintenance: [
    {
      id: 1,
      title: 'Database upgrade',
      text: '',
      announced_at: '2026-03-30T00:00:00Z',
      starts_at: '2026-04-02T02:00:00Z',
      ends_at: '2026-04-02T02:30:00Z',
      cancelled_at: null,
      announced_ahead: true,
    },
  ],
};

const open = (changes: Partial<Status> = {}) =>
  openScreen('/status', { answers: { 'GET /status.json': { json: { ...STATUS, ...changes } } } });

describe('the status page', () => {
  it('shows the state, months, latency, incidents and maintenance, in UTC', async () => {
    const page = await open();
    await page.getByText('All systems operational').waitFor();
    await page.getByText('As of Mar 31, 2026, 12:00 UTC').waitFor();
    const rows = page.getByRole('table', { name: 'Availability by month' }).getByRole('row');
    await expect(rows.nth(1)).toHaveText(/March 2026.*99\.9321%.*30,000.*28\.8/);
    await expect(page.getByRole('table', { name: 'Latency by product' }).getByRole('row').nth(1)).toHaveText(
      /Natal chart.*0\.84\sms12\sms1\.3\ss/,
    );
    const incidents = page.getByRole('region', { name: 'Incidents' }).getByRole('article');
    await expect(incidents).toHaveText([
      /Slow answersDegradedSince Mar 31, 2026, 11:00 UTC.*We look into it\./,
      /No answersResolvedMar 23, 2026, 10:00 to 10:29 UTC.*A disk was full\./,
    ]);
    await expect(page.getByRole('region', { name: 'Maintenance' }).getByRole('article')).toHaveText(
      /Database upgradePlannedApr 2, 2026, 02:00 to 02:30 UTC/,
    );
  });

  it('shows each day to keyboard users', async () => {
    const page = await open();
    const strip = page.getByRole('slider', { name: 'Availability of the last 90 days, 2 below 99.99%' });
    await strip.focus();
    await strip.press('ArrowLeft');
    await expect(strip).toHaveAttribute('aria-valuetext', 'Mar 31, 2026, 100.00%, 1,000 calls answered');
    for (let back = 0; back < 8; back += 1) await strip.press('ArrowLeft');
    await expect(strip).toHaveAttribute(
      'aria-valuetext',
      'Mar 23, 2026, 98.00%, 1,000 calls answered, 28.8 minutes absent',
    );
    await strip.press('Home');
    await expect(strip).toHaveAttribute('aria-valuetext', 'Jan 1, 2026, Not measured');
  });

  it('says so when nothing is measured yet', async () => {
    const page = await open({
      measured_since: null,
      days: [],
      months: [],
      incidents: [],
      maintenance: [],
      latency: { days: 7, products: [] },
    });
    await page.getByText('No data yet').waitFor();
    await page.getByText('No incidents in 90 days.').waitFor();
    await page.getByText('No maintenance is planned.').waitFor();
    await page.getByText('No calls in the last 7 days.').waitFor();
  });

  it('shows the last that is known while the database is lost', async () => {
    const page = await open({ state: 'outage', stale: true });
    await page.getByText('Major outage').waitFor();
    await page.getByText('The database cannot be reached').waitFor();
    await page.getByRole('table', { name: 'Availability by month' }).waitFor();
  });

  it('shows that it is loading, and offers another try when that fails', async () => {
    const waiting = await openScreen('/status', { answers: { 'GET /status.json': 'never' } });
    await waiting.getByRole('status', { name: 'Loading the status' }).waitFor();
    const page = await openScreen('/status', { answers: { 'GET /status.json': { status: 503, json: {} } } });
    await page.getByRole('alert').waitFor();
    await page.getByRole('button', { name: 'Retry' }).waitFor();
  });
});
