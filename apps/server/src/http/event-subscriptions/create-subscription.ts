import { createHmac } from 'node:crypto';
import { DRY_RUN_MEDIA_TYPE } from '@theia-astro/endpoints/openapi/dry-run';
import { Problem } from '@theia-astro/endpoints/problem';
import { findEvents, type FoundEvent, type Span } from '@theia-astro/endpoints/subscriptions/find-events';
import {
  type NewSubscription,
  parseSubscription,
  type Products,
  STEP_DAYS,
} from '@theia-astro/endpoints/subscriptions/subscription-request';
import type { subscriptionPreviewSchema } from '@theia-astro/endpoints/subscriptions/subscription-schema';
import { instantText } from '@theia-astro/endpoints/time/instant-text';
import type { Wire } from '@theia-astro/endpoints/wire/wire';
import type { Sql } from '../../database/database.ts';
import { askProducts } from '../../event-subscriptions/event-worker.ts';
import { wholeSecond } from '../../event-subscriptions/subscription-lease.ts';
import type { SubscriptionStore } from '../../event-subscriptions/subscription-store.ts';
import type { SubscriptionDocument } from '../../event-subscriptions/subscription-document.ts';
import type { Account } from '../../metering/account.ts';
import { usdText } from '../../metering/money.ts';
import { holdsKey, withoutKeys } from '../../observability/statements.ts';
import { takeDryRun } from '../call/dry-run.ts';
import { keepStoredAnswer, readIdempotencyKey, requestHash } from '../call/idempotency.ts';
import type { CallServices } from '../call/call.ts';
import { permitName } from '../caller/permit-product.ts';
import { requireFound, requireKey } from '../caller/resource-caller.ts';
import { bodyFields, jsonAnswer, type Operation } from '../routing/resource-server.ts';

type Json = Readonly<Record<string, unknown>>;

/** What the routes of subscriptions work with. */
export interface SubscriptionServices {
  readonly calls: CallServices;
  readonly sql: Sql;
  readonly store: SubscriptionStore;
  readonly products: Products;
  /** Hides what was asked under an Idempotency-Key. */
  readonly hashKey: Uint8Array;
}

export const UNKNOWN_SUBSCRIPTION = {
  message: 'This key has no such subscription.',
  hint: 'GET /subscriptions lists those of the key.',
  forUser: 'There is no such subscription any more',
};
const DAY_MS = 86_400_000;
const SHOWN_MAX = 100;
/** Searches are free of charge here, so an account may begin only so many in a second, on average. */
const CREATIONS_PER_SECOND = 5;
const PRICE_TIER = 'event';

/**
 * Makes a subscription: checks it, computes its first month while the caller waits, and stores both together. What could not be computed is refused at once.
 * With `dry_run`, the answer is what would be found, and nothing is stored.
 */
export function createSubscription(services: SubscriptionServices): Operation {
  return async (call, caller) => {
    const { calls, store } = services;
    const account = requireKey(caller);
    const idempotencyKey = readIdempotencyKey(call.request.header('idempotency-key'));
    const { input, dryRun } = takeDryRun(withoutSecrets(await bodyFields(call)), false);
    const asked = parseSubscription(services.products, input, call.nowMs);
    permit(account, asked, calls);
    await limitCreations(account, calls);
    if (dryRun) {
      const { span, found } = await firstEvents(account, asked, calls);
      return {
        ...jsonAnswer(previewOf(found, span, calls)),
        headers: { 'content-type': DRY_RUN_MEDIA_TYPE },
      };
    }
    const hash = createHmac('sha256', services.hashKey).update(JSON.stringify(input)).digest('hex');
    const claim =
      idempotencyKey === null
        ? null
        : await calls.idempotency.begin(
            account.userId,
            idempotencyKey,
            requestHash('/subscriptions', call.version, hash),
          );
    if (claim !== null && !('release' in claim)) {
      const { id } = JSON.parse(claim.body) as { readonly id: string };
      const made = requireFound(caller, await store.find(account, id), UNKNOWN_SUBSCRIPTION);
      return created(made, { 'idempotency-replayed': 'true' });
    }
    try {
      const { span, found } = await firstEvents(account, asked, calls);
      const made = await store.create(
        {
          userId: account.userId,
          keyId: account.keyId,
          endpointId: asked.endpointId,
          label: asked.label,
          noticeSeconds: asked.noticeSeconds,
          watch: asked.watch,
          found,
          createdMs: span.fromMs,
          computedUntilMs: span.toMs,
        },
        async (transaction, { id }) => {
          if (claim !== null)
            await keepStoredAnswer(transaction, account.userId, claim, { status: 201, body: JSON.stringify({ id }) });
        },
      );
      return created(made, {});
    } finally {
      claim?.release();
    }
  };
}

function created(made: SubscriptionDocument, headers: Record<string, string>): ReturnType<typeof jsonAnswer> {
  const answer = jsonAnswer(made, 201);
  return { ...answer, headers: { ...answer.headers, location: `/subscriptions/${made.id}`, ...headers } };
}

/** What a body holds, without anything that looks like an API key. */
function withoutSecrets(fields: Json): Json {
  const text = JSON.stringify(fields);
  return holdsKey(text) ? (JSON.parse(withoutKeys(text)) as Json) : fields;
}

/** A search rule needs its product, and a test key a sample birth. @throws Problem 403 */
function permit(account: Account, { searches, watch }: NewSubscription, { requireSample }: CallServices): void {
  for (const { said, rule, endpoint } of searches) {
    if (watch.rules[rule]?.['type'] === 'search') permitName(account, endpoint.name);
    if (account.isTest) requireSample(said);
  }
}

/** @throws Problem 429 */
async function limitCreations({ userId }: Account, { limiter }: CallServices): Promise<void> {
  const { allowed, retryAfterSeconds } = await limiter.take(`subscription:${userId}`, CREATIONS_PER_SECOND);
  if (allowed) return;
  throw new Problem({
    code: 'rate_limited',
    field: null,
    message: `Subscriptions may be made ${CREATIONS_PER_SECOND} times a second.`,
    hint: `Try again in ${retryAfterSeconds} s.`,
  });
}

/** @throws Problem 422 of a product */
async function firstEvents(
  { userId }: Account,
  { searches }: NewSubscription,
  { compute, now }: CallServices,
): Promise<{ readonly span: Span; readonly found: readonly FoundEvent[] }> {
  const fromMs = wholeSecond(now());
  const span = { fromMs, toMs: fromMs + STEP_DAYS * DAY_MS };
  return { span, found: await findEvents(searches, span, askProducts(compute, { name: userId, isLong: true })) };
}

function previewOf(
  found: readonly FoundEvent[],
  { toMs }: Span,
  { metering }: CallServices,
): Wire<typeof subscriptionPreviewSchema> {
  return {
    product: 'subscriptions',
    dry_run: true,
    until: instantText(toMs),
    event_count: found.length,
    events: found.slice(0, SHOWN_MAX).map(({ type, at, rule, data }) => ({ type, at, rule, data })),
    price_usd: usdText(metering.prices().get(PRICE_TIER) ?? 0),
  };
}
