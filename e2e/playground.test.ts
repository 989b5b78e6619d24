import { expect } from '@playwright/test';
import assert from 'node:assert/strict';
import { ActivityPage } from './pages/activity-page.ts';
import { PlaygroundPage, ReferencePage } from './pages/reference-page.ts';
import { type Account, createSession, readApiKey, registerConfirmed } from './support/account.ts';
import { until } from './support/settle.ts';
import { test, type Visit } from './support/test.ts';

const PRICE_OF_PLAN = /^It costs one call of your plan, which has [\d,]+ left\./;

let account: Account;
let storageState: Awaited<ReturnType<typeof createSession>>;
test.beforeAll(async () => {
  account = await registerConfirmed();
  storageState = await createSession(account);
});

const opened = async (visit: Visit, endpoint?: string) => {
  const visited = await visit({ storageState });
  const playground = new PlaygroundPage(visited.page);
  await playground.open(endpoint);
  await playground.send.waitFor();
  return { ...visited, playground };
};

test.describe('the playground', () => {
  test('calls an endpoint by a form: priced before, answered as chart, tables, JSON and Markdown by one charged call', async ({
    visit,
  }) => {
    const { page, playground } = await opened(visit);
    const charged: string[] = [];
    page.on('response', (response) => {
      const isFree = response.headers()['idempotency-replayed'] === 'true';
      const body = response.request().postData() ?? '';
      if (response.url().endsWith('/swiss/natal') && !body.includes('"dry_run"') && !isFree) charged.push(body);
    });
    await playground.tool('Clear').click();
    await expect(playground.price).toContainText('is required');
    await playground.field('Date of birth').fill('1990-06-15');
    await playground.field('Time of birth').fill('14:30');
    await playground.field('Place of birth').fill('New York');
    await playground.request.getByRole('listbox').getByRole('option').first().click();
    await expect(playground.price).toHaveText(PRICE_OF_PLAN);
    await playground.fold('Include: parts of the response').click();
    await playground.request.getByRole('checkbox', { name: 'lots', exact: true }).check();
    await playground.request.getByRole('checkbox', { name: 'points', exact: true }).check();
    await page.keyboard.press('Control+Enter');
    await playground.answer.getByText('200 Success').waitFor();
    await playground.answer.getByText('One call of the plan').waitFor();
    await playground.answer.locator('svg[role], [role=group] svg, svg').first().waitFor();
    await playground.view('Table').click();
    await playground.answer.getByRole('region', { name: 'Lots', exact: false }).first().waitFor();
    await playground.view('JSON').click();
    await playground.answer.getByText('"sun_sign"').waitFor();
    await playground.view('Markdown').click();
    await expect(playground.answer.getByRole('tabpanel', { name: 'Markdown' }).locator('pre')).toContainText('# Natal');
    assert.equal(charged.length, 1);
    const sent = JSON.parse(charged[0] ?? '{}') as Record<string, unknown>;
    assert.deepEqual(sent['include'], ['lots', 'points']);
    assert.deepEqual(Object.keys(sent).toSorted(), [
      'birth_date',
      'birth_time',
      'include',
      'latitude',
      'location',
      'longitude',
    ]);
    await playground.answer.getByRole('link', { name: 'In the activity log' }).click();
    const activity = new ActivityPage(page);
    await activity.openRow(0);
    await page.getByRole('link', { name: 'Open in playground' }).click();
    await page.getByText('This request came from the link. Nothing has been sent.').waitFor();
    await playground.way('JSON').click();
    assert.deepEqual(JSON.parse(await playground.json.inputValue()), sent);
    assert.equal(charged.length, 1, 'nothing was sent by opening');
    assert.equal(new URL(page.url()).hash, '');
  });

  test('asks for the price without a trace in the log, and shows faults at their fields', async ({ signedIn }) => {
    const { page } = await signedIn();
    const playground = new PlaygroundPage(page);
    await playground.open('post_natal');
    await expect(playground.price).toHaveText(PRICE_OF_PLAN);
    await playground.way('JSON').click();
    await playground.json.fill(
      '{ "birth_date": "1990-02-30", "birth_time": "14:30", "location": "New York", "unheard_of": 1 }',
    );
    await expect(playground.price).toContainText('Birth date');
    await playground.way('Form').click();
    await playground.request.getByRole('alert').filter({ hasText: /./ }).first().waitFor();
    await playground.request.getByText('Sent too, though not in this form').waitFor();
    const activity = new ActivityPage(page);
    await page.goto('/dashboard/activity-logs');
    await page
      .getByText(/No calls/)
      .first()
      .waitFor();
    assert.ok(activity);
  });
});

