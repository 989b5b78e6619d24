import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { LoadError } from '@/components/ui/load-error.tsx';
import { PageHeading } from '@/components/ui/page-heading.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { textLinkClass } from '@/components/ui/text-link.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { formatDateTime, formatUsd } from '@/lib/format.ts';
import { site } from '@/lib/site.ts';
import { billingQuery, type Transaction } from './api/billing.ts';

function Amount({ row }: { row: Transaction }) {
  return <span className={row.status === 'completed' ? 'text-ok' : 'text-warn'}>${formatUsd(row.amount_cents / 100)}</span>;
}

const columns: readonly Column<Transaction>[] = [
  { header: 'Date', cell: (row) => formatDateTime(row.created_at) },
  { header: 'Status', cell: (row) => <Badge tone={row.status === 'completed' ? 'ok' : 'warn'}>{row.status}</Badge> },
  { header: 'Receipt', cell: (row) => (row.receipt_url ? <a className={textLinkClass} href={row.receipt_url} target="_blank" rel="noreferrer">Open</a> : 'None') },
  { header: 'Amount', align: 'right', cell: (row) => <Amount row={row} /> },
];

export function BillingPage() {
  const user = useSignedInUser();
  const { data: billing, error, isPending, refetch } = useQuery(billingQuery(user.id));
  return (
    <>
      <PageHeading title="Billing" description="Your prepaid balance and what was added to it." />
      {isPending ? <Skeleton className="h-40 w-full" /> : null}
      {error && !billing ? <LoadError message={error.message} onRetry={() => void refetch()} /> : null}
      {billing ? (
        <div className="grid grid-cols-1 gap-5">
          <Card aria-labelledby="balance-title" className="p-6">
            <h2 id="balance-title" className="text-sm font-normal tracking-normal text-ink-muted">Credits balance</h2>
            <p className="mt-1 text-4xl font-semibold tracking-tight tabular-nums">${formatUsd(billing.balanceUsd)}</p>
            <p className="mt-3 max-w-xl text-sm text-ink-muted">
              Credit pays calls that your plan does not cover, and never falls below zero. To add credit, write to <a className={textLinkClass} href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>; whoever runs this installation can book it at once.
            </p>
          </Card>
          <Card aria-labelledby="transactions-title">
            <CardHeader id="transactions-title" title="Transaction history" />
            <div className="mt-5 pb-2">
              {billing.transactions.length === 0 ? <EmptyState icon={ReceiptText} title="No top-ups yet">Payments appear here with their receipt.</EmptyState> : (
                <DataTable<Transaction>
                  caption="Transaction history" rows={billing.transactions} rowKey={(row) => row.id}
                  columns={columns}
                />
              )}
            </div>
          </Card>
        </div>
      ) : null}
    </>
  );
}
