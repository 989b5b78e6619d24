import type { Page } from '@playwright/test';
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Answers, type Asked, expect, openScreen } from '../../testing/screen.ts';
import { ATTEMPT, DETAILS, ENDPOINT, EVENT, SUBSCRIPTION, TEST_EVENT } from './testing-rows.ts';

const EVENTS = 'POST /functions/v1/subscription-events';
const ENDPOINT_PATH = `/v1/webhooks/${ENDPOINT.id}`;
const SUBSCRIPTION_PATH = `/v1/subscriptions/${SUBSCRIPTION.id}`;
const KEYS = {
  json: [{ id: 'k', api_key: 'THE0123456789abcde', is_active: true, created_at: EVENT.at, last_used_at: null }],
};

const openWebhooks = (answers: Answers, query = ''): Promise<Page> =>
  openScreen(`/dashboard/webhooks${query}`, {
    signedIn: true,
    answers: {
      'GET /rest/v1/api_keys': KEYS,
      'GET /rest/v1/audit_log': { json: [] },
      'GET /v1/webhooks': { json: { webhooks: [ENDPOINT], subscriptions: 1 } },
      'GET /v1/subscriptions': { json: { subscriptions: [SUBSCRIPTION], next_cursor: null } },
      [EVENTS]: { json: { events: [EVENT], next_cursor: null } },
      [`GET /v1/events/${EVENT.id}`]: { json: DETAILS },
      ...answers,
    },
  });
const REFUSED = { status: 400, json: { message: 'The server rejects it', code: 'invalid_url' } };
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog');
const notices = (page: Page) => page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');

