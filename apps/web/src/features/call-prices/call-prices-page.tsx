import { useQuery } from '@tanstack/react-query';
import { Sparkles, Tag } from '@/components/icons/icons.tsx';
import { TopUpAiBalance } from '@/components/top-up-ai-balance.tsx';
import { Card, EmptyState, PageHeading } from '@/components/ui/card.tsx';
import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { useTaxAdded } from '@/lib/checkout/use-tax-added.ts';
import { TextLink } from '@/components/ui/text-link.tsx';
import { formatCount, formatUnitPrice } from '@/lib/format.ts';
import { type Price, priceListQuery } from '@/lib/operations/load-price-list.ts';
import { paths } from '@/lib/paths.ts';

const EMPTY = 'No pricing information available at this time.';
const AI_REPORT = 'report';
const ROWS_AT_FIRST = 15;

const callsForADollar = (priceUsd: number) =>
  priceUsd > 0 ? formatCount(Math.floor(1 / priceUsd + 1e-9)) : 'unlimited';

const columns: readonly Column<Price>[] = [
  {
    header: 'Product',
    wraps: true,
    cell: (row) => (
      <>
        <span className="font-medium">{row.name}</span>
        <span className="mt-0.5 block text-[0.8125rem] text-ink-muted">{row.description}</span>
      </>
    ),
  },
  {
    header: 'Calls for $1',
    align: 'right',
    wideOnly: true,
    cell: (row) => <span className="text-ink-muted">{callsForADollar(Number(row.unit_price_usd))}</span>,
  },
  { header: 'Per call', align: 'right', cell: (row) => `$${formatUnitPrice(row.unit_price_usd)}` },
];

function ReportCard({ price }: { price: Price }) {
  return (
    <Card
      aria-labelledby="ai-report"
      className="mt-5 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-5 sm:p-6"
    >
      <div className="flex min-w-0 items-start gap-4">
        <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-wash text-accent">
          <Sparkles className="size-5" />
        </span>
        <div>
          <h2 id="ai-report" className="font-semibold tracking-tight">
            {price.name}
          </h2>
          <p className="mt-0.5 text-sm text-ink-muted">
            {price.description},{' '}
            <span className="font-medium text-ink tabular-nums">${formatUnitPrice(price.unit_price_usd)} each</span>,
            from the wallet. <TextLink to={paths.sampleReports}>Read a sample of each kind</TextLink>
          </p>
        </div>
      </div>
      <TopUpAiBalance />
    </Card>
  );
}

function Loading() {
  return (
    <Card aria-label="Loading prices" className="grid gap-5 p-6">
      {Array.from({ length: ROWS_AT_FIRST }, (_, row) => (
        <Skeleton key={row} className="h-8" />
      ))}
    </Card>
  );
}

export function CallPricesPage() {
  const { data: prices, error, isPending, refetch } = useQuery(priceListQuery);
  const taxAdded = useTaxAdded();
  const report = prices?.find((price) => price.report_tier === AI_REPORT);
  const calls = prices?.filter((price) => price !== report);
  return (
    <>
      <PageHeading
        title="Pricing"
        description="Pay as you go, per successful call. Calls within your plan’s quota cost nothing, and neither do failed ones."
      />
      {isPending ? <Loading /> : null}
      {error && !prices ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {prices?.length === 0 ? (
        <Card aria-label="Price list">
          <EmptyState icon={Tag} title={EMPTY} />
        </Card>
      ) : null}
      {calls && calls.length > 0 ? (
        <Card aria-label="Price list" className="overflow-hidden">
          <DataTable<Price> caption="Price list" columns={columns} rows={calls} rowKey={(row) => row.id} />
        </Card>
      ) : null}
      {report ? <ReportCard price={report} /> : null}
      {prices && prices.length > 0 ? (
        <p className="mt-4 text-[0.8125rem] text-ink-muted">
          In US dollars{taxAdded ? '; tax is added when you top up, not to a call' : ''}. Geocoding, time zones, account
          questions and replays of an idempotency key are free; a batch counts each successful item.
        </p>
      ) : null}
    </>
  );
}
