import { useState } from 'react';
import { Link } from 'react-router';
import { Trash2 } from '@/components/icons/icons.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmButton, ConfirmDialog } from '@/components/ui/dialog.tsx';
import { Facts } from '@/components/ui/facts.tsx';
import { Sparkline } from '@/components/ui/sparkline.tsx';
import { formatCount, formatDate, formatDateTime, formatUsd } from '@/lib/format.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { paths } from '@/lib/paths.ts';
import { KeyField, KeyLabel } from './key-label.tsx';
import { Expiry, KeyLimits, OldKey } from './key-limits.tsx';
import { LimitsButton } from './limits-dialog.tsx';
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
  const { mutate: remove, isPending: busy } = useOperation(deleteKey(userId, row.id));
  return (
    <ConfirmButton
      look="ghost"
      size="small"
      icon={Trash2}
      aria-disabled={busy}
      title={`Delete ${row.label}?`}
      confirm="Delete"
      question="Calls with this test key are rejected from now on. It cannot be restored; its calls stay in the activity log."
      onConfirm={() => remove()}
    >
      Delete<span className="sr-only"> {row.label}</span>
    </ConfirmButton>
  );
}

interface KeyItemProps {
  userId: string;
  row: KeyRow;
  usage: KeyUsage | undefined;
}

/** One key with all its actions. */
export function KeyItem({ userId, row: held, usage }: KeyItemProps) {
  const { state, regenerate } = useRegenerate(userId, held.id);
  const { mutate: switchTo, isPending: busy, variables: isWanted } = useOperation(switchKey(userId, held.id));
  const rename = useOperation(renameKey(userId, held.id));
  const row = {
    ...held,
    is_active: busy ? isWanted : held.is_active,
    label: rename.isPending ? rename.variables : held.label,
  };
  const [asking, setAsking] = useState(false);
  const status = (
    <span className="flex flex-wrap gap-1.5">
      <Status row={row} />
      {row.is_test ? <Badge tone="plain">Test</Badge> : null}
    </span>
  );
  return (
    <li
      id={`key-${row.id}`}
      className="scroll-mt-24 target:bg-accent-wash/40 grid gap-x-8 gap-y-4 p-5 sm:p-6 lg:grid-cols-[minmax(0,17rem)_minmax(0,1fr)]"
    >
      <div className="min-w-0">
        <KeyLabel label={row.label} rejected={rename.isError ? rename.variables : undefined} onRename={rename.mutate} />
        <Facts
          className="mt-2"
          facts={[
            ['Status', status, ''],
            ['30 days', <Usage key="usage" usage={usage} isTest={row.is_test} />],
            ['Last used', row.last_used_at ? formatDateTime(row.last_used_at) : 'Not used yet'],
            ['Created', formatDate(row.created_at)],
            row.expires_at !== null && ['Expires', <Expiry key="expiry" at={row.expires_at} expiry={row.expiry} />, ''],
          ]}
        />
        <KeyCalls usage={usage} keyId={row.id} label={row.label} />
      </div>
      <div className="min-w-0 self-center">
        <KeyField apiKey={row.api_key} name={`API key ${row.label}`} />
        <OldKey userId={userId} row={row} />
        <KeyLimits row={row} />
        <div className="mt-3 flex flex-wrap items-center gap-2">
          <RegenerateButton state={state} onRegenerate={regenerate} keyId={row.id} of={row.label} />
          {row.is_active ? <RotateButton userId={userId} row={row} /> : null}
          <LimitsButton userId={userId} row={row} />
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
              ? 'Regenerating replaces it immediately; rotating lets the old key work for a while.'
              : 'Calls with this key are rejected until you activate it.'}
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
          Calls with it are rejected from now on. You can activate it again.
        </ConfirmDialog>
      </div>
    </li>
  );
}
