import assert from 'node:assert/strict';
import { LandingPage } from './pages/landing-page.ts';
import { NotFoundPage } from './pages/not-found-page.ts';
import { holdAnswers } from './support/shown.ts';
import { test } from './support/test.ts';
import { until } from './support/until.ts';

const LANDING_SCRIPT_LIMIT_BYTES = 120_000;

test.describe('the public pages', () => {
  test('are linked from the buttons of the landing page', { tag: '@detail' }, async ({ visit }) => {
    const { page, problems } = await visit();
    const landing = new LandingPage(page);
    await landing.open();
    await landing.heading.waitFor();
    const targets = [
      [landing.startFreeTrial, '/signup'],
      [landing.viewDocs, '/documentation'],
      [landing.exploreAllModules, '/api-products'],
      [landing.claimFreeKey, '/signup'],
      [landing.talkToSales, '/contact'],
    ] as const;
    for (const [link, path] of targets) assert.equal(await link.getAttribute('href'), path);
    assert.deepEqual(problems, []);
  });

  test('are readable before any script runs', async ({ visit }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    for (const path of [
      '/',
      '/pricing',
      '/documentation',
      '/errors',
      '/gallery',
      '/about',
      '/contact',
      '/legal',
      '/status',
      '/api-products',
      '/signup',
      '/login',
      '/no-such-page',
    ]) {
      await page.goto(path);
      assert.ok(((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').length > 3, path);
    }
  });

  test('load nothing from other origins, and the landing page at most 120 kB of JavaScript', async ({ visit }) => {
    const { page, context } = await visit();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const scripts = new Map<string, string>();
    let bytes = 0;
    const origins = new Set<string>();
    session.on('Network.responseReceived', ({ requestId, response, type }) => {
      origins.add(new URL(response.url).origin);
      if (type === 'Script') scripts.set(requestId, response.url);
    });
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    assert.equal(origins.size, 1);
    assert.ok(scripts.size > 0);
    assert.ok(bytes <= LANDING_SCRIPT_LIMIT_BYTES, `${bytes} bytes of script`);
  });

  test('remember the last public page, but never a restricted one', { tag: '@detail' }, async ({ visit }) => {
    const { page } = await visit();
    await page.goto('/pricing?plan=growth');
    await until(page, 'localStorage.getItem("last_route") === "/pricing"');
    assert.equal(await page.evaluate('localStorage.getItem("last_route_params")'), '?plan=growth');
    await page.goto('/dashboard');
    await page.waitForURL('**/login');
    assert.notEqual(await page.evaluate('localStorage.getItem("last_route")'), '/dashboard');
  });

  test('show a message for an unknown page', async ({ visit }) => {
    const { page } = await visit();
    await page.goto('/about');
    const notFound = new NotFoundPage(page);
    await notFound.open();
    await notFound.heading.waitFor();
    await notFound.goBack.click();
    await page.waitForURL('**/about');
    await notFound.open();
    await notFound.returnHome.click();
    await page.waitForURL((url) => url.pathname === '/');
  });

  test(
    'and those of an account are never blank: they say that they load, or that they need a script',
    { tag: '@detail' },
    async ({ visit }) => {
      const { page, problems } = await visit();
      const release = await holdAnswers(page, '**/assets/index-*.js');
      await page.goto('/dashboard', { waitUntil: 'commit' });
      await page.getByRole('status').getByText('Loading…').waitFor();
      release();
      await page.waitForURL('**/login');
      assert.deepEqual(problems, []);
      const { page: still } = await visit({ javaScriptEnabled: false });
      await still.goto('/dashboard');
      const words = still.locator('noscript');
      assert.equal(await words.innerText(), 'Accounts need JavaScript: please switch it on for this page.');
      assert.ok(await words.isVisible());
    },
  );

  test('keep the chosen theme', { tag: '@detail' }, async ({ visit }) => {
    const { page } = await visit({ colorScheme: 'dark' });
    await page.goto('/');
    assert.equal(await page.evaluate('document.documentElement.dataset.theme'), 'dark');
    await page.getByRole('button', { name: /^Theme: system/ }).click();
    await until(page, "document.documentElement.dataset.theme === 'light'");
    await page.reload();
    assert.equal(await page.evaluate('document.documentElement.dataset.theme'), 'light');
  });
});
