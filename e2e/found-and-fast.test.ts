import assert from 'node:assert/strict';
import { THEIA_URL } from './support/theia-url.ts';
import { test } from './support/test.ts';
import { INDEXED_PATHS } from './support/views.ts';

const readText = async (path: string) => (await fetch(`${THEIA_URL}${path}`)).text();
const readContent = (html: string, attribute: string) =>
  new RegExp(`<meta ${attribute} content="([^"]+)"`).exec(html)?.[1];

test.describe('every public page', () => {
  test('has its own title, description and preview, with the URL of this installation', async () => {
    const titles = new Set<string>();
    const descriptions = new Set<string>();
    for (const path of INDEXED_PATHS) {
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
    assert.equal(titles.size, INDEXED_PATHS.length);
    assert.equal(descriptions.size, INDEXED_PATHS.length);
    assert.match(await readText('/dashboard'), /<meta name="robots" content="noindex"/);
  });

  test('is in the site map that robots.txt links to', async () => {
    const map = await readText('/sitemap.xml');
    for (const path of INDEXED_PATHS) assert.ok(map.includes(`<loc>${THEIA_URL}${path}</loc>`), path);
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
    for (const path of INDEXED_PATHS) {
      const policy = (await fetch(`${THEIA_URL}${path}`)).headers.get('content-security-policy') ?? '';
      assert.match(policy, /script-src 'self' 'sha256-[^;]+'/);
      assert.doesNotMatch(policy, /script-src[^;]*unsafe/);
      assert.match(policy, /frame-ancestors 'none'/);
    }
  });
});
