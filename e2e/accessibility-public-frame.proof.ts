import assert from 'node:assert/strict';
import { ContactPage } from './pages/contact-page.ts';
import { PublicFrame } from './pages/public-frame.ts';
import { ReferencePage } from './pages/reference-page.ts';
import { accessibilityProblems } from './support/axe.ts';
import { test } from './support/test.ts';

const SMALL = { viewport: { width: 390, height: 844 } };

test.describe('the frame of the public pages', () => {
  test('has no accessibility problems in its open states either', async ({ visit }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      const { page } = await visit({ ...SMALL, colorScheme });
      await page.addInitScript(
        'const wait = window.setTimeout; window.setTimeout = (run, ms, ...rest) => (ms === 500 ? 0 : wait(run, ms, ...rest));',
      );
      await page.goto('/pricing');
      await new PublicFrame(page).openMenu.click();
      await page.getByText('How is a call counted?').click();
      assert.deepEqual(await accessibilityProblems(page), [], 'menu and question');
      const contact = new ContactPage(page);
      await contact.open();
      await contact.send.click();
      await page.getByText('Please enter your name.').waitFor();
      assert.deepEqual(await accessibilityProblems(page), [], 'contact with errors');
      await page.goto('/documentation');
      await page.getByText('On this page').click();
      assert.deepEqual(await accessibilityProblems(page), [], 'contents');
      await page.goto('/payment-return');
      await page.getByText('Processing your payment...').waitFor();
      assert.deepEqual(await accessibilityProblems(page), [], 'payment return');
    }
  });

  test('has none while the search of the reference shows results', async ({ visit }) => {
    const { page } = await visit();
    const reference = new ReferencePage(page);
    await reference.openPublic('natal');
    await reference.search.fill('house_system');
    await reference.found.first().waitFor();
    assert.deepEqual(await accessibilityProblems(page), []);
  });
});
