import type { Page } from '@playwright/test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { PricingPage } from './pages/pricing-page.ts';
import { Notifications } from './pages/shell.ts';
import { LoginPage } from './pages/sign-in-pages.ts';
import { type Account, registerConfirmed } from './support/account.ts';
import { until } from './support/settle.ts';
import { holdTimers } from './support/shown.ts';
import { test } from './support/test.ts';
import { THEIA_URL } from './support/theia-url.ts';

interface Offer {
  plans: { id: string; name: string; priceUsd: number; monthlyCalls: number; apiKeys: number }[];
  addons: { name: string; priceUsd: number }[];
}
const offer = JSON.parse(readFileSync(new URL('../apps/web/src/lib/offer.json', import.meta.url), 'utf8')) as Offer;
const ANSWER_HEADERS = { 'access-control-allow-origin': '*', 'content-type': 'application/json' };

async function answerCheckout(page: Page, status: number, body: unknown): Promise<void> {
  await page.route('**/functions/v1/create-checkout', (route) =>
    route.fulfill({ status, headers: ANSWER_HEADERS, body: JSON.stringify(body) }),
  );
}

test.describe('the pricing page', () => {
  let account: Account;
  test.beforeAll(async () => {
    account = await registerConfirmed();
  });

  test('shows the plans and add-ons that the server sells', async ({ visit }) => {
    const { page, problems } = await visit();
    const pricing = await PricingPage.opened(page);
    for (const { name, priceUsd, monthlyCalls, apiKeys } of offer.plans) {
      const text = (await pricing.card(name).textContent()) ?? '';
      for (const fact of [
        `$${priceUsd}`,
        `${monthlyCalls.toLocaleString('en-US')} calls a month`,
        `${apiKeys} API key`,
      ])
        assert.ok(text.includes(fact), `${name}: ${fact}`);
    }
    const shown = {
      'Relationship Compatibility': 'Included in Professional',
      'Yearly Cycle': 'Included in Growth and Professional',
      'Transits 12 months ahead': 'Included in Growth and Professional',
    };
    for (const [name, included] of Object.entries(shown))
      assert.ok((await pricing.addOn(name).textContent())?.includes(included), name);
    for (const { name, priceUsd } of offer.addons)
      assert.ok(
        (await pricing.addOn(name === 'Transits' ? 'Transits 12 months ahead' : name).textContent())?.includes(
          `$${priceUsd}`,
        ),
      );
    for (const question of ['accurate', 'switch plans', 'quota', '14-day trial', 'call counted']) {
      await pricing.question(question).click();
    }
    await page.getByText('One successful request is one call', { exact: false }).waitFor();
    assert.equal(await page.getByRole('link', { name: 'Contact Us' }).getAttribute('href'), '/contact');
    await page.setViewportSize({ width: 700, height: 900 });
    const boxes = await Promise.all(offer.plans.map(({ name }) => pricing.card(name).boundingBox()));
    assert.equal(new Set(boxes.map((box) => box?.y)).size, 1, 'side by side on a tablet');
    assert.deepEqual(problems, []);
  });

  test('sends visitors to sign in, and keeps the way back and their choice', { tag: '@detail' }, async ({ visit }) => {
    const { page } = await visit();
    const pricing = await PricingPage.opened(page);
    for (const { id, name } of offer.plans)
      assert.equal(await pricing.startTrial(name).getAttribute('href'), `/login?redirect=%2Fpricing&plan=${id}`);
    assert.equal(await pricing.startTrialAtTheEnd.getAttribute('href'), '/login?redirect=%2Fpricing&plan=starter');
    for (const [name, word] of [
      ['Relationship Compatibility', 'relationship'],
      ['Yearly Cycle', 'yearly_cycle'],
      ['Transits', 'transits'],
    ] as const) {
      assert.equal(await pricing.add(name).getAttribute('href'), `/login?redirect=%2Fpricing&addon=${word}`);
    }
    await pricing.startTrial('Growth').click();
    await page.waitForURL('**/login?redirect=%2Fpricing&plan=growth');
    await new LoginPage(page).signIn(account);
    await page.waitForURL('**/pricing?plan=growth');
    await pricing.card('Growth').getByText('You chose this plan').waitFor();
  });

  test('opens the payment page for a signed-in user, and returns from it to billing', async ({ signedIn }) => {
    const { page } = await signedIn();
    const pricing = await PricingPage.opened(page);
    const asked = page.waitForRequest('**/functions/v1/create-checkout');
    await pricing.signedInButton('Growth').click();
    assert.deepEqual((await asked).postDataJSON(), {
      mode: 'subscription',
      priceId: 'price_growth',
      successUrl: `${THEIA_URL}/payment-return?status=success`,
      cancelUrl: `${THEIA_URL}/payment-return?status=cancelled`,
    });
    await page.waitForURL((url) => url.pathname !== '/pricing');
    await page.getByText('Growth', { exact: false }).first().waitFor();
    await page.goto('/payment-return?status=cancelled');
    await page.waitForURL('**/dashboard/billing?status=cancelled');
  });

  test('shows the specified messages for failures', { tag: '@detail' }, async ({ signedIn }) => {
    const { page } = await signedIn({ account });
    const pricing = new PricingPage(page);
    const notifications = new Notifications(page);
    await pricing.open();
    await answerCheckout(page, 500, {});
    await pricing.signedInButton('Professional').click();
    await notifications.toast('Could not create checkout session for Professional plan').waitFor();
    await notifications.toast('There was a problem starting your subscription. Please try again.').waitFor();
    await pricing.signedInAdd('Transits').click();
    await notifications.toast('Could not create checkout session for Transits add-on').waitFor();
    await notifications.toast('There was a problem adding this feature. Please try again.').waitFor();
    await answerCheckout(page, 400, { error: 'Professional does not take the add-on Transits' });
    await pricing.signedInAdd('Transits').click();
    await notifications.toast('Professional does not take the add-on Transits').waitFor();
    await page.unrouteAll();
    await page.route('**/functions/v1/create-checkout', (route) => route.abort());
    await pricing.open();
    await pricing.signedInButton('Starter').click();
    await notifications.toast('There was a problem starting your subscription. Please try again.').waitFor();
    await pricing.signedInAdd('Yearly Cycle').click();
    await notifications.toast('There was a problem adding this feature. Please try again.').waitFor();
    await pricing.open('?addon=astral');
    await notifications.toast('Unknown add-on: astral').waitFor();
  });
});

