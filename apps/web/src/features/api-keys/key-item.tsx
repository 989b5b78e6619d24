import { useState } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { formatDate, formatDateTime } from '@/lib/format.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import type { KeyRow } from './operations/load-keys.ts';
import { switchKey } from './operations/switch-key.ts';
import { KeyField } from './key-field.tsx';
import { KeyLabel } from './key-label.tsx';
import { RegenerateButton } from './regenerate-button.tsx';
import { useRegenerate } from './use-regenerate.ts';

function Status({ row }: { row: KeyRow }) {
  if (row.blocked_at) return <Badge tone="bad">Blocked</Badge>;
  return row.is_active ? <Badge tone="ok">Active</Badge> : <Badge tone="plain">Revoked</Badge>;
}

/** One key with all its actions. */
export function KeyItem({ userId, row }: { userId: string; row: KeyRow }) {
  const { state, regenerate } = useRegenerate(userId, row.id);
  const { mutate: switchTo, isPending: busy } = useOperation(switchKey(userId, row.id));
  const [asking, setAsking] = useState(false);
  return (
    <li className="grid gap-x-8 gap-y-4 p-5 sm:p-6 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <div className="min-w-0">
        <KeyLabel userId={userId} keyId={row.id} label={row.label} />
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-[0.8125rem] text-ink-muted">
          <dt>Status</dt>
          <dd>
            <Status row={row} />
          </dd>
          <dt>Last used</dt>
          <dd className="text-ink-soft tabular-nums">
            {row.last_used_at ? formatDateTime(row.last_used_at) : 'Not used yet'}
          </dd>
          <dt>Created</dt>
          <dd className="text-ink-soft tabular-nums">{formatDate(row.created_at)}</dd>
        </dl>
      </div>
      <div className="min-w-0 self-center">
        <KeyField apiKey={row.api_key} name={`API key ${row.label}`} />
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <RegenerateButton state={state} onRegenerate={regenerate} keyId={row.id} of={row.label} />
          <Button
            look={row.is_active ? 'danger' : 'outline'}
            size="small"
            aria-disabled={busy}
            onClick={() => {
              if (busy) return;
              if (row.is_active) setAsking(true);
              else switchTo(true);
            }}
          >
            {row.is_active ? 'Revoke' : 'Activate'}
            <span className="sr-only"> {row.label}</span>
          </Button>
          <p className="text-[0.8125rem] text-ink-muted sm:ml-1">
            {row.is_active
              ? 'Regenerating replaces it at once.'
              : 'Calls with this key are refused until you activate it.'}
          </p>
        </div>
        <ConfirmDialog
          open={asking}
          title={`Revoke ${row.label}?`}
          confirm="Revoke"
          onConfirm={() => switchTo(false)}
          onClose={() => setAsking(false)}
        >
          {row.last_used_at
            ? `This key was last used on ${formatDateTime(row.last_used_at)}. `
            : 'This key has not been used yet. '}
          Calls with it are refused from now on. You can activate it again.
        </ConfirmDialog>
      </div>
    </li>
  );
}
