import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Page } from '@playwright/test';
import { expect, openScreen } from '../testing/screen.ts';
import { checkTyping, FORMS } from '../testing/typing-forms.ts';

/** When the text is typed, in turn. The proof `forms` tries more. */
const OFFSETS_MS = [0, 80] as const;
const CLIENT = join(import.meta.dirname, '../../dist/client');
const CREDENTIALS = { email: 'ada@example.com', password: 'secret' };

/** Opens a page whose entry script has not arrived. Returns the function that delivers it. */
async function openWithoutScript(path: string): Promise<{ page: Page; deliver: () => void }> {
  const page = await openScreen(path);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/index-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  // The last element: what makes fields inert stands before it.
  await page.locator('#page-end').waitFor({ state: 'attached' });
  return { page, deliver: resolve };
}

/** Fills fields as a password manager does: with the browser's own setter, and events. */
async function autofill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await page.locator(`input[name="${name}"]`).evaluate((input, filled) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, filled);
      for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
    }, value);
}

/** The fields of a page that are not inert before hydration. */
const findStrayFields = (html: string): string[] =>
  [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('input, select, textarea')]
    .filter((field) => field.closest('[data-inert-until-hydrated]') === null)
    .map(({ outerHTML }) => outerHTML);

const submit = (page: Page) => page.locator('button[type="submit"]');

describe('a prerendered page', () => {
  for (const path of ['/login', '/signup', '/contact'])
    it(`takes no keys before hydration: ${path}`, async () => {
      const { page, deliver } = await openWithoutScript(path);
      const field = page.getByLabel('Email', { exact: true });
      await field.focus();
      await page.keyboard.insertText('ada@');
      await expect(field).toHaveValue('');
      const opacity = () => field.evaluate((input) => getComputedStyle(input).opacity);
      assert.equal(await opacity(), '1', 'it does not look disabled');
      deliver();
      await field.fill('ada@example.com');
      await expect(field).toHaveValue('ada@example.com');
      assert.equal(await opacity(), '1');
    });

  it('keeps every field inert until hydration', async () => {
    const page = await openScreen('/login');
    const stray: string[] = [];
    for await (const file of glob('**/*.html', { cwd: CLIENT })) {
      const html = await readFile(join(CLIENT, file), 'utf8');
      if (/<(?:input|select|textarea)\b/.test(html)) stray.push(...(await page.evaluate(findStrayFields, html)));
    }
    assert.deepEqual(stray, []);
  });

  it('gives the app what a password manager filled in before hydration', async () => {
    const { page, deliver } = await openWithoutScript('/login');
    await autofill(page, CREDENTIALS);
    deliver();
    await expect(submit(page)).toBeEnabled();
    for (const [name, value] of Object.entries(CREDENTIALS))
      await expect(page.locator(`input[name="${name}"]`)).toHaveValue(value);
  });

  it('gives the app what a password manager fills in after hydration', async () => {
    const page = await openScreen('/login');
    await expect(page.locator('[inert]')).toHaveCount(0);
    await autofill(page, CREDENTIALS);
    await expect(submit(page)).toBeEnabled();
  });

  for (const [index, form] of FORMS.entries())
    it(`holds the text that was typed, whenever that was: ${form.path}, ${form.button} ${form.isReady ? 'enabled' : 'disabled'}`, () =>
      checkTyping(form, OFFSETS_MS[index % 2 === 0 ? 0 : 1]));
});