test.describe('the return from a payment', () => {
  test('shows a spinner for half a second, then returns to where the checkout was opened, without a history entry for the spinner', async ({
    signedIn,
  }) => {
    const { page } = await signedIn();
    await page.evaluate('localStorage.setItem("checkout_return_location", "/dashboard/usage?view=day")');
    const spinner = page.getByText('Processing your payment...', { exact: true });
    const release = await holdTimers(page, 500);
    await page.goto('/payment-return?status=success');
    await spinner.waitFor();
    assert.equal(new URL(page.url()).pathname, '/payment-return');
    await release();
    await page.waitForURL('**/dashboard/usage?view=day&status=success');
    assert.equal(await page.evaluate('localStorage.getItem("checkout_return_location")'), null);
    await page.goBack();
    await until(page, 'location.pathname !== "/payment-return"');
  });

  test(
    'keeps a status in the stored location, and never redirects to another site',
    { tag: '@detail' },
    async ({ signedIn }) => {
      const { page } = await signedIn();
      for (const [stored, expected] of [
        ['/dashboard/billing?status=setup-success', '/dashboard/billing?status=setup-success'],
        ['//evil.example/x', '/dashboard/billing?status=success'],
        ['https://evil.example', '/dashboard/billing?status=success'],
      ] as const) {
        await page.evaluate(`localStorage.setItem("checkout_return_location", ${JSON.stringify(stored)})`);
        await page.goto('/payment-return?status=success');
        await page.waitForURL(`${THEIA_URL}${expected}`);
      }
    },
  );
});
