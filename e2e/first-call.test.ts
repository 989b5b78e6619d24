import assert from 'node:assert/strict';
import { SignUpPage, VerificationDialog } from './pages/sign-in-pages.ts';
import { newAccount, readApiKey, registerConfirmed } from './support/account.ts';
import { accessibilityProblems } from './support/axe.ts';
import { mailedLink } from './support/mailbox.ts';
import { BIRTH, request } from './support/product-api.ts';
import { respond } from './support/shown.ts';
import { test } from './support/test.ts';

const PHONE = { width: 390, height: 844 };

test.describe('the first call of an account', () => {
  test('is made by the form on a phone, and is answered with the chart', async ({ signedIn }) => {
    const { page, account } = await signedIn({ viewport: PHONE });
    await page.goto('/dashboard');
    const card = page.getByRole('region', { name: 'Your first call' });
    await card.getByText('Waiting for your first call…').waitFor();
    await card.getByRole('button', { name: 'Copy the key' }).click();
    await card.getByRole('button', { name: 'Key copied' }).waitFor();
    assert.equal(await page.evaluate<string>('navigator.clipboard.readText()'), await readApiKey(account));

    await card.getByRole('button', { name: 'Send it from here' }).click();
    await card.getByText('Enter the date of birth.').waitFor();
    await card.getByLabel('Date of birth').fill('1879-03-14');
    await card.getByLabel('Time of birth').fill('11:30');
    await card.getByRole('combobox', { name: 'Place of birth' }).fill('Ulm');
    await page.getByRole('option', { name: /^Ulm/ }).first().click();
    const command = card.getByLabel('curl command', { exact: true });
    await command.getByText('"1879-03-14"').waitFor();
    assert.ok(!((await command.textContent()) ?? '').includes(await readApiKey(account)), 'the key is shown');
    assert.deepEqual(await accessibilityProblems(page), []);
    await card.getByRole('button', { name: 'Send it from here' }).click();

    await page.getByRole('heading', { name: 'Your first call has arrived' }).waitFor();
    await page.getByRole('button', { name: /^Moon, / }).waitFor();
    await page.getByRole('rowheader', { name: 'Moon', exact: true }).waitFor();
    assert.deepEqual(await accessibilityProblems(page), []);
    await page.getByRole('button', { name: 'Go to your dashboard' }).click();
    await page.getByRole('region', { name: 'You are connected' }).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('region', { name: 'At a glance' }).getByText('1 of 50,000').waitFor();
    await page.getByRole('region', { name: 'Recent API calls' }).getByRole('table').waitFor();
    assert.equal(await page.getByText('Waiting for your first call…').count(), 0);
  });

  test('is followed by a home that says how far the plan goes and what needs attention', async ({ signedIn }) => {
    const account = await registerConfirmed();
    const apiKey = await readApiKey(account);
    assert.equal((await request(apiKey, '/swiss/natal', BIRTH)).status, 200);
    assert.equal((await request(apiKey, '/swiss/natal', { ...BIRTH, birth_date: '1990-13-01' })).status, 400);
    const { page } = await signedIn({ account });
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    await respond(page, '**/rest/v1/plan_in_force*', {
      json: {
        plan_name: 'Starter',
        status: 'trialing',
        quota: 50_000,
        used: 42_500,
        period_start: at(-12),
        period_end: at(2),
      },
    });
    await page.route('**/rest/v1/subscriptions*', (route) => route.fulfill({ json: { trial_ends_at: at(1.9) } }));
    await respond(page, '**/rest/v1/calls_by_day*', {
      json: Array.from({ length: 11 }, (_, index) => ({
        day: at(-1 - index).slice(0, 10),
        calls: 9000 - 500 * index,
        quota_calls: 9000 - 500 * index,
        cost_usd: 0,
      })),
    });
    await page.goto('/dashboard');
    const glance = page.getByRole('region', { name: 'At a glance' });
    await glance.getByText('Trial, 2 days left').waitFor();
    await glance.getByText(/^Runs out on .* at this pace\.$/).waitFor();
    const attention = page.getByRole('region', { name: 'What needs attention' });
    await attention.getByText('85 % of the calls of this period are used.').waitFor();
    await attention.getByRole('button', { name: '1 more' }).click();
    await attention.getByText(/^Your trial ends on /).waitFor();
    assert.deepEqual(await accessibilityProblems(page), []);
    await attention.getByRole('button', { name: /^Dismiss: Your trial ends on / }).click();
    await attention.getByText(/^Your trial ends on /).waitFor({ state: 'detached' });
    await glance.getByRole('link', { name: /show the calls that failed in the last 24 hours/ }).click();
    await page.getByText('1 call shown').waitFor();
    assert.deepEqual(await accessibilityProblems(page), []);
  });
});

