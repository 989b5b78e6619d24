import { expect } from '@playwright/test';
import assert from 'node:assert/strict';
import { LandingPage } from './pages/public-pages.ts';
import { readApiKey, registerConfirmed } from './support/account.ts';
import { assertAccessible } from './support/axe.ts';
import { request } from './support/product-api.ts';
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

    await landing.view('Positions').check({ force: true });
    await page.getByRole('row', { name: /Sun 24°23′ .*Gemini.* 9/ }).waitFor();

    assert.match((await landing.request.textContent()) ?? '', /"birth_date": "1990-06-15"/);
    const answer = JSON.parse((await landing.response.textContent()) ?? '') as {
      product: string;
      input: Record<string, unknown>;
    };
    assert.equal(answer.product, 'natal');
    assert.equal(answer.input['birth_date'], '1990-06-15');
    await page.getByRole('button', { name: 'Copy response' }).waitFor();

    await landing.zodiac('Vedic').check({ force: true });
    await landing.view('Chart').check({ force: true });
    await landing.vedicChart.waitFor();
    assert.match((await landing.request.textContent()) ?? '', /"system": "vedic"/);
    await landing.zodiac('Western').check({ force: true });
    await landing.wheel.waitFor();

    assert.ok(!addresses.some((address) => /1990|new.?yor/i.test(address)), 'the birth is in no address');
    await page.getByRole('link', { name: 'Get this from the API' }).click();
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
  test('sees a famous birth drawn with its call before any script runs, and what the API really answers to it', async ({
    visit,
  }) => {
    const { page } = await visit({ javaScriptEnabled: false });
    const landing = await LandingPage.opened(page);
    assert.match(await landing.heading.innerText(), /astrology API, Western and\sVedic/);
    assert.match((await landing.exampleWheel.getAttribute('aria-label')) ?? '', /Natal chart/);
    await landing.date.waitFor();
    const body = /-d '([^']+)'/.exec((await landing.request.textContent()) ?? '')?.[1] ?? '';
    const real = await request(await readApiKey(await registerConfirmed()), '/swiss/natal', JSON.parse(body) as object);
    const whole = (await real.json()) as object;
    assert.partialDeepStrictEqual(whole, JSON.parse((await landing.response.textContent()) ?? '') as object);
    const headers = (await landing.headers.innerText()).trim().split('\n');
    assert.equal(headers.length, 3);
    for (const [name = '', value = ''] of headers.map((line) => line.split(': ')))
      assert.equal(real.headers.get(name)?.replaceAll(/\d+/g, '0'), value.replaceAll(/\d+/g, '0'), name);
    assert.ok(!headers.includes('Theia-Cost-Usd: 0.0000'));
  });

  test('switches the example to Vedic and to a table', async ({ visit }) => {
    const { page } = await visit();
    const landing = await LandingPage.opened(page);
    await landing.zodiac('Vedic').check({ force: true });
    await landing.vedicChart.waitFor();
    await landing.view('Positions').check({ force: true });
    await page.getByRole('row', { name: /^Lagna .*Gemini/ }).waitFor();
  });

  test('sees that there is no connection, or that no more charts are available for now', async ({ visit }) => {
    const { page, context } = await visit();
    const landing = await LandingPage.opened(page);
    await landing.yourChart.scrollIntoViewIfNeeded();
    const vedic = landing.zodiac('Vedic');
    await vedic.waitFor();
    await context.setOffline(true);
    await vedic.click({ force: true });
    await landing.yourChart.getByText('You are offline. Check the connection and try again.').waitFor();
    await context.setOffline(false);
    const message = 'That was the last free chart from here for now. The next one is possible in 30 minutes.';
    await respond(page, '**/functions/v1/try-chart', {
      status: 429,
      contentType: 'application/problem+json',
      body: JSON.stringify({ errors: [{ code: 'rate_limited', field: null, message }] }),
    });
    await vedic.click({ force: true });
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
