import { queryOptions } from '@tanstack/react-query';
import { readFunction } from '../call-function.ts';

/**
 * What became of an answer. `kept`: it is there. `pending`: it is being written; the text may be there already. `lost`: the server stopped before it
 * was written. `damaged`: what was kept does not match its checksum. `expired`: older than the log keeps answers. `none`: the call left none.
 */
export type AnswerState = 'kept' | 'pending' | 'lost' | 'damaged' | 'expired' | 'none';

export interface KeptAnswer {
  id: string;
  state: AnswerState;
  /** CRC-32 of the answer, eight hexadecimal digits, stored with the charge. */
  crc32: string | null;
  /** The answer, byte for byte as it was sent. */
  text: string | null;
}

/** How many answers one request may ask for. */
export const ANSWERS_AT_ONCE = 100;
const PENDING_REFRESH_MS = 2000;

/** The answers of own calls, by the calls' ids. */
export async function loadAnswers(ids: readonly string[]): Promise<ReadonlyMap<string, KeptAnswer>> {
  const found = await readFunction<{ answers: KeptAnswer[] }>('call-answers', { ids });
  return new Map((found?.answers ?? []).map((answer) => [answer.id, answer]));
}

/** The answer of one call, asked for again while it is being written. */
export function answerQuery(userId: string, callId: string) {
  return queryOptions({
    queryKey: ['answer', userId, callId],
    queryFn: async () => (await loadAnswers([callId])).get(callId) ?? null,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'pending' && data.text === null ? PENDING_REFRESH_MS : false,
    staleTime: 60_000,
    gcTime: 60_000,
  });
}
