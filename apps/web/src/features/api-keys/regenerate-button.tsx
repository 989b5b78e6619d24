import { useQueryClient } from '@tanstack/react-query';
import { Check, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { formatDateTime } from '@/lib/format.ts';
import { lastUseQuery } from './api/last-use.ts';
import type { RegenerateState } from './use-regenerate.ts';

const names = { idle: 'Regenerate', loading: 'Regenerating…', success: 'Regenerated' } as const;
const ASKS_WITHIN_MS = 30 * 86_400_000;

interface RegenerateButtonProps {
  state: RegenerateState;
  onRegenerate: () => void;
  keyId: string;
  /** Names the key where there are several. */
  of?: string;
}

/** Idle, a pulsing spinner while it works, a green check for 2 s. A key that was used in the last 30 days is replaced only after a question. */
export function RegenerateButton({ state, onRegenerate, keyId, of }: RegenerateButtonProps) {
  const queries = useQueryClient();
  const [asking, setAsking] = useState<{ readonly lastUsedAt: string | null } | null>(null);
  const press = async () => {
    if (state === 'loading') return;
    // What the screen knows may be old, so the server is asked; when it cannot say, the key counts as used.
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
          <Check className="text-ok" aria-hidden="true" />
        ) : (
          <RefreshCw
            className={state === 'loading' ? 'animate-pulse motion-safe:animate-spin' : ''}
            aria-hidden="true"
          />
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
