import assert from 'node:assert/strict';
import { LandingPage, NotFoundPage } from './pages/public-pages.ts';
import { until } from './support/settle.ts';
import { holdAnswers } from './support/shown.ts';
import { test } from './support/test.ts';
import { THEIA_URL } from './support/theia-url.ts';

const LANDING_SCRIPT_LIMIT_BYTES = 120_000;

test.describe('the public pages', () => {
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
      // The browser draws its own icons of a date field from data: addresses.
      if (!response.url.startsWith('data:')) origins.add(new URL(response.url).origin);
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

  test('show a message for an unknown page', async ({ visit }) => {
    const { page } = await visit();
    await page.goto('/about');
    const notFound = await NotFoundPage.opened(page);
    await notFound.heading.waitFor();
    await notFound.goBack.click();
    await page.waitForURL('**/about');
    await notFound.open();
    await notFound.returnHome.click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

test.describe('the public pages', { tag: '@detail' }, () => {
  test('are linked from the buttons of the landing page', async ({ visit }) => {
    const { page, problems } = await visit();
    const landing = await LandingPage.opened(page);
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

  test('remember the last public page, but never a restricted one', async ({ visit }) => {
    const { page } = await visit();
    await page.goto('/pricing?plan=growth');
    await until(page, 'localStorage.getItem("last_route") === "/pricing"');
    assert.equal(await page.evaluate('localStorage.getItem("last_route_params")'), '?plan=growth');
    await page.goto('/dashboard');
    await page.waitForURL('**/login');
    assert.notEqual(await page.evaluate('localStorage.getItem("last_route")'), '/dashboard');
  });

  test('and those of an account are never blank: they say that they load, or that they need a script', async ({
    visit,
  }) => {
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
  });

  test('keep the chosen theme', async ({ visit }) => {
    const { page } = await visit({ colorScheme: 'dark' });
    await page.goto('/');
    assert.equal(await page.evaluate('document.documentElement.dataset.theme'), 'dark');
    await page.getByRole('button', { name: /^Theme: system/ }).click();
    await until(page, "document.documentElement.dataset.theme === 'light'");
    await page.reload();
    assert.equal(await page.evaluate('document.documentElement.dataset.theme'), 'light');
  });
  test('load without the language data of the browser, which takes a phone a fifth of a second, and within their content security policy', async ({
    visit,
  }) => {
    const { page } = await visit();
    await page.addInitScript(NOTE_COSTLY_WORK);
    for (const path of await listedPages()) {
      await page.goto(path, { waitUntil: 'networkidle' });
      assert.deepEqual(await page.evaluate('globalThis.noted'), [], path);
    }
  });
});

/** Notes in the page who uses `Intl`, and what the content security policy blocked. */
const NOTE_COSTLY_WORK = `{
  const noted = (globalThis.noted = []);
  for (const name of Object.getOwnPropertyNames(Intl)) {
    if (typeof Intl[name] !== 'function' || name[0] !== name[0].toUpperCase()) continue;
    Intl[name] = new Proxy(Intl[name], {
      construct: (target, args) => (noted.push(name), new target(...args)),
      apply: (target, self, args) => (noted.push(name), Reflect.apply(target, self, args)),
    });
  }
  for (const [type, method] of [[Number, 'toLocaleString'], [Date, 'toLocaleString'], [Date, 'toLocaleDateString'], [Date, 'toLocaleTimeString'], [String, 'localeCompare']]) {
    const own = type.prototype[method];
    type.prototype[method] = function (...args) { noted.push(method); return own.apply(this, args); };
  }
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sourceFile }) => noted.push(violatedDirective + ' ' + sourceFile));
}`;

/** The pages of the site map; of the many endpoints one. */
async function listedPages(): Promise<string[]> {
  const map = await (await fetch(`${THEIA_URL}/sitemap.xml`)).text();
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address ?? THEIA_URL).pathname);
  return listed.filter((path) => !path.startsWith('/reference/') || path === '/reference/natal');
}
