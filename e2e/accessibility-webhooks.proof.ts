import assert from 'node:assert/strict';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { WebhooksPage } from './pages/webhooks-page.ts';
import { readApiKey, registerConfirmed } from './support/account.ts';
import { assertAccessible, WIDTHS } from './support/axe.ts';
import { BIRTH, request } from './support/product-api.ts';
import { createSession, signInAs } from './support/session.ts';
import { holdAnswers } from './support/shown.ts';
import { test } from './support/test.ts';

interface Received {
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A receiver of webhooks, which answers 200. */
async function openReceiver() {
  const received: Received[] = [];
  const server = createServer((asked, answer) => {
    void text(asked).then((body) => {
      received.push({ headers: asked.headers, body });
      answer.writeHead(200, { 'content-type': 'text/plain' }).end('thank you');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/theia`,
    received,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}

async function subscribe(apiKey: string, more: Readonly<Record<string, unknown>> = {}): Promise<string> {
  const answer = await request(apiKey, '/subscriptions', {
    ...BIRTH,
    label: 'Ada',
    rules: [{ type: 'transit', bodies: ['mars'], targets: ['sun', 'moon'] }, { type: 'void_of_course' }],
    ...more,
  });
  assert.equal(answer.status, 201, await answer.clone().text());
  return ((await answer.json()) as { id: string }).id;
}

test.describe('the webhooks page', () => {
  test('says what went wrong while the service fails, and passes axe then too', async ({ visit }) => {
    const { page } = await visit({ viewport: { width: 390, height: 900 } });
    await signInAs(page, await registerConfirmed());
    const webhooks = new WebhooksPage(page);
    const failed = { status: 500, json: { error: 'The function failed. Please try again.' } };
    await page.route(/functions\/v1\/(webhook-endpoints|event-subscriptions|subscription-events)/, (route) =>
      route.fulfill(failed),
    );
    await webhooks.open();
    await page.getByText('Your webhook endpoints could not be loaded.').waitFor();
    await assertAccessible(page, 'endpoints, broken');
    await webhooks.open('subscriptions');
    await page.getByText('Your subscriptions could not be loaded.').waitFor();
    await webhooks.open('events');
    await page.getByText('Your events could not be loaded.').waitFor();
    await assertAccessible(page, 'events, broken');
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByText('No events yet').waitFor();
    const hold = await holdAnswers(page, '**/functions/v1/webhook-endpoints');
    await webhooks.open();
    await page.getByRole('status', { name: 'Loading endpoints' }).waitFor();
    await assertAccessible(page, 'endpoints, loading');
    hold();
    await page.getByText('No endpoints yet').waitFor();
  });

  for (const width of WIDTHS) {
    test(`passes axe, empty and full, at ${width} px, light and dark`, async ({ visit }) => {
      const receiver = await openReceiver();
      const account = await registerConfirmed();
      const { page, problems } = await visit({
        viewport: { width, height: 900 },
        storageState: await createSession(account),
      });
      const webhooks = new WebhooksPage(page);
      await webhooks.open();
      await page.getByText('No endpoints yet').waitFor();
      await assertAccessible(page, 'endpoints, empty');
      await webhooks.addEndpoint(receiver.url, 'Production');
      await subscribe(await readApiKey(account));
      await page.getByRole('button', { name: 'Send test to Production' }).click();
      await page.getByText('Test delivered').waitFor();
      await assertAccessible(page, 'endpoints');
      for (const [button, title] of [
        ['Add endpoint', 'Add endpoint'],
        ['Rotate secret of Production', 'Rotate the secret of Production?'],
        ['Edit Production', 'Edit endpoint'],
        ['Delete Production', 'Delete Production?'],
      ] as const) {
        await page.getByRole('button', { name: button }).click();
        await page.getByRole('dialog', { name: title }).waitFor();
        await assertAccessible(page, title);
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
      }
      await webhooks.open('subscriptions');
      await webhooks.item('Ada').waitFor();
      await assertAccessible(page, 'subscriptions');
      await page.getByRole('button', { name: 'Calendar of Ada' }).click();
      await webhooks.dialog.getByRole('button', { name: 'Make address' }).click();
      await page.getByTestId('secret').waitFor();
      await assertAccessible(page, 'calendar address');
      await webhooks.takeSecret();
      await webhooks.open('events');
      await page.getByText('No events yet').waitFor();
      await assertAccessible(page, 'events, empty');
      await page.getByText('Upcoming', { exact: true }).click();
      await webhooks.events.getByText('Moon void of course').first().waitFor();
      await assertAccessible(page, 'events');
      await webhooks.events.getByRole('button').first().click();
      await webhooks.details.getByText('It was not sent so far.').waitFor();
      await assertAccessible(page, 'event');
      assert.deepEqual(problems, []);
      await receiver.close();
    });
  }
});
