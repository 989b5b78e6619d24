import type {
  keptReportListSchema,
  keptReportSchema,
  sharedReportSchema,
} from '@theia-astro/endpoints/reports/report-paths';
import type { feedSchema } from '@theia-astro/endpoints/subscriptions/subscription-paths';
import type {
  oneEventSchema,
  subscriptionListSchema,
  subscriptionSchema,
} from '@theia-astro/endpoints/subscriptions/subscription-schema';
import type {
  attemptListSchema,
  attemptSchema,
  NewWebhook,
  webhookSchema,
  WebhookChanges,
} from '@theia-astro/endpoints/webhooks/webhook-schema';
import type { Wire } from '@theia-astro/endpoints/wire/wire';
import type { ReportToRead } from '@theia-astro/server/rules/reports';
import type {
  EventExtras,
  ReportExtras,
  ReportListExtras,
  SubscriptionExtras,
  WebhookExtras,
  WebhookListExtras,
} from '@theia-astro/server/rules/resources';

export type Endpoint = Wire<typeof webhookSchema> & WebhookExtras;
export type { WebhookChanges };
export type Attempt = Wire<typeof attemptSchema>;
export type Subscription = Wire<typeof subscriptionSchema> & SubscriptionExtras;
export type EventDetails = Wire<typeof oneEventSchema> & EventExtras;
export type Report = Wire<typeof keptReportSchema>;

export type EndpointList = { readonly webhooks: readonly Endpoint[] } & WebhookListExtras;
type SubscriptionList = Omit<Wire<typeof subscriptionListSchema>, 'subscriptions'> & {
  readonly subscriptions: readonly Subscription[];
};
export type ReportList = Wire<typeof keptReportListSchema> & ReportListExtras;

/** A signing secret is returned only when it is made. */
type NewSecret = Wire<typeof webhookSchema> & { readonly secret: string };

interface Resource<Body, Output> {
  readonly body: Body;
  readonly output: Output;
}

/** The routes of the API that the dashboard calls, with what a session reads there. */
export interface Resources {
  'GET /webhooks': Resource<undefined, EndpointList>;
  'POST /webhooks': Resource<NewWebhook, NewSecret>;
  'POST /webhooks/{id}': Resource<WebhookChanges, Wire<typeof webhookSchema>>;
  'DELETE /webhooks/{id}': Resource<undefined, undefined>;
  'POST /webhooks/{id}/rotate': Resource<{ readonly overlap_hours: number }, NewSecret>;
  'POST /webhooks/{id}/test': Resource<undefined, Attempt>;
  'GET /webhooks/{id}/attempts': Resource<undefined, Wire<typeof attemptListSchema>>;
  'GET /subscriptions': Resource<undefined, SubscriptionList>;
  'POST /subscriptions/{id}': Resource<{ readonly status: 'active' | 'paused' }, Wire<typeof subscriptionSchema>>;
  'DELETE /subscriptions/{id}': Resource<undefined, undefined>;
  'POST /subscriptions/{id}/feed': Resource<undefined, Wire<typeof feedSchema>>;
  'DELETE /subscriptions/{id}/feed': Resource<undefined, undefined>;
  'GET /events/{id}': Resource<undefined, EventDetails>;
  'POST /events/{id}/replay': Resource<undefined, unknown>;
  'GET /reports': Resource<undefined, ReportList>;
  'GET /reports/{id}': Resource<undefined, Report & ReportExtras>;
  'DELETE /reports/{id}': Resource<undefined, undefined>;
  'GET /reports/{id}/content': Resource<undefined, ReportToRead>;
  'POST /reports/{id}/share': Resource<undefined, Wire<typeof sharedReportSchema>>;
  'DELETE /reports/{id}/share': Resource<undefined, undefined>;
}
