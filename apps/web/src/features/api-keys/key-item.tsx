import { useState } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { errorMessage } from '@/lib/error-message.ts';
import { formatDate, formatDateTime } from '@/lib/format.ts';
import { toast } from '@/lib/toast.ts';
import { type KeyRow, renameKey, switchKey } from './api/keys.ts';
import { SWITCH_FAILED } from './api/messages.ts';
import { KeyField } from './key-field.tsx';
import { KeyLabel } from './key-label.tsx';
import { RegenerateButton } from './regenerate-button.tsx';
import { useRegenerate } from './use-regenerate.ts';
import { useReloadKeys } from './use-reload-keys.ts';

const ACTIVATED = 'Your API key has been activated.';
const REVOKED = 'Your API key has been revoked.';

function Status({ row }: { row: KeyRow }) {
  if (row.blocked_at) return <Badge tone="bad">Blocked</Badge>;
  return row.is_active ? <Badge tone="ok">Active</Badge> : <Badge tone="plain">Revoked</Badge>;
}

/** One key with everything that can be done to it. */
export function KeyItem({ userId, row }: { userId: string; row: KeyRow }) {
  const reload = useReloadKeys(userId);
  const { state, regenerate } = useRegenerate(userId, row.id);
  const [busy, setBusy] = useState(false);
  const [asking, setAsking] = useState(false);
  const flip = async () => {
    setBusy(true);
    try {
      const active = await switchKey(row.id, !row.is_active);
      await reload();
      toast(active ? ACTIVATED : REVOKED, { variant: 'success' });
    } catch (error) {
      toast('Error', { description: errorMessage(error, SWITCH_FAILED), variant: 'destructive' });
    }
    setBusy(false);
  };
  return (
    <li className="grid gap-x-8 gap-y-4 p-5 sm:p-6 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]">
      <div className="min-w-0">
        <KeyLabel label={row.label} onRename={(label) => renameKey(row.id, label).then(reload)} />
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
          <RegenerateButton state={state} onRegenerate={() => void regenerate()} keyId={row.id} of={row.label} />
          <Button
            look={row.is_active ? 'danger' : 'outline'}
            size="small"
            aria-disabled={busy}
            onClick={() => {
              if (!busy) void (row.is_active ? setAsking(true) : flip());
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
          onConfirm={() => void flip()}
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
