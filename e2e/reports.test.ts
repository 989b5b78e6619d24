import { expect, type Page } from '@playwright/test';
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { ActivityPage, AuditLogPage } from './pages/activity-page.ts';
import { BillingPage } from './pages/billing-page.ts';
import { CARDS, CheckoutPage } from './pages/pricing-page.ts';
import { ReportsPage, type TypedBirth } from './pages/reports-page.ts';
import { Notifications } from './pages/shell.ts';
import { type Account, createSession, registerConfirmed } from './support/account.ts';
import { assertAccessible } from './support/axe.ts';
import { respond } from './support/shown.ts';
import { test, type Visit } from './support/test.ts';
import { THEIA_URL } from './support/theia-url.ts';

const ADA: TypedBirth = { name: 'Ada', date: '1815-12-10', time: '13:00', place: 'London, United Kingdom' };
const TITLE = 'The birth chart of Ada';

async function visitReports(visit: Visit, account: Account, options = {}) {
  const opened = await visit({ storageState: await createSession(account), ...options });
  const reports = await ReportsPage.opened(opened.page);
  return { ...opened, reports };
}
const isUnder = (page: Page, path: string) => page.waitForURL((url) => url.pathname === path);
const refuseOnce = (page: Page, name: string, status: number, json: object) =>
  page.route(`**/v1/${name}*`, (route) => route.fulfill({ status, json }), { times: 1 });

let account: Account;
test.beforeAll(async () => {
  account = await registerConfirmed();
});

test.describe('written reports', () => {
  test('one is previewed, waits for its credit, is bought, read, kept as a file, shared, withdrawn and deleted', async ({
    visit,
  }) => {
    const { page, context, problems, reports } = await visitReports(visit, await registerConfirmed());
    await reports.list.getByText('None yet.').waitFor();
    await reports.previewButton.click();
    await page.getByText('Enter the place of birth.').waitFor();
    await reports.fillBirth({ ...ADA, place: '' });
    await reports.choosePlace('London', /London.*United Kingdom/);
    await reports.previewButton.click();
    await reports.preview.getByRole('heading', { name: TITLE }).waitFor();
    assert.ok((await reports.preview.getByRole('note').getByRole('listitem').count()) > 0, 'the preview shows reasons');

    await reports.topUp.click();
    await isUnder(page, '/dashboard/billing');
    const billing = new BillingPage(page);
    await page.getByText('After the payment you return to your report').waitFor();
    await billing.addCredit.click();
    await new CheckoutPage(page).pay(CARDS.accepted);
    await isUnder(page, '/dashboard/reports');
    await new Notifications(page).toast('Payment received').waitFor();
    await new Notifications(page).dismiss();
    assert.equal(await reports.field('Name (optional)').inputValue(), 'Ada');
    assert.equal(await reports.field('Date of birth').inputValue(), ADA.date);
    await reports.preview.getByRole('heading', { name: TITLE }).waitFor();
    await reports.buy.click();

    await reports.text.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    assert.ok(
      (await reports.text.getByRole('note', { name: 'Based on' }).count()) > 10,
      'paragraphs show their reasons',
    );
    await reports.download.click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      reports
        .dialog('Download')
        .getByRole('button', { name: /^PDF, A4/ })
        .click(),
    ]);
    assert.equal(file.suggestedFilename(), `${TITLE}.pdf`);
    assert.equal((await readFile(await file.path())).subarray(0, 5).toString(), '%PDF-');

    await reports.share.click();
    const sharing = reports.dialog('Share by link');
    await sharing.getByRole('button', { name: 'Make link' }).click();
    const address = (await sharing.getByText('/shared-reports/').textContent()) ?? '';
    await sharing.getByRole('button', { name: 'Done' }).click();
    const stranger = await visit();
    const said: string[] = [];
    stranger.page.on('console', (message) => said.push(message.text()));
    const shown = await stranger.page.goto(address, { waitUntil: 'load' });
    assert.equal(shown?.headers()['x-robots-tag'], 'noindex');
    assert.equal(shown?.headers()['referrer-policy'], 'no-referrer');
    await stranger.page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    assert.deepEqual(said, []);

    await reports.share.click();
    await sharing.getByRole('button', { name: 'Revoke link' }).click();
    await new Notifications(page).toast('The link has been revoked.').waitFor();
    const gone = await stranger.page.goto(address, { waitUntil: 'load' });
    assert.equal(gone?.status(), 404);
    await stranger.page.getByRole('heading', { level: 1, name: 'No report at this address' }).waitFor();

    await reports.allReports.click();
    await reports.inList(TITLE).getByText('$2.00').waitFor();
    await reports
      .inList(TITLE)
      .getByRole('button', { name: `Delete ${TITLE}` })
      .click();
    await reports.dialog(`Delete ${TITLE}?`).getByRole('button', { name: 'Delete' }).click();
    await reports.list.getByText('None yet.').waitFor();

    const activity = await ActivityPage.opened(page);
    await activity.rows.first().click();
    await activity.details.getByText('$2.00, from the wallet').waitFor();
    await activity.details.getByText('the log keeps neither its request nor its text').waitFor();

    await AuditLogPage.opened(page);
    for (const event of ['Report link created', 'Report link revoked', 'Report deleted'])
      await page.getByText(event, { exact: true }).waitFor();
    assert.deepEqual(problems, []);
    await context.close();
  });
});

