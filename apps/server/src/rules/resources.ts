/** What a signed-in session reads of resources, besides what the API documents for keys. */

export interface WebhookExtras {
  /** The number of subscriptions that send their events to it. */
  readonly subscriptions: number;
}

export interface WebhookListExtras {
  /** The number of subscriptions of the account, whether or not they have an endpoint. */
  readonly subscriptions: number;
}

export interface SubscriptionExtras {
  /** The name of the key that created it. */
  readonly key_label: string;
}

export interface EventExtras {
  /** For people: `Saturn Square Sun (natal)`. */
  readonly summary: string;
  /** Where it is posted; null: nowhere. */
  readonly url: string | null;
  /** Null: there is no further attempt. */
  readonly next_attempt_at: string | null;
  readonly charged_at: string | null;
}

export interface ReportListExtras {
  /** The operator has a language model. */
  readonly model: boolean;
}

export interface ReportExtras {
  /** The fields with which it was ordered. */
  readonly request: Readonly<Record<string, unknown>> | null;
}
