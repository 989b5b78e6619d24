import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { ActivityPage } from './pages/activity-page.ts';
import { ConnectedAppsPanel, ConsentPage } from './pages/connected-apps-pages.ts';
import { SignUpPage } from './pages/sign-in-pages.ts';
import { Notifications } from './pages/shell.ts';
import { newAccount } from './support/account.ts';
import { assertAccessible } from './support/axe.ts';
import { mailedLink } from './support/mailbox.ts';
import { BIRTH } from './support/product-api.ts';
import { test } from './support/test.ts';
import { THEIA_URL } from './support/theia-url.ts';

/** The app on the user's machine: the browser is sent back to it. */
const app = createServer((_request, response) => response.end('Back in the app'));
let redirect = '';
const verifier = randomBytes(32).toString('base64url');

async function registerApp(): Promise<string> {
  const answer = await fetch(`${THEIA_URL}/oauth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Stargazer', redirect_uris: [redirect] }),
  });
  return ((await answer.json()) as { client_id: string }).client_id;
}

const addressOf = (clientId: string): string =>
  `/oauth/authorize?${new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    redirect_uri: redirect,
    state: 'journey',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  })}`;

async function tokenFor(clientId: string, code: string): Promise<string> {
  const form = { grant_type: 'authorization_code', client_id: clientId, code, code_verifier: verifier };
  const answer = await fetch(`${THEIA_URL}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({ ...form, redirect_uri: redirect }),
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

const callTool = (token: string): Promise<Response> =>
  fetch(`${THEIA_URL}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${token}`,
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'natal_chart', arguments: BIRTH },
    }),
  });

test.beforeAll(async () => {
  await new Promise<void>((resolve) => app.listen(0, '127.0.0.1', resolve));
  const address = app.address();
  redirect = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/callback`;
});
test.afterAll(() => void app.close());

test.describe('an app', () => {
  test('is allowed by somebody who signs up for it, works within its limit, and is disconnected', async ({ visit }) => {
    const [clientId, account] = [await registerApp(), newAccount()];
    const { page, problems } = await visit();
    const consent = new ConsentPage(page);
    await page.goto(addressOf(clientId));
    await consent.heading('Stargazer').waitFor();
    await assertAccessible(page, 'the request, before a sign-in');
    await consent.createAccount.click();
    await new SignUpPage(page).signUp(account);
    const elsewhere = await visit();
    await elsewhere.page.goto(await mailedLink(account.email, 'signup'));
    await consent.limit.waitFor();
    await page.getByText(account.email, { exact: true }).waitFor();
    await consent.limit.fill('0');
    await page.getByText('The limit is at least $0.01').waitFor();
    assert.equal(await consent.allow.isDisabled(), true);
    await consent.limit.fill('0.50');
    await assertAccessible(page, 'the request');
    await consent.allow.click();
    await page.getByText('Back in the app').waitFor();
    const back = new URL(page.url());
    assert.deepEqual([back.searchParams.get('state'), back.searchParams.get('iss')], ['journey', THEIA_URL]);

    const token = await tokenFor(clientId, back.searchParams.get('code') ?? '');
    assert.match(await (await callTool(token)).text(), /# Natal/);
    const apps = new ConnectedAppsPanel(page);
    await apps.open();
    await apps.item('Stargazer').getByText('$0.002 of $0.50').waitFor();
    await assertAccessible(page, 'the connected apps');
    await apps.changeLimit('Stargazer', '2');
    await apps.item('Stargazer').getByText('of $2.00').waitFor();
    const activity = new ActivityPage(page);
    await activity.open();
    await activity.rows.first().getByText('Stargazer').waitFor();
    await apps.open();
    await apps.disconnect('Stargazer');
    await new Notifications(page).toast('Stargazer has been disconnected.').waitFor();
    await page.getByText('No apps are connected.').waitFor();
    assert.equal((await callTool(token)).status, 401);
    assert.deepEqual(problems, []);
  });

  test('gets nothing when the user cancels, and a request is good for the browser that began it', async ({
    visit,
    signedIn,
  }) => {
    const clientId = await registerApp();
    const { page } = await signedIn();
    const consent = new ConsentPage(page);
    await page.goto(addressOf(clientId));
    await consent.limit.waitFor();
    const elsewhere = await visit();
    await elsewhere.page.goto(page.url());
    await elsewhere.page.getByRole('heading', { name: 'This request is no longer valid' }).waitFor();
    await consent.cancel.click();
    await page.getByText('Back in the app').waitFor();
    assert.equal(new URL(page.url()).searchParams.get('error'), 'access_denied');
  });
});
