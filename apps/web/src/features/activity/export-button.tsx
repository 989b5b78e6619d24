import { Download } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import type { CallFilter } from './call-filter.ts';
import { exportCalls } from './operations/export-calls.ts';

/** Saves the calls of the filter as a CSV file. */
export function ExportButton({ userId, filter, disabled }: { userId: string; filter: CallFilter; disabled: boolean }) {
  const { mutate: save, isPending: busy } = useOperation(exportCalls(userId));
  return (
    <Button look="outline" size="small" disabled={disabled || busy} onClick={() => save(filter)}>
      {busy ? <Spinner /> : <Download />}
      {busy ? 'Exporting…' : 'Export CSV'}
    </Button>
  );
}