test.describe('written reports', { tag: '@detail' }, () => {
  test('a relationship asks for two births, and keeps both when another kind is looked at', async ({ visit }) => {
    const { reports } = await visitReports(visit, account);
    await reports.kind('Relationship').check({ force: true });
    await reports.fillBirth(ADA);
    await reports.fillBirth({ name: 'William', date: '1805-02-21', time: '12:00', place: 'London, United Kingdom' }, 1);
    await reports.kind('Moon month').check({ force: true });
    await expect(reports.field('Date of birth', 1)).toHaveCount(0);
    await reports.kind('Relationship').check({ force: true });
    assert.equal(await reports.field('Name (optional)', 1).inputValue(), 'William');
    await reports.previewButton.click();
    await reports.preview.getByRole('heading', { name: 'Ada and William' }).waitFor();
  });

  test('what was typed stays through a reload, and is gone after signing out', async ({ visit }) => {
    const own = await registerConfirmed();
    const { page, reports } = await visitReports(visit, own);
    await reports.fillBirth(ADA);
    await page.reload();
    assert.equal(await reports.field('Name (optional)').inputValue(), 'Ada');
    await page.getByRole('button', { name: 'Account menu' }).click();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    assert.equal(await page.evaluate('JSON.stringify(Object.values(sessionStorage))'), '[]');
  });

  test('shows why a preview or a purchase was rejected, with a way on, and nothing typed is lost', async ({
    visit,
  }) => {
    const { page, context, reports } = await visitReports(visit, account);
    await reports.fillBirth(ADA);
    const previewFails = async (text: string) => {
      await reports.previewButton.click();
      await reports.preview.getByRole('alert').getByText(text).waitFor();
      assert.equal(await reports.field('Name (optional)').inputValue(), 'Ada');
    };
    await refuseOnce(page, 'preview-report', 429, { error: 'That were many previews.' });
    await previewFails('That were many previews.');
    await refuseOnce(page, 'preview-report', 500, { error: 'TypeError: x is undefined' });
    await previewFails('Theia is unavailable right now.');
    await context.setOffline(true);
    await previewFails('You are offline.');
    await context.setOffline(false);
    await reports.previewButton.click();
    await reports.topUp.waitFor();
    assert.equal(await reports.buy.count(), 0, 'an empty wallet buys nothing');

    await respond(page, '**/rest/v1/user_credits*', { json: { balance_usd: '5.0000', last_updated: null } });
    await page.reload();
    await reports.buy.click();
    await reports.preview.getByRole('alert').getByText("The wallet does not cover the call's price.").waitFor();
    await reports.topUp.waitFor();
    await refuseOnce(page, 'buy-report', 409, { error: 'There is no active API key.', code: 'no_key' });
    await page.reload();
    await reports.buy.click();
    await reports.preview.getByRole('alert').getByRole('link', { name: 'API Keys' }).waitFor();
  });

  test('the list and a report say what could not be loaded, and are read again', async ({ visit }) => {
    const { page, reports } = await visitReports(visit, account);
    await reports.list.getByText('None yet.').waitFor();
    await refuseOnce(page, 'reports', 503, { message: 'down' });
    await page.reload();
    await reports.list.getByRole('alert').getByText('Your reports could not be loaded.').waitFor();
    await reports.list.getByRole('button', { name: 'Retry' }).click();
    await reports.list.getByText('None yet.').waitFor();
    await page.goto('/dashboard/reports?report=rep_01JZZZZZZZZZZZZZZZZZZZZZZZ');
    await page.getByRole('alert').getByText('There is no such report').waitFor();
    await reports.allReports.click();
    await reports.heading.waitFor();
  });

  test('one that is written, that takes long, and that failed say so; a failed one is asked for again with its details', async ({
    visit,
  }) => {
    const { page, reports } = await visitReports(visit, account);
    const id = 'rep_01JZZZZZZZZZZZZZZZZZZZZZZZ';
    const row = {
      id,
      kind: 'natal',
      voice: 'composed',
      status: 'writing',
      stage: 'composing',
      progress: 0.25,
      title: null,
      shared: false,
      cost_usd: '0.0000',
      failure: null,
      failure_message: null,
      created_at: new Date().toISOString(),
      ended_at: null,
      request: { kind: 'natal', birth_date: ADA.date, birth_time: ADA.time, location: ADA.place, name: 'Ada' },
    };
    let answer: object = row;
    await page.route(`**/v1/reports/${id}`, (route) => route.fulfill({ json: answer }));
    await page.goto(`/dashboard/reports?report=${id}`);
    await page.getByRole('progressbar', { name: 'Progress' }).waitFor();
    await page.getByText('Reading the chart and choosing what to say…').waitFor();
    answer = { ...row, created_at: '2026-01-01T00:00:00Z' };
    await page.getByText('This takes longer than usual.').waitFor();
    await assertAccessible(page, 'a report that is being written');
    answer = {
      ...row,
      status: 'failed',
      stage: null,
      failure: 'insufficient_balance',
      failure_message: "The wallet does not cover the call's price.",
      ended_at: new Date().toISOString(),
    };
    await page.getByText("The wallet does not cover the call's price. Nothing was charged.").waitFor();
    await page.getByRole('link', { name: 'Top Up AI Balance' }).waitFor();
    await assertAccessible(page, 'a report that failed');
    await page.getByRole('button', { name: 'Change and try again' }).click();
    await reports.heading.waitFor();
    assert.equal(await reports.field('Name (optional)').inputValue(), 'Ada');
    assert.equal(await reports.field('Place of birth').inputValue(), ADA.place);
  });
});

