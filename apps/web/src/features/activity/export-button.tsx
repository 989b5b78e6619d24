import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { saveFile } from '@/lib/save-file.ts';
import { errorMessage } from '@/lib/error-message.ts';
import { formatCount } from '@/lib/format.ts';
import { toast } from '@/lib/toast.ts';
import type { CallFilter } from './api/call-filter.ts';
import { LOAD_FAILED } from './api/calls.ts';
import { exportCalls } from './api/export-calls.ts';

/** Saves the calls of the filter as a CSV file. */
export function ExportButton({ userId, filter, disabled }: { userId: string; filter: CallFilter; disabled: boolean }) {
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const { csv, rows, complete } = await exportCalls(userId, filter);
      saveFile(`theia-calls-${new Date().toISOString().slice(0, 10)}.csv`, 'text/csv;charset=utf-8', csv);
      toast(
        complete
          ? `${formatCount(rows)} ${rows === 1 ? 'call' : 'calls'} exported`
          : `The latest ${formatCount(rows)} calls exported`,
        {
          variant: 'success',
          ...(complete ? {} : { description: 'One file takes no more. Narrow the dates for the rest.' }),
        },
      );
    } catch (error) {
      toast('Error', { description: errorMessage(error, LOAD_FAILED), variant: 'destructive' });
    }
    setBusy(false);
  };
  return (
    <Button look="outline" size="small" disabled={disabled || busy} onClick={() => void save()}>
      {busy ? <Spinner /> : <Download aria-hidden="true" />}
      {busy ? 'Exporting…' : 'Export CSV'}
    </Button>
  );
}
