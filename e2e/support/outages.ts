import type { Page, Route } from '@playwright/test';
import assert from 'node:assert/strict';
import { ContactPage } from '../pages/public-pages.ts';
import { LoginPage, SignUpPage } from '../pages/sign-in-pages.ts';
import { type Account, newAccount, PASSWORD } from './account.ts';
import { goWithin, load, until } from './settle.ts';
import type { Visit } from './test.ts';

/** Failures a browser may see instead of an answer. */
const OUTAGES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'a 502 page of a proxy': (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' }),
  'an empty 500': (route) => route.fulfill({ status: 500, body: '' }),
  'a page where an answer was expected': (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' }),
  'no connection': (route) => route.abort('connectionrefused'),
};
export const OUTAGE_NAMES = Object.keys(OUTAGES);
const CALLS = /\/v1\/|\/config\.json/;
export const TECHNICAL_TEXT =
  /[{}<>]|failed to fetch|typeerror|unexpected token|unexpected end|json|edge function|\/assets\//i;
const SHOWN = '[role=region][aria-label=Notifications] li, section[aria-label=Notifications] li, [role=alert]';

/** Lets an outage answer the calls of a page. Returns the choice of the outage, or of none. */
export async function replaceAnswers(page: Page): Promise<(outage: string) => void> {
  let answer: ((route: Route) => Promise<void>) | undefined;
  await page.route(CALLS, (route) => (answer ? answer(route) : route.fallback()));
  return (outage) => (answer = OUTAGES[outage]);
}

/** Waits for a message and returns all messages on the page; dismisses toasts. */
async function messages(page: Page): Promise<string[]> {
  await until(
    page,
    `[...document.querySelectorAll(${JSON.stringify(SHOWN)})].some((element) => element.checkVisibility() && element.textContent.trim() !== '' && !element.textContent.includes('Creating your account'))`,
  );
  const texts = await page.evaluate<string[]>(
    `[...document.querySelectorAll(${JSON.stringify(SHOWN)})].filter((element) => element.checkVisibility()).map((element) => element.textContent.trim()).filter(Boolean)`,
  );
  for (const button of await page.getByRole('button', { name: 'Dismiss notification' }).all())
    await button.click({ timeout: 2000 }).catch(() => undefined);
  return texts;
}

/** Asserts that the page shows a message without technical terms. */
export async function assertPlainMessage(page: Page, what: string): Promise<void> {
  const texts = await messages(page);
  assert.ok(texts.length > 0, `${what}: no message`);
  for (const text of texts) assert.doesNotMatch(text, TECHNICAL_TEXT, `${what}: ${text}`);
}

/** Asserts that every form for visitors shows a plain message in each of these outages. */
export async function checkVisitorForms(visit: Visit, account: Account, outages: readonly string[]): Promise<void> {
  const { page, problems } = await visit();
  const take = await replaceAnswers(page);
  await load(page, '/about');
  const [signUp, login, contact] = [new SignUpPage(page), new LoginPage(page), new ContactPage(page)];
  for (const outage of outages) {
    take(outage);
    await goWithin(page, '/signup');
    await signUp.submit.waitFor();
    await signUp.signUp({ ...newAccount(), password: PASSWORD });
    await assertPlainMessage(page, `sign-up, ${outage}`);
    await goWithin(page, '/login');
    await login.submit.waitFor();
    await login.signIn(account);
    await assertPlainMessage(page, `sign-in, ${outage}`);
    await goWithin(page, '/about');
    await page.getByRole('heading', { level: 1, name: 'Charts you can check' }).waitFor();
    await goWithin(page, '/login');
    await login.forgotPassword.click();
    await page.getByRole('dialog').getByLabel('Email').fill(account.email);
    await page.getByRole('button', { name: 'Send reset link' }).click();
    await assertPlainMessage(page, `reset, ${outage}`);
    for (const type of ['signup', 'recovery']) {
      await goWithin(page, '/about');
      await page.getByRole('heading', { level: 1, name: 'Charts you can check' }).waitFor();
      await goWithin(
        page,
        `/auth/${type === 'signup' ? 'email' : type}?token_hash=${encodeURIComponent(outage)}&type=${type}`,
      );
      await assertPlainMessage(page, `${type} link, ${outage}`);
      take('none');
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.getByRole('heading', { name: /^(Verification failed|Invalid recovery link)$/ }).waitFor();
      take(outage);
    }
    await goWithin(page, '/contact');
    await contact.form.waitFor();
    await contact.write({ name: 'Ada', email: 'ada@example.com', subject: 'Billing', message: 'Hello' });
    await contact.send.click();
    await page.getByText('Failed to send message', { exact: true }).waitFor();
    await assertPlainMessage(page, `contact, ${outage}`);
  }
  assert.deepEqual(problems, []);
}
