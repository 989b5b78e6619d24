import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { formatCount, formatUtcDate } from '@/lib/format.ts';
import { billingSettingsQuery } from '@/lib/operations/load-billing-settings.ts';
import { type CostProjection, costProjectionQuery } from '@/lib/operations/load-cost-projection.ts';
import { paceWords, planCostWords, shortfallWords, type Writers } from './cost-words.ts';
import { dollars } from './money.ts';

const write: Writers = { usd: dollars, count: formatCount, date: formatUtcDate };

function Figure({ name, testId, children }: { name: string; testId: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-[0.8125rem] text-ink-muted">{name}</dt>
      <dd data-testid={testId} className="mt-0.5 text-2xl font-semibold tracking-tight tabular-nums">
        {children}
      </dd>
    </div>
  );
}

function Figures({ projection, autoTopUp }: { projection: CostProjection; autoTopUp: boolean }) {
  const { projected_usd: projected, wallet_usd: paid, period_end: end } = projection;
  const shortfall = shortfallWords(projection, autoTopUp, write);
  return (
    <>
      <dl className="grid gap-5 sm:grid-cols-3">
        <Figure name="Plan" testId="cost-plan">
          {planCostWords(projection, write)}
        </Figure>
        <Figure name="Paid from the wallet so far" testId="cost-wallet">
          {dollars(paid)}
        </Figure>
        <Figure name={`Projected by ${formatUtcDate(end)}`} testId="cost-projected">
          {projected === null ? <span className="text-ink-muted">Too early</span> : dollars(projected)}
        </Figure>
      </dl>
      <div className="mt-4 grid gap-1.5 text-[0.8125rem] text-ink-muted">
        <p>{paceWords(projection, write)}</p>
        {shortfall === null ? null : <p className="text-warn">{shortfall}</p>}
      </div>
    </>
  );
}

/** The cost of the billing period so far, and what it will be at its end. */
export function CostCard() {
  const user = useSignedInUser();
  const { data, error, isPending, refetch } = useQuery(costProjectionQuery(user.id));
  const { data: settings } = useQuery(billingSettingsQuery(user.id));
  return (
    <Card aria-labelledby="cost-title">
      <CardHeader
        id="cost-title"
        title="Cost of this period"
        description="Plan at list price plus calls paid from the wallet, before tax, discounts and prorated changes."
      />
      <div className="px-5 pb-5 pt-4 sm:px-6">
        {isPending ? <Skeleton className="h-54 w-full sm:h-22" /> : null}
        {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
        {data ? <Figures projection={data} autoTopUp={settings?.auto_topup === true} /> : null}
      </div>
    </Card>
  );
}
