import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { formatDate, formatDateTime } from '@/lib/format.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { type KeyRow, endOldKey } from './operations/keys.ts';

function listed(values: readonly string[], shown = 3): string {
  const rest = values.length - shown;
  return `${values.slice(0, shown).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** The limits of a key; nothing when there are none. */
export function KeyLimits({ row }: { row: KeyRow }) {
  const limits = [
    ['Products', row.allowed_products],
    ['Origins', row.allowed_origins],
    ['Addresses', row.allowed_addresses],
  ] as const;
  const set = limits.filter(([, values]) => values.length > 0);
  if (set.length === 0) return null;
  return (
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-[0.8125rem]">
      {set.map(([name, values]) => (
        <div key={name} className="contents">
          <dt className="text-ink-muted">{name}</dt>
          <dd className="break-words font-mono text-xs leading-5 text-ink-soft" title={values.join(', ')}>
            {listed(values)}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** When a key expires, and whether that is near. */
export function Expiry({ at, expiry }: { at: string; expiry: KeyRow['expiry'] }) {
  if (expiry === 'expired') return <Badge tone="bad">Expired</Badge>;
  return expiry === 'soon' ? (
    <Badge tone="warn">{formatDateTime(at)}</Badge>
  ) : (
    <span className="tabular-nums text-ink-soft">{formatDate(at)}</span>
  );
}

/** The secret before the last rotation, while it works. */
export function OldKey({ userId, row }: { userId: string; row: KeyRow }) {
  const { mutate: end, isPending: busy } = useOperation(endOldKey(userId, row.id));
  if (row.old_key_until === null) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-sunken/60 px-4 py-2.5 text-[0.8125rem] text-ink-soft">
      <p>
        The old key (…<span className="font-mono">{row.old_key_ending}</span>) works until{' '}
        {formatDateTime(row.old_key_until)}
        {row.old_key_last_used_at === null
          ? '; it was not used before.'
          : `; last used ${formatDateTime(row.old_key_last_used_at)}.`}
      </p>
      <Button look="outline" size="small" aria-disabled={busy} onClick={() => busy || end()}>
        End it now
      </Button>
    </div>
  );
}
