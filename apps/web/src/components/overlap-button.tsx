import { type ReactNode, useState } from 'react';
import { RotateCcw } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { DialogActions, DialogButton } from '@/components/ui/dialog.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';

const DEFAULT_HOURS = 24;

function overlapWords(hours: number): string {
  if (hours === 0) return 'End it immediately';
  if (hours < 24) return `${hours} hour${hours === 1 ? '' : 's'}`;
  return `${hours / 24} day${hours === 24 ? '' : 's'}`;
}

interface OverlapButtonProps {
  /** The label of the button. */
  children: ReactNode;
  /** What the dialog asks. */
  title: string;
  description: string;
  /** The label of the choice. */
  label: string;
  hours: readonly number[];
  note?: ReactNode;
  busy: boolean;
  onRotate: (hours: number) => void;
}

/** Replaces a secret, while the old one stays valid for a time that the user chooses. */
export function OverlapButton({ children, busy, hours: choices, ...props }: OverlapButtonProps) {
  const { title, description, label, note, onRotate } = props;
  const [hours, setHours] = useState(DEFAULT_HOURS);
  return (
    <DialogButton
      look="outline"
      size="small"
      icon={RotateCcw}
      busy={busy}
      aria-disabled={busy}
      title={title}
      description={description}
      renderContent={(close) => (
        <>
          <SelectField label={label} value={String(hours)} onValue={(value) => setHours(Number(value))}>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {overlapWords(choice)}
              </option>
            ))}
          </SelectField>
          {note}
          <DialogActions onCancel={close} className="mt-5">
            <Button
              onClick={() => {
                close();
                onRotate(hours);
              }}
            >
              Rotate
            </Button>
          </DialogActions>
        </>
      )}
    >
      {children}
    </DialogButton>
  );
}
