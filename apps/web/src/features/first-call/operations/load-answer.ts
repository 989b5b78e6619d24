import { queryOptions } from '@tanstack/react-query';
import { callFunction } from '@/lib/call-function.ts';

interface KeptAnswer {
  state: string;
  text: string | null;
}

const PENDING_REFRESH_MS = 1000;

/** The answer of a call as it was sent, asked for again while it is being written. */
export function firstAnswerQuery(userId: string, callId: string | null) {
  return queryOptions({
    queryKey: ['first-answer', userId, callId],
    queryFn: async () => {
      const found = await callFunction<{ answers: KeptAnswer[] }>('call-answers', { ids: [callId] });
      return found?.answers[0] ?? null;
    },
    enabled: callId !== null,
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'pending' && data.text === null ? PENDING_REFRESH_MS : false,
    staleTime: Number.POSITIVE_INFINITY,
  });
}
