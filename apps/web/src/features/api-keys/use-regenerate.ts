import { useEffect } from 'react';
import { useOperation } from '@/lib/operations/operation.ts';
import { regenerateKey } from './operations/first-key.ts';

export type RegenerateState = 'idle' | 'loading' | 'success';

const SUCCESS_MS = 2000;

/** idle → loading → success (2 s) → idle; a failure returns to idle. Without an id it replaces the first key, or creates one. */
export function useRegenerate(userId: string, keyId?: string) {
  const { isPending, isSuccess, reset, mutate } = useOperation(regenerateKey(userId, keyId));
  useEffect(() => {
    if (!isSuccess) return;
    const timer = setTimeout(reset, SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [isSuccess, reset]);
  const state: RegenerateState = isPending ? 'loading' : isSuccess ? 'success' : 'idle';
  return { state, regenerate: () => mutate() };
}
