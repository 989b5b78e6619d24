import { mutationOptions } from '@tanstack/react-query';
import { callFunction } from '@/lib/call-function.ts';

export interface RecomputedAnswer {
  text: string;
  /** Whether the text has the checksum of what was sent. */
  matches: boolean;
}

/** Computes the lost answer of an own call again, free of charge. */
export function recomputeAnswer(callId: string) {
  return mutationOptions({
    mutationFn: async () => {
      const answer = await callFunction<RecomputedAnswer>('recompute-answer', { id: callId });
      if (answer === null) throw new Error('The server sent no answer');
      return answer;
    },
    meta: { failed: 'The answer could not be computed again. Please try again.' },
  });
}
