import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { Webhook } from 'standardwebhooks';
import { Notifications } from './pages/shell.ts';
import { WebhooksPage } from './pages/webhooks-page.ts';
import { readApiKey } from './support/account.ts';
import { request } from './support/product-api.ts';
import { openReceiver, subscribe } from './support/receiver.ts';
import { test } from './support/test.ts';

const execute = promisify(execFile);

test.describe('the webhooks page', () => {
  test('adds an endpoint whose test is listed and signed with the secret that was shown once, rolls it, pauses and deletes it', async ({
    signedIn,
  }) => {
    const receiver = await openReceiver();
    const { page } = await signedIn({ at: '/dashboard' });
    const webhooks = new WebhooksPage(page);
    const notifications = new Notifications(page);
    await page.getByRole('link', { name: 'Webhooks' }).click();
    await page.getByText('No endpoints yet').waitFor();
    const secret = await webhooks.addEndpoint(receiver.url, 'Production');
    assert.match(secret, /^whsec_/);
    await webhooks.item('Production').getByText('Active').waitFor();

    await page.getByRole('button', { name: 'Send test to Production' }).click();
    await page.getByText('Test delivered').waitFor();
    await page.getByText('thank you').waitFor();
    const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
    const verified = new Webhook(secret).verify(body, headers as Record<string, string>) as { type: string };
    assert.equal(verified.type, 'theia.test');

    await page.getByRole('region', { name: 'History' }).getByText('Test event sent').waitFor();
    await page.getByRole('button', { name: 'Deliveries to Production' }).click();
    await webhooks.dialog.getByText('Test', { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await webhooks.open('events');
    const row = page.getByRole('row').filter({ hasText: 'Test event' });
    await row.getByText('Delivered').waitFor();
    await row.getByRole('button').click();
    await webhooks.dialog.getByText('thank you').waitFor();
    await webhooks.open();

    await page.getByRole('button', { name: 'Roll secret of Production' }).click();
    await webhooks.dialog.getByRole('button', { name: 'Roll secret' }).click();
    const next = await webhooks.takeSecret();
    assert.notEqual(next, secret);
    await webhooks.item('Production').getByText('The old secret signs too until').waitFor();

    await page.getByRole('button', { name: 'Pause Production' }).click();
    await notifications.toast('The endpoint has been paused.').waitFor();
    await page.reload();
    await webhooks.item('Production').getByText('Paused').waitFor();
    await page.getByRole('button', { name: 'Delete Production' }).click();
    await webhooks.dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No endpoints yet').waitFor();
    await receiver.close();
  });

  test('shows subscriptions with what is ahead, gives a calendar its address and withdraws it, and deletes all of it', async ({
    signedIn,
  }) => {
    const { page } = await signedIn();
    const webhooks = new WebhooksPage(page);
    const notifications = new Notifications(page);
    await webhooks.open('subscriptions');
    await page.getByRole('button', { name: 'Copy with key' }).click();
    const sample = await page.evaluate<string>('navigator.clipboard.readText()');
    const { stdout } = await execute('bash', [
      '-c',
      sample.replace(/^curl/, 'curl --silent --show-error --fail-with-body'),
    ]);
    assert.match(stdout, /"id":"sub_/);
    await page.reload();
    const ada = webhooks.item('Ada');
    await ada.getByText('Saturn to natal Sun and Moon').waitFor();
    await ada.getByText('Stations of Mercury').waitFor();
    await ada.getByText('Moon void of course').waitFor();

    await page.getByRole('button', { name: 'Calendar of Ada' }).click();
    await webhooks.dialog.getByRole('button', { name: 'Create link' }).click();
    const address = await webhooks.takeSecret();
    const calendar = await fetch(address);
    assert.equal(calendar.status, 200);
    assert.match(await calendar.text(), /^BEGIN:VCALENDAR\r\n[\s\S]+SUMMARY;LANGUAGE=en:Moon void of course\r\n/);
    await page.getByRole('button', { name: 'Calendar of Ada' }).click();
    await webhooks.dialog.getByRole('button', { name: 'Revoke link' }).click();
    await notifications.toast('The calendar link has been revoked.').waitFor();
    assert.equal((await fetch(address)).status, 404);

    await ada.getByRole('link', { name: 'Upcoming events of Ada' }).click();
    await webhooks.events.getByText('Moon void of course').first().waitFor();
    await webhooks.events.getByRole('button').first().click();
    await webhooks.details.getByText('Not sent yet.').waitFor();
    await page.keyboard.press('Escape');

    await webhooks.tab('Subscriptions').click();
    await page.getByRole('button', { name: 'Pause Ada' }).click();
    await notifications.toast('The subscription has been paused.').waitFor();
    await page.getByRole('button', { name: 'Delete Ada' }).click();
    await webhooks.dialog.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No subscriptions yet').waitFor();
    const history = page.getByRole('region', { name: 'History' }).getByRole('listitem');
    await history.filter({ hasText: 'Subscription deleted' }).waitFor();
    await history
      .filter({ hasText: 'Calendar link revoked' })
      .getByText(/^You, /)
      .waitFor();
  });
});

test.describe('the webhooks page', { tag: '@detail' }, () => {
  test('shows how an event was delivered, and sends it again under the same id', async ({ signedIn }) => {
    const receiver = await openReceiver();
    const { page, account } = await signedIn();
    const webhooks = await WebhooksPage.opened(page);
    const secret = await webhooks.addEndpoint(receiver.url, 'Production');
    const apiKey = await readApiKey(account);
    const listed = (await (await request(apiKey, '/webhooks')).json()) as { webhooks: { id: string }[] };
    // With 30 days of notice, one full moon is due immediately, on a few days of the year two.
    await subscribe(apiKey, {
      endpoint_id: listed.webhooks[0]?.id,
      notice_hours: 720,
      rules: [{ type: 'lunation', phases: ['full_moon'] }],
    });
    await webhooks.open('events');
    do await page.getByRole('button', { name: 'Refresh' }).click();
    while ((await webhooks.events.getByText('Delivered').count()) === 0);
    await webhooks.events.getByText('Full Moon').first().waitFor();
    await webhooks.events.getByRole('button').first().click();
    const attempts = webhooks.details.getByRole('region', { name: 'Attempts' }).getByRole('listitem');
    await attempts.getByText('Accepted (200)').waitFor();
    await attempts.getByText('thank you').waitFor();
    await webhooks.details.getByRole('button', { name: 'Send again' }).click();
    await attempts.first().getByText('sent manually').waitFor();
    assert.equal(await attempts.count(), 2);
    await webhooks.details.getByText('free of charge: it is paid').waitFor();
    const ids = receiver.received.map(({ headers, body }) => {
      new Webhook(secret).verify(body, headers as Record<string, string>);
      return headers['webhook-id'];
    });
    const sentAgain = ids.at(-1);
    assert.equal(ids.filter((id) => id === sentAgain).length, 2);
    await receiver.close();
  });
});
