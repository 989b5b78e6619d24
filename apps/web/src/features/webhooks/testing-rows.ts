import type { EventRow } from '@theia-astro/server/rules/operations/subscription-events';
import type { Attempt, Endpoint, EventDetails, Subscription } from '@/lib/resources.ts';

/** Rows for tests of the screens. */
export const ENDPOINT: Endpoint = {
  id: 'whe_01KABCDEFGHJKMNPQRSTVWXYZ0',
  url: 'https://example.com/theia/events',
  label: 'Production',
  is_test: false,
  status: 'active',
  disabled_because: null,
  created_at: '2026-10-01T08:00:00Z',
  failing_since: null,
  last_delivered_at: '2026-11-20T10:15:30Z',
  old_secret_until: null,
  subscriptions: 2,
};

export const SUBSCRIPTION: Subscription = {
  id: 'sub_01KABCDEFGHJKMNPQRSTVWXYZ0',
  label: 'Ada',
  status: 'active',
  failure: null,
  endpoint_id: ENDPOINT.id,
  key_label: 'Default',
  is_test: false,
  rules: [
    { type: 'transit', bodies: ['saturn'], targets: ['sun', 'moon'], aspects: ['conjunction', 'square'], orb: 1 },
    { type: 'void_of_course' },
  ],
  notice_hours: 0,
  events_ahead: 128,
  next_event: { id: 'evt_01KABCDEFGHJKMNPQRSTVWXYZ1', type: 'void_of_course.start', at: '2026-11-25T04:05:06Z' },
  computed_until: '2027-11-23T00:00:00Z',
  feed_created_at: null,
  created_at: '2026-10-02T08:00:00Z',
};

export const EVENT: EventRow = {
  id: 'evt_01KABCDEFGHJKMNPQRSTVWXYZ0',
  subscription_id: SUBSCRIPTION.id,
  subscription_label: 'Ada',
  type: 'transit.exact',
  summary: 'Saturn Square Sun (natal)',
  at: '2026-11-20T10:15:30Z',
  due_at: '2026-11-20T10:15:30Z',
  status: 'delivered',
  attempts: 2,
  next_attempt_at: null,
  delivered_at: '2026-11-20T10:20:31Z',
  test: null,
};

export const TEST_EVENT: EventRow = {
  ...EVENT,
  id: 'evt_01KABCDEFGHJKMNPQRSTVWXYZ2',
  subscription_id: null,
  subscription_label: '',
  type: 'theia.test',
  summary: 'Test event',
  status: 'failed',
  attempts: 1,
  delivered_at: null,
  test: {
    endpoint_label: 'Production',
    url: ENDPOINT.url,
    duration_ms: 84,
    http_status: 503,
    error: 'http_status',
    response_start: 'Out of order',
  },
};

export const ATTEMPT: Attempt = {
  id: '2',
  endpoint_id: ENDPOINT.id,
  event_id: EVENT.id,
  kind: 'scheduled',
  started_at: '2026-11-20T10:20:31Z',
  duration_ms: 84,
  http_status: 200,
  error: null,
  response_start: '{"ok":true}',
};

export const DETAILS: EventDetails = {
  id: EVENT.id,
  type: EVENT.type,
  at: EVENT.at,
  due_at: EVENT.due_at,
  subscription_id: SUBSCRIPTION.id,
  label: 'Ada',
  rule: 0,
  status: 'delivered',
  delivered_at: EVENT.delivered_at,
  attempt_count: 2,
  cost_usd: '0.0010',
  data: { type: 'exact', point_1: 'saturn', aspect: 'square', point_2: 'sun', pass: 1, pass_count: 3 },
  attempts: [
    {
      ...ATTEMPT,
      id: '1',
      started_at: '2026-11-20T10:15:31Z',
      duration_ms: 15_000,
      http_status: null,
      error: 'timeout',
      response_start: null,
    },
    ATTEMPT,
  ],
  summary: EVENT.summary,
  url: ENDPOINT.url,
  next_attempt_at: null,
  charged_at: '2026-11-20T10:20:31Z',
};
