import assert from 'node:assert/strict';
import { LandingPage } from './pages/landing-page.ts';
import { test } from './support/test.ts';

test.describe('a visitor without an account', () => {
  test('types on when places cannot be suggested, and can ask for them again', async ({ visit }) => {
    const { page } = await visit();
    const landing = new LandingPage(page);
    await landing.open();
    await landing.yourChart.scrollIntoViewIfNeeded();
    await landing.place.waitFor();
    await page.route('**/functions/v1/places', (route) => route.fulfill({ status: 503, body: '{}' }));
    await landing.place.fill('Ulm');
    const again = landing.yourChart.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    await page.unroute('**/functions/v1/places');
    await again.click();
    await landing.suggestions.first().click();
    assert.equal(await landing.place.inputValue(), 'Ulm, Baden-Wurttemberg, Germany');
  });
});
