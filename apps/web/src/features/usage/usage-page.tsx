import { useQuery } from '@tanstack/react-query';
import { Card, PageHeading } from '@/components/ui/card.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { formatUtcDate } from '@/lib/format.ts';
import { costProjectionQuery } from '@/lib/operations/load-cost-projection.ts';
import { priceListQuery, productName } from '@/lib/operations/load-price-list.ts';
import { type Usage, usageQuery } from './operations.ts';
import { DayCard } from './day-card.tsx';
import { QuotaFigure, TotalFigures } from './figures.tsx';
import { ProductCard } from './product-card.tsx';
import { addUp } from './summary.ts';

function Loading() {
  return (
    <div role="status" aria-label="Loading your usage" className="grid gap-5">
      <div className="grid gap-5 lg:grid-cols-[1.4fr_1fr_1fr]">
        {['quota', 'calls', 'cost'].map((name) => (
          <Card key={name} className="grid gap-3 p-6">
            <Skeleton className="h-4 w-24" />
            <Skeleton className="h-9 w-36" />
            <Skeleton className="h-4 w-40" />
          </Card>
        ))}
      </div>
      <Card className="p-6">
        <Skeleton className="h-80" />
      </Card>
    </div>
  );
}

function Loaded({ usage: { plan, rows } }: { usage: Usage }) {
  const user = useSignedInUser();
  const { data: prices } = useQuery({ ...priceListQuery, meta: { missing: 'the names of products' } });
  const { data: cost } = useQuery({ ...costProjectionQuery(user.id), meta: { missing: 'the forecast of your costs' } });
  const seriesName = (product: string) => productName(product, prices);
  return (
    <>
      <div className="mb-5 grid gap-5 lg:grid-cols-[1.4fr_1fr_1fr]">
        <QuotaFigure plan={plan} />
        <TotalFigures
          current={addUp(rows, 'current')}
          projected={
            cost && cost.projected_wallet_usd !== null
              ? { usd: cost.projected_wallet_usd, until: cost.period_end }
              : null
          }
          previous={plan.previous_start === plan.period_start ? null : addUp(rows, 'previous')}
        />
      </div>
      <DayCard plan={plan} rows={rows} nameOf={seriesName} />
      <ProductCard rows={rows} nameOf={seriesName} />
    </>
  );
}

/** Calls and cost of this billing period and the last, by day and product. */
export function UsagePage() {
  const user = useSignedInUser();
  const { data: usage, error, isPending, refetch } = useQuery(usageQuery(user.id));
  return (
    <>
      <PageHeading
        title="Usage"
        description={
          usage
            ? `${formatUtcDate(usage.plan.period_start)} to ${formatUtcDate(usage.plan.period_end)}, in UTC`
            : 'This billing period, in UTC'
        }
      />
      {isPending ? <Loading /> : null}
      {error && !usage ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {usage ? <Loaded usage={usage} /> : null}
    </>
  );
}
