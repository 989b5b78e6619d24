import assert from 'node:assert/strict';
import { ContactPage, LandingPage, PublicFrame, StatusPage } from './pages/public-pages.ts';
import { ReferencePage } from './pages/reference-page.ts';
import { ReportsPage, type TypedBirth } from './pages/reports-page.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { Shell } from './pages/shell.ts';
import { LoginPage, VerificationDialog } from './pages/sign-in-pages.ts';
import {
  type Account,
  createSession,
  openDashboardAs,
  registerConfirmed,
  registerUnconfirmed,
  rejectOldSignIn,
  signInAs,
  totpCode,
} from './support/account.ts';
import { accessibilityProblems, assertAccessible, WIDTHS } from './support/axe.ts';
import { mailedCode } from './support/mailbox.ts';
import { load, settle } from './support/settle.ts';
import { holdAnswers } from './support/shown.ts';
import { test, type Visit } from './support/test.ts';

const PUBLIC = [
  '/',
  '/login',
  '/signup',
  '/documentation',
  '/reference',
  '/reference/conventions',
  '/reference/natal',
  '/reference/positions',
  '/reference/swiss',
  '/errors',
  '/accuracy',
  '/speed',
  '/alternatives',
  '/changelog',
  '/pricing',
  '/api-products',
  '/gallery',
  '/sample-reports',
  '/sample-reports/birth-chart',
  '/sample-reports/vedic-birth-chart',
  '/about',
  '/contact',
  '/legal',
  '/auth/email',
  '/auth/recovery',
  '/no-such-page',
];
const PRIVATE = [
  '/dashboard',
  '/dashboard/settings',
  '/dashboard/api-keys',
  '/dashboard/reports',
  '/dashboard/activity-logs',
  '/dashboard/audit-log',
  '/dashboard/pricing',
  '/dashboard/usage',
  '/dashboard/docs',
  '/dashboard/billing',
  '/dashboard/none',
];

test.describe('accessibility', () => {
  let account: Account;
  test.beforeAll(async () => {
    account = await registerConfirmed();
  });

  for (const width of WIDTHS) {
    test(`finds no problems on the pages of a visitor at ${width} px, light and dark`, async ({ visit }) => {
      const { page } = await visit({ viewport: { width, height: 900 } });
      await load(page, '/');
      for (const path of PUBLIC) {
        await settle(page, path);
        await assertAccessible(page, path);
      }
      const login = await LoginPage.opened(page);
      await login.forgotPassword.click();
      await assertAccessible(page, 'forgot password');
      await login.open();
      await login.signIn(await registerUnconfirmed());
      await new VerificationDialog(page).sent.waitFor();
      await assertAccessible(page, 'verification dialog');
    });

    test(`finds no problems on the pages of a user at ${width} px, light and dark`, async ({ visit }) => {
      const { page } = await visit({ viewport: { width, height: 900 } });
      await openDashboardAs(page, account);
      for (const path of PRIVATE) {
        await settle(page, path);
        await assertAccessible(page, path);
      }
      await page.getByRole('button', { name: 'Account menu' }).click();
      await assertAccessible(page, 'account menu');
      const settings = await SettingsPage.opened(page);
      await settings.setUpAuthenticator.click();
      await settings.qrCode.waitFor();
      await assertAccessible(page, 'authenticator set-up');
    });
  }
});

const ADA: TypedBirth = { name: 'Ada', date: '1815-12-10', time: '13:00', place: 'London, United Kingdom' };
const TITLE = 'The birth chart of Ada';

