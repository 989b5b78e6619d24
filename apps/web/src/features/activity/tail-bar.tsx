import { Download } from '@/components/icons/icons.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { cn } from '@/lib/cn.ts';
import { useOperation } from '@/lib/operations/operation.ts';
import type { CallFilter } from './call-filter.ts';
import { exportCalls } from './operations/export-calls.ts';

interface ExportButtonProps {
  filter: CallFilter;
  withAnswers?: boolean;
  disabled: boolean;
}

/** Saves the calls of the filter as a CSV file, with or without their responses. */
export function ExportButton({ filter, withAnswers = false, disabled }: ExportButtonProps) {
  const { mutate: save, isPending: busy } = useOperation(exportCalls);
  const label = withAnswers ? 'Export with responses' : 'Export CSV';
  return (
    <Button look="outline" size="small" disabled={disabled || busy} onClick={() => save({ filter, withAnswers })}>
      {busy ? <Spinner /> : <Download />}
      {busy ? 'Exporting…' : label}
    </Button>
  );
}

/** Switches the following of new calls. */
export function LiveSwitch({ on, onSwitch }: { on: boolean; onSwitch: (on: boolean) => void }) {
  return (
    <Button look="outline" size="small" role="switch" aria-checked={on} onClick={() => onSwitch(!on)}>
      <span
        aria-hidden="true"
        className={cn('size-2 rounded-full', on ? 'bg-ok motion-safe:animate-pulse' : 'border border-ink-muted')}
      />
      Live
    </Button>
  );
}

interface TailBarProps {
  on: boolean;
  waiting: number;
  isFlooded: boolean;
  isInterrupted: boolean;
  onShow: () => void;
}

/** Offers new calls that wait while the list is being read, and says when following is interrupted. */
export function TailBar({ on, waiting, isFlooded, isInterrupted, onShow }: TailBarProps) {
  if (!on) return null;
  return (
    <div
      role="status"
      className="pointer-events-none sticky top-16 z-30 grid h-0 justify-items-center overflow-visible"
    >
      {waiting > 0 ? (
        <Button look="outline" size="small" className="pointer-events-auto rounded-full shadow-pop" onClick={onShow}>
          {isFlooded ? 'Many new calls' : `${waiting} new ${waiting === 1 ? 'call' : 'calls'}`}
        </Button>
      ) : isInterrupted ? (
        <span className="h-fit rounded-full border border-line bg-surface px-3 py-1 text-[0.8125rem] text-ink-soft shadow-card">
          New calls cannot be loaded right now. Retrying.
        </span>
      ) : null}
    </div>
  );
}
