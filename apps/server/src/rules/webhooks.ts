/** The check of the column `label` of webhook endpoints and event subscriptions. */
export const WEBHOOK_LABEL_CHARACTERS_MAX = 100;
/** Webhook endpoints of an account. */
export const WEBHOOK_ENDPOINTS_MAX = 20;
/** Hours for which the old signing secret of a rotation may sign too. */
export const SECRET_OVERLAP_HOURS = [0, 1, 24, 72, 168] as const;

/** `ahead`: not delivered yet. `skipped`: there was no recipient when it was due. `failed`: given up after three days. */
export const EVENT_STATUSES = ['ahead', 'delivered', 'failed', 'skipped'] as const;
