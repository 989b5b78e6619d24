import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from '@/components/icons/icons.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Card, PageHeading } from '@/components/ui/card.tsx';
import { EmptyState } from '@/components/ui/list.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { formatCount, formatUtcDate } from '@/lib/format.ts';
import { costProjectionQuery } from '@/lib/operations/load-cost-projection.ts';
import { priceListQuery, productName } from '@/lib/operations/load-price-list.ts';
import { paths } from '@/lib/paths.ts';
import { DayCard } from './day-card.tsx';
import { QuotaFigure, TotalFigures } from './figures.tsx';
import { type Usage, usageQuery } from './operations.ts';
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

/** A period without calls, after one without calls: what the plan includes, and the way to a first call. */
function NoCalls({ plan }: { plan: Usage['plan'] }) {
  return (
    <Card aria-label="Usage" className="pb-12">
      <EmptyState icon={ChartColumn} title="No calls in this period">
        {plan.plan === null
          ? 'Calls are paid from your wallet, and counted here by day and product.'
          : `The ${plan.plan_name} plan includes ${formatCount(plan.quota)} calls until ${formatUtcDate(plan.period_end)}. They are counted here by day and product.`}
      </EmptyState>
      <div className="grid justify-items-center">
        <ButtonLink to={paths.playground}>Make a call in the Playground</ButtonLink>
      </div>
    </Card>
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
      {usage?.rows.length === 0 ? <NoCalls plan={usage.plan} /> : null}
      {usage && usage.rows.length > 0 ? <Loaded usage={usage} /> : null}
    </>
  );
}
