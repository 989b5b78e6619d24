import assert from 'node:assert/strict';
import { ReferencePage } from './pages/reference-page.ts';
import { readApiKey, registerConfirmed } from './support/account.ts';
import { createSession } from './support/session.ts';
import { test } from './support/test.ts';
import { until } from './support/until.ts';

test.describe('the public reference', () => {
  test('opens the fields around the one that the address names', async ({ visit }) => {
    const { page } = await visit();
    await page.goto('/reference/natal#request.settings.house_system');
    await page.locator('[id="request.settings.house_system"]').waitFor();
    await until(page, "document.querySelector('[data-named]')?.getBoundingClientRect().top < window.innerHeight");
  });

  test('masks the key of whoever is signed in until it is shown', async ({ visit }) => {
    const account = await registerConfirmed();
    const apiKey = await readApiKey(account);
    const { page } = await visit({ storageState: await createSession(account) });
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
