import assert from 'node:assert/strict';
import type { Page } from '@playwright/test';
import { filledButtons } from '../apps/web/src/testing/filled-buttons.ts';
import { LoginPage } from './pages/login-page.ts';
import { Notifications } from './pages/notifications.ts';
import { type Account, registerConfirmed } from './support/account.ts';
import { createSession, openDashboardAs } from './support/session.ts';
import { holdTimers } from './support/shown.ts';
import { test } from './support/test.ts';
import { until } from './support/until.ts';

/** Route → texts from product.md, word for word. */
const PUBLIC: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'Start Free Trial',
    'View Docs',
    'Explore All Modules',
    'Claim Free Key',
    'Talk to Sales',
    '0.001″',
    'global time zones',
    '99.99%+',
    'uptime SLA',
    '10M+',
    'monthly calls',
    'Fast responses',
    'Natal charts',
    'Vedic charts',
    'Transits',
    'Synastry',
    'Progressions',
    'Moon phases',
    'Lahiri',
    'No credit card',
  ],
  '/api-products': [
    'All The Cosmos in One API',
    'Natal Chart API',
    'Transit Calculations',
    'Relationship Compatibility',
    'Yearly Cycle Analysis',
    '50,000 calls/month',
    '200,000 calls/month',
    '750,000 calls/month',
    'Documentation',
    'Pricing',
    '14 days',
    'No credit card',
  ],
  '/pricing': [
    'Starter',
    'Growth',
    'Professional',
    '$19',
    '$49',
    '$99',
    'per month',
    'Start Free Trial',
    'Add-ons',
    'Relationship Compatibility',
    'Yearly Cycle',
    'Transits 12 months ahead',
    '$15',
    'Included in',
    'How accurate are the calculations?',
    'Can I switch plans?',
    'What happens beyond my quota?',
    'How is a call counted?',
    'Contact Us',
  ],
  '/documentation': [
    'Quick Start',
    'Getting Started',
    'Authentication',
    'API Endpoints',
    'Starter',
    'Growth',
    'Professional',
    'cURL',
    'Python',
    'Java',
    'Request body',
    'What happens next',
    'Example response',
    'Shortcuts',
    'house_system',
    'orb_degrees',
    'Placidus (default)',
    'Whole sign',
    'Sunshine',
    'noon if a date is set without a time',
    'YYYY-MM-DD',
    'circadian_window',
    'mars_to_natal',
    'moon_to_natal',
  ],
  '/gallery': ['Charts for your pages', 'Parchment', 'React', 'Albert Einstein', 'Navamsa', 'Johann Sebastian Bach'],
  '/sample-reports': ['Reports that show their reasons', 'Birth chart', 'Moon month', 'Read it whole'],
  '/sample-reports/birth-chart': ['The birth chart of Albert Einstein', 'Based on', 'What to take along', 'Positions'],
  '/about': ['Mission', 'Team', 'Values', 'Create an account', 'Contact'],
  '/contact': [
    'Name',
    'Email',
    'Subject',
    'Message',
    'General Inquiry',
    'API Support',
    'Partnership',
    'Custom Solution',
    'Billing',
    'Monday to Friday, 9:00 AM to 5:00 PM EST',
    'within 24 hours',
    'remote team',
  ],
  '/legal': ['Terms of Service', 'Privacy Policy'],
  '/login': ['Email', 'Password', 'Sign in', 'Sign in with Google', 'Sign up'],
  '/signup': [
    'Create an account',
    'Get started with Theia',
    'Email',
    'Password',
    'Confirm password',
    'At least 8 characters',
    'Create account',
    'Sign in with Google',
    'Already have an account?',
  ],
  '/no-such-page': ['Oops! Page not found', 'Go Back', 'Return to Home'],
};
const PRIVATE: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': [
    'Dashboard',
    'API Keys',
    'Activity Logs',
    'Pricing',
    'Usage',
    'Documentation',
    'Billing',
    'API key',
    'Regenerate',
    'Wallet balance',
    '$0.00',
    'No top-ups yet',
    'below $45.00',
    'AI-powered report',
    '$2 each',
    'Top Up AI Balance',
    'Recent API calls',
    'View All Activity',
  ],
  '/dashboard/settings': [
    'Settings',
    'Account Settings',
    'Support',
    'Delete Account',
    'Logout',
    'New email',
    'Current password',
  ],
  '/dashboard/settings?panel=apikeys': ['New email'],
  '/dashboard/settings?panel=support': [
    'API Issue',
    'Billing Issue',
    'Account Problem',
    'General Inquiry',
    'Marketing/Partnership Inquiry',
    'Up to 3 JPEG, PNG or PDF, 6 MB each',
  ],
  '/dashboard/settings?panel=billing': ['Credits balance', 'Payment method', 'Transaction history'],
  '/dashboard/settings?panel=delete': ['delete my account'],
  '/dashboard/upgrade': [
    'Starter',
    'Growth',
    'Professional',
    'Relationship Compatibility',
    'Yearly Cycle',
    'Transits',
    'Summary',
    'Current',
    'Upgrade',
  ],
  '/dashboard/billing': [
    'Credits balance',
    'No top-ups yet',
    'Payment method',
    'Add credit',
    'Transaction history',
    'below $45.00',
  ],
  '/dashboard/pricing': ['Natal chart', 'Per call', '$0.002', '$0.008', '$2 each'],
  '/dashboard/docs': ['Getting Started', 'THE'],
  '/dashboard/api-keys': ['Regenerate', 'Revoke', '1 of 1'],
  '/dashboard/reports': ['Reports', 'Birth chart', 'Relationship', 'The preview is free.', 'None yet.'],
  '/dashboard/activity-logs': ['Activity Logs'],
  '/dashboard/audit-log': ['Audit log', 'Account created', 'Signed in'],
  '/dashboard/usage': ['Usage'],
  '/dashboard/nowhere': ['Oops! Page not found', 'Go Back', 'Return to Dashboard'],
};

