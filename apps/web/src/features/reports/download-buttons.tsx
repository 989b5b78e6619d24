import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import { DOWNLOAD_FORMS } from './download-forms.ts';
import { downloadReport } from './operations/download-report.ts';

/** Saves a report as a file of the chosen form. */
export function DownloadButtons({ id, title }: { id: string; title: string }) {
  const [open, setOpen] = useState(false);
  const { mutate, isPending, variables } = useOperation(downloadReport(id, title));
  return (
    <>
      <Button look="outline" size="small" onClick={() => setOpen(true)}>
        Download
      </Button>
      <Dialog
        open={open}
        title="Download"
        description="The same report, to keep or to print."
        onClose={() => setOpen(false)}
      >
        <div className="grid gap-2 sm:grid-cols-2">
          {DOWNLOAD_FORMS.map((form) => (
            <Button
              key={form.label}
              look="outline"
              disabled={isPending}
              onClick={() => mutate(form, { onSuccess: () => setOpen(false) })}
            >
              {isPending && variables.label === form.label ? <Spinner /> : null}
              {form.label}
            </Button>
          ))}
        </div>
      </Dialog>
    </>
  );
}
