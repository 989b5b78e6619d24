import { OVERLAP_HOURS } from '@theia-astro/server/rules/keys';
import { OverlapButton } from '@/components/overlap-button.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import { type KeyRow, rotateKey } from './operations/keys.ts';

/** Replaces the secret of a key, while the old one stays valid for a time that the user chooses. */
export function RotateButton({ userId, row }: { userId: string; row: KeyRow }) {
  const { mutate: rotate, isPending: busy } = useOperation(rotateKey(userId, row));
  return (
    <OverlapButton
      title={`Rotate ${row.label}?`}
      description="You get a new key immediately, with the same name, limits and history. Give it to your services while the old one still works."
      label="The old key works for"
      hours={OVERLAP_HOURS}
      note={
        row.old_key_until === null ? null : (
          <p className="mt-3 text-sm text-ink-soft">
            The key from before the last rotation (…{row.old_key_ending}) ends immediately.
          </p>
        )
      }
      busy={busy}
      onRotate={rotate}
    >
      Rotate
      <span className="sr-only"> {row.label}</span>
    </OverlapButton>
  );
}
