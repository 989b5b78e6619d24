import { Check, RefreshCw } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import type { RegenerateState } from './use-regenerate.ts';

const names = { idle: 'Regenerate', loading: 'Regenerating…', success: 'Regenerated' } as const;

/** Idle, a pulsing spinner while it works, a green check for 2 s. `of` names the key where there are several. */
export function RegenerateButton({ state, onClick, of }: { state: RegenerateState; onClick: () => void; of?: string }) {
  return (
    <Button look="outline" size="small" onClick={onClick} disabled={state === 'loading'} aria-live="polite">
      {state === 'success' ? <Check className="text-ok" aria-hidden="true" /> : <RefreshCw className={state === 'loading' ? 'animate-pulse motion-safe:animate-spin' : ''} aria-hidden="true" />}
      {names[state]}{of === undefined ? null : <span className="sr-only"> {of}</span>}
    </Button>
  );
}
