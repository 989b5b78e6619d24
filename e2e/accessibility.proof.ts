import { LoginPage } from './pages/login-page.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { VerificationDialog } from './pages/verification-dialog.ts';
import { type Account, registerConfirmed, registerUnconfirmed } from './support/account.ts';
import { assertAccessible, WIDTHS } from './support/axe.ts';
import { openDashboardAs } from './support/session.ts';
import { test } from './support/test.ts';
import { load, settle } from './support/settle.ts';

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
      const login = new LoginPage(page);
      await login.open();
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
      const settings = new SettingsPage(page);
      await settings.open();
      await settings.setUpAuthenticator.click();
      await settings.qrCode.waitFor();
      await assertAccessible(page, 'authenticator set-up');
    });
  }
});
