import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import type { Compute } from '../../compute/compute.ts';
import type { Sql } from '../../database/database.ts';
import type { Idempotency } from '../../http/call/idempotency.ts';
import type { Account } from '../../metering/account.ts';
import type { Metering } from '../../metering/metering.ts';
import { usdText } from '../../metering/money.ts';
import { createTokenBuckets } from '../../processes/token-bucket.ts';
import type { SharedCount } from '../../processes/worker-bus.ts';
import type { Reports } from '../../reports/open-reports.ts';
import { previewOf } from '../../reports/preview.ts';
import type { reportOperations } from '../../rules/operations/reports.ts';
import { type HandlersOf, OperationError } from './operation.ts';
import { orderOnce } from './order-once.ts';

export interface ReportParts {
  readonly reports: Reports;
  /** POST /report. */
  readonly endpoint: Endpoint;
  readonly compute: Pick<Compute, 'run'>;
  readonly metering: Pick<Metering, 'readAccountOfKey' | 'prices'>;
  readonly idempotency: Idempotency;
  readonly now: () => number;
  readonly shared?: SharedCount;
}

const PREVIEWS = { capacity: 20, refillPerSecond: 20 / 3_600 };

/** Reports before they are kept: previewed, and bought as the owner of the account. */
export function reportHandlers({
  reports,
  endpoint,
  compute,
  metering,
  idempotency,
  now,
  shared,
}: ReportParts): HandlersOf<typeof reportOperations> {
  const previews = createTokenBuckets(PREVIEWS, now, shared);
  return {
    'preview-report': async ({ user, input: { request } }) => {
      const nowMs = now();
      // Parsed as it will be bought, so other forms and a choice of fields are rejected.
      const parsed = endpoint.parse({ ...request, keep: true }, nowMs);
      if (previews.take(user.userId) > 0)
        throw new OperationError(429, 'That were many previews. The next one is possible in a few minutes.');
      const { json } = await compute.run(
        {
          path: endpoint.path,
          input: request,
          holdsKey: false,
          nowMs,
          requestId: null,
          account: null,
          form: null,
          wantsTag: false,
        },
        { name: `preview of ${user.userId}`, isLong: false },
      );
      const { priceTier } = endpoint.need(parsed);
      return {
        ...previewOf(JSON.parse(json.toString()) as Readonly<Record<string, unknown>>),
        id: randomUUID(),
        price_usd: usdText(metering.prices().get(priceTier ?? '') ?? 0),
      };
    },
    'buy-report': async ({ user, sql, input: { preview_id: previewId, request, voice } }) => {
      const nowMs = now();
      const asked = { ...request, voice, keep: true };
      const parsed = endpoint.parse(asked, nowMs);
      const form = endpoint.kept?.(parsed);
      if (form == null) throw new TypeError('A report that is bought is not kept');
      const account = await payingAccount(sql, user.userId, metering);
      const order = { account, request: asked, parsed, ...form, nowMs };
      return { id: await orderOnce({ reports, idempotency }, previewId, order) };
    },
  };
}

/** The account with the key under which the call is logged: the oldest that may be used. @throws OperationError 409 when there is none */
async function payingAccount(sql: Sql, userId: string, metering: ReportParts['metering']): Promise<Account> {
  const [key] = await sql<{ id: string }[]>`
    select k.id from private.api_keys k
    where k.user_id = ${userId} and not k.is_test and not k.is_app and k.is_active and k.blocked_at is null and (k.expires_at is null or k.expires_at > now())
    order by k.created_at, k.id limit 1`;
  const account = key === undefined ? null : await metering.readAccountOfKey(key.id);
  if (account === null)
    throw new OperationError(
      409,
      'There is no active API key to log the report under. Activate one on the page API Keys.',
      'no_key',
    );
  return account;
}
