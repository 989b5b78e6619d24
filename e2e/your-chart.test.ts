import { expect } from '@playwright/test';
import assert from 'node:assert/strict';
import { LandingPage } from './pages/public-pages.ts';
import { assertAccessible } from './support/axe.ts';
import { respond } from './support/shown.ts';
import { test } from './support/test.ts';

test.describe('a visitor without an account', () => {
  test('types a birth on the landing page and sees its chart', async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 390, height: 844 } });
    const addresses: string[] = [];
    page.on('request', (request) => addresses.push(request.url()));
    const landing = await LandingPage.opened(page);
    await landing.yourChart.scrollIntoViewIfNeeded();
    await landing.date.fill('1990-06-15');
    await landing.time.fill('14:30');
    await landing.place.pressSequentially('new yor');
    await landing.suggestions.first().waitFor();
    await landing.place.press('ArrowDown');
    await landing.place.press('Enter');
    assert.equal(await landing.place.inputValue(), 'New York City, New York, United States');
    assert.equal(await landing.suggestions.count(), 0);
    await landing.seeTheChart.click();
    await landing.wheel.waitFor();

    await landing.tab('Positions').click();
    await landing.yourChart.getByRole('row', { name: /Sun 24°23′ .*Gemini 9/ }).waitFor();

    await landing.tab('JSON').click();
    const json = await landing.yourChart.getByLabel('answer', { exact: true }).textContent();
    const answer = JSON.parse(json ?? '') as { product: string; input: Record<string, unknown> };
    assert.equal(answer.product, 'natal');
    assert.equal(answer.input['birth_date'], '1990-06-15');
    await landing.yourChart.getByRole('button', { name: 'Copy answer' }).waitFor();

    await landing.yourChart.getByLabel('Vedic').check({ force: true });
    await landing.tab('Chart').click();
    await landing.vedicChart.waitFor();
    await landing.yourChart.getByLabel('Western').check({ force: true });
    await landing.tab('Wheel').click();
    await landing.wheel.waitFor();

    assert.ok(!addresses.some((address) => /1990|new.?yor/i.test(address)), 'the birth is in no address');
    await landing.yourChart.getByRole('link', { name: 'Get this from the API' }).click();
    await page.waitForURL('**/signup');
  });

  test('sees the faults at each field, of the form and of the server, and can leave out the time', async ({
    visit,
  }) => {
    const { page } = await visit();
    const landing = await LandingPage.opened(page);
    await landing.yourChart.scrollIntoViewIfNeeded();
    await landing.seeTheChart.click();
    await landing.yourChart.getByText('Enter the date of birth.').waitFor();
    await expect(landing.date).toBeFocused();
    await assertAccessible(page, 'faults');
    await landing.date.fill('1990-06-15');
    await landing.yourChart.getByLabel('Time unknown').check();
    await landing.place.fill('Qwxyzzqpt');
    await landing.seeTheChart.click();
    await landing.yourChart.locator('[role=alert]', { hasText: 'Qwxyzzqpt' }).waitFor();
    await landing.place.fill('Paris');
    // The suggestions cover the button.
    await landing.suggestions.first().waitFor();
    await landing.place.press('Escape');
    await landing.seeTheChart.click();
    await landing.wheel.waitFor();
  });
});

test.describe('a visitor without an account', { tag: '@detail' }, () => {
  test('comes there from the hero and sees the example with one click', async ({ visit }) => {
    const { page } = await visit();
    const landing = await LandingPage.opened(page);
    await page.getByRole('link', { name: 'see your own chart' }).click();
    await landing.yourChart.getByRole('button', { name: /^Try an example/ }).click();
    await landing.wheel.waitFor();
    assert.equal(await landing.place.inputValue(), 'Ulm, Germany');
  });

  test('sees that there is no connection, or that no more charts are available for now', async ({ visit }) => {
    const { page, context } = await visit();
    const landing = await LandingPage.opened(page);
    await landing.yourChart.scrollIntoViewIfNeeded();
    const example = landing.yourChart.getByRole('button', { name: /^Try an example/ });
    await example.waitFor();
    await context.setOffline(true);
    await example.click();
    await landing.yourChart.getByText('You are offline. Check the connection and try again.').waitFor();
    await context.setOffline(false);
    const message = 'That was the last free chart from here for now. The next one is possible in 30 minutes.';
    await respond(page, '**/functions/v1/try-chart', {
      status: 429,
      contentType: 'application/problem+json',
      body: JSON.stringify({ errors: [{ code: 'rate_limited', field: null, message }] }),
    });
    await example.click();
    await landing.yourChart.getByText(message).waitFor();
    await landing.yourChart.getByRole('link', { name: 'Sign up', exact: true }).waitFor();
    await assertAccessible(page, 'no more charts');
  });
  test('types on when places cannot be suggested, and can ask for them again', async ({ visit }) => {
    const { page } = await visit();
    const landing = await LandingPage.opened(page);
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
