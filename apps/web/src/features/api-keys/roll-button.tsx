import { OVERLAP_HOURS } from '@theia-astro/server/rules/keys';
import { RollSecretButton } from '@/components/roll-secret-button.tsx';
import { formatDateTime } from '@/lib/format.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import { regenerateKey } from './operations/first-key.ts';
import { type KeyRow, rollKey } from './operations/keys.ts';

/** What ends when a key is rolled. */
function Note({ row, hours }: { row: KeyRow; hours: number }) {
  const used = row.last_used_at ? `It was last used on ${formatDateTime(row.last_used_at)}. ` : '';
  const older = `The key from before the last roll (…${row.old_key_ending}) stops immediately.`;
  return (
    <p className="mt-3 text-sm empty:hidden text-ink-soft">
      {hours === 0 ? `${used}Calls with the old key are rejected until your services have the new one.` : null}
      {hours > 0 && row.old_key_until !== null ? older : null}
    </p>
  );
}

const KEEPS = 'You get a new key immediately, with the same name, limits and history.';
const AT_ONCE: readonly number[] = [0];

/** Replaces the secret of a key, while the old one works until a time that the user chooses. A revoked key has no old one that works. */
export function RollButton({ userId, row }: { userId: string; row: KeyRow }) {
  const roll = useOperation(rollKey(userId, row));
  const regenerate = useOperation(regenerateKey(userId, row.id));
  return (
    <RollSecretButton
      title={`Roll ${row.label}?`}
      description={
        row.is_active
          ? `${KEEPS} Give it to your services while the old one still works.`
          : `${KEEPS} It is active; the revoked one stays rejected.`
      }
      label="The old key works until"
      confirm="Roll key"
      hours={row.is_active ? OVERLAP_HOURS : AT_ONCE}
      renderNote={(hours) => (row.is_active ? <Note row={row} hours={hours} /> : null)}
      busy={roll.isPending || regenerate.isPending}
      onRoll={(hours) => (row.is_active ? roll.mutate(hours) : regenerate.mutate())}
    >
      Roll key
      <span className="sr-only"> {row.label}</span>
    </RollSecretButton>
  );
}
