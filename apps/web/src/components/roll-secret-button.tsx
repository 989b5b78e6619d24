import { type ReactNode, useState } from 'react';
import { RefreshCw } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { DialogActions, DialogButton } from '@/components/ui/dialog.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { formatDateTime } from '@/lib/format.ts';

const DEFAULT_HOURS = 24;
const HOUR_MS = 3_600_000;

/** A choice of the overlap: when the old secret ends, to the minute. */
function untilWords(hours: number, nowMs: number): string {
  if (hours === 0) return 'Now: it stops immediately';
  const span = hours < 24 ? `${hours} hour${hours === 1 ? '' : 's'}` : `${hours / 24} day${hours === 24 ? '' : 's'}`;
  return `${formatDateTime(new Date(nowMs + hours * HOUR_MS)).slice(0, -3)}, in ${span}`;
}

interface OverlapProps {
  label: string;
  choices: readonly number[];
  hours: number;
  onHours: (hours: number) => void;
}

/** Asks until when the old secret works. */
function Overlap({ label, choices, hours, onHours }: OverlapProps) {
  const [openedMs] = useState(() => Date.now());
  return (
    <SelectField label={label} value={String(hours)} onValue={(value) => onHours(Number(value))}>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {untilWords(choice, openedMs)}
        </option>
      ))}
    </SelectField>
  );
}

interface RollSecretButtonProps {
  /** The label of the button. */
  children: ReactNode;
  /** What the dialog asks. */
  title: string;
  description: string;
  /** The label of the choice. */
  label: string;
  /** The label of the button that rolls it. */
  confirm: string;
  hours: readonly number[];
  /** What the choice of so many hours ends. */
  renderNote?: (hours: number) => ReactNode;
  busy: boolean;
  onRoll: (hours: number) => void;
}

/** Replaces a secret, while the old one stays valid until a time that the user chooses. */
export function RollSecretButton({ children, busy, hours: choices, ...props }: RollSecretButtonProps) {
  const { title, description, label, confirm, renderNote, onRoll } = props;
  const [hours, setHours] = useState(DEFAULT_HOURS);
  return (
    <DialogButton
      look="outline"
      size="small"
      icon={RefreshCw}
      busy={busy}
      aria-disabled={busy}
      title={title}
      description={description}
      renderContent={(close) => (
        <>
          {choices.length > 1 ? <Overlap label={label} choices={choices} hours={hours} onHours={setHours} /> : null}
          {renderNote?.(hours)}
          <DialogActions onCancel={close} className="mt-5">
            <Button
              onClick={() => {
                close();
                onRoll(hours);
              }}
            >
              {confirm}
            </Button>
          </DialogActions>
        </>
      )}
    >
      {children}
    </DialogButton>
  );
}