test.describe('the sample reports', () => {
  test('are read whole by anybody, one of each kind, with the reasons of each paragraph, and as PDF', async ({
    visit,
  }) => {
    const { page, problems } = await visit();
    await page.goto('/sample-reports');
    const links = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
    await expect(links).toHaveCount(6);
    for (const link of await links.all()) {
      const path = (await link.getAttribute('href')) ?? '';
      const html = await (await fetch(`${THEIA_URL}${path}`)).text();
      assert.match(html, /Based on/, path);
      const pdf = await fetch(`${THEIA_URL}${path}.pdf`);
      assert.equal(pdf.headers.get('content-type'), 'application/pdf');
      assert.equal(
        Buffer.from(await pdf.arrayBuffer())
          .subarray(0, 5)
          .toString(),
        '%PDF-',
        path,
      );
    }
    await links.first().click();
    await page.getByRole('article').getByRole('note', { name: 'Based on' }).first().waitFor();
    await page.getByRole('navigation', { name: 'Kinds of reports' }).getByRole('link', { name: 'Year ahead' }).click();
    await page.getByRole('heading', { level: 1, name: /^The year ahead/ }).waitFor();
    assert.deepEqual(problems, []);
  });
});

test(
  'the sample reports are linked from the landing page, the prices and the documentation',
  { tag: '@detail' },
  async ({ visit }) => {
    const { page } = await visit();
    for (const from of ['/', '/pricing', '/documentation']) {
      await page.goto(from);
      await page.getByRole('main').locator('a[href="/sample-reports"]').waitFor();
    }
  },
);
