import assert from 'node:assert/strict';
import { PublicFrame, StatusPage } from './pages/public-pages.ts';
import { test } from './support/test.ts';
import { THEIA_URL } from './support/theia-url.ts';

test.describe('the status page', () => {
  test('is found from the footer and readable by everyone, as page, JSON and RSS', async ({ visit }) => {
    const { page, problems } = await visit();
    await page.goto('/about');
    await new PublicFrame(page).footer.getByRole('link', { name: 'Status', exact: true }).click();
    const status = new StatusPage(page);
    await status.heading.waitFor();
    await status.section('The last 90 days').waitFor();
    for (const title of ['Incidents', 'Maintenance', 'Latency by product']) await status.section(title).waitFor();
    assert.deepEqual(problems, []);

    assert.equal(await page.getByRole('link', { name: 'JSON' }).getAttribute('href'), '/status.json');
    assert.equal(await page.getByRole('link', { name: 'RSS' }).getAttribute('href'), '/status.rss');
    const told = (await (await fetch(`${THEIA_URL}/status.json`)).json()) as { state: string; days: object[] };
    // Other tests on this server may just have made calls fail.
    assert.match(told.state, /^(operational|degraded|outage)$/);
    assert.equal(told.days.length, 90);
    assert.match(await (await fetch(`${THEIA_URL}/status.rss`)).text(), /^<\?xml.*<rss version="2\.0"/s);
  });
});
