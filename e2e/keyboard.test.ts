import type { Page } from '@playwright/test';
import assert from 'node:assert/strict';
import { UpgradePage } from './pages/pricing-page.ts';
import { SignUpPage } from './pages/sign-in-pages.ts';
import { until } from './support/settle.ts';
import { test } from './support/test.ts';

/** Presses Tab until the wanted element has the focus. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    if (await page.evaluate<boolean>(`document.activeElement?.matches(${JSON.stringify(selector)}) ?? false`)) return;
    await page.keyboard.press('Tab');
  }
  assert.fail(`${selector} cannot be reached with the Tab key`);
}

/** Presses a key until it takes effect: a menu takes the focus while it opens. */
async function pressUntil(page: Page, key: string, effect: string): Promise<void> {
  for (let presses = 0; presses < 10; presses++) {
    await page.keyboard.press(key);
    await until(page, effect, 300).catch(() => undefined);
    if (await page.evaluate<boolean>(`(${effect}) === true`)) return;
  }
  assert.fail(`${key} has no effect`);
}

test.describe('the keyboard alone', () => {
  test('allows signing up with only the keyboard', async ({ visit }) => {
    const { page } = await visit();
    await new SignUpPage(page).open();
    await page.waitForLoadState('networkidle');
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate('document.activeElement.textContent'), 'Skip to content');
    await tabTo(page, 'input[name=email]');
    await page.keyboard.type('ada@example.com');
    await tabTo(page, 'input[name=password]');
    await page.keyboard.type('longenough');
    await tabTo(page, 'input[name=confirm-password]');
    await page.keyboard.type('longenough');
    await tabTo(page, 'input[name=terms]');
    await page.keyboard.press('Space');
    await tabTo(page, 'button[type=submit]:enabled');
  });

  test('allows copying the key and signing out with only the keyboard', { tag: '@detail' }, async ({ signedIn }) => {
    const { page } = await signedIn({ at: '/dashboard' });
    await page.getByTestId('api-key').waitFor();
    await tabTo(page, '[aria-label="Copy API key"]');
    await page.keyboard.press('Enter');
    await page.getByText('API Key copied').waitFor();
    await page.reload();
    await page.getByTestId('api-key').waitFor();
    await tabTo(page, '[aria-label="Account menu"]');
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Account Settings' }).waitFor();
    await pressUntil(page, 'End', 'document.activeElement?.textContent === "Logout"');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
  });

  test('allows choosing a plan with only the keyboard', { tag: '@detail' }, async ({ signedIn }) => {
    const { page } = await signedIn();
    const upgrade = await UpgradePage.opened(page);
    await upgrade.plan('Starter').focus();
    await page.keyboard.press('ArrowRight');
    assert.equal(await upgrade.plan('Growth').isChecked(), true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    assert.equal(await upgrade.addon('Relationship Compatibility').isChecked(), true);
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate('document.activeElement.labels[0].textContent'), 'Promotion code');
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate('document.activeElement.textContent'), 'Upgrade');
  });
});
