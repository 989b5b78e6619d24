/** What the dashboard shows of webhooks. Instants are ISO 8601 in UTC. */

/** The check of the column `label` of webhook endpoints and event subscriptions. */
export const WEBHOOK_LABEL_CHARACTERS_MAX = 100;
/** Webhook endpoints of an account. */
export const WEBHOOK_ENDPOINTS_MAX = 20;
/** Hours for which the old signing secret of a rotation may sign too. */
export const SECRET_OVERLAP_HOURS = [0, 1, 24, 72, 168] as const;

/** A webhook endpoint. */
export interface EndpointRow {
  readonly id: string;
  readonly url: string;
  readonly label: string;
  readonly is_test: boolean;
  /** `paused`: by the account. `disabled`: by Theia. */
  readonly status: 'active' | 'paused' | 'disabled';
  /** Why Theia disabled it: `gone`, `failing`. */
  readonly disabled_because: string | null;
  readonly created_at: string;
  readonly failing_since: string | null;
  readonly last_delivered_at: string | null;
  /** Until then the signing secret before signs too. */
  readonly old_secret_until: string | null;
  /** Subscriptions that send their events to it. */
  readonly subscriptions: number;
}

/** The endpoints of an account. */
export interface EndpointList {
  readonly endpoints: readonly EndpointRow[];
  /** Subscriptions of the account, wherever their events go. */
  readonly subscriptions: number;
}

/** An endpoint with a new signing secret, which is shown this once. */
export interface EndpointSecret {
  readonly id: string;
  readonly secret: string;
}

/** One time that something was sent to an endpoint. */
export interface AttemptRow {
  readonly id: string;
  readonly kind: 'scheduled' | 'replay' | 'test';
  readonly started_at: string;
  readonly duration_ms: number;
  readonly http_status: number | null;
  /** A word for programs; null: it was delivered. */
  readonly error: string | null;
  /** The beginning of the answer. */
  readonly response_start: string | null;
}

/** A subscription to events. */
export interface SubscriptionRow {
  readonly id: string;
  readonly label: string;
  readonly status: 'active' | 'paused' | 'failed';
  /** Why its events cannot be computed any more. */
  readonly failure: string | null;
  /** Null: its events are only in its calendar. */
  readonly endpoint_id: string | null;
  /** The name of the key that made it. */
  readonly key_label: string;
  readonly is_test: boolean;
  /** As they were sent. */
  readonly rules: readonly Readonly<Record<string, unknown>>[];
  readonly notice_hours: number;
  /** Events that are known and not over. */
  readonly events_ahead: number;
  readonly next_event: { readonly type: string; readonly at: string } | null;
  readonly computed_until: string;
  /** When the address of its calendar was made; null: it has none. */
  readonly feed_created_at: string | null;
  readonly created_at: string;
}

export interface SubscriptionList {
  readonly subscriptions: readonly SubscriptionRow[];
  readonly next_cursor: string | null;
}

/** `ahead`: not delivered yet. `skipped`: nobody wanted it when it was due. `failed`: given up after three days. */
export const EVENT_STATUSES = ['ahead', 'delivered', 'failed', 'skipped'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** An event of a subscription. */
export interface EventRow {
  readonly id: string;
  readonly subscription_id: string;
  readonly subscription_label: string;
  /** What happens: `transit.exact`. */
  readonly type: string;
  /** What happens, for people: `Saturn Square Sun (natal)`. */
  readonly summary: string;
  readonly at: string;
  readonly due_at: string;
  readonly status: EventStatus;
  readonly attempts: number;
  /** Null: it is not tried again. */
  readonly next_attempt_at: string | null;
  readonly delivered_at: string | null;
}

export interface EventList {
  readonly events: readonly EventRow[];
  readonly next_cursor: string | null;
}

export interface EventDetails extends EventRow {
  /** What is posted. */
  readonly body: Readonly<Record<string, unknown>>;
  /** Where it is posted; null: nowhere. */
  readonly url: string | null;
  readonly cost_usd: string;
  readonly charged_at: string | null;
  /** The newest first. */
  readonly attempts_made: readonly AttemptRow[];
}
