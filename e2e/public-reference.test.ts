import assert from 'node:assert/strict';
import { ReferencePage } from './pages/reference-page.ts';
import { readApiKey } from './support/account.ts';
import { isRouted, until } from './support/settle.ts';
import { test } from './support/test.ts';
import { THEIA_URL } from './support/theia-url.ts';

const read = async (path: string) => {
  const response = await fetch(`${THEIA_URL}${path}`);
  assert.equal(response.status, 200, path);
  return { type: response.headers.get('content-type'), text: await response.text() };
};

test.describe('the public reference', () => {
  test('has every page of the site map as Markdown, which the page links to', async () => {
    const { text: map } = await read('/sitemap.xml');
    const pages = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address!.slice(THEIA_URL.length));
    const ofReference = pages.filter((path) => /^\/(reference|errors|changelog)/.test(path));
    assert.ok(ofReference.length > 30, `${ofReference.length} pages`);
    for (const path of ofReference) {
      const { type, text } = await read(`${path}.md`);
      assert.equal(type, 'text/markdown; charset=utf-8', path);
      assert.match(text, /^# /, path);
      assert.doesNotMatch(text, /theia\.invalid/, path);
      assert.ok(
        (await read(path)).text.includes(`<link rel="alternate" type="text/markdown" href="${path}.md" />`),
        path,
      );
    }
  });

  test('finds endpoints, fields and errors by the keyboard, and loads what it searches only then', async ({
    visit,
  }) => {
    const { page, problems } = await visit();
    const loaded: string[] = [];
    page.on('request', (sent) => loaded.push(sent.url()));
    const reference = new ReferencePage(page);
    await reference.openPublic('natal');
    assert.ok(!loaded.some((url) => url.includes('reference-search')));
    // The list of pages is taken over by the script a moment after the page.
    const isThere = () => page.evaluate<boolean>("document.activeElement?.getAttribute('role') === 'combobox'");
    for (let presses = 0; presses < 100 && !(await isThere()); presses++) await page.keyboard.press('/');
    assert.equal(await reference.search.inputValue(), '');
    await page.keyboard.type('house_system');
    await reference.found.first().waitFor();
    assert.ok(loaded.some((url) => url.includes('reference-search')));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    assert.equal(await reference.found.first().getAttribute('aria-selected'), 'true');
    await page.keyboard.press('Enter');
    await until(page, "document.querySelector('[data-named]')?.id.endsWith('house_system')");
    await until(
      page,
      "(({ top, bottom }) => top >= 0 && bottom <= window.innerHeight + 200)(document.querySelector('[data-named]').getBoundingClientRect())",
    );
    await reference.search.fill('insufficient_balance');
    await reference.found.first().waitFor();
    await reference.search.press('Enter');
    await until(page, isRouted('/errors'));
    assert.equal(new URL(page.url()).hash, '#insufficient_balance');
    await reference.search.fill('nothing is called so');
    await page.getByText('No results for “nothing is called so”').waitFor();
    await reference.search.press('Escape');
    assert.equal(await reference.search.inputValue(), '');
    assert.ok(
      loaded.every((url) => url.startsWith(THEIA_URL) || url.startsWith('data:')),
      'asks no other host',
    );
    assert.deepEqual(problems, []);
  });
});

test.describe('the public reference', { tag: '@detail' }, () => {
  test('serves llms.txt, the collection and the feed as what they are, with the address of this installation', async ({
    visit,
  }) => {
    const { page } = await visit();
    for (const [path, type] of [
      ['/llms.txt', 'text/plain; charset=utf-8'],
      ['/llms-full.txt', 'text/plain; charset=utf-8'],
      ['/theia.postman_collection.json', 'application/json'],
      ['/changelog.atom', 'application/atom+xml; charset=utf-8'],
    ] as const) {
      const served = await read(path);
      assert.equal(served.type, type, path);
      assert.ok(served.text.includes(THEIA_URL) && !served.text.includes('theia.invalid'), path);
    }
    for (const [, address = ''] of (await read('/llms.txt')).text.matchAll(/\]\(([^)]+)\)/g))
      assert.equal((await fetch(address)).status, 200, address);
    JSON.parse((await read('/theia.postman_collection.json')).text);
    await page.goto('/robots.txt');
    const feed = await page.evaluate<{ root: string; entries: number; broken: boolean; incomplete: number }>(
      `fetch('/changelog.atom').then((answer) => answer.text()).then((text) => {
        const feed = new DOMParser().parseFromString(text, 'application/xml');
        const entries = [...feed.querySelectorAll('entry')];
        return {
          root: feed.documentElement.tagName,
          broken: feed.querySelector('parsererror') !== null,
          entries: entries.length,
          incomplete: entries.filter((entry) => !['id', 'title', 'updated'].every((name) => entry.querySelector(name)?.textContent)).length,
        };
      })`,
    );
    assert.deepEqual([feed.root, feed.broken, feed.incomplete], ['feed', false, 0]);
    assert.ok(feed.entries > 10);
    assert.ok((await read('/changelog')).text.includes('type="application/atom+xml" href="/changelog.atom"'));
  });

  test('goes from page to page, each with its own part of the reference only', async ({ visit }) => {
    const { page, problems } = await visit();
    const reference = new ReferencePage(page);
    const loaded: string[] = [];
    page.on('request', (sent) => loaded.push(sent.url()));
    await reference.openPublic();
    assert.ok(!loaded.some((url) => /\/(natal|synastry|openapi)[-.]/.test(url)));
    await reference.contents.getByRole('link', { name: '/synastry' }).click();
    await page.getByRole('heading', { level: 1, name: 'Two people: synastry, composite, Davison' }).waitFor();
    assert.ok(
      loaded.some((url) => url.includes('/synastry-')) && !loaded.some((url) => /\/(natal-|openapi\.json)/.test(url)),
    );
    await page.locator('[id="request.person_a"] > details > summary').click();
    await page.locator('[id="request.person_a.birth_date"]').waitFor();
    assert.equal(await reference.showKey.count(), 0, 'a visitor has no key');
    assert.match(
      (await reference.code('cURL').textContent()) ?? '',
      new RegExp(`${THEIA_URL}/synastry.*Bearer YOUR_KEY`, 's'),
    );
    assert.deepEqual(problems, []);
  });
  test('opens the fields around the one that the address names', async ({ visit }) => {
    const { page } = await visit();
    await page.goto('/reference/natal#request.settings.house_system');
    await page.locator('[id="request.settings.house_system"]').waitFor();
    await until(page, "document.querySelector('[data-named]')?.getBoundingClientRect().top < window.innerHeight");
  });

  test('masks the key of the signed-in user until it is shown', async ({ signedIn }) => {
    const { page, account } = await signedIn();
    const apiKey = await readApiKey(account);
    const reference = new ReferencePage(page);
    await reference.openPublic('natal');
    await reference.showKey.waitFor();
    assert.ok(!(await page.content()).includes(apiKey));
    assert.match(
      (await reference.code('cURL').textContent()) ?? '',
      new RegExp(`${apiKey.slice(0, 4)}•+${apiKey.slice(-4)}`),
    );
    await reference.showKey.click();
    await reference.code('cURL').filter({ hasText: apiKey }).waitFor();
  });
});