describe('the endpoints', () => {
  it('show when they are loading, when they cannot be loaded, and what they are when there are none', async () => {
    const loading = await openWebhooks({ 'GET /v1/webhooks': 'never' });
    await loading.getByRole('status', { name: 'Loading endpoints' }).waitFor();
    const failed = await openWebhooks({ 'GET /v1/webhooks': { status: 500, json: { error: 'x' } } });
    await failed.getByText('Your webhook endpoints could not be loaded.').waitFor();
    await button(failed, 'Retry').waitFor();
    const none = await openWebhooks({
      'GET /v1/webhooks': { json: { webhooks: [], subscriptions: 0 } },
    });
    await none.getByText('No endpoints yet').waitFor();
    await button(none, 'Add endpoint').click();
    await dialog(none).getByRole('textbox', { name: 'Address' }).waitFor();
  });

  it('say why nothing gets through', async () => {
    const page = await openWebhooks({
      'GET /v1/webhooks': {
        json: {
          webhooks: [
            { ...ENDPOINT, status: 'disabled', disabled_because: 'gone' },
            {
              ...ENDPOINT,
              id: 'whe_2',
              failing_since: '2026-11-20T10:15:30Z',
              old_secret_until: '2026-11-21T10:15:30Z',
            },
          ],
          subscriptions: 0,
        },
      },
    });
    await page.getByText('Theia disabled this endpoint: it responded 410 Gone.').waitFor();
    await page.getByText('Events due in the meantime are not sent.').waitFor();
    await page.getByText('Nothing has got through since').waitFor();
    await page.getByText('The old secret signs too until').waitFor();
    await button(page, 'Enable Production').waitFor();
  });

  it('are added with a whole address; the secret is shown once, and goes only when it was stored', async () => {
    const sent: unknown[] = [];
    const page = await openWebhooks({
      'POST /v1/webhooks': ({ body }) => {
        sent.push(body);
        return sent.length === 1 ? REFUSED : { json: { id: 'whe_2', secret: 'whsec_c2VjcmV0' } };
      },
    });
    await button(page, 'Add endpoint').click();
    const url = dialog(page).getByRole('textbox', { name: 'Address' });
    await url.fill('example.com');
    await dialog(page).getByRole('button', { name: 'Add endpoint' }).click();
    await page.getByText('Write a whole address').waitFor();
    await url.fill(' https://example.com/theia ');
    await dialog(page).getByRole('textbox', { name: 'Name (optional)' }).fill('Staging');
    await dialog(page).getByRole('button', { name: 'Add endpoint' }).click();
    await page.getByText('The server rejects it').waitFor();
    await dialog(page).getByRole('button', { name: 'Add endpoint' }).click();
    await page.getByText('whsec_c2VjcmV0').waitFor();
    assert.deepEqual(sent[1], { url: 'https://example.com/theia', label: 'Staging' });
    await page.keyboard.press('Escape');
    await page.getByText('whsec_c2VjcmV0').waitFor();
    await button(page, 'I have stored it').click();
    await page.getByText('whsec_c2VjcmV0').waitFor({ state: 'detached' });
  });

  it('are tested, and what came back is shown', async () => {
    const page = await openWebhooks({
      [`POST ${ENDPOINT_PATH}/test`]: {
        json: { ...ATTEMPT, kind: 'test', http_status: 503, error: 'http_status', response_start: 'down' },
      },
    });
    await button(page, 'Send test to Production').click();
    await page.getByText('Test failed').waitFor();
    await page.getByText('Not a 2xx response (503)').waitFor();
    await page.getByText('down', { exact: true }).waitFor();
  });

  it('list their latest deliveries, and mark tests', async () => {
    const page = await openWebhooks({
      [`GET ${ENDPOINT_PATH}/attempts`]: {
        json: { attempts: [{ ...ATTEMPT, id: '3', kind: 'test' }, ATTEMPT], next_cursor: null },
      },
    });
    await button(page, 'Deliveries to Production').click();
    const rows = page.getByRole('dialog', { name: 'Deliveries to Production' }).getByRole('listitem');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Test');
    await expect(rows.last()).not.toContainText('Test');
  });

  it('get a new secret with the overlap that the user chooses', async () => {
    const sent: unknown[] = [];
    const page = await openWebhooks({
      [`POST ${ENDPOINT_PATH}/rotate`]: ({ body }) => {
        sent.push(body);
        return { json: { id: ENDPOINT.id, secret: 'whsec_bmV3' } };
      },
    });
    await button(page, 'Roll secret of Production').click();
    await dialog(page).getByLabel('The old secret signs until').selectOption('72');
    await dialog(page).getByRole('button', { name: 'Roll secret' }).click();
    await page.getByText('whsec_bmV3').waitFor();
    assert.deepEqual(sent, [{ overlap_hours: 72 }]);
  });

  it('are edited, paused and deleted; only what was changed is sent', async () => {
    const sent: Asked[] = [];
    const done = (asked: Asked) => {
      sent.push(asked);
      return { json: { id: ENDPOINT.id } };
    };
    const page = await openWebhooks({
      [`POST ${ENDPOINT_PATH}`]: done,
      [`DELETE ${ENDPOINT_PATH}`]: done,
    });
    await button(page, 'Edit Production').click();
    await dialog(page).getByRole('textbox', { name: 'Name (optional)' }).fill('Live');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await notices(page).getByText('The endpoint has been changed.').waitFor();
    await button(page, 'Pause Production').click();
    await notices(page).getByText('The endpoint has been paused.').waitFor();
    await button(page, 'Delete Production').click();
    await dialog(page).getByText('2 subscriptions send to it').waitFor();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await notices(page).getByText('The endpoint has been deleted.').waitFor();
    assert.deepEqual(
      sent.map(({ body }) => body),
      [{ label: 'Live' }, { status: 'paused' }, null],
    );
  });
});

