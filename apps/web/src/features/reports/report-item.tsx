import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { DateTime } from '@/components/ui/date-time.tsx';
import { formatUsd } from '@/lib/format.ts';
import type { Report } from '@/lib/resources.ts';
import { DeleteButton } from './delete-button.tsx';
import { DownloadButton } from './download-button.tsx';
import { kindTitle } from './kinds.ts';
import { reportName, statusWords } from './report-words.ts';
import { ShareButton } from './share-button.tsx';

interface ReportItemProps {
  userId: string;
  report: Report;
  onOpen: () => void;
}

const OPEN = { ready: 'Read', failed: 'Why', waiting: 'Progress', writing: 'Progress' } as const;

/** A report in the list, and what can be done with it. */
export function ReportItem({ userId, report, onOpen }: ReportItemProps) {
  const { label, tone } = statusWords(report);
  const name = reportName(report);
  const isReady = report.status === 'ready';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-6">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="min-w-0 truncate font-medium">{name}</span>
          {isReady ? null : <Badge tone={tone}>{label}</Badge>}
          {report.shared ? <Badge tone="warn">Shared by link</Badge> : null}
        </p>
        <p className="mt-0.5 text-[0.8125rem] text-ink-muted">
          {kindTitle(report.kind)} · <DateTime at={report.created_at} />
          {isReady ? ` · $${formatUsd(report.cost_usd)}` : ''}
        </p>
        {report.failure_message === null ? null : (
          <p className="mt-1 text-[0.8125rem] text-bad">{report.failure_message} Nothing was charged.</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button look="outline" size="small" onClick={onOpen}>
          {OPEN[report.status]}
          <span className="sr-only"> {name}</span>
        </Button>
        {isReady ? <DownloadButton id={report.id} title={name} /> : null}
        {isReady ? <ShareButton userId={userId} report={report} /> : null}
        <DeleteButton userId={userId} report={report} />
      </div>
    </li>
  );
}
