import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync } from 'node:zlib';
import { fillIn, webRoutes } from './web-routes.ts';
import { BUILT_ORIGIN, inlineScriptHashes, loadWeb } from './load-web.ts';

const folder = mkdtempSync(join(tmpdir(), 'theia-web-'));
mkdirSync(join(folder, 'assets'));
mkdirSync(join(folder, 'pricing'));
writeFileSync(join(folder, 'index.html'), '<h1>home</h1><script>start()</script>');
writeFileSync(join(folder, 'spa.html'), `<h1>app</h1>${' '.repeat(2000)}`);
writeFileSync(join(folder, '404.html'), '<h1>unknown</h1>');
writeFileSync(
  join(folder, 'pricing/index.html'),
  `<link rel="canonical" href="${BUILT_ORIGIN}/pricing"><h1>pricing</h1>`,
);
writeFileSync(join(folder, 'assets/app-1a2b.js'), 'export {}');
const app = webRoutes(loadWeb(folder, 'http://localhost:3000'), { publicUrl: 'http://localhost:3000', mode: 'local' });

test('serves a prerendered page with and without a trailing slash', async () => {
  for (const path of ['/pricing', '/pricing/']) assert.match(await (await app.request(path)).text(), /pricing/);
});

test('lists the inline scripts of a page in its policy and allows no others', async () => {
  const policy = (await app.request('/')).headers.get('content-security-policy') ?? '';
  // echo -n 'start()' | openssl dgst -sha256 -binary | base64
  assert.ok(policy.includes(`script-src 'self' ${inlineScriptHashes('<script>start()</script>')[0]}`));
  assert.doesNotMatch(policy, /script-src[^;]*unsafe/);
});

test('allows hashed assets to be cached for ever and pages to be revalidated', async () => {
  assert.match((await app.request('/assets/app-1a2b.js')).headers.get('cache-control') ?? '', /immutable/);
  const page = await app.request('/');
  assert.equal(page.headers.get('cache-control'), 'no-cache');
  const again = await app.request('/', { headers: { 'if-none-match': page.headers.get('etag') ?? '' } });
  assert.equal(again.status, 304);
});

test('serves the app shell for dashboard pages', async () => {
  const page = await app.request('/dashboard/settings');
  assert.deepEqual([page.status, (await page.text()).trim()], [200, '<h1>app</h1>']);
});

test('answers an unknown path with 404 and the page that says so, an unknown file with 404 and a line', async () => {
  for (const path of ['/nowhere', '/404', '/dashboards', '/%E0%A4%A', '/nowhere/']) {
    const page = await app.request(path);
    assert.deepEqual([page.status, await page.text()], [404, '<h1>unknown</h1>'], path);
  }
  for (const path of ['/assets/gone.js', '/404.html', '/spa.html']) {
    const line = await app.request(path);
    assert.deepEqual([line.status, await line.text()], [404, 'Not found\n'], path);
  }
});

test('compresses a page for a client that understands it', async () => {
  const response = await app.request('/dashboard', { headers: { 'accept-encoding': 'gzip, br' } });
  assert.equal(response.headers.get('content-encoding'), 'br');
  assert.match(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString(), /app/);
});

test('sends the coding that the client prefers, with one weak tag', async () => {
  const tags = new Set<string | null>();
  for (const [accepted, coding] of [
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip', 'gzip'],
    ['br;q=0, gzip;q=0', null],
    ['deflate', null],
  ] as const) {
    const response = await app.request('/dashboard', { headers: { 'accept-encoding': accepted } });
    assert.deepEqual(
      [response.headers.get('content-encoding'), response.headers.get('vary')],
      [coding, 'accept-encoding'],
    );
    const etag = response.headers.get('etag') ?? '';
    tags.add(etag);
    const again = await app.request('/dashboard', { headers: { 'accept-encoding': accepted, 'if-none-match': etag } });
    assert.deepEqual([again.status, (await again.arrayBuffer()).byteLength], [304, 0]);
  }
  assert.deepEqual([tags.size, [...tags][0]?.startsWith('W/"')], [1, true]);
});

test('makes each compressed copy of a file once', async () => {
  const { copies, bytes } = loadWeb(folder).get('/spa.html')!;
  assert.equal(await copies?.copy('br'), await copies?.copy('br'));
  assert.ok((await copies!.copy('gzip')).byteLength < bytes.byteLength);
});

test('never serves a file outside the folder', async () => {
  for (const path of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json'])
    assert.equal((await app.request(path)).status, 404);
});

test('fills in its own origin, which the build could not know', async () => {
  const page = await (await app.request('/pricing')).text();
  assert.match(page, /href="http:\/\/localhost:3000\/pricing"/);
  assert.doesNotMatch(page, /invalid/);
});

const BUILT_PAGE =
  `<script type="application/json" id="operator">{}</script><section data-operator="trusted-by" class="a"><ul><li class="b">A customer who agreed to be named</li></ul></section>` +
  `<section data-operator="foundations" class="a"><ul><li>Swiss Ephemeris</li></ul></section><ul data-operator="social" class="c"><li data-network="github"><a href="https://github.invalid/">g</a></li><li data-network="x"><a href="https://x.invalid/">x</a></li></ul>` +
  `<a href="mailto:support@theia.invalid">support@theia.invalid</a>`;

test('lists no customers that the operator did not configure', () => {
  const page = fillIn(BUILT_PAGE, { supportEmail: 'crew@theia.test', trustedBy: [], social: {} });
  assert.ok(page.includes('Swiss Ephemeris'));
  assert.doesNotMatch(page, /agreed to be named|\.invalid|data-network/);
  assert.ok(page.includes('<a href="mailto:crew@theia.test">crew@theia.test</a>'));
  assert.ok(page.includes('id="operator">{"supportEmail":"crew@theia.test","trustedBy":[],"social":{}}</script>'));
});

test('lists the configured customers, escaped, and links only to existing profiles', () => {
  const page = fillIn(BUILT_PAGE, {
    supportEmail: 'crew@theia.test',
    trustedBy: ['Ada & Sons', '</script><b>$&'],
    social: { github: 'https://github.com/ada?a=1&b=2' },
  });
  assert.ok(page.includes('<li class="b">Ada &amp; Sons</li><li class="b">&lt;/script&gt;&lt;b&gt;$&amp;</li>'), page);
  assert.doesNotMatch(page, /Swiss Ephemeris|x\.invalid/);
  assert.ok(page.includes('href="https://github.com/ada?a=1&amp;b=2"'));
  assert.equal((page.match(/<\/script>/g) ?? []).length, 1, 'escapes names in the embedded data');
});