/** Waits until the page shows all texts; names the missing ones. */
async function waitForTexts(page: Page, path: string, texts: readonly string[]): Promise<void> {
  await page.goto(path);
  const missing = `${JSON.stringify(texts)}.filter((text) => !document.body.textContent.includes(text))`;
  await until(page, `${missing}.length === 0`).catch(async () =>
    assert.fail(`${path} lacks ${JSON.stringify(await page.evaluate(missing))}`),
  );
}

test.describe('every screen shows its specified texts', () => {
  let account: Account;
  test.beforeAll(async () => {
    account = await registerConfirmed();
  });

  test('to visitors', async ({ visit }) => {
    const { page, problems } = await visit();
    for (const [path, texts] of Object.entries(PUBLIC)) await waitForTexts(page, path, texts);
    await holdTimers(page, 500);
    await page.goto('/payment-return?status=success');
    await page.getByText('Processing your payment...').waitFor();
    assert.deepEqual(problems, []);
  });

  test('to signed-in users', async ({ visit }) => {
    const { page, problems } = await visit({ colorScheme: 'dark', storageState: await createSession(account) });
    for (const [path, texts] of Object.entries(PRIVATE)) {
      await waitForTexts(page, path, texts);
      const filled = await filledButtons(page);
      assert.ok(filled.length <= 1, `${path} has the primary actions ${filled.join(', ')}`);
    }
    assert.deepEqual(problems, []);
  });

  test('and redirects as specified', async ({ visit }) => {
    const { page } = await visit();
    for (const path of Object.keys(PRIVATE).filter((one) => !one.includes('?'))) {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === '/login');
      await new Notifications(page).toast('Authentication Required').waitFor();
      await new Notifications(page).toast('Please log in to access this page.').waitFor();
    }
    await page.goto('/dashboard/usage');
    await page.waitForURL('**/login');
    await new LoginPage(page).signIn(account);
    await page.waitForURL('**/dashboard/usage');
    for (const path of ['/', '/documentation', '/login', '/signup']) {
      await page.goto(path);
      await page.waitForURL((url) => url.pathname === '/dashboard');
    }
    await page.getByRole('banner').getByRole('link', { name: 'Theia' }).click();
    await page.waitForURL('**/dashboard');
    await page.getByRole('button', { name: 'Account menu' }).click();
    for (const name of ['Account Settings', 'API Keys', 'Support', 'Logout'])
      await page.getByRole('menuitem', { name, exact: true }).waitFor();
    await page.getByRole('menuitem', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    await until(
      page,
      '!Object.keys(localStorage).some((name) => name.startsWith("sb-") || name.startsWith("last_route") && localStorage.getItem(name).startsWith("/dashboard"))',
    );
  });

  test('and prints without screen-only elements, in light colours even in dark mode', async ({ visit }) => {
    const { page } = await visit({ colorScheme: 'dark' });
    await openDashboardAs(page, account);
    await page.getByTestId('api-key').waitFor();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    assert.equal(await page.locator('aside').isVisible(), false);
    assert.equal(await page.getByRole('banner').isVisible(), false);
    assert.equal(await page.getByRole('heading', { level: 1 }).isVisible(), true);
    assert.equal(
      await page.evaluate('getComputedStyle(document.documentElement).getPropertyValue("--surface").trim()'),
      '#fff',
    );
    await page.goto('/pricing');
    assert.equal(await page.getByRole('navigation', { name: 'Main', exact: true }).isVisible(), false);
    assert.equal(await page.getByRole('contentinfo').getByRole('navigation').first().isVisible(), false);
    assert.equal(
      await page.getByText('One successful request is one call').isVisible(),
      true,
      'answers to questions are printed',
    );
  });
});
