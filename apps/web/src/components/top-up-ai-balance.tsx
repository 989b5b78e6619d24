import { useId } from 'react';
import { Button } from './ui/button.tsx';
import { NotYetAvailable } from './ui/not-yet-available.tsx';

/** The button for the balance that reports are paid from; disabled until reports are available. */
export function TopUpAiBalance() {
  const reason = useId();
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <NotYetAvailable id={reason} />
      <Button look="outline" size="small" disabled aria-describedby={reason}>
        Top Up AI Balance
      </Button>
    </span>
  );
}
