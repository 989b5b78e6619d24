import type { ReportRow } from '@theia-astro/server/rules/reports';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { DateTime } from '@/components/ui/date-time.tsx';
import { formatUsd } from '@/lib/format.ts';
import { DeleteButton } from './delete-button.tsx';
import { kindTitle } from './kinds.ts';
import { ShareButton } from './share-button.tsx';
import { reportName, statusWords } from './report-words.ts';

interface ReportItemProps {
  userId: string;
  report: ReportRow;
  onOpen: () => void;
}

/** A report in the list, and what can be done with it. */
export function ReportItem({ userId, report, onOpen }: ReportItemProps) {
  const { label, tone } = statusWords(report);
  const name = reportName(report);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 sm:px-6">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="min-w-0 truncate font-medium">{name}</span>
          <Badge tone={tone}>{label}</Badge>
          {report.shared ? <Badge tone="plain">Shared</Badge> : null}
        </p>
        <p className="mt-0.5 text-[0.8125rem] text-ink-muted">
          {kindTitle(report.kind)} · <DateTime at={report.created_at} />
          {report.status === 'ready' ? ` · $${formatUsd(report.cost_usd)}` : ''}
        </p>
        {report.failure_message === null ? null : (
          <p className="mt-1 text-[0.8125rem] text-bad">{report.failure_message} Nothing was charged.</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        {report.status === 'failed' ? null : (
          <Button look="outline" size="small" onClick={onOpen}>
            {report.status === 'ready' ? 'Read' : 'Progress'}
            <span className="sr-only"> of {name}</span>
          </Button>
        )}
        {report.status === 'ready' ? <ShareButton userId={userId} report={report} /> : null}
        <DeleteButton userId={userId} report={report} />
      </div>
    </li>
  );
}