async function visitReports(visit: Visit, account: Account, options = {}) {
  const opened = await visit({ storageState: await createSession(account), ...options });
  const reports = await ReportsPage.opened(opened.page);
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

test.describe('a change long after the sign-in', () => {
  for (const width of WIDTHS) {
    test(`passes axe, as do recovery codes, at ${width} px, light and dark`, async ({ visit }) => {
      const { page } = await visit({ viewport: { width, height: 900 } });
      const account = await registerConfirmed();
      await signInAs(page, account);
      const settings = await SettingsPage.opened(page);
      await rejectOldSignIn(page, '/auth/v1/factors', 'POST');
      await settings.setUpAuthenticator.click();
      await settings.confirmOwner.waitFor();
      await assertAccessible(page, 'confirm-dialog');
      await settings.confirmOwner.getByRole('button', { name: 'Email me a code instead' }).click();
      await settings.confirmOwner.getByLabel(`Code mailed to ${account.email}`).waitFor();
      await assertAccessible(page, 'confirm-code-dialog');
      await settings.confirmOwner.getByLabel(`Code mailed to ${account.email}`).fill(await mailedCode(account.email));
      await settings.confirmOwner.getByRole('button', { name: 'Confirm', exact: true }).click();
      await settings.qrCode.waitFor();
      await settings.code.fill(totpCode((await settings.secret.textContent()) ?? ''));
      await settings.turnOn.click();
      await settings.recoveryCodes.nth(9).waitFor();
      await assertAccessible(page, 'recovery-codes');
      await settings.codesSaved.click();
      await page.getByText('10 of 10 left.').waitFor();
      await assertAccessible(page, 'recovery-codes-left');
      await settings.turnOff.click();
      await settings.useRecoveryCode.click();
      await settings.recoveryCode.waitFor();
      await assertAccessible(page, 'turn-off');
      await new Shell(page).signOut();
      await new LoginPage(page).signIn(account);
      await new LoginPage(page).useRecoveryCode.click();
      await new LoginPage(page).recoveryCode.waitFor();
      await assertAccessible(page, 'sign-in-recovery-code');
    });
  }
});

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
      const status = await StatusPage.opened(page);
      await status.section('The last 90 days').waitFor();
      await assertAccessible(page, '/status');
      await page.route('**/status.json', (route) => route.fulfill({ json: FULL }));
      await status.open();
      await page.getByText('The database cannot be reached').waitFor();
      await assertAccessible(page, 'a full status');
    });
});

test.describe('a visitor without an account', () => {
  for (const width of WIDTHS)
    test(`finds no accessibility problems in a birth with its chart at ${width} px`, async ({ visit }) => {
      const { page } = await visit({ viewport: { width, height: 900 } });
      const landing = await LandingPage.opened(page);
      await landing.yourChart.scrollIntoViewIfNeeded();
      await landing.date.fill('1990-06-15');
      await landing.time.fill('14:30');
      await landing.place.pressSequentially('new yor');
      await landing.suggestions.first().waitFor();
      await landing.place.press('ArrowDown');
      await assertAccessible(page, 'suggestions');
      await landing.place.press('Enter');
      await landing.seeTheChart.click();
      await landing.wheel.waitFor();
      await assertAccessible(page, 'wheel');
      await landing.view('Positions').check({ force: true });
      await page.getByRole('row', { name: /Sun 24°23′ .*Gemini.* 9/ }).waitFor();
      await assertAccessible(page, 'positions');
    });
});

const SMALL = { viewport: { width: 390, height: 844 } };

test.describe('the frame of the public pages', () => {
  test('has no accessibility problems in its open states either', async ({ visit }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await visit({ ...SMALL, colorScheme });
      await page.addInitScript(
        'const wait = window.setTimeout; window.setTimeout = (run, ms, ...rest) => (ms === 500 ? 0 : wait(run, ms, ...rest));',
      );
      await page.goto('/pricing');
      await new PublicFrame(page).openMenu.click();
      await page.getByText('How is a call counted?').click();
      assert.deepEqual(await accessibilityProblems(page), [], 'menu and question');
      const contact = await ContactPage.opened(page);
      await contact.send.click();
      await page.getByText('Please enter your name.').waitFor();
      assert.deepEqual(await accessibilityProblems(page), [], 'contact with errors');
      await page.goto('/documentation');
      await page.getByText('On this page').click();
      assert.deepEqual(await accessibilityProblems(page), [], 'contents');
      await page.goto('/payment-return');
      await page.getByText('Processing your payment...').waitFor();
      assert.deepEqual(await accessibilityProblems(page), [], 'payment return');
    }
  });

  test('has none while the search of the reference shows results', async ({ visit }) => {
    const { page } = await visit();
    const reference = new ReferencePage(page);
    await reference.openPublic('natal');
    await reference.search.fill('house_system');
    await reference.found.first().waitFor();
    assert.deepEqual(await accessibilityProblems(page), []);
  });
});
