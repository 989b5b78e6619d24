import type { attemptSchema, webhookSchema, WebhookStatus } from '@theia-astro/endpoints/webhooks/webhook-schema';
import type { Wire } from '@theia-astro/endpoints/wire/wire-type';

export type WebhookDocument = Wire<typeof webhookSchema>;
export type AttemptDocument = Wire<typeof attemptSchema>;

/** Columns of `private.webhook_endpoints` that its owner may see. */
export interface EndpointRow {
  readonly id: string;
  readonly url: string;
  readonly label: string;
  readonly is_test: boolean;
  readonly status: string;
  readonly disabled_because: string | null;
  readonly created_at: Date;
  readonly failing_since: Date | null;
  readonly last_delivered_at: Date | null;
  /** Null when it is over. */
  readonly old_signing_until: Date | null;
}

/** An endpoint as its owner sees it. */
export function webhookDocument(row: EndpointRow): WebhookDocument {
  return {
    id: row.id,
    url: row.url,
    label: row.label,
    is_test: row.is_test,
    status: row.status as WebhookStatus,
    disabled_because: row.disabled_because as WebhookDocument['disabled_because'],
    created_at: instant(row.created_at),
    failing_since: row.failing_since && instant(row.failing_since),
    last_delivered_at: row.last_delivered_at && instant(row.last_delivered_at),
    old_secret_until: row.old_signing_until && instant(row.old_signing_until),
  };
}

/** A row of `private.webhook_attempts`. */
export interface AttemptRow {
  readonly id: string;
  readonly endpoint_id: string;
  readonly event_id: string | null;
  readonly kind: string;
  readonly started_at: Date;
  readonly duration_ms: number;
  readonly http_status: number | null;
  readonly error: string | null;
  readonly response_start: string | null;
}

/** An attempt as the owner of its endpoint sees it. */
export function attemptDocument(row: AttemptRow): AttemptDocument {
  return {
    ...row,
    kind: row.kind as AttemptDocument['kind'],
    started_at: instant(row.started_at),
    error: row.error as AttemptDocument['error'],
  };
}

function instant(date: Date): string {
  return `${date.toISOString().slice(0, 19)}Z`;
}
