import { Download } from '@/components/icons/icons.tsx';
import { Spinner } from '@/components/ui/button.tsx';
import { DialogButton } from '@/components/ui/dialog.tsx';
import { Problem } from '@/components/ui/problem.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import { DOWNLOAD_FORMS } from './download-forms.ts';
import { downloadReport } from './operations.ts';

function Forms({ id, title, onSaved }: { id: string; title: string; onSaved: () => void }) {
  const { mutate, isPending, variables, problem } = useOperation(downloadReport(id, title));
  return (
    <>
      <ul className="grid gap-2">
        {DOWNLOAD_FORMS.map((form) => (
          <li key={form.label}>
            <button
              type="button"
              disabled={isPending}
              onClick={() => mutate(form, { onSuccess: onSaved })}
              className="flex w-full items-center justify-between gap-4 rounded-lg border border-line-strong px-4 py-2.5 text-left transition-colors hover:bg-sunken disabled:opacity-50"
            >
              <span>
                <span className="block text-sm font-medium">{form.label}</span>
                <span className="block text-xs text-ink-muted">{form.description}</span>
              </span>
              {isPending && variables.label === form.label ? (
                <Spinner className="size-4 shrink-0" />
              ) : (
                <Download className="size-4 shrink-0 text-ink-muted" />
              )}
            </button>
          </li>
        ))}
      </ul>
      <Problem className="mt-3">{problem}</Problem>
    </>
  );
}

/** Saves a report as a file of the chosen form. */
export function DownloadButton({ id, title, isPrimary = false }: { id: string; title: string; isPrimary?: boolean }) {
  return (
    <DialogButton
      look={isPrimary ? 'primary' : 'outline'}
      size="small"
      icon={Download}
      title="Download"
      description="The same report, to keep or to print."
      renderContent={(close) => <Forms id={id} title={title} onSaved={close} />}
    >
      Download
    </DialogButton>
  );
}
