import { createTokenBuckets } from '../../processes/token-bucket.ts';
import { type Handler, OperationError } from '../../account/operations/operation.ts';
import type { OpenMovedCalls } from '../../call-archive/read/moved-calls.ts';
import type { Compute } from '../../compute/compute.ts';
import type { FindRoute } from '../../http/routing/routes.ts';
import type { callOperations } from '../../rules/operations/calls.ts';
import type { AnswerReader } from '../read/answer-reader.ts';
import { CannotRecompute, recompute, type SentAnswer } from '../recompute/recompute.ts';
import { type CallLog, movedRows } from './call-answers.ts';

export interface RecomputeDependencies {
  readonly reader: AnswerReader;
  readonly compute: Compute;
  readonly findRoute: FindRoute;
  /** Reads calls that have moved to the archive; null: there is none. */
  readonly movedCalls: OpenMovedCalls | null;
}

/** Of one user: five at once, then one in five seconds. */
const RATE = { capacity: 5, refillPerSecond: 0.2 };

/**
 * Computes the lost answer of the user's own successful call again, free of charge, and says whether it agrees with the checksum of what was
 * sent. An answer that is kept is not computed again.
 */
export function recomputeAnswer({
  reader,
  compute,
  findRoute,
  movedCalls,
}: RecomputeDependencies): Handler<(typeof callOperations)['recompute-answer']> {
  const buckets = createTokenBuckets(RATE, () => performance.now());
  return async ({ user, input, sql }) => {
    const id = input.id.toLowerCase();
    const sent = await sentAnswer({ sql, movedCalls }, user.userId, id);
    if (sent === null) throw new OperationError(404, 'No such call');
    if (sent.crc32 === null) throw new OperationError(422, 'This call left no answer that could be computed again');
    const [found] = await reader.find(user.userId, [{ id, createdAtMs: sent.nowMs, crc32: sent.crc32 }]);
    if (found?.state !== 'lost' && found?.state !== 'damaged')
      throw new OperationError(409, 'Only a lost answer can be computed again');
    if (buckets.take(user.userId) > 0)
      throw new OperationError(429, 'Please wait a few seconds before you compute another answer again');
    try {
      const { text, matches } = await recompute({ ...sent, crc32: sent.crc32 }, { compute, findRoute });
      return { id, matches, text };
    } catch (error) {
      if (error instanceof CannotRecompute) throw new OperationError(422, error.message);
      throw error;
    }
  };
}

type SentOrNot = Omit<SentAnswer, 'crc32'> & { readonly crc32: number | null };

interface CallRow {
  readonly created_at: Date;
  readonly path: string;
  readonly request_id: string;
  readonly response_status: number;
  readonly report_tier: string | null;
  readonly processing_time_ms: string;
  readonly request_payload: unknown;
  readonly response_crc32: string | null;
}

/** The facts of a successful call; null if the user has no such call. Another call has no checksum here. */
async function sentAnswer(log: CallLog, userId: string, id: string): Promise<SentOrNot | null> {
  const [here] = await log.sql<CallRow[]>`
    select created_at, path, request_id, response_status, report_tier, processing_time_ms, request_payload, response_crc32
    from private.calls where user_id = ${userId} and id = ${id}`;
  const row = here ?? (await movedCall(log, userId, id));
  if (row === null) return null;
  const { request_payload: payload } = row;
  return {
    userId,
    path: row.path,
    requestId: row.request_id,
    input: isFields(payload) ? payload : null,
    reportTier: row.report_tier,
    nowMs: row.created_at.getTime(),
    processingMs: Number(row.processing_time_ms),
    crc32: row.response_status === 200 && row.response_crc32 !== null ? Number(row.response_crc32) : null,
  };
}

async function movedCall(log: CallLog, userId: string, id: string): Promise<CallRow | null> {
  const [row] = await movedRows(
    log,
    userId,
    [id],
    [
      'path',
      'request_id',
      'response_status',
      'report_tier',
      'toString(processing_time_ms)',
      'request_payload',
      'toString(response_crc32)',
    ],
  );
  if (row === undefined) return null;
  const [path, requestId, status, reportTier, processingMs, payload, crc32] = row.values;
  return {
    created_at: new Date(row.createdAtMs),
    path: path!,
    request_id: requestId!,
    response_status: Number(status),
    report_tier: reportTier!,
    processing_time_ms: processingMs!,
    request_payload: payload == null ? null : JSON.parse(payload),
    response_crc32: crc32!,
  };
}

/** False for the note that replaces a request too large for the log. */
function isFields(payload: unknown): payload is Readonly<Record<string, unknown>> {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return false;
  return !('omitted' in payload && 'characters' in payload);
}