test.describe('the first call of an account', { tag: '@detail' }, () => {
  test('arrives from elsewhere without a reload; one that failed is explained, not celebrated', async ({
    signedIn,
  }) => {
    const { page, account } = await signedIn();
    const apiKey = await readApiKey(account);
    await page.goto('/dashboard');
    await page.getByText('Waiting for your first call…').waitFor();
    assert.equal((await request(apiKey, '/swiss/natal', { ...BIRTH, birth_date: '1990-13-01' })).status, 400);
    await page.getByText('POST /swiss/natal returned 400').waitFor();
    assert.equal(await page.getByRole('heading', { name: 'Your first call has arrived' }).count(), 0);
    assert.equal((await request(apiKey, '/swiss/natal', BIRTH)).status, 200);
    await page.getByRole('heading', { name: 'Your first call has arrived' }).waitFor();
    await page.getByRole('button', { name: /^Moon, / }).waitFor();
    await page
      .getByRole('region', { name: 'API key', exact: true })
      .getByText(/\d{2}:\d{2}:\d{2}$/)
      .waitFor();
  });

  test('says once why it failed when it was sent from the form, and what to do', async ({ signedIn }) => {
    const { page } = await signedIn();
    await page.goto('/dashboard');
    const card = page.getByRole('region', { name: 'Your first call' });
    await card.getByLabel('Date of birth').fill('1879-03-14');
    await card.getByLabel('Time of birth').fill('11:30');
    await card.getByRole('combobox', { name: 'Place of birth' }).fill('Xqzwvk');
    const logged = page.waitForResponse(
      async (response) => response.url().includes('/functions/v1/calls') && (await response.text()).includes('home-'),
    );
    await card.getByRole('button', { name: 'Send it from here' }).click();
    await card.getByText('The call failed').waitFor();
    await logged;
    await card.getByText('Correct the request and send it again. Failed calls are free.').waitFor();
    assert.equal(await card.getByRole('alert').count(), 1);
    await card.getByRole('button', { name: 'Send the example' }).click();
    await page.getByRole('heading', { name: 'Your first call has arrived' }).waitFor();
  });

  test('need not be made now: the steps stay away once they are skipped, in every browser', async ({ signedIn }) => {
    const { page, account } = await signedIn();
    await page.goto('/dashboard');
    const dismissed = page.waitForResponse(
      (response) => response.url().includes('/rest/v1/dismissed') && response.ok(),
    );
    await page.getByRole('button', { name: 'Skip for now' }).click();
    await page.getByRole('region', { name: 'Your first call' }).waitFor({ state: 'detached' });
    await dismissed;
    const elsewhere = await signedIn({ account });
    for (const { page: opened } of [{ page }, elsewhere]) {
      await opened.goto('/dashboard');
      await opened.getByRole('region', { name: 'At a glance' }).waitFor();
      await opened.getByText('No calls yet').waitFor();
      assert.equal(await opened.getByRole('region', { name: 'Your first call' }).count(), 0);
    }
  });
  test('is seven steps from a new account on a phone: the mailed link, the key, a birth of three fields, and sending', async ({
    visit,
  }) => {
    const account = newAccount();
    const { page } = await visit({ viewport: PHONE });
    const signUp = await SignUpPage.opened(page);
    await signUp.signUp(account);
    await new VerificationDialog(page).sent.waitFor();
    const steps = [
      async () => {
        await page.goto(await mailedLink(account.email, 'signup'));
        await page.waitForURL('**/dashboard');
      },
      () => page.getByRole('button', { name: 'Copy the key' }).click(),
      () => page.getByLabel('Date of birth').fill('1990-06-15'),
      () => page.getByLabel('Time of birth').fill('14:30'),
      () => page.getByRole('combobox', { name: 'Place of birth' }).fill('Ulm'),
      () => page.getByRole('option', { name: /^Ulm/ }).first().click(),
      () => page.getByRole('button', { name: 'Send it from here' }).click(),
    ];
    for (const step of steps) await step();
    await page.getByRole('heading', { name: 'Your first call has arrived' }).waitFor();
    await page.getByRole('button', { name: /^Moon, / }).waitFor();
  });
});
