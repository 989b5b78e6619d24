import type { ReportRow } from '@theia-astro/server/rules/operations/reports';
import { TopUpAiBalance } from '@/components/top-up-ai-balance.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { kindTitle } from './kinds.ts';
import { isUnpaid } from './report-words.ts';

/** Why a report could not be written, and how to go on. */
export function FailedReport({ report, onReuse }: { report: ReportRow; onReuse: (() => void) | null }) {
  return (
    <Card aria-labelledby="failed-title" className="grid justify-items-start gap-5 p-5 sm:p-10">
      <h1 id="failed-title" className="text-heading">
        {kindTitle(report.kind)}: not written
      </h1>
      <Alert tone="bad" className="w-full max-w-[39rem]">
        <p>{report.failure_message ?? 'The report could not be written.'} Nothing was charged.</p>
      </Alert>
      <div className="flex flex-wrap items-center gap-3">
        {isUnpaid(report) ? <TopUpAiBalance /> : null}
        {onReuse === null ? null : (
          <Button size="small" onClick={onReuse}>
            Change and try again
          </Button>
        )}
      </div>
    </Card>
  );
}
