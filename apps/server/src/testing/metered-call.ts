import { newCallId } from '../metering/call-id.ts';
import type { MeteredCall } from '../metering/metered-call.ts';
import type { Customer } from './customer.ts';
import type { Sql } from '../database/database.ts';

/** A new, answered and charged natal call of a customer, without texts. `more` replaces what matters to the test. */
export function meteredCall(
  { userId, keyId }: Pick<Customer, 'userId' | 'keyId'>,
  more: Partial<MeteredCall> = {},
): MeteredCall {
  const createdAtMs = Date.now();
  const { uuid, requestId } = newCallId(createdAtMs);
  return {
    id: uuid,
    createdAtMs,
    userId,
    keyId,
    requestId,
    method: 'POST',
    path: '/swiss/natal',
    status: 200,
    requestType: 'natal',
    charge: { kind: 'metered', priceTier: 'natal', minimumPlan: 'starter', natalSystem: null },
    charged: true,
    processingMs: 1,
    errorMessage: null,
    requestPayload: null,
    responsePayload: null,
    idempotency: null,
    ...more,
  };
}

const DAY_MS = 86_400_000;
/** Texts that a filter, a cell or an array could mistake for something else. */
const TEXTS = [
  'The birth date is missing',
  '100 %',
  'a_b',
  'back\\slash',
  'tab\tand\nline',
  'comma, "quoted" and {braces}',
  'Größe ÄÖÜ ﬀ K İ',
  '',
  'null',
  "'; drop table calls; --",
  'NULL',
] as const;
const PAYLOADS = [
  '{"birth_date":"1990-01-01","city":"Berlin"}',
  '{ "b" : 1,\n  "b":2 , "text":"\\u0041\\u00e9\\"\\\\" }',
  'null',
  '[1.10, 2e3, -0.0]',
  '"just text, with \\"quotes\\" and {braces}"',
] as const;

/**
 * Books `count` calls of a user over `days` days before `until`, no two of the same instant: of several products, outcomes and payers, with texts and
 * payloads of every kind.
 */
export async function bookVariedCalls(
  sql: Sql,
  { userId, count, days, untilMs }: { userId: string; count: number; days: number; untilMs: number },
): Promise<void> {
  await sql`
    insert into private.calls (id, created_at, user_id, api_key_id, request_id, method, path, response_status, request_type, report_tier, processing_time_ms,
      request_payload, response_crc32, error_message, google_geo, paid_by, unit_price_usd, total_cost_usd)
    select gen_random_uuid(), ${new Date(untilMs)}::timestamptz - ((n * ${(days * DAY_MS) / count}::float8 / 1000) || ' s')::interval + n * interval '1 microsecond',
      ${userId}, case when n % 5 <> 0 then (md5((n % 3)::text))::uuid end, 'req_' || n, case when n % 7 = 0 then 'GET' else 'POST' end,
      '/swiss/' || (array['natal', 'transits', 'Natal', 'a_b', 'größe'])[1 + n % 5], (array[200, 200, 200, 400, 429, 500])[1 + n % 6],
      case when n % 9 <> 0 then (array['natal', 'Natal', 'vedic'])[1 + n % 3] end, case when n % 4 <> 0 then (array['natal', 'transits', 'eclipses'])[1 + n % 3] end,
      (n * 7 % 4000) / 1000.0, (${[...PAYLOADS]}::text[])[1 + n % ${PAYLOADS.length + 2}::integer]::json, case when n % 6 < 3 then (n::bigint * 2654435761) % 4294967296 end,
      (${[...TEXTS]}::text[])[1 + n % ${TEXTS.length * 2}::integer], case when n % 11 = 0 then '{"lat": 52.5}'::json end,
      case when n % 6 < 3 then case when n % 2 = 0 then 'free' else 'quota' end end, case when n % 6 < 3 then 0.0012 else 0 end, case when n % 6 < 3 then 0.0012 else 0 end
    from generate_series(1, ${count}::integer) n`;
}
