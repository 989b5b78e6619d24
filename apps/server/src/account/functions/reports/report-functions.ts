import { randomUUID } from 'node:crypto';
import { REPORT_VOICES, type Endpoint } from '@theia-astro/endpoints/endpoint';
import { z } from 'zod';
import type { Compute } from '../../../compute/compute.ts';
import { changing } from '../../../database/acting.ts';
import type { Sql, Transaction } from '../../../database/database.ts';
import type { Account } from '../../../metering/account.ts';
import type { Metering } from '../../../metering/metering.ts';
import { usdText } from '../../../metering/money.ts';
import type { SharedCount } from '../../../processes/worker-bus.ts';
import type { Reports } from '../../../reports/open-reports.ts';
import { previewOf } from '../../../reports/preview.ts';
import { readForm, sharedReportUrl, writeForm } from '../../../reports/report-document.ts';
import type { Idempotency } from '../../../http/call/idempotency.ts';
import { createTokenBuckets } from '../../../processes/token-bucket.ts';
import { type AccountFunction, asRefusal, type FunctionCall, FunctionRefused, read } from '../account-function.ts';
import { orderOnce } from './order-once.ts';

export interface ReportFunctionParts {
  readonly reports: Reports;
  /** POST /report. */
  readonly endpoint: Endpoint;
  readonly compute: Pick<Compute, 'run'>;
  readonly metering: Pick<Metering, 'readAccountOfKey' | 'prices'>;
  readonly idempotency: Idempotency;
  readonly publicUrl: string;
  readonly now: () => number;
  readonly shared?: SharedCount;
}

const PREVIEWS = { capacity: 20, refillPerSecond: 20 / 3_600 };
const LISTED = 20;

const fields = z.record(z.string(), z.unknown());
const reportId = z.string().regex(/^rep_[0-9A-HJKMNP-TV-Z]{26}$/);
const idOnly = z.object({ id: reportId });
const listBody = z.object({ before: reportId.nullable().default(null) });
const buyBody = z.object({ preview_id: z.uuid(), request: fields, voice: z.enum(REPORT_VOICES).default('composed') });
const previewBody = z.object({ request: fields });
const formBody = z.object({ id: reportId, format: z.string(), paper: z.string().optional() });

/** Transactions whose changes the audit log ascribes to the owner. */
const beginOf =
  ({ sql, user }: FunctionCall) =>
  <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> =>
    changing(sql, { claims: user.claims }, work);
const ownerOf = ({ user }: FunctionCall) => ({ userId: user.userId, keyId: null });

/** The functions of the dashboard's page about reports, through the store that the API uses. */
export function reportFunctions({
  reports,
  endpoint,
  compute,
  metering,
  idempotency,
  publicUrl,
  now,
  shared,
}: ReportFunctionParts): readonly AccountFunction[] {
  const { store } = reports;
  const previews = createTokenBuckets(PREVIEWS, now, shared);
  return [
    {
      name: 'reports',
      handle: async (call) => {
        const { before } = read(listBody, call.body);
        const listed = await store.list(ownerOf(call), LISTED + 1, before);
        return { reports: listed.slice(0, LISTED), more: listed.length > LISTED, model: reports.hasModel };
      },
    },
    {
      name: 'report',
      handle: async (call) => {
        const { id } = read(idOnly, call.body);
        return { ...known(await store.find(ownerOf(call), id)), request: await store.request(ownerOf(call), id) };
      },
    },
    {
      name: 'preview-report',
      handle: (call) =>
        asRefusal(async () => {
          const { request } = read(previewBody, call.body);
          const nowMs = now();
          // As it will be bought: so it has no other form, and nothing is chosen from it.
          const parsed = endpoint.parse({ ...request, keep: true }, nowMs);
          if (previews.take(call.user.userId) > 0)
            throw new FunctionRefused(429, 'That were many previews. The next one is possible in a few minutes.');
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
            { name: `preview of ${call.user.userId}`, isLong: false },
          );
          const { priceTier } = endpoint.need(parsed);
          return {
            ...previewOf(JSON.parse(json.toString()) as Readonly<Record<string, unknown>>),
            id: randomUUID(),
            price_usd: usdText(metering.prices().get(priceTier ?? '') ?? 0),
          };
        }),
    },
    {
      name: 'buy-report',
      handle: (call) =>
        asRefusal(async () => {
          const { preview_id: previewId, request, voice } = read(buyBody, call.body);
          const nowMs = now();
          const parsed = endpoint.parse({ ...request, voice, keep: true }, nowMs);
          const form = endpoint.kept?.(parsed);
          if (form == null) throw new TypeError('A report that is bought is not kept');
          const report = await orderOnce({ reports, idempotency }, previewId, {
            account: await payingAccount(call.sql, call.user.userId, metering),
            request: { ...request, voice, keep: true },
            parsed,
            ...form,
            nowMs,
          });
          return { ...report };
        }),
    },
    {
      name: 'read-report',
      handle: (call) =>
        asRefusal(async () => {
          const { id, ...asked } = read(formBody, call.body);
          const answer = known(await store.read(ownerOf(call), id));
          const { body, headers } = await writeForm(answer, readForm(asked));
          const type = headers['content-type'];
          return typeof body === 'string'
            ? { type, text: body }
            : { type, base64: Buffer.from(body).toString('base64') };
        }),
    },
    {
      name: 'share-report',
      handle: async (call) => {
        const { id } = read(idOnly, call.body);
        return { url: sharedReportUrl(publicUrl, known(await store.share(ownerOf(call), id, beginOf(call)))) };
      },
    },
    {
      name: 'withdraw-report',
      handle: async (call) => {
        const { id } = read(idOnly, call.body);
        if (!(await store.withdraw(ownerOf(call), id, beginOf(call)))) known(null);
        return { id };
      },
    },
    {
      name: 'delete-report',
      handle: async (call) => {
        const { id } = read(idOnly, call.body);
        if (!(await store.remove(ownerOf(call), id, beginOf(call)))) known(null);
        return { id };
      },
    },
  ];
}

function known<T>(found: T | null): T {
  if (found === null) throw new FunctionRefused(404, 'There is no such report', 'not_found');
  return found;
}

/** The account with the key under which the call is logged: the oldest that may be used. @throws FunctionRefused 409 when there is none */
async function payingAccount(sql: Sql, userId: string, metering: ReportFunctionParts['metering']): Promise<Account> {
  const [key] = await sql<{ id: string }[]>`
    select k.id from private.api_keys k
    where k.user_id = ${userId} and not k.is_test and k.is_active and k.blocked_at is null and (k.expires_at is null or k.expires_at > now())
    order by k.created_at, k.id limit 1`;
  const account = key === undefined ? null : await metering.readAccountOfKey(key.id);
  if (account === null)
    throw new FunctionRefused(
      409,
      'There is no active API key to log the report under. Activate one on the page API Keys.',
      'no_key',
    );
  return account;
}