describe('the subscriptions', () => {
  const VIEW = '?view=subscriptions';

  it('show their rules in words, where events go and what comes next', async () => {
    const page = await openWebhooks({}, VIEW);
    const rules = page.getByRole('list', { name: 'Rules of Ada' }).getByRole('listitem');
    await expect(rules).toHaveText([
      'Saturn to natal Sun and Moon: conjunction, square; within 1°',
      'Moon void of course',
    ]);
    await page.getByText('128 events until Nov 23, 2027').waitFor();
    await page.getByText('Nov 25, 2026 04:05:06').waitFor();
    await page.getByText('Production', { exact: true }).waitFor();
  });

  it('show when they are loading, when they cannot be loaded, and how to make one when there are none', async () => {
    const loading = await openWebhooks({ 'GET /v1/subscriptions': 'never' }, VIEW);
    await loading.getByRole('status', { name: 'Loading subscriptions' }).waitFor();
    const failed = await openWebhooks({ 'GET /v1/subscriptions': { status: 500, json: { error: 'x' } } }, VIEW);
    await failed.getByText('Your subscriptions could not be loaded.').waitFor();
    const none = await openWebhooks(
      { 'GET /v1/subscriptions': { json: { subscriptions: [], next_cursor: null } } },
      VIEW,
    );
    await none.getByText('No subscriptions yet').waitFor();
    await none.getByLabel('cURL of a subscription', { exact: true }).getByText(ENDPOINT.id).waitFor();
  });

  it('have a calendar, whose address is shown once and can be withdrawn', async () => {
    const calls: string[] = [];
    const page = await openWebhooks(
      {
        'GET /v1/subscriptions': () => ({
          json: {
            subscriptions: [{ ...SUBSCRIPTION, feed_created_at: calls.length === 1 ? EVENT.at : null }],
            next_cursor: null,
          },
        }),
        [`POST ${SUBSCRIPTION_PATH}/feed`]: () => {
          calls.push('made');
          return { json: { url: 'https://theia.example/feeds/abc.ics' } };
        },
        [`DELETE ${SUBSCRIPTION_PATH}/feed`]: () => {
          calls.push('withdrawn');
          return { json: {} };
        },
      },
      VIEW,
    );
    await button(page, 'Calendar of Ada').click();
    await button(page, 'Create link').click();
    await page.getByText('https://theia.example/feeds/abc.ics').waitFor();
    await button(page, 'I have stored it').click();
    await page.getByText('Has an address').waitFor();
    await button(page, 'Calendar of Ada').click();
    await page.getByText('A new one replaces it immediately.').waitFor();
    await button(page, 'Revoke link').click();
    await notices(page).getByText('The calendar link has been revoked.').waitFor();
    await page.getByText('No address').waitFor();
    assert.deepEqual(calls, ['made', 'withdrawn']);
  });

  it('are paused, and deleted with all that is theirs', async () => {
    const sent: unknown[] = [];
    const done = ({ body }: Asked) => {
      sent.push(body);
      return { json: {} };
    };
    const page = await openWebhooks(
      { [`POST ${SUBSCRIPTION_PATH}`]: done, [`DELETE ${SUBSCRIPTION_PATH}`]: done },
      VIEW,
    );
    await button(page, 'Pause Ada').click();
    await notices(page).getByText('The subscription has been paused.').waitFor();
    await button(page, 'Delete Ada').click();
    await dialog(page)
      .getByText('Its birth, its events, their log and its calendar are deleted immediately.')
      .waitFor();
    await dialog(page).getByRole('button', { name: 'Delete' }).click();
    await notices(page).getByText('The subscription has been deleted.').waitFor();
    assert.deepEqual(sent, [{ status: 'paused' }, null]);
  });

  it('that cannot be computed any more say so', async () => {
    const page = await openWebhooks(
      {
        'GET /v1/subscriptions': {
          json: {
            subscriptions: [
              { ...SUBSCRIPTION, status: 'failed', failure: 'invalid_date', next_event: null, events_ahead: 0 },
            ],
            next_cursor: null,
          },
        },
      },
      VIEW,
    );
    await page.getByText('Its events cannot be computed any more (invalid_date).').waitFor();
    await page.getByText('None until Nov 23, 2027').waitFor();
    await button(page, 'Try again Ada').waitFor();
  });
});

