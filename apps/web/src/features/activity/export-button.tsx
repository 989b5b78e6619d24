import { Download } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import type { CallFilter } from './call-filter.ts';
import { exportCalls } from './operations/export-calls.ts';

/** Saves the calls of the filter as a CSV file, with or without their answers. */
export function ExportButton({
  filter,
  withAnswers = false,
  disabled,
}: {
  filter: CallFilter;
  withAnswers?: boolean;
  disabled: boolean;
}) {
  const { mutate: save, isPending: busy } = useOperation(exportCalls);
  const label = withAnswers ? 'Export with answers' : 'Export CSV';
  return (
    <Button look="outline" size="small" disabled={disabled || busy} onClick={() => save({ filter, withAnswers })}>
      {busy ? <Spinner /> : <Download />}
      {busy ? 'Exporting…' : label}
    </Button>
  );
}
