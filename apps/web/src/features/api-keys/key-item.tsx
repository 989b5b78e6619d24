import { useState } from 'react';
import { Link } from 'react-router';
import { ShieldCheck, Trash2 } from '@/components/icons/icons.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/dialog.tsx';
import { Sparkline } from '@/components/ui/sparkline.tsx';
import { formatCount, formatDate, formatDateTime, formatUsd } from '@/lib/format.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { paths } from '@/lib/paths.ts';
import { KeyField, KeyLabel } from './key-label.tsx';
import { Expiry, KeyLimits, OldKey } from './key-limits.tsx';
import { LimitsDialog } from './limits-dialog.tsx';
import { deleteKey, type KeyRow, type KeyUsage, NO_USAGE, renameKey, switchKey } from './operations/keys.ts';
import { RegenerateButton, useRegenerate } from './regenerate-button.tsx';
import { RotateButton } from './rotate-button.tsx';

/** The calls of a key on the last 14 days as small bars with their sum, which lead to the calls themselves; `undefined` while they are not known. */
function KeyCalls({ usage, keyId, label }: { usage: KeyUsage | undefined; keyId: string; label: string }) {
  const { days } = usage ?? NO_USAGE;
  const sum = days.reduce((total, calls) => total + calls, 0);
  return (
    <Link
      to={`${paths.activityLogs}?key=${keyId}`}
      className="-mx-2 mt-3 flex items-end gap-3 rounded-lg px-2 py-1.5 text-[0.8125rem] text-ink-muted transition-colors hover:bg-sunken"
    >
      <Sparkline values={days} className="h-8 w-32 shrink-0" />
      <span className="min-w-0 tabular-nums">
        <span className="block font-medium text-ink">
          {usage === undefined ? '–' : `${formatCount(sum)} ${sum === 1 ? 'call' : 'calls'}`}
        </span>
        14 days<span className="sr-only"> with {label}: show the calls</span>
      </span>
    </Link>
  );
}

function Status({ row }: { row: KeyRow }) {
  if (row.blocked_at) return <Badge tone="bad">Blocked</Badge>;
  return row.is_active ? <Badge tone="ok">Active</Badge> : <Badge tone="plain">Revoked</Badge>;
}

/** Calls and cost of 30 days; `undefined` while they are not known. */
function Usage({ usage, isTest }: { usage: KeyUsage | undefined; isTest: boolean }) {
  if (usage === undefined) return '–';
  const calls = `${usage.calls.toLocaleString('en-US')} ${usage.calls === 1 ? 'call' : 'calls'}`;
  return isTest ? `${calls}, free` : `${calls}, $${formatUsd(usage.costUsd)}`;
}

function DeleteButton({ userId, row }: { userId: string; row: KeyRow }) {
  const [asking, setAsking] = useState(false);
  const { mutate: remove, isPending: busy } = useOperation(deleteKey(userId, row.id));
  return (
    <>
      <Button look="ghost" size="small" aria-disabled={busy} onClick={() => setAsking(!busy)} icon={Trash2}>
        Delete<span className="sr-only"> {row.label}</span>
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Delete ${row.label}?`}
        confirm="Delete"
        onConfirm={() => remove()}
        onClose={() => setAsking(false)}
      >
        Calls with this test key are refused from now on. It cannot be brought back; its calls stay in the activity log.
      </ConfirmDialog>
    </>
  );
}

interface KeyItemProps {
  userId: string;
  row: KeyRow;
  usage: KeyUsage | undefined;
}

/** One key with all its actions. */
export function KeyItem({ userId, row: held, usage }: KeyItemProps) {
  const [limiting, setLimiting] = useState(false);
  const { state, regenerate } = useRegenerate(userId, held.id);
  const { mutate: switchTo, isPending: busy, variables: isWanted } = useOperation(switchKey(userId, held.id));
  const rename = useOperation(renameKey(userId, held.id));
  const row = {
    ...held,
    is_active: busy ? isWanted : held.is_active,
    label: rename.isPending ? rename.variables : held.label,
  };
  const [asking, setAsking] = useState(false);
  return (
    <li
      id={`key-${row.id}`}
      className="scroll-mt-24 target:bg-accent-wash/40 grid gap-x-8 gap-y-4 p-5 sm:p-6 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]"
    >
      <div className="min-w-0">
        <KeyLabel label={row.label} refused={rename.isError ? rename.variables : undefined} onRename={rename.mutate} />
        <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-1 text-[0.8125rem] text-ink-muted">
          <dt>Status</dt>
          <dd>
            <span className="flex flex-wrap gap-1.5">
              <Status row={row} />
              {row.is_test ? <Badge tone="plain">Test</Badge> : null}
            </span>
          </dd>
          <dt>30 days</dt>
          <dd className="text-ink-soft tabular-nums">
            <Usage usage={usage} isTest={row.is_test} />
          </dd>
          <dt>Last used</dt>
          <dd className="text-ink-soft tabular-nums">
            {row.last_used_at ? formatDateTime(row.last_used_at) : 'Not used yet'}
          </dd>
          <dt>Created</dt>
          <dd className="text-ink-soft tabular-nums">{formatDate(row.created_at)}</dd>
          {row.expires_at === null ? null : (
            <>
              <dt>Expires</dt>
              <dd>
                <Expiry at={row.expires_at} expiry={row.expiry} />
              </dd>
            </>
          )}
        </dl>
        <KeyCalls usage={usage} keyId={row.id} label={row.label} />
      </div>
      <div className="min-w-0 self-center">
        <KeyField apiKey={row.api_key} name={`API key ${row.label}`} />
        <OldKey userId={userId} row={row} />
        <KeyLimits row={row} />
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <RegenerateButton state={state} onRegenerate={regenerate} keyId={row.id} of={row.label} />
          {row.is_active ? <RotateButton userId={userId} row={row} /> : null}
          <Button look="outline" size="small" onClick={() => setLimiting(true)} icon={ShieldCheck}>
            Limits<span className="sr-only"> of {row.label}</span>
          </Button>
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
          {row.is_test ? <DeleteButton userId={userId} row={row} /> : null}
          <p className="w-full text-[0.8125rem] text-ink-muted">
            {row.is_active
              ? 'Regenerating replaces it at once; rotating lets the old key work for a while.'
              : 'Calls with this key are refused until you activate it.'}
          </p>
        </div>
        <LimitsDialog userId={userId} row={row} open={limiting} onClose={() => setLimiting(false)} />
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
