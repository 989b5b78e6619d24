import assert from 'node:assert/strict';
import { LandingPage, NotFoundPage, PublicFrame } from './pages/public-pages.ts';
import { type Account, registerConfirmed, signInAs } from './support/account.ts';
import { test } from './support/test.ts';

const LINKS = [
  ['API Products', '/api-products'],
  ['Pricing', '/pricing'],
  ['Documentation', '/documentation'],
  ['About', '/about'],
  ['Contact', '/contact'],
] as const;
const SMALL = { viewport: { width: 390, height: 844 } };

let account: Account;
test.beforeAll(async () => {
  account = await registerConfirmed();
});

test.describe('the frame of the public pages', () => {
  test('links visitors to every page, to sign-in and to sign-up', async ({ visit }) => {
    const { page } = await visit();
    const frame = new PublicFrame(page);
    await page.goto('/about');
    for (const [name, path] of LINKS) assert.equal(await frame.link(name).getAttribute('href'), path);
    assert.equal(await frame.header.getByRole('link', { name: 'Log In' }).getAttribute('href'), '/login');
    assert.equal(await frame.header.getByRole('link', { name: 'Sign Up' }).getAttribute('href'), '/signup');
    await frame.logo.click();
    await page.waitForURL((url) => url.pathname === '/');
    for (const column of ['Product', 'Company', 'Legal'])
      await frame.footer.getByRole('navigation', { name: column }).waitFor();
    for (const [name, target] of [
      ['Terms of Service', '/legal#terms'],
      ['Privacy Policy', '/legal#privacy'],
    ] as const)
      assert.equal(await frame.footer.getByRole('link', { name }).getAttribute('href'), target);
    for (const link of await frame.footer.getByRole('link').all())
      assert.match(
        (await link.getAttribute('href')) ?? '',
        /^\/[a-z]/,
        'profiles that are not configured are not linked',
      );
    assert.match((await frame.footer.textContent()) ?? '', new RegExp(`© ${new Date().getFullYear()} Theia`));
  });

  test('shows a signed-in user the avatar with its menu and a small footer, and the logo links to the dashboard', async ({
    visit,
  }) => {
    const { page } = await visit();
    const frame = new PublicFrame(page);
    await signInAs(page, account);
    await page.goto('/pricing');
    await frame.avatar.waitFor();
    assert.equal(await frame.avatar.textContent(), account.email.charAt(0).toUpperCase());
    assert.equal(await frame.header.getByRole('link', { name: 'Log In' }).count(), 0);
    assert.equal(await frame.footer.getByRole('navigation').count(), 0);
    assert.match((await frame.footer.textContent()) ?? '', new RegExp(`© ${new Date().getFullYear()} Theia`));
    assert.equal(await frame.link('Documentation').getAttribute('href'), '/dashboard/docs');
    await frame.avatar.click();
    await page.getByText(account.email, { exact: true }).waitFor();
    for (const name of ['Account Settings', 'API Keys', 'Support', 'Logout'])
      await page.getByRole('menuitem', { name }).waitFor();
    await page.keyboard.press('Escape');
    await frame.logo.click();
    await page.waitForURL('**/dashboard');
  });

  test('shows the landing page in full: numbers, names, six modules', async ({ visit }) => {
    const { page } = await visit();
    const landing = await LandingPage.opened(page);
    const numbers = (await landing.stats.textContent()) ?? '';
    for (const claim of [
      '0.001″',
      'agreement with Swiss Ephemeris',
      '0.3″ to JPL Horizons',
      'global time zones',
      '99.99%+',
      '10M+',
      'monthly calls',
      'the capacity of one node',
    ])
      assert.ok(numbers.includes(claim), claim);
    assert.equal(await landing.trustedBy.count(), 0, 'no customer is shown unnamed');
    assert.deepEqual(await landing.foundations.getByRole('listitem').allTextContents(), [
      'Swiss Ephemeris',
      'JPL',
      'GeoNames',
      'IANA tz',
      'PostgreSQL',
    ]);
    const names = await landing.modules.getByRole('heading', { level: 3 }).allTextContents();
    assert.deepEqual(names, ['Natal charts', 'Vedic charts', 'Transits', 'Synastry', 'Progressions', 'Moon phases']);
  });
});

test.describe('the frame of the public pages', { tag: '@detail' }, () => {
  test('shows its links in a menu on small screens, which closes with Escape and after a choice', async ({ visit }) => {
    const { page } = await visit(SMALL);
    const frame = new PublicFrame(page);
    await page.goto('/pricing');
    assert.equal(await frame.link('About').isVisible(), false);
    await frame.openMenu.click();
    await frame.smallLink('Log In').waitFor();
    await page.keyboard.press('Escape');
    await frame.openMenu.waitFor();
    assert.equal(await frame.smallLink('About').isVisible(), false);
    assert.equal(await page.evaluate('document.activeElement.getAttribute("aria-controls")'), 'small-menu');
    await frame.openMenu.click();
    await frame.smallLink('About').click();
    await page.waitForURL('**/about');
    await frame.openMenu.waitFor();
  });

  test('links a signed-in user back to the dashboard from an unknown page', async ({ signedIn }) => {
    const { page } = await signedIn({ account });
    const notFound = await NotFoundPage.opened(page);
    await notFound.returnToDashboard.click();
    await page.waitForURL('**/dashboard');
  });
});
