import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Check, RefreshCw } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/dialog.tsx';
import { formatDateTime } from '@/lib/format.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { lastUseQuery, regenerateKey } from './operations/first-key.ts';

type RegenerateState = 'idle' | 'loading' | 'success';

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

const names = { idle: 'Regenerate', loading: 'Regenerating…', success: 'Regenerated' } as const;
const ASKS_WITHIN_MS = 30 * 86_400_000;

interface RegenerateButtonProps {
  state: RegenerateState;
  onRegenerate: () => void;
  keyId: string;
}

/** Shows a pulsing spinner while it works, then a green check for 2 s. Asks for confirmation before it replaces a key that was used in the last 30 days. */
export function RegenerateButton({ state, onRegenerate, keyId }: RegenerateButtonProps) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState<{ readonly lastUsedAt: string | null } | null>(null);
  const press = async () => {
    if (state === 'loading') return;
    // The cached value may be stale, so the server is asked. If it does not answer, the key counts as used.
    const lastUsedAt = await queries.fetchQuery(lastUseQuery(keyId)).catch(() => undefined);
    if (lastUsedAt === null || (lastUsedAt !== undefined && Date.now() - Date.parse(lastUsedAt) > ASKS_WITHIN_MS))
      return onRegenerate();
    setAsking({ lastUsedAt: lastUsedAt ?? null });
  };
  return (
    <>
      <Button
        look="outline"
        size="small"
        onClick={() => void press()}
        aria-disabled={state === 'loading'}
        aria-live="polite"
      >
        {state === 'success' ? (
          <Check className="text-ok" />
        ) : (
          <RefreshCw className={state === 'loading' ? 'animate-pulse motion-safe:animate-spin' : ''} />
        )}
        {names[state]}
      </Button>
      <ConfirmDialog
        open={asking !== null}
        title="Regenerate this key?"
        confirm="Regenerate"
        onConfirm={onRegenerate}
        onClose={() => setAsking(null)}
      >
        {asking?.lastUsedAt
          ? `This key was last used on ${formatDateTime(asking.lastUsedAt)}. `
          : 'This key may be in use. '}
        Whatever calls Theia with it stops working immediately, until you give it the new key. The old key cannot be
        restored.
      </ConfirmDialog>
    </>
  );
}
