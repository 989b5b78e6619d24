import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { PageHeading } from '@/components/ui/page-heading.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { reportsQuery } from './operations/load-reports.ts';
import { ReportHistory } from './report-history.tsx';
import { ReportPage } from './report-page.tsx';
import { WriteReport } from './write-report.tsx';

const REPORT = 'report';

/** Reports are asked for, bought, read and shared here. `balanceUsd`: null until it is known. */
export function ReportsPage({ balanceUsd }: { balanceUsd: number | null }) {
  const user = useSignedInUser();
  const [params, setParams] = useSearchParams();
  const reports = useInfiniteQuery(reportsQuery(user.id));
  const open = params.get(REPORT);
  const show = (id: string | null) => setParams(id === null ? {} : { [REPORT]: id });
  if (open !== null) return <ReportPage userId={user.id} id={open} onClose={() => show(null)} />;
  return (
    <>
      <PageHeading
        title="Reports"
        description="A written reading of a chart. Every paragraph says which placements it rests on."
      />
      <WriteReport
        userId={user.id}
        balanceUsd={balanceUsd}
        hasModel={reports.data?.pages[0]?.model ?? false}
        onOrdered={(id) => show(id)}
      />
      <ReportHistory userId={user.id} query={reports} onOpen={show} />
    </>
  );
}