describe('the events', () => {
  const VIEW = '?view=events';

  it('have tests among them, marked, with what came back', async () => {
    const page = await openWebhooks({ [EVENTS]: { json: { events: [TEST_EVENT, EVENT], next_cursor: null } } }, VIEW);
    const row = page.getByRole('row').filter({ hasText: 'Test event' });
    await expect(row).toContainText('Failed');
    await row.getByRole('button').click();
    const sheet = page.getByRole('dialog', { name: 'Event' });
    await sheet.getByText('Not a 2xx response (503), 84 ms').waitFor();
    await sheet.getByText('Out of order').waitFor();
    await sheet.getByText('Free', { exact: true }).waitFor();
  });

  it('are filtered by time, subscription and status, and the filter is in the address', async () => {
    const asked: unknown[] = [];
    const page = await openWebhooks(
      {
        [EVENTS]: ({ body }) => {
          asked.push(body);
          return { json: { events: [], next_cursor: null } };
        },
      },
      VIEW,
    );
    await page.getByText('No events yet').waitFor();
    await page.getByLabel('Status').selectOption('Failed');
    await page.getByText('No events match').waitFor();
    await page.getByLabel('Subscription', { exact: true }).selectOption('Ada');
    await expect(page).toHaveURL(`/dashboard/webhooks?view=events&status=failed&subscription=${SUBSCRIPTION.id}`);
    await page.getByText('Upcoming', { exact: true }).click();
    await expect(page).toHaveURL(`/dashboard/webhooks?view=events&when=ahead&subscription=${SUBSCRIPTION.id}`);
    await button(page, 'Clear filters').click();
    await page.getByText('No upcoming events').waitFor();
    const first = { when: 'past', status: null, subscription_id: null, cursor: null };
    assert.deepEqual(asked, [
      first,
      { ...first, status: 'failed' },
      { ...first, status: 'failed', subscription_id: SUBSCRIPTION.id },
      { ...first, when: 'ahead', subscription_id: SUBSCRIPTION.id },
      { ...first, when: 'ahead' },
    ]);
  });

  it('go on after the last one', async () => {
    const page = await openWebhooks(
      {
        [EVENTS]: ({ body }) =>
          (body as { cursor: unknown }).cursor === null
            ? { json: { events: [EVENT], next_cursor: EVENT.id } }
            : { json: { events: [{ ...EVENT, id: 'evt_2' }], next_cursor: null } },
      },
      VIEW,
    );
    await page.getByText('1 event shown', { exact: true }).waitFor();
    await button(page, 'Load more').click();
    await page.getByText('2 events shown, that is all').waitFor();
  });

  it('show when they are loading, or cannot be loaded', async () => {
    const loading = await openWebhooks({ [EVENTS]: 'never' }, VIEW);
    await loading.getByRole('status', { name: 'Loading events' }).waitFor();
    const failed = await openWebhooks({ [EVENTS]: { status: 500, json: { error: 'x' } } }, VIEW);
    await failed.getByText('Your events could not be loaded.').waitFor();
  });

  it('open with what was posted and every attempt, and are sent again', async () => {
    let replays = 0;
    const page = await openWebhooks(
      {
        [`POST /v1/events/${EVENT.id}/replay`]: () => {
          replays += 1;
          return { json: {} };
        },
      },
      VIEW,
    );
    await page.getByRole('button', { name: /Nov 20, 2026 10:15:30/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Event' });
    await sheet.getByText('5 min after it was due').waitFor();
    await sheet.getByLabel('body', { exact: true }).getByText('"saturn"').waitFor();
    await sheet.getByLabel('request', { exact: true }).getByText(`webhook-id: ${EVENT.id}`).waitFor();
    const attempts = sheet.getByRole('region', { name: 'Attempts' }).getByRole('listitem');
    await expect(attempts).toHaveCount(2);
    await attempts.nth(0).getByText('Accepted (200)').waitFor();
    await attempts.nth(1).getByText('No response within 15 seconds').waitFor();
    await sheet.getByRole('button', { name: 'Send again' }).click();
    await notices(page).getByText('The event is sent again.').waitFor();
    assert.equal(replays, 1);
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'detached' });
    await expect(page).toHaveURL('/dashboard/webhooks?view=events');
  });

  it('that are gone say so', async () => {
    const page = await openWebhooks(
      { [`GET /v1/events/${EVENT.id}`]: { status: 404, json: { error: 'no' } } },
      `${VIEW}&event=${EVENT.id}`,
    );
    await page.getByText('This event is not in your log.').waitFor();
  });
});