test.describe('the playground', { tag: '@detail' }, () => {
  test('writes the request as code without the key, and as a link that opens it and sends nothing', async ({
    visit,
  }) => {
    const apiKey = await readApiKey(account);
    const { page, playground } = await opened(visit, 'post_natal');
    await playground.way('Code').click();
    await expect(playground.code('cURL')).toContainText('Bearer $THEIA_KEY');
    assert.ok(!(await playground.code('cURL').textContent())?.includes(apiKey));
    await playground.request.getByRole('checkbox', { name: 'With my key' }).check();
    await expect(playground.code('cURL')).toContainText(apiKey);
    await playground.tool('Link').click();
    await page.getByText('Link copied. It holds the request').waitFor();
    const link = await page.evaluate<string>('navigator.clipboard.readText()');
    assert.ok(!link.includes(apiKey) && new URL(link).search === '');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/swiss/natal')) sent.push(request.postData() ?? '');
    });
    await page.goto('about:blank');
    await page.goto(link);
    await page.getByText('This request came from the link. Nothing has been sent.').waitFor();
    await expect(playground.price).toHaveText(PRICE_OF_PLAN);
    assert.ok(sent.every((body) => body.includes('"dry_run":true')));
  });

  test('finds endpoints by keyboard, keeps a draft over a reload, and is reached from the reference', async ({
    visit,
  }) => {
    const { page, playground } = await opened(visit, 'post_natal');
    await playground.field('Place of birth').fill('Lisbon');
    await page.keyboard.press('Escape');
    await until(page, "Object.values(sessionStorage).some((kept) => kept.includes('Lisbon'))");
    await playground.endpoint.fill('geocode');
    await playground.endpoint.press('Enter');
    await page.waitForURL('**?endpoint=get_geocode');
    await playground.field('Q').waitFor();
    await playground.send.click();
    await playground.answer.getByText('200 Success').waitFor();
    await playground.view('Table').click();
    await playground.answer.getByText('Springfield').first().waitFor();
    await page.goto('/dashboard/playground?endpoint=post_natal');
    await expect(playground.field('Place of birth')).toHaveValue('Lisbon');
    await new ReferencePage(page).open('post_eclipses');
    await page.getByRole('link', { name: 'Open in playground' }).click();
    await page.waitForURL('**/dashboard/playground?endpoint=post_eclipses');
  });

  test('a call can be cancelled, and one without an answer says what that means', async ({ visit }) => {
    const { page, playground } = await opened(visit, 'post_natal');
    await expect(playground.price).toHaveText(/costs/);
    await page.route('**/swiss/natal', (route) =>
      (route.request().postData() ?? '').includes('"dry_run"') ? route.fallback() : undefined,
    );
    await playground.send.click();
    await playground.cancel.click();
    await playground.answer.getByText(/^Cancelled\./).waitFor();
    await page.unroute('**/swiss/natal');
    await page.route('**/swiss/natal', (route) => route.abort());
    await expect(playground.send).toBeEnabled();
    await playground.send.click();
    await playground.request
      .getByText('The price could not be asked for.')
      .or(playground.answer.getByText(/^No answer came\./))
      .first()
      .waitFor();
  });

  test('without a key that works says so', async ({ visit }) => {
    const { page } = await visit({ storageState });
    await page.route('**/rest/v1/api_keys?*blocked_at*', (route) => route.fulfill({ json: [] }));
    const playground = new PlaygroundPage(page);
    await playground.open('post_natal');
    await page.getByText('No key of yours works.').waitFor();
    await expect(playground.send).toBeDisabled();
    await playground.open('get_sky');
    await expect(playground.send).toBeEnabled();
  });

  test('keeps what was typed just before another endpoint is chosen', async ({ visit }) => {
    const { page, playground } = await opened(visit, 'post_natal');
    await playground.way('JSON').click();
    await playground.json.waitFor();
    // In one turn of the page: nothing that waits can run in between.
    await page.evaluate(`(() => {
      const field = document.querySelector('textarea[aria-label="Request, as JSON"]') ?? document.querySelector('section[aria-label=Request] textarea');
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(field, '{ "location": "Lisbon" }');
      field.dispatchEvent(new Event('input', { bubbles: true }));
      history.pushState(null, '', '/dashboard/playground?endpoint=post_transits');
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    })()`);
    await page.getByRole('heading', { level: 2, name: /transit/i }).waitFor();
    await page.goBack();
    await expect(playground.field('Place of birth')).toHaveValue('Lisbon');
  });
});
