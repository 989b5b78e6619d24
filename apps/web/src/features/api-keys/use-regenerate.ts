import { useEffect, useState } from 'react';
import { errorMessage } from '@/lib/error-message.ts';
import { toast } from '@/lib/toast.ts';
import { regenerateApiKey } from './api/api-key.ts';
import { REGENERATE_FAILED_SILENTLY } from './api/messages.ts';
import { useReloadKeys } from './use-reload-keys.ts';

export type RegenerateState = 'idle' | 'loading' | 'success';

const SUCCESS_MS = 2000;
const REGENERATED = 'Your API key has been regenerated.';

/** idle → loading → success (2 s) → idle; a failure is told and leads back to idle. Without an id it is the first key, or a new one. */
export function useRegenerate(userId: string, keyId?: string) {
  const reload = useReloadKeys(userId);
  const [state, setState] = useState<RegenerateState>('idle');
  useEffect(() => {
    if (state !== 'success') return;
    const timer = setTimeout(() => setState('idle'), SUCCESS_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const regenerate = async () => {
    setState('loading');
    try {
      await regenerateApiKey(userId, keyId);
      await reload();
      setState('success');
      toast(REGENERATED, { variant: 'success' });
    } catch (error) {
      setState('idle');
      toast('Error', { description: errorMessage(error, REGENERATE_FAILED_SILENTLY), variant: 'destructive' });
    }
  };
  return { state, regenerate };
}
