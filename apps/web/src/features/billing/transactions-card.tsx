import { useQuery } from '@tanstack/react-query';
import { Download, ReceiptText } from '@/components/icons/icons.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { LoadError } from '@/components/ui/load-error.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { formatDateTime } from '@/lib/format.ts';
import { billingWalletQuery, type Transaction } from './operations/load-wallet.ts';
import { dollars } from './money.ts';
import { openReceipt } from './open-receipt.ts';

const NAMES: Readonly<Record<string, string>> = {
  completed: 'Completed',
  failed: 'Failed',
  pending: 'Pending',
  refunded: 'Refunded',
  partially_refunded: 'Partly refunded',
  disputed: 'Disputed',
};

const columns: readonly Column<Transaction>[] = [
  { header: 'Date', cell: (row) => formatDateTime(row.created_at) },
  {
    header: 'Kind',
    wideOnly: true,
    cell: (row) => <span className="text-ink-muted">{row.kind === 'auto' ? 'Automatic top-up' : 'Top-up'}</span>,
  },
  {
    header: 'Status',
    cell: (row) => <Badge tone={row.status === 'completed' ? 'ok' : 'warn'}>{NAMES[row.status] ?? row.status}</Badge>,
  },
  {
    header: 'Amount',
    align: 'right',
    cell: (row) => (
      <span className={row.status === 'completed' ? 'text-ok' : 'text-warn'}>{dollars(row.amount_cents / 100)}</span>
    ),
  },
  {
    header: 'Receipt',
    quietHeader: true,
    align: 'right',
    cell: (row) => (
      <Button
        look="ghost"
        size="icon"
        aria-label={`Receipt of ${formatDateTime(row.created_at)}`}
        title="Receipt"
        onClick={() => openReceipt(row.receipt_url)}
      >
        <Download />
      </Button>
    ),
  },
];

/** The latest payments into the wallet, with their receipts. */
export function TransactionsCard() {
  const user = useSignedInUser();
  const { data: wallet, error, isPending, refetch } = useQuery(billingWalletQuery(user.id));
  return (
    <Card aria-labelledby="transactions-title" className="overflow-hidden">
      <CardHeader
        id="transactions-title"
        title="Transaction history"
        description="Your last ten payments into the wallet."
      />
      <div className="mt-5 pb-2">
        {isPending ? (
          <div className="px-6 pb-4">
            <Skeleton className="h-32 w-full" />
          </div>
        ) : null}
        {error && !wallet ? (
          <div className="px-6 pb-4">
            <LoadError error={error} onRetry={() => void refetch()} />
          </div>
        ) : null}
        {wallet?.transactions.length === 0 ? (
          <EmptyState icon={ReceiptText} title="No transactions yet">
            Payments appear here with their receipt.
          </EmptyState>
        ) : null}
        {wallet && wallet.transactions.length > 0 ? (
          <DataTable<Transaction>
            caption="Transaction history"
            rows={wallet.transactions}
            rowKey={(row) => row.id}
            columns={columns}
          />
        ) : null}
      </div>
    </Card>
  );
}
