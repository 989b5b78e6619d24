import { Button, Spinner } from '@/components/ui/button.tsx';
import { CopyTextButton } from '@/components/ui/copy-button.tsx';
import { DialogButton } from '@/components/ui/dialog.tsx';
import { Problem } from '@/components/ui/problem.tsx';
import { useOperation } from '@/lib/operations/operation.ts';
import type { Report } from '@/lib/resources.ts';
import { shareReport, withdrawReport } from './operations.ts';
import { reportName } from './report-words.ts';

interface ShareFormProps {
  userId: string;
  report: Report;
  onClose: () => void;
}

function ShareForm({ userId, report, onClose }: ShareFormProps) {
  const share = useOperation(shareReport(userId, report.id));
  const withdraw = useOperation(withdrawReport(userId, report.id));
  const busy = share.isPending || withdraw.isPending;
  const problem = share.problem ?? withdraw.problem;
  const url = share.data?.url;
  return (
    <>
      {url === undefined ? (
        <p className="text-sm text-ink-soft">
          {report.shared ? 'There is a link. A new one replaces it immediately.' : 'There is no link yet.'}
        </p>
      ) : (
        <div className="grid gap-3">
          <p className="break-all rounded-lg border border-line bg-sunken p-3 font-mono text-[0.8125rem]">{url}</p>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="text-[0.8125rem] text-ink-muted">Shown this once. You can make a new one at any time.</p>
            <CopyTextButton text={url} label="Copy link" />
          </div>
        </div>
      )}
      <Problem className="mt-3">{problem}</Problem>
      <div className="mt-5 flex flex-wrap justify-end gap-2">
        <Button look="ghost" onClick={onClose}>
          {url === undefined ? 'Cancel' : 'Done'}
        </Button>
        {report.shared ? (
          <Button look="danger" disabled={busy} onClick={() => withdraw.mutate(undefined, { onSuccess: onClose })}>
            {withdraw.isPending ? <Spinner /> : null}Revoke link
          </Button>
        ) : null}
        {url === undefined ? (
          <Button disabled={busy} onClick={() => share.mutate()} busy={share.isPending}>
            {report.shared ? 'Make new link' : 'Make link'}
          </Button>
        ) : null}
      </div>
    </>
  );
}

/** Shares a report by a secret link, or withdraws it. */
export function ShareButton({ userId, report }: { userId: string; report: Report }) {
  return (
    <DialogButton
      look="outline"
      size="small"
      title="Share by link"
      description="Anyone with the link can read the report, without an account, until you revoke it."
      renderContent={(close) => <ShareForm userId={userId} report={report} onClose={close} />}
    >
      Share<span className="sr-only"> {reportName(report)}</span>
    </DialogButton>
  );
}
