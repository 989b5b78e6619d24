import { OVERLAP_HOURS } from '@theia-astro/server/rules/keys';
import { useState } from 'react';
import { RotateCcw } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import { type KeyRow, rotateKey } from './operations/keys.ts';

const DEFAULT_HOURS = 24;

function overlapWords(hours: number): string {
  if (hours === 0) return 'End it at once';
  if (hours < 24) return `${hours} hour${hours === 1 ? '' : 's'}`;
  return `${hours / 24} day${hours === 24 ? '' : 's'}`;
}

/** Replaces the secret of a key, while the old one goes on working for a time that the user chooses. */
export function RotateButton({ userId, row }: { userId: string; row: KeyRow }) {
  const [open, setOpen] = useState(false);
  const [hours, setHours] = useState(DEFAULT_HOURS);
  const { mutate: rotate, isPending: busy } = useOperation(rotateKey(userId, row));
  const close = () => setOpen(false);
  return (
    <>
      <Button look="outline" size="small" aria-disabled={busy} onClick={() => setOpen(!busy)} icon={RotateCcw}>
        Rotate
        <span className="sr-only"> {row.label}</span>
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={`Rotate ${row.label}?`}
        description="You get a new key at once, with the same name, limits and history. Give it to your services while the old one still works."
      >
        <SelectField label="The old key works for" value={String(hours)} onValue={(value) => setHours(Number(value))}>
          {OVERLAP_HOURS.map((choice) => (
            <option key={choice} value={choice}>
              {overlapWords(choice)}
            </option>
          ))}
        </SelectField>
        {row.old_key_until === null ? null : (
          <p className="mt-3 text-sm text-ink-soft">
            The key from before the last rotation (…{row.old_key_ending}) ends at once.
          </p>
        )}
        <div className="mt-5 flex justify-end gap-2">
          <Button look="ghost" onClick={close}>
            Cancel
          </Button>
          <Button
            onClick={() => {
              close();
              rotate(hours);
            }}
          >
            Rotate
          </Button>
        </div>
      </Dialog>
    </>
  );
}
