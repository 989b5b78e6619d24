import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Pause, Pencil, ShieldCheck, Trash2 } from '@/components/icons/icons.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { ConfirmDialog } from '@/components/ui/dialog.tsx';
import { ActionMenu } from '@/components/ui/menu.tsx';
import { Sparkline } from '@/components/ui/sparkline.tsx';
import { formatCount, formatDate, formatDateTime, formatUsd } from '@/lib/format.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { paths } from '@/lib/paths.ts';
import { KeyField, KeyLabel } from './key-label.tsx';
import { Expiry, KeyLimits, OldKey } from './key-limits.tsx';
import { LimitsDialog } from './limits-dialog.tsx';
import { deleteKey, type KeyRow, type KeyUsage, NO_USAGE, renameKey, switchKey } from './operations/keys.ts';
import { RollButton } from './roll-button.tsx';

/** The calls of a key on the last 14 days as small bars with their sum, which lead to the calls themselves; `undefined` while they are not known. */
function KeyCalls({ usage, keyId, label }: { usage: KeyUsage | undefined; keyId: string; label: string }) {
  const { days } = usage ?? NO_USAGE;
  const sum = days.reduce((total, calls) => total + calls, 0);
  return (
    <Link
      to={`${paths.activityLogs}?key=${keyId}`}
      className="-mx-2 flex items-end self-end sm:ml-auto gap-3 rounded-lg px-2 py-1 text-[0.8125rem] text-ink-muted transition-colors hover:bg-sunken"
    >
      <Sparkline values={days} className="h-8 w-full max-w-20 min-w-8 sm:w-32 sm:max-w-none" />
      <span className="shrink-0 tabular-nums">
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

/** The button of the menu of a key. */
const menuId = (keyId: string) => `actions-${keyId}`;

type Asked = 'limits' | 'revoke' | 'delete';

interface KeyActionsProps {
  userId: string;
  row: KeyRow;
  onRename: () => void;
  onSwitch: (isActive: boolean) => void;
  busy: boolean;
}

/** What can be done with a key: rolling it, or activating it again; the rest in a menu. */
function KeyActions({ userId, row, onRename, onSwitch, busy }: KeyActionsProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { mutate: remove } = useOperation(deleteKey(userId, row.id));
  const close = () => setAsked(null);
  return (
    <div className="flex shrink-0 items-center gap-2">
      {row.is_active ? null : (
        <Button look="outline" size="small" aria-disabled={busy} onClick={() => busy || onSwitch(true)}>
          Activate<span className="sr-only"> {row.label}</span>
        </Button>
      )}
      <RollButton userId={userId} row={row} />
      <ActionMenu
        id={menuId(row.id)}
        label={`More actions for ${row.label}`}
        actions={[
          { label: 'Rename', icon: Pencil, act: onRename },
          { label: 'Limits…', icon: ShieldCheck, act: () => setAsked('limits') },
          row.is_active && { label: 'Revoke…', icon: Pause, act: () => setAsked('revoke'), isDanger: true },
          row.is_test && { label: 'Delete…', icon: Trash2, act: () => setAsked('delete'), isDanger: true },
        ]}
      />
      <LimitsDialog userId={userId} row={row} open={asked === 'limits'} onClose={close} />
      <ConfirmDialog
        open={asked === 'revoke'}
        title={`Revoke ${row.label}?`}
        confirm="Revoke"
        onConfirm={() => onSwitch(false)}
        onClose={close}
      >
        {row.last_used_at
          ? `This key was last used on ${formatDateTime(row.last_used_at)}. `
          : 'This key has not been used yet. '}
        Calls with it are rejected from now on. You can activate it again.
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'delete'}
        title={`Delete ${row.label}?`}
        confirm="Delete"
        onConfirm={() => remove()}
        onClose={close}
      >
        Calls with this test key are rejected from now on. It cannot be restored; its calls stay in the activity log.
      </ConfirmDialog>
    </div>
  );
}

interface KeyItemProps {
  userId: string;
  row: KeyRow;
  usage: KeyUsage | undefined;
}

/** One key with all its actions. */
export function KeyItem({ userId, row: held, usage }: KeyItemProps) {
  const { mutate: switchTo, isPending: busy, variables: isWanted } = useOperation(switchKey(userId, held.id));
  const rename = useOperation(renameKey(userId, held.id));
  const row = {
    ...held,
    is_active: busy ? isWanted : held.is_active,
    label: rename.isPending ? rename.variables : held.label,
  };
  const [isRenamed, setRenamed] = useState(false);
  return (
    <li id={`key-${row.id}`} className="scroll-mt-24 target:bg-accent-wash/40 p-5 sm:p-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
          <KeyLabel
            label={row.label}
            rejected={rename.isError ? rename.variables : undefined}
            isEdited={isRenamed}
            onDone={() => {
              setRenamed(false);
              document.getElementById(menuId(row.id))?.focus();
            }}
            onRename={rename.mutate}
          />
          <Status row={row} />
          {row.is_test ? <Badge tone="plain">Test</Badge> : null}
        </div>
        <KeyActions userId={userId} row={row} busy={busy} onRename={() => setRenamed(true)} onSwitch={switchTo} />
      </div>
      <div className="mt-4">
        <KeyField apiKey={row.api_key} name={`API key ${row.label}`} />
      </div>
      {row.is_active ? null : (
        <p className="mt-2 text-[0.8125rem] text-ink-muted">Calls with this key are rejected until you activate it.</p>
      )}
      <OldKey userId={userId} row={row} />
      <div className="mt-4 grid grid-cols-2 gap-x-6 gap-y-4 text-[0.8125rem] sm:flex sm:flex-wrap sm:gap-x-8">
        <dl className="contents">
          <KeyFact name="30 days">
            <Usage usage={usage} isTest={row.is_test} />
          </KeyFact>
          <KeyFact name="Last used">{row.last_used_at ? formatDateTime(row.last_used_at) : 'Not used yet'}</KeyFact>
          <KeyFact name="Created">{formatDate(row.created_at)}</KeyFact>
          {row.expires_at === null ? null : (
            <KeyFact name="Expires">
              <Expiry at={row.expires_at} expiry={row.expiry} />
            </KeyFact>
          )}
        </dl>
        <KeyCalls usage={usage} keyId={row.id} label={row.label} />
      </div>
      <KeyLimits row={row} />
    </li>
  );
}

function KeyFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 sm:min-w-24">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="mt-0.5 text-ink tabular-nums">{children}</dd>
    </div>
  );
}
