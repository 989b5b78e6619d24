import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Check, RefreshCw } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { formatDateTime } from '@/lib/format.ts';
import { lastUseQuery } from './operations/first-key.ts';
import type { RegenerateState } from './use-regenerate.ts';

const names = { idle: 'Regenerate', loading: 'Regenerating…', success: 'Regenerated' } as const;
const ASKS_WITHIN_MS = 30 * 86_400_000;

interface RegenerateButtonProps {
  state: RegenerateState;
  onRegenerate: () => void;
  keyId: string;
  /** The name of the key, if there are several. */
  of?: string;
}

/** Shows a pulsing spinner while it works, then a green check for 2 s. Asks for confirmation before it replaces a key that was used in the last 30 days. */
export function RegenerateButton({ state, onRegenerate, keyId, of }: RegenerateButtonProps) {
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
        {of === undefined ? null : <span className="sr-only"> {of}</span>}
      </Button>
      <ConfirmDialog
        open={asking !== null}
        title={of === undefined ? 'Regenerate this key?' : `Regenerate ${of}?`}
        confirm="Regenerate"
        onConfirm={onRegenerate}
        onClose={() => setAsking(null)}
      >
        {asking?.lastUsedAt
          ? `This key was last used on ${formatDateTime(asking.lastUsedAt)}. `
          : 'This key may be in use. '}
        Whatever calls Theia with it stops working at once, until you give it the new key. The old key cannot be brought
        back.
      </ConfirmDialog>
    </>
  );
}
