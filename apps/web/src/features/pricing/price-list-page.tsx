import { useQuery } from '@tanstack/react-query';
import { Tag } from 'lucide-react';
import { Card } from '@/components/ui/card.tsx';
import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { LoadError } from '@/components/ui/load-error.tsx';
import { PageHeading } from '@/components/ui/page-heading.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { formatUnitPrice } from '@/lib/format.ts';
import { type Price, priceListQuery } from './api/price-list.ts';

const EMPTY = 'No pricing information available at this time.';

const columns: readonly Column<Price>[] = [
  { header: 'Product', cell: (row) => <span className="font-medium">{row.name}</span> },
  { header: 'What it is', cell: (row) => <span className="text-ink-muted">{row.description}</span> },
  { header: 'Per call', align: 'right', cell: (row) => `$${formatUnitPrice(row.unit_price_usd)}` },
];

export function PriceListPage() {
  const { data: prices, error, isPending, refetch } = useQuery(priceListQuery);
  return (
    <>
      <PageHeading title="Pricing" description="Pay as you go, per successful call. Calls within your plan's quota cost nothing." />
      {isPending ? <Skeleton className="h-80 w-full" /> : null}
      {error && !prices ? <LoadError message={error.message} onRetry={() => void refetch()} /> : null}
      {prices ? (
        <Card aria-label="Price list" className="overflow-hidden">
          {prices.length === 0 ? <EmptyState icon={Tag} title={EMPTY} /> : (
            <DataTable<Price>
              caption="Price list" rows={prices} rowKey={(row) => row.id}
              columns={columns}
            />
          )}
        </Card>
      ) : null}
    </>
  );
}
