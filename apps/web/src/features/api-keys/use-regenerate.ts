import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { errorMessage } from '@/lib/error-message.ts';
import { toast } from '@/lib/toast.ts';
import { apiKeyQuery, regenerateApiKey } from './api/api-key.ts';

export type RegenerateState = 'idle' | 'loading' | 'success';

const SUCCESS_MS = 2000;
const REGENERATED = 'Your API key has been regenerated.';
const FAILED = 'Failed to regenerate API key.';

/** idle → loading → success (2 s) → idle; a failure is told and leads back to idle. */
export function useRegenerate(userId: string) {
  const queries = useQueryClient();
  const [state, setState] = useState<RegenerateState>('idle');
  useEffect(() => {
    if (state !== 'success') return;
    const timer = setTimeout(() => setState('idle'), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const regenerate = async () => {
    setState('loading');
    try {
      await regenerateApiKey(userId);
      await queries.invalidateQueries({ queryKey: apiKeyQuery(userId).queryKey });
      setState('success');
      toast(REGENERATED, { variant: 'success' });
    } catch (error) {
      setState('idle');
      toast('Error', { description: errorMessage(error, FAILED), variant: 'destructive' });
    }
  };
  return { state, regenerate };
}
