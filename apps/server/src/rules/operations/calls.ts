import { z } from 'zod';
import { isStorable } from '../email.ts';
import { listOf, type Operation } from './operation.ts';

/** The most calls whose responses one request may read. */
export const CALLS_MAX = 100;

const callId = z.guid();
const instant = z.iso.datetime({ offset: true });

/**
 * `kept`: the response is there. `pending`: it is being written; the text may be there already. `lost`: the server stopped before it was written.
 * `damaged`: the stored text does not match its checksum. `expired`: older than the retention. `none`: the call left no response.
 */
const answerState = z.enum(['kept', 'pending', 'lost', 'damaged', 'expired', 'none']);

const keptAnswer = z.strictObject({
  id: z.string(),
  state: answerState,
  /** CRC-32 of the response, eight hexadecimal digits, stored with the charge. */
  crc32: z.string().nullable(),
  /** The response, byte for byte as it was sent. */
  text: z.string().nullable(),
});

/** Fields that are missing or null do not filter. */
const callFilter = z.object({
  from: instant.nullish(),
  until: instant.nullish(),
  outcome: z.enum(['any', 'success', 'failed']).default('any'),
  code: z.int().min(100).max(599).nullish(),
  /** A price tier, or `free`. */
  product: z
    .string()
    .regex(/^\w{1,40}$/)
    .nullish(),
  key: z.guid().nullish(),
  slower_ms: z.number().positive().max(1_000_000).nullish(),
  /** The id of a request or a call, or part of a path or an error message; `*` matches any characters. */
  search: z.string().max(100).refine(isStorable).nullish(),
});

const callRow = z.strictObject({
  id: z.string(),
  created_at: z.string(),
  response_status: z.number(),
  request_type: z.string().nullable(),
  report_tier: z.string().nullable(),
  processing_time_ms: z.number(),
  request_id: z.string(),
  method: z.string(),
  path: z.string(),
  error_message: z.string().nullable(),
  api_key_id: z.string().nullable(),
  api_usage: z.strictObject({ total_cost_usd: z.number(), unit_price_usd: z.number(), paid_by: z.string() }).nullable(),
});

/** Older calls are in an archive that is not available now; null: nothing is missing. */
const unreadBefore = z.string().nullable();

export type CallFilter = z.output<typeof callFilter>;
export type CallRow = z.infer<typeof callRow>;
export type AnswerState = z.infer<typeof answerState>;
export type KeptAnswer = z.infer<typeof keptAnswer>;

export const callOperations = {
  /** The calls of a filter, newest first. */
  calls: {
    input: callFilter.extend({
      /** The last call of the previous page. The time alone is not enough: the calls of a batch have the same time. */
      after: z.strictObject({ created_at: instant, id: callId }).nullish(),
      limit: z.int().min(1).max(1_000).default(25),
    }),
    output: z.strictObject({ calls: listOf(callRow), unread_before: unreadBefore }),
    invalid: 'This is not a filter for calls',
  },
  /** One call with its request; null: there is no such call. */
  call: {
    input: z.object({ id: callId }),
    output: z.strictObject({
      call: callRow
        .extend({ request_payload: z.unknown(), google_geo: z.unknown(), key_label: z.string().nullable() })
        .nullable(),
      unread_before: unreadBefore,
    }),
    invalid: 'id must be the id of a call',
  },
  'call-figures': {
    input: callFilter,
    output: z.strictObject({
      /** The number of calls that were read, and how many of them match the filter. */
      looked_at: z.number(),
      calls: z.number(),
      failed: z.number(),
      cost_usd: z.string(),
      /** Of the matching calls; null: there are none. */
      p50_ms: z.number().nullable(),
      p95_ms: z.number().nullable(),
      p99_ms: z.number().nullable(),
      /** True if older calls of the time were not read. */
      cut: z.boolean(),
      /** The start of the time that was read. */
      since: z.string(),
    }),
    invalid: 'This is not a filter for calls',
  },
  'call-answers': {
    input: z.object({ ids: z.array(callId).min(1).max(CALLS_MAX) }),
    output: z.strictObject({ answers: listOf(keptAnswer) }),
    invalid: `ids must be a list of 1 to ${CALLS_MAX} call ids`,
  },
  'recompute-answer': {
    input: z.object({ id: callId }),
    /** `matches`: the text has the checksum of the response that was sent. */
    output: z.strictObject({ id: z.string(), matches: z.boolean(), text: z.string() }),
    invalid: 'id must be the id of a call',
  },
} as const satisfies Readonly<Record<string, Operation>>;
