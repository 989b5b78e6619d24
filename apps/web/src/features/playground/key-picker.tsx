import { ChevronDown } from '@/components/icons/icons.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { idleReason, type ResendKey } from '@/lib/calls/key.ts';
import { paths } from '@/lib/paths.ts';
import { useId } from 'react';

interface KeyPickerProps {
  keys: readonly ResendKey[] | undefined;
  /** When they were read. */
  nowMs: number;
  chosen: ResendKey | null;
  onChoose: (id: string) => void;
}

/** Chooses the key that calls are made with. One that does not work says why. */
export function KeyPicker({ keys, nowMs, chosen, onChoose }: KeyPickerProps) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-xs font-medium text-ink-muted">
        Key
      </label>
      <div className="relative">
        <select
          id={id}
          value={chosen?.id ?? ''}
          disabled={keys === undefined || keys.length === 0}
          onChange={({ target }) => onChoose(target.value)}
          className="h-10 w-full appearance-none truncate rounded-lg border border-line-strong bg-surface pr-9 pl-3 text-sm disabled:opacity-60"
        >
          {chosen === null ? (
            <option value="">{keys === undefined ? 'Loading…' : keys.length === 0 ? 'No key' : 'Choose a key'}</option>
          ) : null}
          {keys?.map((key) => {
            const reason = idleReason(key, nowMs);
            return (
              <option key={key.id} value={key.id} disabled={reason !== null}>
                {key.label}
                {key.is_test ? ' (test)' : ''}
                {reason === null ? '' : ` – ${reason}`}
              </option>
            );
          })}
        </select>
        <ChevronDown className="pointer-events-none absolute top-3 right-3 size-4 text-ink-muted" />
      </div>
      {keys !== undefined && chosen === null ? (
        <p className="mt-1 text-xs text-ink-muted">
          No key of yours works. <TextLink to={paths.apiKeys}>API keys</TextLink>
        </p>
      ) : null}
    </div>
  );
}
