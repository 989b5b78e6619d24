import { queryOptions } from '@tanstack/react-query';
import type { KeptAnswer } from '@theia-astro/server/rules/operations/calls';
import { readOperation } from '../call-operation.ts';

/** The most responses that one request may read. */
export const ANSWERS_AT_ONCE = 100;
const PENDING_REFRESH_MS = 2000;

/** The responses of own calls, by the ids of the calls. */
export async function loadAnswers(ids: string[]): Promise<ReadonlyMap<string, KeptAnswer>> {
  const { answers } = await readOperation('call-answers', { ids });
  return new Map(answers.map((answer) => [answer.id, answer]));
}

/** The response of one call, polled while it is being written. */
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
