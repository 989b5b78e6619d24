import { ReportsPage, type TypedBirth } from './pages/reports-page.ts';
import { type Account, registerConfirmed } from './support/account.ts';
import { assertAccessible, WIDTHS } from './support/axe.ts';
import { createSession } from './support/session.ts';
import { holdAnswers } from './support/shown.ts';
import { test, type Visit } from './support/test.ts';

const ADA: TypedBirth = { name: 'Ada', date: '1815-12-10', time: '13:00', place: 'London, United Kingdom' };
const TITLE = 'The birth chart of Ada';

async function visitReports(visit: Visit, account: Account, options = {}) {
  const opened = await visit({ storageState: await createSession(account), ...options });
  const reports = new ReportsPage(opened.page);
  await reports.open();
  return { ...opened, reports };
}

test.describe('written reports', () => {
  let account: Account;
  test.beforeAll(async () => {
    account = await registerConfirmed();
  });

  for (const width of WIDTHS)
    test(`the form with a preview is accessible at ${width} px, and holds its place while it is written`, async ({
      visit,
    }) => {
      const { page, reports } = await visitReports(visit, account, { viewport: { width, height: 900 } });
      await reports.fillBirth(ADA);
      const release = await holdAnswers(page, '**/functions/v1/preview-report');
      await reports.previewButton.click();
      await page.getByRole('status', { name: 'Writing the preview' }).waitFor();
      release();
      await reports.preview.getByRole('heading', { name: TITLE }).waitFor();
      await assertAccessible(page, 'the preview');
    });
});
