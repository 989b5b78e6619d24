import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { PageHeading } from '@/components/ui/card.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { usePaymentReturn } from '@/lib/checkout/use-payment-return.ts';
import type { Draft } from './draft.ts';
import { keepDraft } from './kept-draft.ts';
import { reportsQuery, WALLET } from './operations.ts';
import { ReportHistory } from './report-history.tsx';
import { ReportPage } from './report-page.tsx';
import { WriteReport } from './write-report.tsx';

const REPORT = 'report';

/** Reports are asked for, bought, read and shared here. `balanceUsd`: null until it is known. */
export function ReportsPage({ balanceUsd }: { balanceUsd: number | null }) {
  const user = useSignedInUser();
  const [params, setParams] = useSearchParams();
  const [round, setRound] = useState(0);
  usePaymentReturn(WALLET);
  const reports = useInfiniteQuery(reportsQuery(user.id));
  const open = params.get(REPORT);
  const show = (id: string | null) => {
    setParams(id === null ? {} : { [REPORT]: id });
    window.scrollTo(0, 0);
  };
  const reuse = (draft: Draft) => {
    keepDraft(user.id, { draft, preview: null });
    setRound(round + 1);
    show(null);
  };
  if (open !== null)
    return <ReportPage key={open} userId={user.id} id={open} onClose={() => show(null)} onReuse={reuse} />;
  return (
    <>
      <PageHeading
        title="Reports"
        description="A written reading of a chart. Every paragraph names the placements behind it."
      />
      <WriteReport
        key={round}
        userId={user.id}
        balanceUsd={balanceUsd}
        hasModel={reports.data?.pages[0]?.model ?? false}
        onOrdered={(id) => show(id)}
      />
      <ReportHistory userId={user.id} query={reports} onOpen={show} />
    </>
  );
}
