import assert from 'node:assert/strict';
import { THEIA_URL } from './support/theia-url.ts';
import { test } from './support/test.ts';
import { until } from './support/until.ts';

const PATHS = [
  '/',
  '/api-products',
  '/pricing',
  '/documentation',
  '/reference',
  '/reference/conventions',
  '/reference/natal',
  '/reference/geocode',
  '/errors',
  '/gallery',
  '/sample-reports',
  '/sample-reports/birth-chart',
  '/sample-reports/year-ahead',
  '/accuracy',
  '/speed',
  '/changelog',
  '/alternatives',
  '/about',
  '/contact',
  '/legal',
  '/status',
];

const readText = async (path: string) => (await fetch(`${THEIA_URL}${path}`)).text();
const readContent = (html: string, attribute: string) =>
  new RegExp(`<meta ${attribute} content="([^"]+)"`).exec(html)?.[1];

/** Longer than the 100 ms a browser waits for a font before it draws text without it. */
const FONT_BLOCK_MS = 300;

/** The layout shift of the page, measured two frames after its fonts have loaded. */
const LAYOUT_SHIFT = `(async () => {
  await document.fonts.ready;
  let shift = 0;
  const observer = new PerformanceObserver((list) => { for (const entry of list.getEntries()) shift += entry.value; });
  observer.observe({ type: 'layout-shift', buffered: true });
  for (let frames = 0; frames < 2; frames++) await new Promise((drawn) => requestAnimationFrame(drawn));
  await new Promise((idle) => requestIdleCallback(idle));
  for (const entry of observer.takeRecords()) shift += entry.value;
  return shift;
})()`;

test.describe('every public page', () => {
  test('has its own title, description and preview, with the URL of this installation', async () => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const path of PATHS) {
      const html = await readText(path);
      titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '');
      const description = readContent(html, 'name="description"') ?? '';
      assert.ok(
        description.length >= 70 && description.length <= 165,
        `${path}: ${description.length} characters of description`,
      );
      descriptions.add(description);
      assert.ok(html.includes(`<link rel="canonical" href="${THEIA_URL}${path}" />`), path);
      assert.equal(readContent(html, 'property="og:url"'), `${THEIA_URL}${path}`);
      assert.equal(readContent(html, 'property="og:image"'), `${THEIA_URL}/share.png`);
      assert.ok(!html.includes('theia.invalid'), path);
      assert.ok(!html.includes('name="robots"'), path);
    }
    assert.equal(titles.size, PATHS.length);
    assert.equal(descriptions.size, PATHS.length);
    assert.match(await readText('/dashboard'), /<meta name="robots" content="noindex"/);
  });

  test('is in the site map that robots.txt links to', async () => {
    const map = await readText('/sitemap.xml');
    for (const path of PATHS) assert.ok(map.includes(`<loc>${THEIA_URL}${path}</loc>`), path);
    assert.doesNotMatch(map, /dashboard|auth|payment-return/);
    const robots = await readText('/robots.txt');
    assert.match(robots, new RegExp(`^Sitemap: ${THEIA_URL}/sitemap.xml$`, 'm'));
    assert.match(robots, /^Disallow: \/dashboard$/m);
  });

  test('has a preview image of 1200 by 630 and a manifest whose icons exist', async () => {
    const image = Buffer.from(await (await fetch(`${THEIA_URL}/share.png`)).arrayBuffer());
    assert.deepEqual([image.readUInt32BE(16), image.readUInt32BE(20)], [1200, 630]);
    const manifest = JSON.parse(await readText('/site.webmanifest')) as { icons: { src: string }[] };
    for (const { src } of [...manifest.icons, { src: '/icon-180.png' }])
      assert.equal((await fetch(`${THEIA_URL}${src}`)).status, 200, src);
  });

  test('allows only its own scripts, and no frames', async () => {
    for (const path of PATHS) {
      const policy = (await fetch(`${THEIA_URL}${path}`)).headers.get('content-security-policy') ?? '';
      assert.match(policy, /script-src 'self' 'sha256-[^;]+'/);
      assert.doesNotMatch(policy, /script-src[^;]*unsafe/);
      assert.match(policy, /frame-ancestors 'none'/);
    }
  });

  for (const width of [1440, 390]) {
    test(`has no layout shift while it loads, at ${width} px`, async ({ visit }) => {
      const { page } = await visit({ viewport: { width, height: 900 } });
      for (const path of PATHS) {
        await page.goto(path, { waitUntil: 'networkidle' });
        assert.equal(await page.evaluate<number>(LAYOUT_SHIFT), 0, path);
      }
    });
  }

  test('has no layout shift when its fonts load late', async ({ visit }) => {
    const { page, context } = await visit();
    for (const path of ['/', '/pricing', '/documentation']) {
      const painted = Promise.withResolvers<void>();
      let held = 0;
      await context.route('**/*.woff2', async (route) => {
        held += 1;
        await painted.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'commit' });
      await until(
        page,
        `performance.getEntriesByName('first-contentful-paint')[0]?.startTime + ${FONT_BLOCK_MS} < performance.now()`,
      );
      painted.resolve();
      await page.waitForLoadState('networkidle');
      assert.ok(held > 0, `${path} has typefaces`);
      assert.equal(await page.evaluate<number>(LAYOUT_SHIFT), 0, path);
      await context.unroute('**/*.woff2');
    }
  });
});
