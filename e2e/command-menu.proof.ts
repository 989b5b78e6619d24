import assert from 'node:assert/strict';
import { registerConfirmed } from './support/account.ts';
import { assertAccessible } from './support/axe.ts';
import { createSession } from './support/session.ts';
import { test } from './support/test.ts';

test.describe('the command menu', () => {
  test('covers the screen of a phone and is closed by its button', async ({ visit }) => {
    const account = await registerConfirmed();
    const { page, problems } = await visit({
      viewport: { width: 390, height: 800 },
      storageState: await createSession(account),
    });
    await page.goto('/dashboard/usage');
    await page.getByRole('button', { name: 'Search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.waitFor();
    await assertAccessible(page, 'command menu on a phone');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await dialog.waitFor({ state: 'detached' });
    assert.deepEqual(problems, []);
  });
});
