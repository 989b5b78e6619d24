import assert from 'node:assert/strict';
import { test } from './support/test.ts';
import { THEIA_URL } from './support/theia-url.ts';

/** Notes in the page who uses `Intl`, and what the content security policy refused. */
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

test.describe('the public pages', () => {
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
