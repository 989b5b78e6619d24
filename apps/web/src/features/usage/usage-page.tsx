import { useQuery } from '@tanstack/react-query';
import { ChartColumn } from 'lucide-react';
import { Card } from '@/components/ui/card.tsx';
import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { LoadError } from '@/components/ui/load-error.tsx';
import { PageHeading } from '@/components/ui/page-heading.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { formatUsd } from '@/lib/format.ts';
import { type MonthUsage, monthUsageQuery, type ProductUsage } from './api/month-usage.ts';

function Bar({ share }: { share: number }) {
  return <span aria-hidden="true" className="block h-1.5 w-32 overflow-hidden rounded-full bg-sunken"><span className="block h-full rounded-full bg-accent" style={{ width: `${Math.max(2, share * 100)}%` }} /></span>;
}

function Totals({ usage }: { usage: MonthUsage }) {
  const calls = usage.products.reduce((sum, product) => sum + product.calls, 0);
  const costUsd = usage.products.reduce((sum, product) => sum + product.costUsd, 0);
  return (
    <dl className="mb-5 grid gap-px overflow-hidden rounded-card border border-line bg-line sm:grid-cols-2">
      {[['Calls', calls.toLocaleString('en')], ['Paid from the wallet', `$${formatUsd(costUsd)}`]].map(([name, value]) => (
        <div key={name} className="bg-surface p-6"><dt className="text-sm text-ink-muted">{name}</dt><dd className="mt-1 text-3xl font-semibold tracking-tight tabular-nums">{value}</dd></div>
      ))}
    </dl>
  );
}

interface ProductShare extends ProductUsage { share: number }

const columns: readonly Column<ProductShare>[] = [
  { header: 'Product', cell: (row) => <span className="font-medium">{row.product}</span> },
  { header: 'Share', cell: (row) => <Bar share={row.share} /> },
  { header: 'Calls', align: 'right', cell: (row) => row.calls.toLocaleString('en') },
  { header: 'By plan, or free', align: 'right', cell: (row) => row.fromQuota.toLocaleString('en') },
  { header: 'Cost', align: 'right', cell: (row) => `$${formatUsd(row.costUsd)}` },
];

export function UsagePage() {
  const user = useSignedInUser();
  const { data: usage, error, isPending, refetch } = useQuery(monthUsageQuery(user.id));
  const most = usage?.products[0]?.calls ?? 1;
  return (
    <>
      <PageHeading title="Usage" description={`${usage?.month ?? 'This month'}, by product, in UTC.`} />
      {isPending ? <Skeleton className="h-64 w-full" /> : null}
      {error && !usage ? <LoadError message={error.message} onRetry={() => void refetch()} /> : null}
      {usage ? (
        <>
          <Totals usage={usage} />
          <Card aria-label="Usage by product" className="overflow-hidden">
            {usage.products.length === 0 ? <EmptyState icon={ChartColumn} title="No calls this month">Successful calls are counted here by product.</EmptyState> : (
              <DataTable<ProductShare>
                caption="Usage by product" rows={usage.products.map((product) => ({ ...product, share: product.calls / most }))} rowKey={(row) => row.product}
                columns={columns}
              />
            )}
          </Card>
          {usage.complete ? null : <p className="mt-3 text-sm text-ink-muted">Counted over your latest 20,000 calls.</p>}
        </>
      ) : null}
    </>
  );
}
